import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  accountId,
  at,
  idOf,
  insertProfile,
  storeAttempt,
  storeItem,
  storeSession,
} from '#tests/support/practice-rows.ts';
import type { StoredPlan, StoredSummary } from '../model/record.ts';
import { loadRecentTimes } from './pace.server.ts';
import {
  countDone,
  loadAttempt,
  loadAttemptsOf,
  loadItem,
  loadItemsById,
  loadItemsOf,
  loadLatestZone,
  loadOpenSession,
  loadSession,
  lockPractice,
  saveFinished,
  updateItem,
} from './practice.server.ts';
import { loadWeekItems } from './week.server.ts';

const [maya, leo] = [idOf(1), idOf(2)];
const [first, second, other] = [idOf(11), idOf(12), idOf(13)];
const stranger = idOf(901);

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
  await insertProfile(app, maya);
  await insertProfile(app, leo);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate app.practice_sessions cascade`.execute(app.owner);
});

const zoneOf = (zone: string) => ({ plan: { zone, minutes: null } as unknown as StoredPlan });
const item = (n: number, more: Partial<Parameters<typeof storeItem>[1]> = {}) =>
  storeItem(app, { id: idOf(100 + n), sessionId: first, profileId: maya, position: n, ...more });

describe('sessions', () => {
  test('are read by their account, and open ones by their profile', async () => {
    await storeSession(app, { id: first, profileId: maya, state: 'finished' });
    await storeSession(app, { id: second, profileId: maya, startedAt: at('10:00') });
    await storeSession(app, { id: other, profileId: leo });
    expect(await loadSession(app.db, { id: first, accountId })).toMatchObject({
      id: first,
      accountId,
      profileId: maya,
      mode: 'skill',
      seed: 1,
      state: 'finished',
      summary: null,
      startedAt: at('09:00'),
      finishedAt: at('23:00'),
    });
    expect(await loadSession(app.db, { id: first, accountId: stranger })).toBeUndefined();
    expect((await loadOpenSession(app.db, maya))!.id).toBe(second);
    expect((await loadOpenSession(app.db, leo))!.id).toBe(other);
    expect(await loadOpenSession(app.db, idOf(3))).toBeUndefined();
  });

  test('the latest of a profile has its zone', async () => {
    await storeSession(app, { id: first, profileId: maya, state: 'finished', ...zoneOf('Asia/Tokyo') });
    await storeSession(app, {
      id: second,
      profileId: maya,
      startedAt: at('11:00'),
      ...zoneOf('America/Bogota'),
    });
    await storeSession(app, { id: other, profileId: leo, startedAt: at('12:00'), ...zoneOf('Europe/Paris') });
    expect(await loadLatestZone(app.db, maya)).toBe('America/Bogota');
    expect(await loadLatestZone(app.db, idOf(3))).toBeUndefined();
  });

  test('a finished one has its summary, and no other ends', async () => {
    await storeSession(app, { id: first, profileId: maya });
    await storeSession(app, { id: other, profileId: leo });
    await saveFinished(app.db, first, {
      at: at('10:30'),
      summary: { changes: [] } as unknown as StoredSummary,
    });
    expect(await loadSession(app.db, { id: first, accountId })).toMatchObject({
      state: 'finished',
      finishedAt: at('10:30'),
      summary: { changes: [] },
    });
    expect(await loadSession(app.db, { id: other, accountId })).toMatchObject({
      state: 'open',
      summary: null,
    });
  });

  test('of one profile are written one after the other, of two at once', async () => {
    const order: string[] = [];
    const { promise: locked, resolve: haveLocked } = Promise.withResolvers<void>();
    const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
    const begun = app.db.transaction().execute(async (trx) => {
      await lockPractice(trx, maya);
      haveLocked();
      await end;
      order.push('first');
    });
    await locked;
    const waiting = app.db.transaction().execute(async (trx) => {
      await lockPractice(trx, maya);
      order.push('second');
    });
    await app.db.transaction().execute(async (trx) => {
      await lockPractice(trx, leo);
      order.push('another learner');
    });
    letEnd();
    await Promise.all([begun, waiting]);
    expect(order).toEqual(['another learner', 'first', 'second']);
  });
});

describe('questions', () => {
  beforeEach(async () => {
    await storeSession(app, { id: first, profileId: maya });
    await storeSession(app, { id: other, profileId: leo });
  });

  test('are read by their account, in their order, or by id', async () => {
    await item(2, { state: 'right', rung: 1, cannotStart: true, resolvedAt: at('10:05') });
    await item(1, { state: 'skipped' });
    await storeItem(app, { id: idOf(200), sessionId: other, profileId: leo, position: 1 });
    expect(await loadItem(app.db, { id: idOf(102), accountId })).toEqual({
      id: idOf(102),
      sessionId: first,
      accountId,
      profileId: maya,
      position: 2,
      role: 'skill',
      skill: 'linear_equations',
      template: 'one',
      seed: 7,
      state: 'right',
      voidedAt: null,
      rung: 1,
      cannotStart: true,
      servedAt: at('10:00'),
      resolvedAt: at('10:05'),
    });
    expect(await loadItem(app.db, { id: idOf(102), accountId: stranger })).toBeUndefined();
    expect((await loadItemsOf(app.db, first)).map(({ position }) => position)).toEqual([1, 2]);
    expect((await loadItemsById(app.db, [idOf(101), idOf(200)])).map(({ id }) => id).toSorted()).toEqual([
      idOf(101),
      idOf(200),
    ]);
    expect(await loadItemsById(app.db, [])).toEqual([]);
  });

  test('a change touches its own question, and only what it names', async () => {
    await item(1, { state: 'skipped', rung: 2 });
    await item(2, { state: 'skipped' });
    await updateItem(app.db, idOf(101), { voidedAt: at('11:00') });
    expect(await loadItemsOf(app.db, first)).toMatchObject([
      { position: 1, state: 'skipped', rung: 2, voidedAt: at('11:00'), resolvedAt: null },
      { position: 2, voidedAt: null },
    ]);
  });

  test('are counted as done from an instant on, without skipped, reported and open ones', async () => {
    await item(1, { state: 'right', servedAt: at('09:59'), resolvedAt: at('10:30') });
    await item(2, { state: 'wrong', servedAt: at('10:00'), resolvedAt: at('10:30') });
    await item(3, { state: 'given_up', servedAt: at('10:10'), resolvedAt: at('10:30') });
    await item(4, { state: 'skipped', servedAt: at('10:10'), resolvedAt: at('10:30') });
    await item(5, { state: 'right', servedAt: at('10:10'), resolvedAt: at('10:30'), voidedAt: at('10:40') });
    await item(6, { servedAt: at('10:10') });
    await storeItem(app, {
      id: idOf(200),
      sessionId: other,
      profileId: leo,
      position: 1,
      state: 'right',
      resolvedAt: at('10:30'),
    });
    expect(await countDone(app.db, maya, at('10:00'))).toBe(2);
    expect(await countDone(app.db, leo, at('10:00'))).toBe(1);
    expect(await countDone(app.db, leo, at('10:01'))).toBe(0);
  });

  test('of a week are in order, with their time and what is undecided', async () => {
    await item(3, { state: 'right', servedAt: at('10:00'), resolvedAt: at('10:05') });
    await item(2, { state: 'skipped', servedAt: at('10:00'), resolvedAt: at('10:05') });
    await item(1, { state: 'wrong', servedAt: at('09:30'), resolvedAt: at('09:40'), voidedAt: at('10:00') });
    await item(5, { state: 'right', servedAt: at('09:29'), resolvedAt: at('09:35') });
    await item(4, { servedAt: at('10:10') });
    await storeItem(app, { id: idOf(200), sessionId: other, profileId: leo, position: 1 });
    await storeAttempt(app, {
      id: idOf(301),
      itemId: idOf(103),
      number: 1,
      verdict: 'unknown',
      tookMs: 9000,
    });
    await storeAttempt(app, {
      id: idOf(302),
      itemId: idOf(103),
      number: 2,
      verdict: 'unknown',
      tookMs: 5000,
    });
    await storeAttempt(app, { id: idOf(303), itemId: idOf(103), number: 3, verdict: 'equal', tookMs: 7000 });
    expect(await loadWeekItems(app.db, maya, at('09:30'))).toEqual([
      { sessionId: first, servedAt: at('09:30'), done: false, tookMs: 0, undecided: 0 },
      { sessionId: first, servedAt: at('10:00'), done: false, tookMs: 0, undecided: 0 },
      { sessionId: first, servedAt: at('10:00'), done: true, tookMs: 9000, undecided: 2 },
      { sessionId: first, servedAt: at('10:10'), done: false, tookMs: 0, undecided: 0 },
    ]);
  });

  test('of a week are in the order in which they were served, reported ones included', async () => {
    const answered = { state: 'right', resolvedAt: at('10:50') } as const;
    await item(1, { ...answered, servedAt: at('10:20'), voidedAt: at('10:21') });
    await item(2, { ...answered, servedAt: at('10:10') });
    await item(3, { ...answered, servedAt: at('10:00'), voidedAt: at('10:40') });
    const served = (await loadWeekItems(app.db, maya, at('09:00'))).map(({ servedAt }) => servedAt);
    expect(served).toEqual([at('10:00'), at('10:10'), at('10:20')]);
  });

  test('answers of a running exam are not counted as undecided', async () => {
    await sql`update app.practice_sessions set mode = 'exam' where id = ${first}`.execute(app.db);
    await item(1, { state: 'right', resolvedAt: at('10:05') });
    await storeAttempt(app, { id: idOf(301), itemId: idOf(101), number: 1, verdict: 'unknown' });
    expect((await loadWeekItems(app.db, maya, at('09:00')))[0]).toMatchObject({ undecided: 0 });
    await sql`update app.practice_sessions set state = 'finished', finished_at = ${at('11:00')} where id = ${first}`.execute(
      app.db,
    );
    expect((await loadWeekItems(app.db, maya, at('09:00')))[0]).toMatchObject({ undecided: 1 });
  });

  test('the pace is that of the latest sixty that were answered and count', async () => {
    for (let n = 1; n <= 62; n += 1) {
      const servedAt = new Date(at('08:00').getTime() + n * 60_000);
      await item(n, { state: n % 3 === 0 ? 'wrong' : 'right', template: `t${n}`, servedAt });
      await storeAttempt(app, { id: idOf(300 + n), itemId: idOf(100 + n), number: 1, tookMs: n });
    }
    await storeAttempt(app, { id: idOf(400), itemId: idOf(162), number: 2, tookMs: 5000 });
    await item(63, { state: 'skipped', template: 'skipped', servedAt: at('12:00') });
    await item(64, { state: 'right', template: 'void', servedAt: at('12:00'), voidedAt: at('12:30') });
    await storeAttempt(app, { id: idOf(401), itemId: idOf(163), number: 1 });
    await storeAttempt(app, { id: idOf(402), itemId: idOf(164), number: 1 });
    await storeItem(app, {
      id: idOf(200),
      sessionId: other,
      profileId: leo,
      position: 1,
      state: 'right',
      template: 'leo',
    });
    await storeAttempt(app, { id: idOf(403), itemId: idOf(200), number: 1 });
    const times = (await loadRecentTimes(app.db, maya)).toSorted((a, b) => a.tookMs - b.tookMs);
    expect(times).toHaveLength(60);
    expect(times[0]).toEqual({ template: 't3', tookMs: 3 });
    expect(times.at(-1)).toEqual({ template: 't62', tookMs: 5000 });
  });
});

test('attempts are read by their account, and those of questions in order', async () => {
  await storeSession(app, { id: first, profileId: maya });
  await item(1, { state: 'skipped' });
  await item(2, { state: 'skipped' });
  await storeAttempt(app, {
    id: idOf(302),
    itemId: idOf(101),
    number: 2,
    verdict: 'different',
    tookMs: 8000,
  });
  await storeAttempt(app, { id: idOf(301), itemId: idOf(101), number: 1, confidence: 'certain', rung: 1 });
  await storeAttempt(app, { id: idOf(303), itemId: idOf(102), number: 1, formMissed: true });
  expect(await loadAttempt(app.db, { id: idOf(301), accountId })).toEqual({
    id: idOf(301),
    itemId: idOf(101),
    number: 1,
    answer: { given: { kind: 'formula', text: '2' } },
    verdict: 'equal',
    formMissed: false,
    mistake: null,
    confidence: 'certain',
    rung: 1,
    tookMs: 1000,
    at: at('10:01'),
    changes: [],
  });
  expect(await loadAttempt(app.db, { id: idOf(301), accountId: stranger })).toBeUndefined();
  const both = await loadAttemptsOf(app.db, [idOf(101), idOf(102)]);
  expect([...both].map(([id, attempts]) => [id, attempts.map(({ number }) => number)])).toEqual([
    [idOf(101), [1, 2]],
    [idOf(102), [1]],
  ]);
  expect([...(await loadAttemptsOf(app.db, [idOf(102)]))].map(([id]) => id)).toEqual([idOf(102)]);
  expect(await loadAttemptsOf(app.db, [])).toEqual(new Map());
});
