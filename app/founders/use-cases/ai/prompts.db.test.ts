import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seedTutorModels } from '#app/teaching/index.server.ts';
import { callsOf } from '#tests/support/api.ts';
import {
  ana,
  carmen,
  codeOf,
  setUpFoundersTest,
  pretender,
  type Somebody,
} from '#tests/support/founders-setup.ts';
import { foundersApi } from '../../api/routes.server.ts';
import type { ModelVersions, Overview, VersionView } from '../../model/ai-schemas.ts';

const at = setUpFoundersTest();
const some = '00000000-0000-4000-a000-00000000ffff';
const text = 'You ask one short question, in {{language}}.';
const draft = { note: 'Shorter', prompt: { en: text, es: text, fr: text } };

/** Founders’ routes with a configured language model, or without. */
function as(somebody: Somebody, model: string | null = 'local') {
  const { services } = at.app;
  const ai = { baseUrl: 'http://key:secret@127.0.0.1:9/v1', apiKey: 'key', model: model ?? '' };
  const settings = { ...services.settings, ai: model === null ? undefined : ai };
  return callsOf(foundersApi({ ...services, settings }), somebody);
}
const versions = async () =>
  ((await as(ana)('GET', '/founders/ai/models/focus/versions')).body as ModelVersions).versions;
const write = async () => {
  await seedTutorModels(at.app.db);
  return (await as(ana)('POST', '/founders/ai/models/focus/versions', draft)).body as VersionView;
};
/** Ends the pending run as if all conversations had been played. */
const end = (state: 'passed' | 'failed') =>
  sql`update app.prompt_runs set state = ${state}, done = total, failed = ${state === 'failed' ? 1 : 0}, finished_at = now()
    where state = 'waiting'`.execute(at.app.db);
const live = async (id: string, replaces?: string) => {
  // The audit log is ordered by time.
  at.app.clock.advance(1000);
  const before = replaces ?? (await versions()).find(({ state }) => state === 'live')?.id;
  return as(ana)('POST', `/founders/ai/versions/${id}/live`, { replaces: before });
};
const acts = async () =>
  (await as(ana)('GET', '/founders/audit')).body.entries as {
    action: string;
    subject: string;
    before: object;
    after: object;
  }[];

test('all model and prompt routes are for founders only', async () => {
  const calls: [string, string, object?][] = [
    ['GET', '/founders/ai'],
    ['GET', '/founders/ai/models/focus/versions'],
    ['POST', '/founders/ai/models/focus/versions', draft],
    ['POST', `/founders/ai/versions/${some}/runs`],
    ['POST', `/founders/ai/versions/${some}/trials`, { language: 'en', problem: 'x=1', move: 'begin' }],
    ['POST', `/founders/ai/versions/${some}/live`, { replaces: some }],
    ['GET', `/founders/ai/runs/${some}`],
    ['POST', `/founders/ai/runs/${some}/stop`],
  ];
  for (const [method, path, body] of calls) {
    const answers = [];
    for (const one of [null, carmen, pretender]) answers.push((await as(one)(method, path, body)).status);
    expect([method, path, ...answers]).toEqual([method, path, 401, 403, 403]);
  }
  expect(await at.app.db.selectFrom('app.tutor_model_versions').select('id').execute()).toEqual([]);
});

describe('a version', () => {
  test('is created as a draft with the next number and its author, and changes no existing version', async () => {
    await seedTutorModels(at.app.db);
    const before = await versions();
    expect(await write()).toMatchObject({ version: 2 });
    expect(await write()).toMatchObject({ version: 3 });
    const [third, second, first] = await versions();
    expect(third).toMatchObject({
      version: 3,
      state: 'draft',
      note: 'Shorter',
      author: ana.email,
      mayGoLive: false,
    });
    expect(second).toMatchObject({ version: 2, prompt: draft.prompt, run: null });
    expect(first).toEqual({ ...before[0] });
    expect(first).toMatchObject({ version: 1, state: 'live', author: null, mayGoLive: true });
    expect((await acts())[0]).toMatchObject({ action: 'prompt.draft', after: { note: 'Shorter' } });
  });

  test('rejects unknown placeholders, and needs text in each language', async () => {
    await seedTutorModels(at.app.db);
    for (const wrong of ['Call them {{name}} now.', 'Open {{language', '  short '])
      expect(
        (
          await as(ana)('POST', '/founders/ai/models/focus/versions', {
            ...draft,
            prompt: { ...draft.prompt, fr: wrong },
          })
        ).status,
      ).toBe(400);
    expect((await as(ana)('POST', '/founders/ai/models/other/versions', draft)).status).toBe(400);
    expect(await versions()).toHaveLength(1);
  });

  test('cannot go live by a direct call without a passed run, or after a failed one', async () => {
    const { id } = await write();
    expect(codeOf(await live(id))).toBe('not_passed');
    expect((await as(ana)('POST', `/founders/ai/versions/${id}/runs`)).status).toBe(202);
    expect(codeOf(await as(ana)('POST', `/founders/ai/versions/${id}/runs`))).toBe('run_under_way');
    expect(codeOf(await live(id))).toBe('not_passed');
    await end('failed');
    expect(codeOf(await live(id))).toBe('not_passed');
    expect((await versions()).map(({ state, version }) => [version, state])).toEqual([
      [2, 'draft'],
      [1, 'live'],
    ]);
  });

  test('goes live and is rolled back, both logged with the version before and after', async () => {
    const { id } = await write();
    const built = (await versions()).find(({ version }) => version === 1)?.id ?? '';
    await as(ana)('POST', `/founders/ai/versions/${id}/runs`);
    await end('passed');
    expect((await versions())[0]).toMatchObject({ mayGoLive: true, run: { state: 'passed', current: true } });
    expect(
      codeOf(await as(ana, 'another')('POST', `/founders/ai/versions/${id}/live`, { replaces: built })),
    ).toBe('not_passed');
    expect((await live(id)).status).toBe(204);
    expect((await acts())[0]).toMatchObject({
      action: 'prompt.live',
      subject: 'focus v2',
      before: { live: 'v1' },
      after: { live: 'v2', languageModel: 'local' },
    });
    expect(codeOf(await live(built, built))).toBe('moved_on');
    expect(codeOf(await live(id))).toBe('live_already');
    expect((await live(built)).status).toBe(204);
    expect((await acts())[0]).toMatchObject({
      action: 'prompt.rollback',
      before: { live: 'v2' },
      after: { live: 'v1' },
    });
    const { ai } = (await as(ana)('GET', '/founders/ai')).body as { ai: Overview };
    expect(ai.models.find((one) => one.id === 'focus')).toMatchObject({ live: { version: 1 }, next: null });
  });

  test('a run can be stopped once', async () => {
    const { id } = await write();
    const { run } = (await as(ana)('POST', `/founders/ai/versions/${id}/runs`)).body as {
      run: { id: string };
    };
    expect((await as(ana)('POST', `/founders/ai/runs/${run.id}/stop`)).status).toBe(204);
    expect((await as(ana)('POST', `/founders/ai/runs/${run.id}/stop`)).status).toBe(404);
    expect((await as(ana)('GET', `/founders/ai/runs/${run.id}`)).body).toMatchObject({
      run: { state: 'stopped', current: true },
      cases: [],
    });
    expect((await as(ana)('GET', `/founders/ai/runs/${id}`)).status).toBe(404);
  });

  test('counts only the turns of learners, not those of trials and test runs', async () => {
    const { id } = await write();
    const call = (purpose: string, more: object = {}) => ({
      id: crypto.randomUUID(),
      model_version_id: id,
      purpose,
      language_model: 'local',
      prompt_size: 100,
      answer_size: 10,
      cost_micros: '250000',
      first_word_ms: 400,
      total_ms: 900,
      outcome: 'spoken',
      created_at: at.app.clock.now(),
      ...more,
    });
    const calls = [
      call('turn', { created_at: new Date(at.app.clock.now().getTime() - 1000) }),
      call('turn', {
        outcome: 'guarded',
        guard: 'leak',
        created_at: new Date(at.app.clock.now().getTime() - 1000),
      }),
      call('trial'),
      call('adversaries', { outcome: 'timeout', first_word_ms: null }),
    ];
    await at.app.db.insertInto('app.model_calls').values(calls).execute();
    const [own] = await versions();
    expect(own?.figures).toMatchObject({
      calls: 2,
      guarded: 0.5,
      troubled: 0,
      cost: 0.5,
      firstWordHalf: 400,
    });
    const { ai } = (await as(ana)('GET', '/founders/ai')).body as { ai: Overview };
    expect(ai.spending).toMatchObject({ cost: 1, size: 440 });
    expect(ai.health).toMatchObject({ calls: 4, failures: 1 });
    expect(JSON.stringify(ai)).not.toContain('secret');
  });
});

test('a run cannot be started without a language model, and the response says why', async () => {
  const { id } = await write();
  const none = as(ana, null);
  expect(codeOf(await none('POST', `/founders/ai/versions/${id}/runs`))).toBe('no_language_model');
  const input = { language: 'en', problem: '3x=6', move: 'begin' };
  expect(codeOf(await none('POST', `/founders/ai/versions/${id}/trials`, input))).toBe('no_language_model');
  const { ai } = (await none('GET', '/founders/ai')).body as { ai: Overview };
  expect(ai).toMatchObject({ languageModel: null, health: { lastCall: null, restsUntil: null } });
});
