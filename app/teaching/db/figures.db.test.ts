import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { idOf } from '#tests/support/practice-rows.ts';
import { countSessions, countSessionsPerModel } from './figures.server.ts';
import { loadModelUse } from './model-use.server.ts';

/* Totals for the founders: which rows they count, at the exact edges of their range. */

let app: TestServices;
let ids = 0;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(() => sql`truncate app.teaching_sessions, app.model_calls cascade`.execute(app.owner));

const noon = new Date('2026-11-20T12:00:00Z');
const [hour, day] = [3_600_000, 86_400_000];
const from = (ms: number) => new Date(noon.getTime() + ms);

async function addSession(at: Date, { model = 'focus', learner = 0, tutor = 0 } = {}) {
  const id = idOf((ids += 1));
  const times = { created_at: at, updated_at: at };
  const start = {
    id,
    account_id: idOf(900),
    locale: 'en',
    problem: '2x = 6',
    phase: 'attempt',
    state: '{}',
    seed: 1,
  };
  await app.db
    .insertInto('app.teaching_sessions')
    .values({ ...start, model, ...times })
    .execute();
  const speakers = [...Array<string>(learner).fill('learner'), ...Array<string>(tutor).fill('tutor')];
  for (const [position, speaker] of speakers.entries())
    await app.db
      .insertInto('app.teaching_turns')
      .values({
        id: idOf((ids += 1)),
        session_id: id,
        position,
        speaker,
        content: '{}',
        created_at: at,
      })
      .execute();
}
const addCall = (at: Date, { outcome = 'spoken', firstWord = null as number | null, cost = 1000 } = {}) =>
  app.db
    .insertInto('app.model_calls')
    .values({
      id: idOf((ids += 1)),
      purpose: 'turn',
      language_model: 'm',
      prompt_size: 100,
      answer_size: 20,
      cost_micros: String(cost),
      first_word_ms: firstWord,
      total_ms: 1000,
      outcome,
      created_at: at,
    })
    .execute();

test('sessions of a range are those begun from its first instant until just before its last', async () => {
  for (const at of [from(-1), noon, from(hour - 1), from(hour)]) await addSession(at);
  const range = { from: noon, to: from(hour) };
  expect(await countSessionsPerModel(app.db, range)).toEqual([{ model: 'focus', sessions: 2, turns: 0 }]);
  expect(await countSessions(app.db, [noon, from(hour), from(2 * hour)])).toEqual([
    { step: 1, sessions: 2 },
    { step: 2, sessions: 1 },
  ]);
});

test('turns are those of learners, per tutor model; a session counts once', async () => {
  await addSession(noon, { learner: 3, tutor: 2 });
  await addSession(noon, { learner: 1 });
  await addSession(noon, { model: 'exam-sprint', tutor: 1 });
  const counted = await countSessionsPerModel(app.db, { from: noon, to: from(1) });
  expect(counted.toSorted((a, b) => b.turns - a.turns)).toEqual([
    { model: 'focus', sessions: 2, turns: 4 },
    { model: 'exam-sprint', sessions: 1, turns: 0 },
  ]);
});

test('the last call is the latest, whatever its age', async () => {
  expect((await loadModelUse(app.db, noon)).lastCall).toBeNull();
  await addCall(from(-3 * day), { outcome: 'timeout' });
  await addCall(from(-2 * day), { outcome: 'spoken' });
  await addCall(from(-4 * day), { outcome: 'refused' });
  expect(await loadModelUse(app.db, noon)).toMatchObject({
    lastCall: { at: from(-2 * day), outcome: 'spoken' },
    calls: 0,
    firstWordHalf: null,
  });
});

test('calls and failures are those of the last 24 hours, sizes and costs those of the month', async () => {
  await addCall(from(-day), { outcome: 'timeout' });
  for (const outcome of ['timeout', 'refused', 'broken', 'nonsense', 'guarded', 'stopped', 'spoken'])
    await addCall(from(1 - day), { outcome });
  await addCall(new Date('2026-11-01T00:00:00Z'), { cost: 20_000 });
  await addCall(new Date('2026-10-31T23:59:59Z'), { cost: 500_000 });
  expect(await loadModelUse(app.db, noon)).toMatchObject({
    calls: 7,
    failures: 4,
    monthSize: 9 * 120,
    monthCostMicros: 8 * 1000 + 20_000,
  });
});

test('the time until the first word is the median and the 95th percentile of calls that had one', async () => {
  for (const firstWord of [100, 300, 200, null]) await addCall(from(-hour), { firstWord });
  expect(await loadModelUse(app.db, noon)).toMatchObject({ firstWordHalf: 200, firstWordMost: 290 });
});
