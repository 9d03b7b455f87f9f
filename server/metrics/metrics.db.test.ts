import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createHealth } from '#server/health.ts';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { createPool } from '#app/platform/database.server.ts';
import { documentsJob } from '#app/search/index.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const token = 'a-token-for-the-monitors-1';
let test: TestServices;
let maths: Maths & { load(): { processes: number; busy: number; waiting: number } };
let metrics: Metrics;
beforeAll(async () => {
  test = await testServices();
  maths = createMaths();
  metrics = metricsOf();
});
afterAll(async () => {
  metrics.stop();
  await maths.close();
  await test.close();
});

const metricsOf = (pool = test.pool) =>
  createMetrics({
    token,
    pool,
    maths,
    realtime: { connections: () => 3 },
    words: { healthy: () => true },
    maintenance: { closed: () => null },
    overload: { load: () => ({ inside: 2, waiting: 4, refused: 9 }) },
    pageOf: (path) => (path === '/pricing' ? '/pricing' : null),
  });

const appWith = (given: Metrics | undefined) =>
  createApp({
    services: test.services,
    maths,
    pool: test.pool,
    supabase: null,
    health: createHealth(test.pool, 0, test.services),
    ...(given ? { metrics: given } : {}),
    verifyToken: () => Promise.resolve(null),
    pages: { render: () => Promise.resolve(new Response('a page')) },
  });
const bearer = { headers: { authorization: `Bearer ${token}` } };

type Line = { name: string; labels: Record<string, string>; value: number };

/**
 * A strict parser of the exposition format: a type before the first sample, each family once, no duplicate series; empty lines are ignored.
 * Throws.
 */
function read(text: string): Line[] {
  const types = new Map<string, string>();
  const seen = new Set<string>();
  const refuseTwice = (what: string) => {
    if (seen.has(what)) throw new Error(`${what} stands there twice`);
    seen.add(what);
  };
  let current = '';
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, what, family = '', rest = ''] = /^# (HELP|TYPE) ([a-z][a-z0-9_]*) (.+)$/.exec(line) ?? [];
      if (what) {
        refuseTwice(`# ${what} ${family}`);
        if (what === 'TYPE') types.set(family, rest);
        current = family;
        return [];
      }
      const [, name = '', inner = '', value = ''] =
        /^([a-z][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\+Inf|NaN|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/.exec(
          line,
        ) ?? [];
      const belongs = types.get(current) === 'histogram' ? name.replace(/_(bucket|sum|count)$/, '') : name;
      if (name === '' || belongs !== current || !types.has(current))
        throw new Error(`not understood: ${line}`);
      refuseTwice(`${name}{${inner}}`);
      const labels = Object.fromEntries(
        [...inner.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text]),
      );
      return [{ name, labels, value: Number(value.replace('+Inf', 'Infinity')) }];
    });
}

describe('/metrics', () => {
  it('does not exist without a token of its own', async () => {
    const answer = await appWith(undefined).request('http://localhost:5173/metrics', bearer);
    // Any other address is answered by the pages.
    expect(await answer.text()).toBe('a page');
  });

  it('refuses another token, or none', async () => {
    const app = appWith(metrics);
    for (const headers of [
      {} as Record<string, string>,
      { authorization: `Bearer ${token}x` },
      { authorization: token },
    ]) {
      const answer = await app.request('http://localhost:5173/metrics', { headers });
      expect([answer.status, await answer.text()]).toEqual([401, '']);
    }
  });

  it('counts requests by route pattern, never by address', async () => {
    const mine = metricsOf();
    const app = appWith(mine);
    const ask = (path: string, init = {}) => app.request(`http://localhost:5173${path}`, init);
    for (const path of [
      '/functions/v1/tutors/lucia',
      '/functions/v1/tutors/amara',
      '/functions/v1/nothing/1',
      '/x/1',
      '/x/2',
    ])
      await ask(path);
    await ask('/pricing.data');
    await ask('/pricing', { method: 'BREW' });
    const lines = read(await (await ask('/metrics', bearer)).text());
    mine.stop();
    const counted = lines.filter(({ name }) => name === 'curvela_http_requests_total');
    const sums = Object.fromEntries(
      counted.map(({ labels, value }) => [`${labels.method} ${labels.route} ${labels.status}`, value]),
    );
    expect(sums).toEqual({
      'GET /functions/v1/tutors/:id 404': 2,
      'GET /functions/v1/* 404': 1,
      'GET other 200': 2,
      'GET /pricing 200': 1,
      'OTHER /pricing 405': 1,
    });
    const buckets = lines.filter(
      ({ name, labels }) => name.endsWith('_bucket') && labels.route === '/functions/v1/tutors/:id',
    );
    expect(buckets.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value: 2 });
    expect(buckets.map(({ value }) => value)).toEqual(
      buckets.map(({ value }) => value).toSorted((a, b) => a - b),
    );
  });

  it('reports pool, memory, event loop, sockets, jobs, emails, model and maths', async () => {
    await test.db.transaction().execute((trx) => test.services.jobs.send(trx, documentsJob, {}));
    await test.services.mail.enqueue(test.db, {
      messageId: 'm1',
      to: 'a@example.org',
      language: 'en',
      subject: 's',
      text: 't',
    });
    await test.db.updateTable('app.mails').set({ sent_at: null }).execute();
    const lines = read(
      await (await appWith(metrics).request('http://localhost:5173/metrics', bearer)).text(),
    );
    const value = (name: string, labels: Record<string, string> = {}) =>
      lines.find(
        (line) => line.name === name && Object.entries(labels).every(([k, v]) => line.labels[k] === v),
      )?.value;
    expect(value('curvela_mails_waiting')).toBe(1);
    expect(value('curvela_jobs', { state: 'created' })).toBe(1);
    expect(value('curvela_realtime_sockets')).toBe(3);
    expect(value('curvela_model_healthy')).toBe(1);
    expect(value('curvela_database_up')).toBe(1);
    expect(value('curvela_pool_connections', { state: 'most' })).toBe(30);
    expect(value('curvela_memory_bytes', { kind: 'rss' })).toBeGreaterThan(10_000_000);
    expect(value('curvela_model_cost_month')).toBe(0);
    const names = new Set(lines.map(({ name }) => name));
    for (const name of [
      'curvela_maths_waiting',
      'curvela_streams_open',
      'curvela_requests_refused_total',
      'curvela_event_loop_delay_seconds',
      'curvela_pool_waiting',
    ])
      expect(names).toContain(name);
  });

  it('reports that the database is unreachable, and all other metrics', async () => {
    const unreachablePool = createPool('postgres://nobody@127.0.0.1:1/none', 2, 200);
    const mine = metricsOf(unreachablePool);
    const lines = read(await (await appWith(mine).request('http://localhost:5173/metrics', bearer)).text());
    mine.stop();
    await unreachablePool.end();
    expect(lines.find(({ name }) => name === 'curvela_database_up')?.value).toBe(0);
    expect(lines.some(({ name }) => name === 'curvela_memory_bytes')).toBe(true);
    expect(lines.some(({ name }) => name === 'curvela_jobs')).toBe(false);
  });
});
