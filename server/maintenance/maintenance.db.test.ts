import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHealth } from '#server/health.ts';
import { createApp } from '#server/app.ts';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { followMaintenance, type Maintenance } from './maintenance.ts';
import { turn } from './switch.ts';

const founder = { id: '00000000-0000-4000-8000-000000000001', email: 'ana.founder@example.org' };
let test: TestServices;
let maths: Maths;
/** Two processes on one database. */
let processes: { app: ReturnType<typeof createApp>; maintenance: Maintenance }[];

beforeAll(async () => {
  test = await testServices();
  maths = createMaths();
  processes = await Promise.all(
    [1, 2].map(async () => {
      const maintenance = await followMaintenance(test.services);
      const app = createApp({
        services: test.services,
        maths,
        pool: test.pool,
        supabase: null,
        health: createHealth(test.pool, 0, { jobs: { ...test.services.jobs, healthy: () => true } }),
        maintenance,
        verifyToken: () => Promise.resolve(null),
        pages: { render: () => Promise.resolve(new Response('a page')) },
      });
      return { app, maintenance };
    }),
  );
});
afterAll(async () => {
  for (const { maintenance } of processes) maintenance.stop();
  await maths.close();
  await test.close();
});

const ask = (path: string, init: RequestInit = {}, process = 0) =>
  processes[process]?.app.request(`http://localhost:5173${path}`, init) as Promise<Response>;
const key = 'a-key-of-the-one-who-works';
const close = async (until: Date | null = null) => {
  await turn(test.services, founder, { closed: true, until, key });
  await Promise.all(processes.map(({ maintenance }) => maintenance.look()));
};
const open = async () => {
  await turn(test.services, founder, { closed: false });
  await Promise.all(processes.map(({ maintenance }) => maintenance.look()));
};

describe('a product under maintenance', () => {
  it('answers pages with 503 in the visitor’s language and time zone, not to be indexed', async () => {
    expect(await (await ask('/pricing')).text()).toBe('a page');
    await close(new Date('2026-11-20T09:40:00Z'));
    const prefs = encodeURIComponent(
      JSON.stringify({
        v: 1,
        state: { locale: 'es-CO', timezone: 'America/Bogota', useDeviceLocale: false },
      }),
    );
    const spanish = await ask('/pricing?x="><b>', { headers: { cookie: `prefs=${prefs}` } });
    expect(spanish.status).toBe(503);
    expect(spanish.headers.get('retry-after')).toBe('1800');
    expect(spanish.headers.get('x-robots-tag')).toBe('noindex');
    const words = await spanish.text();
    expect(words).toContain('Estamos trabajando en Curvela');
    expect(words).toMatch(/4:40/);
    expect(words).not.toContain('<b>');
    const french = await (await ask('/', { headers: { 'accept-language': 'fr-FR' } })).text();
    expect(french).toContain('lang="fr-FR"');
    expect(french).toContain('Nous pensons être de retour à 10:40');
    await open();
    expect((await ask('/pricing')).status).toBe(200);
  });

  it('is closed in every process, and refuses calls in their client’s format', async () => {
    await close();
    const call = await ask('/functions/v1/tutors', { headers: { 'accept-language': 'fr' } }, 1);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '120']);
    expect(await call.json()).toMatchObject({
      error: {
        code: 'maintenance',
        retryAfter: 120,
        message: expect.stringContaining('Curvela est en maintenance'),
      },
    });
    expect(await (await ask('/auth/v1/token', { method: 'POST' })).json()).toMatchObject({
      error_code: 'maintenance',
    });
    expect(await (await ask('/rest/v1/user_preferences')).json()).toMatchObject({ code: 'maintenance' });
    // The payment provider retries whatever was not answered with 2xx.
    expect((await ask('/functions/v1/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(503);
    const data = await ask('/pricing.data');
    expect([data.status, data.headers.get('x-maintenance')]).toEqual([503, '1']);
    await open();
  });

  it('stays live and ready for the load balancer, and tells open pages about the maintenance', async () => {
    await close();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('x-maintenance')]).toEqual([path, 200, '1']);
    }
    await open();
    expect((await ask('/healthz')).headers.get('x-maintenance')).toBe(null);
  });

  it('admits requests with the current key, and no other', async () => {
    await close();
    expect((await ask('/?maintenance=wrong')).status).toBe(503);
    const entering = await ask(`/?maintenance=${key}`);
    expect([entering.status, entering.headers.get('location')]).toEqual([303, '/']);
    const cookie = entering.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await ask('/pricing', { headers: { cookie } })).text()).toBe('a page');
    await turn(test.services, founder, { closed: true, until: null, key: 'another' });
    await Promise.all(processes.map(({ maintenance }) => maintenance.look()));
    expect((await ask('/pricing', { headers: { cookie } })).status).toBe(503);
    await open();
  });

  it('keeps its last state while the database is unreachable', async () => {
    await close();
    await test.pool.query('alter table app.maintenance rename to away');
    await processes[0]?.maintenance.look();
    expect((await ask('/pricing')).status).toBe(503);
    await test.pool.query('alter table app.away rename to maintenance');
    await open();
  });

  it('logs who started and ended it; ending it again logs nothing', async () => {
    const count = async () =>
      (
        await test.db
          .selectFrom('app.audit_log')
          .select(['action', 'actor_email', 'before', 'after'])
          .orderBy('created_at')
          .execute()
      ).length;
    const before = await count();
    expect(await turn(test.services, founder, { closed: false })).toBe(false);
    expect(await count()).toBe(before);
    await close();
    await open();
    const acts = await test.db.selectFrom('app.audit_log').selectAll().execute();
    expect(acts.length).toBe(before + 2);
    expect(acts.filter(({ action }) => action === 'maintenance.begin').at(-1)).toMatchObject({
      actor_email: founder.email,
      before: { closed: false },
      after: { closed: true, until: null },
    });
  });
});
