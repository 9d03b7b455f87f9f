import { describe, expect, test } from 'vitest';
import { teachingTest } from '#tests/support/teaching.ts';
import { modelIds, policies } from '../domain/models.ts';
import { requireSession } from './read-session.server.ts';
import { startSession } from './start-session.server.ts';
import { takeTurn } from './turns/take-turn.server.ts';
import { seedTutorModels } from './seed-tutor-models.server.ts';
import { versionFor } from './version-for.server.ts';
import { countPerVersion } from '../db/versions.server.ts';

const maya = { accountId: '00000000-0000-4000-a000-0000000000aa' };
const fixture = teachingTest();

const versions = () =>
  fixture.app.db.selectFrom('app.tutor_model_versions').selectAll().orderBy('model').execute();
const begin = () =>
  startSession(fixture.services, maya, { model: 'socratic-guide', problem: '3(x-2)=9', locale: 'en' });

describe('tutor model versions in the database', () => {
  test('version 1 of the five built-in models is inserted once', async () => {
    // Processes that start together collide on either of two unique indexes, at random.
    for (let start = 0; start < 20; start += 1) {
      await fixture.app.db.deleteFrom('app.tutor_model_versions').execute();
      await Promise.all(Array.from({ length: 4 }, () => seedTutorModels(fixture.app.db)));
    }
    await seedTutorModels(fixture.app.db);
    const rows = await versions();
    expect(rows.map(({ model, version }) => [model, version])).toEqual(
      modelIds.toSorted().map((model) => [model, 1]),
    );
    for (const row of rows) expect(row.policy).toEqual(policies[row.model as keyof typeof policies]);
  });

  test('without any, a session uses the built-in policy', async () => {
    expect(await versionFor(fixture.app.db, 'focus', maya.accountId)).toEqual({
      id: null,
      policy: policies.focus,
    });
    const session = await requireSession(fixture.services, maya, (await begin()).id);
    expect(session).toMatchObject({ modelVersionId: null, policy: policies['socratic-guide'] });
  });

  test('determine the policy of a session, which keeps its version after it is retired', async () => {
    await seedTutorModels(fixture.app.db);
    const policy = { ...policies['socratic-guide'], afterFirstFailure: 1 };
    const version = await fixture.app.db
      .updateTable('app.tutor_model_versions')
      .set({ policy: JSON.stringify(policy) })
      .where('model', '=', 'socratic-guide')
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await begin();
    await fixture.app.db.updateTable('app.tutor_model_versions').set({ share: 0 }).execute();
    expect(await requireSession(fixture.services, maya, session.id)).toMatchObject({
      modelVersionId: version.id,
      policy,
    });
    const cardId = session.card?.id ?? '';
    const { turn } = await takeTurn(fixture.services, maya, session.id, { cardId, answer: '3x-2=9' });
    expect(turn.blocks.map(({ kind }) => kind)).toContain('hint');
    expect((await requireSession(fixture.services, maya, (await begin()).id)).modelVersionId).toBeNull();
  });
});

describe('figures per version', () => {
  test('next actions and depth of help come from recorded sessions', async () => {
    await seedTutorModels(fixture.app.db);
    const session = await begin();
    const take = (input: Parameters<typeof takeTurn>[3]) =>
      takeTurn(fixture.services, maya, session.id, input);
    await take({ action: 'cannot_start', cardId: session.card?.id });
    const { session: solved } = await take({
      cardId: (await requireSession(fixture.services, maya, session.id)).state.card?.id ?? '',
      answer: 'x=5',
    });
    const { turn } = await take({ cardId: solved.card?.id ?? '', answer: 'twin' });
    const state = (await requireSession(fixture.services, maya, session.id)).state;
    const answer = await fixture.maths.solve({ problem: state.item.problem, locale: 'en' });
    const line = answer.kind === 'solved' ? answer.result.plain : '';
    await take({ cardId: turn.card?.id ?? '', answer: line });
    const from = fixture.app.clock.now();
    const figures = await countPerVersion(fixture.app.db, { from, to: new Date(from.getTime() + 1000) });
    expect(figures.find(({ model }) => model === 'socratic-guide')).toMatchObject({
      sessions: 1,
      nextItems: 1,
      nextRight: 1,
      hintDepth: 1,
    });
  });

  test('are counted from turns and calls, per version', async () => {
    await seedTutorModels(fixture.app.db);
    const session = await begin();
    const { modelVersionId } = await requireSession(fixture.services, maya, session.id);
    await takeTurn(fixture.services, maya, session.id, { action: 'cannot_start', cardId: session.card?.id });
    const state = (await requireSession(fixture.services, maya, session.id)).state;
    const past = ['given_up', 'unaided', 'after_help'].map((outcome) => ({ id: '', problem: '', outcome }));
    await fixture.app.db
      .updateTable('app.teaching_sessions')
      .set({ state: JSON.stringify({ ...state, past }) })
      .execute();
    const call = { account_id: maya.accountId, purpose: 'turn', language_model: 'm', total_ms: 900 };
    const calls = [
      { outcome: 'spoken', guard: null, first_word_ms: 100 },
      { outcome: 'guarded', guard: 'leak', first_word_ms: 200 },
      { outcome: 'guarded', guard: 'formula', first_word_ms: 300 },
      { outcome: 'timeout', guard: null, first_word_ms: null },
    ].map((one) => ({
      ...call,
      ...one,
      id: fixture.app.services.random.uuid(),
      model_version_id: modelVersionId,
      created_at: fixture.app.clock.now(),
    }));
    await fixture.app.db.insertInto('app.model_calls').values(calls).execute();
    const from = fixture.app.clock.now();
    const figures = await countPerVersion(fixture.app.db, { from, to: new Date(from.getTime() + 1000) });
    expect(figures).toHaveLength(5);
    expect(figures.find(({ id }) => id === modelVersionId)).toMatchObject({
      model: 'socratic-guide',
      version: 1,
      sessions: 1,
      nextItems: 2,
      nextRight: 1,
      hintDepth: 1,
      calls: 4,
      leaks: 1,
      failedMaths: 1,
      latencyHalf: 200,
      latencyMost: 290,
    });
    expect(figures.find(({ model }) => model === 'focus')).toMatchObject({
      sessions: 0,
      nextItems: 0,
      hintDepth: null,
      calls: 0,
      latencyHalf: null,
    });
  });
});
