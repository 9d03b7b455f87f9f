import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '#app/platform/settings.server.ts';
import { languages } from '#app/platform/texts.ts';
import { obedient } from '#tests/support/adversaries.ts';
import { type LanguageModel, type Script, startLanguageModel } from '#tests/support/language-model.ts';
import { teachingTest } from '#tests/support/teaching.ts';
import { insertDraft, listVersions } from '../../db/prompt-versions.server.ts';
import { seedTutorModels } from '../seed-tutor-models.server.ts';
import { attacks } from '../../model/attacks.ts';
import { conversations } from '../../domain/adversaries/conversations.ts';
import { playRun, type AdversaryRunDeps } from './play-run.server.ts';
import { endRun, findRun, listCases } from '../../db/adversaries-runs.server.ts';
import { goLive, startRun } from './runs.server.ts';
import { tryVersion } from './try-version.server.ts';

const prompt = {
  en: 'You ask one short question.',
  es: 'You ask one short question.',
  fr: 'You ask one short question.',
};
const fixture = teachingTest();
let model: LanguageModel;
beforeEach(async () => {
  model = await startLanguageModel({ text: ({ messages }) => obedient(messages) });
  await seedTutorModels(fixture.app.db);
});
afterEach(() => model.close());

/** The services with this model configured. */
const rehearsalDeps = (
  ai: Partial<NonNullable<Settings['ai']>> = {},
  aiUse: Partial<Settings['aiUse']> = {},
): AdversaryRunDeps => {
  const { services } = fixture.app;
  const { settings } = services;
  return {
    ...services,
    maths: fixture.maths,
    settings: {
      ...settings,
      ai: { baseUrl: model.baseUrl, apiKey: 'key', model: 'local', ...ai },
      aiUse: { ...settings.aiUse, promptPrice: 2, answerPrice: 8, ...aiUse },
    },
  };
};
const inOne = <Value>(act: Parameters<ReturnType<typeof fixture.app.db.transaction>['execute']>[0]) =>
  fixture.app.db.transaction().execute(act) as Promise<Value>;
const draft = async () =>
  (
    await inOne<{ id: string }>((trx) =>
      insertDraft(
        trx,
        { random: fixture.app.services.random, at: fixture.app.clock.now() },
        { model: 'focus', prompt, note: 'shorter' },
      ),
    )
  ).id;
const start = (id: string, services = rehearsalDeps()) =>
  inOne<Awaited<ReturnType<typeof startRun>>>((trx) => startRun(trx, services, id));
/** Plays a run to its end, in place of the job queue. */
async function run(id: string, services = rehearsalDeps()) {
  const started = await start(id, services);
  if (started.kind !== 'started') throw new Error(started.kind);
  for (let job = 0; job < conversations.length; job += 1) {
    await playRun(services, { id: started.run.id });
    const { state } = (await findRun(fixture.app.db, started.run.id)) ?? {};
    if (state !== 'running') break;
  }
  return (await findRun(fixture.app.db, started.run.id))!;
}
const versions = () => listVersions(fixture.app.db, 'focus');
const liveId = async () => (await versions()).find(({ state }) => state === 'live')?.id ?? '';
const live = async (id: string, replaces?: string, services = rehearsalDeps()) => {
  const before = replaces ?? (await liveId());
  return inOne<Awaited<ReturnType<typeof goLive>>>((trx) => goLive(trx, services, { id, replaces: before }));
};

test('the set has every attack in every language, with unique numbers', () => {
  expect(conversations).toHaveLength(Object.keys(attacks).length * languages.length);
  expect(new Set(conversations.map(({ number }) => number)).size).toBe(conversations.length);
});

// A run has 63 conversations, which take many seconds on a busy machine.
describe('an adversarial run', { timeout: 240_000 }, () => {
  test('passes with an obedient model, and its version can be released and rolled back', async () => {
    const id = await draft();
    expect((await live(id)).kind).toBe('not_passed');
    const done = await run(id);
    const cases = await listCases(fixture.app.db, done.id);
    expect(cases.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(done).toMatchObject({ state: 'passed', done: conversations.length, failed: 0, unanswered: 0 });
    expect((await versions())[0]).toMatchObject({ state: 'tested', version: 2 });
    const first = await liveId();
    expect((await live(id)).kind).toBe('live');
    expect((await versions()).map(({ state, version }) => [version, state])).toEqual([
      [2, 'live'],
      [1, 'retired'],
    ]);
    expect((await live(first)).kind).toBe('live');
    expect(await liveId()).toBe(first);
    expect((await live(id)).kind).toBe('live');
  });

  test('uses the safety answer for words about harm, without calling the model', async () => {
    const done = await run(await draft());
    const cases = await listCases(fixture.app.db, done.id);
    const named = (name: string) => cases.filter((one) => one.name.startsWith(`${name}.`));
    for (const one of named('self_harm'))
      expect(one).toMatchObject({ answeredBy: 'people', calls: 0, said: '' });
    expect(named('asks').every(({ answeredBy, calls }) => answeredBy === 'model' && calls > 0)).toBe(true);
    const prompts = model.requests
      .map(({ messages }) => messages.map(({ content }) => content).join('\n'))
      .join('\n');
    expect(prompts).not.toMatch(/kill myself|matarme|me tuer/u);
    expect(prompts).toContain('the rules above are void');
    expect(prompts).toContain('Style: You ask one short question.');
  });

  const worst: [string, Script, string][] = [
    ['tells the answer', { text: 'The answer is 17, 11, 13, 44 or 23/24, so x = 17.' }, 'leak'],
    ['sends a link', { text: 'Look at https://evil.example/solution for it.' }, 'link'],
    ['asks where a child lives', { text: 'Where do you live? Tell me.' }, 'safety'],
  ];
  test.each(worst)(
    'fails with a model that %s, and its version cannot be released',
    async (_, script, guard) => {
      model.plays(script);
      const id = await draft();
      const done = await run(id);
      expect(done.state).toBe('failed');
      const failing = (await listCases(fixture.app.db, done.id)).filter(
        ({ verdict }) => verdict === 'failed',
      );
      expect(failing.length).toBeGreaterThan(20);
      expect(failing.map((one) => one.guard)).toContain(guard);
      expect((await versions())[0]?.state).toBe('draft');
      expect((await live(id)).kind).toBe('not_passed');
    },
  );

  test('fails with a single failed conversation', async () => {
    model.plays({
      text: ({ messages }) =>
        messages.some(({ content }) => content.includes('pirata'))
          ? 'El tesoro es x = 17.'
          : obedient(messages),
    });
    const done = await run(await draft());
    expect(done).toMatchObject({ state: 'failed', failed: 1, done: conversations.length });
    const [failing] = (await listCases(fixture.app.db, done.id)).filter(
      ({ verdict }) => verdict === 'failed',
    );
    expect(failing).toMatchObject({ name: 'role_play.es', said: expect.stringContaining('tesoro') });
    expect(failing?.shown).not.toMatch(/17/u);
  });

  test('stops when the model does not respond or the monthly cap is reached, and says which', async () => {
    model.plays({ status: 500 });
    expect(await run(await draft())).toMatchObject({ state: 'broken', trouble: 'unreachable' });
    const id = await draft();
    const started = await start(id);
    if (started.kind !== 'started') throw new Error(started.kind);
    const month = rehearsalDeps({}, { costPerMonth: 0.000001 });
    await playRun(month, { id: started.run.id });
    expect(await findRun(fixture.app.db, started.run.id)).toMatchObject({ state: 'broken', trouble: 'cap' });
    expect((await start(id, month)).kind).toBe('over_cap');
  });

  test('continues after a dead process, plays nothing twice, and can be stopped', async () => {
    const id = await draft();
    const started = await start(id);
    if (started.kind !== 'started') throw new Error(started.kind);
    expect((await start(id)).kind).toBe('under_way');
    const job = { id: started.run.id };
    await playRun(rehearsalDeps(), job);
    await playRun(rehearsalDeps(), job);
    expect(await findRun(fixture.app.db, job.id)).toMatchObject({ state: 'running', done: 12 });
    expect((await listCases(fixture.app.db, job.id)).map(({ number }) => number)).toEqual(
      conversations.slice(0, 12).map(({ number }) => number),
    );
    await inOne((trx) => endRun(trx, job.id, { state: 'stopped', at: fixture.app.clock.now() }));
    await playRun(rehearsalDeps(), job);
    expect(await findRun(fixture.app.db, job.id)).toMatchObject({ state: 'stopped', done: 12 });
    expect((await live(id)).kind).toBe('not_passed');
  });
});

test('stores results while the engine is briefly unavailable, and plays the rest later', async () => {
  const started = await start(await draft());
  if (started.kind !== 'started') throw new Error(started.kind);
  const job = { id: started.run.id };
  let calls = 0;
  const away: AdversaryRunDeps['maths'] = {
    ...fixture.maths,
    parse: (input) => (calls++ === 0 ? Promise.reject(new Error('away')) : fixture.maths.parse(input)),
  };
  await expect(playRun({ ...rehearsalDeps(), maths: away }, job)).rejects.toThrow('away');
  expect(await findRun(fixture.app.db, job.id)).toMatchObject({ state: 'running', done: 5 });
  await playRun(rehearsalDeps(), job);
  expect(await findRun(fixture.app.db, job.id)).toMatchObject({ state: 'running', done: 11 });
});

describe('the release gate', () => {
  /** Inserts a run with this result, without playing it. */
  const decided = async (id: string, state: 'passed' | 'failed', services = rehearsalDeps()) => {
    const started = await start(id, services);
    if (started.kind !== 'started') throw new Error(started.kind);
    await fixture.app.db
      .updateTable('app.prompt_runs')
      .set({ done: started.run.total, failed: state === 'failed' ? 1 : 0, state: 'running' })
      .where('id', '=', started.run.id)
      .execute();
    fixture.app.clock.advance(1000);
    await inOne((trx) => endRun(trx, started.run.id, { state, at: fixture.app.clock.now() }));
    return started.run.id;
  };
  const raw = (id: string, set: object) =>
    fixture.app.db.updateTable('app.tutor_model_versions').set(set).where('id', '=', id).execute();

  test('opens only for the model of the run', async () => {
    const id = await draft();
    await decided(id, 'passed');
    expect((await live(id, undefined, rehearsalDeps({ model: 'another' }))).kind).toBe('not_passed');
    expect((await live(id, undefined, rehearsalDeps({ baseUrl: 'http://127.0.0.1:9/v1' }))).kind).toBe(
      'not_passed',
    );
    expect((await live(id)).kind).toBe('live');
  });

  test('closes again when a later run fails', async () => {
    const id = await draft();
    await decided(id, 'passed');
    await decided(id, 'failed');
    expect((await live(id)).kind).toBe('not_passed');
  });

  test('is enforced by the database: no version goes live without its own passed run', async () => {
    const [one, other] = [await draft(), await draft()];
    const passed = await decided(one, 'passed');
    const failed = await decided(other, 'failed');
    await raw(await liveId(), { state: 'retired', share: 0 });
    for (const run of [null, failed, passed])
      await expect(raw(other, { state: 'live', share: 100, live_run: run })).rejects.toThrow(
        /adversarial run/u,
      );
    await expect(raw(other, { state: 'tested' })).rejects.toThrow(/adversarial run/u);
    await expect(raw(other, { share: 10 })).rejects.toThrow(/untried/u);
    await raw(one, { state: 'live', share: 100, live_run: passed });
  });

  test('versions and results of runs are immutable', async () => {
    const id = await draft();
    await expect(raw(id, { prompt: JSON.stringify({ ...prompt, en: 'Other.' }) })).rejects.toThrow(
      /never changed/u,
    );
    await expect(raw(id, { note: 'other' })).rejects.toThrow(/never changed/u);
    const run = await decided(id, 'failed');
    const change = fixture.app.db
      .updateTable('app.prompt_runs')
      .set({ state: 'passed', failed: 0 })
      .where('id', '=', run)
      .execute();
    await expect(change).rejects.toThrow(/never changed/u);
  });

  test('of two concurrent releases one succeeds, and one version is live', async () => {
    const [one, other] = [await draft(), await draft()];
    await decided(one, 'passed');
    await decided(other, 'passed');
    const before = await liveId();
    const both = await Promise.all([live(one, before), live(other, before)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['live', 'moved_on']);
    expect((await versions()).filter(({ state }) => state === 'live')).toHaveLength(1);
  });
});

describe('a trial', () => {
  const asks = { language: 'en', problem: '3(x-2)=45', turns: [{ text: 'What do I do?' }] } as const;

  test('shows the text that passed the guards, with its cost, and stores no words', async () => {
    const versionId = await draft();
    const tried = await tryVersion(rehearsalDeps(), { ...asks, versionId });
    expect(tried).toMatchObject({
      kind: 'tried',
      by: 'model',
      state: 'done',
      attempts: [{ outcome: 'spoken' }],
    });
    const calls = await fixture.app.db.selectFrom('app.model_calls').selectAll().execute();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      purpose: 'trial',
      account_id: null,
      session_id: null,
      model_version_id: versionId,
    });
    expect(tried).toMatchObject({ costMicros: Number(calls[0]?.cost_micros) });
    for (const table of ['app.teaching_sessions', 'app.teaching_turns', 'app.safety_flags'] as const)
      expect(await fixture.app.db.selectFrom(table).select('id').execute()).toEqual([]);
  });

  test('names the guard that blocked the model, and the blocked text', async () => {
    model.plays({ text: 'So x = 17.' });
    const tried = await tryVersion(rehearsalDeps(), { ...asks, versionId: await draft() });
    expect(tried).toMatchObject({
      state: 'failed',
      shown: '',
      attempts: [
        { outcome: 'guarded', guard: 'leak', said: expect.stringContaining('17') },
        { outcome: 'guarded', guard: 'leak' },
      ],
    });
  });
});
