import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  beginAttempt,
  clearEarlier,
  deleteExports,
  finishAttempt,
  giveUp,
  insertExport,
  insertPiece,
  loadLatestExport,
  loadPiece,
  loadSilent,
  noteProgress,
} from './own-data-export.server.ts';

const uuid = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben] = [uuid('a'), uuid('b')];
const [one, two, three] = [uuid('1'), uuid('2'), uuid('3')];
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate app.account_exports cascade`.execute(app.owner);
});

const request = (id: string, accountId = ana, now = at('09:00')) =>
  insertExport(app.db, { id, accountId, visitorId: null, language: 'fr', now });
const begin = (id: string, now = at('09:10')) => beginAttempt(app.db, { id, total: 7, now });
const statesOf = async () => {
  const rows = await app.db
    .selectFrom('app.account_exports')
    .select(['id', 'state', 'attempt', 'tables_done', 'tables_total', 'size_bytes', 'touched_at', 'ready_at'])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
};

test('an account has one export under way, another account its own', async () => {
  expect(await request(one)).toBe(true);
  expect(await request(two)).toBe(false);
  expect(await request(three, ben)).toBe(true);
  await begin(one);
  expect(await request(two)).toBe(false);
  await finishAttempt(app.db, { id: one, attempt: 1 }, { state: 'failed', size: null, now: at('09:20') });
  expect(await request(two)).toBe(true);
});

test('the latest export of an account is read with all that is known of it', async () => {
  expect(await loadLatestExport(app.db, ana)).toBeUndefined();
  await request(one);
  await begin(one);
  await finishAttempt(
    app.db,
    { id: one, attempt: 1 },
    { state: 'ready', size: 4_000_000_000, now: at('09:20') },
  );
  await request(two, ben, at('11:00'));
  expect(await loadLatestExport(app.db, ana)).toEqual({
    id: one,
    accountId: ana,
    visitorId: null,
    language: 'fr',
    state: 'ready',
    attempt: 1,
    tablesDone: 0,
    tablesTotal: 7,
    size: 4_000_000_000,
    createdAt: at('09:00'),
    readyAt: at('09:20'),
  });
  await request(three, ana, at('10:00'));
  expect(await loadLatestExport(app.db, ana)).toMatchObject({ id: three, state: 'waiting', size: null });
});

describe('an attempt', () => {
  test('begins from the start, again and again until the export has ended', async () => {
    await request(one);
    await request(two, ben);
    expect(await begin(one)).toMatchObject({ id: one, state: 'building', attempt: 1, tablesTotal: 7 });
    await noteProgress(app.db, { id: one, attempt: 1 }, { done: 3, now: at('09:11') });
    expect(await begin(one, at('09:12'))).toMatchObject({ attempt: 2, tablesDone: 0 });
    expect((await statesOf())[one]).toMatchObject({ touched_at: at('09:12') });
    expect((await statesOf())[two]).toMatchObject({ state: 'waiting', attempt: 0 });
    await finishAttempt(app.db, { id: one, attempt: 2 }, { state: 'ready', size: 5, now: at('09:20') });
    expect(await begin(one)).toBeUndefined();
    expect(await begin(three)).toBeUndefined();
  });

  test('reports and finishes only while it is the latest of an export under way', async () => {
    await request(one);
    await request(two, ben);
    const note = (attempt: number) =>
      noteProgress(app.db, { id: one, attempt }, { done: attempt, now: at('09:30') });
    const finish = (attempt: number) =>
      finishAttempt(app.db, { id: one, attempt }, { state: 'ready', size: 9, now: at('09:40') });
    // Not begun yet.
    expect([await note(0), await finish(0)]).toEqual([false, false]);
    await begin(one);
    await begin(one);
    await begin(two);
    expect([await note(1), await finish(1)]).toEqual([false, false]);
    expect(await note(2)).toBe(true);
    expect((await statesOf())[one]).toMatchObject({
      tables_done: 2,
      touched_at: at('09:30'),
      ready_at: null,
    });
    expect(await finish(2)).toBe(true);
    expect((await statesOf())[one]).toMatchObject({
      state: 'ready',
      size_bytes: '9',
      touched_at: at('09:40'),
      ready_at: at('09:40'),
    });
    expect((await statesOf())[two]).toMatchObject({ state: 'building', tables_done: 0 });
    expect([await note(2), await finish(2)]).toEqual([false, false]);
  });
});

test('a piece is read by export, attempt and position; what earlier attempts wrote is cleared', async () => {
  await request(one);
  await begin(one);
  await begin(one);
  await request(two, ben);
  await begin(two);
  await begin(two);
  const write = (id: string, attempt: number, position: number) =>
    insertPiece(
      app.db,
      { id, attempt },
      { position, bytes: Buffer.from(`${id.at(-1)} ${attempt} ${position}`) },
    );
  for (const id of [one, two])
    for (const attempt of [1, 2]) for (const position of [0, 1]) await write(id, attempt, position);
  const read = async (id: string, attempt: number, position: number) => {
    const bytes = await loadPiece(app.db, { id, attempt }, position);
    return bytes && Buffer.from(bytes).toString();
  };
  expect(await read(one, 2, 1)).toBe('1 2 1');
  expect(await read(one, 1, 0)).toBe('1 1 0');
  expect(await read(two, 2, 0)).toBe('2 2 0');
  expect(await read(one, 2, 2)).toBeUndefined();
  await clearEarlier(app.db, (await loadLatestExport(app.db, ana))!);
  expect([await read(one, 1, 0), await read(one, 2, 0), await read(two, 1, 0)]).toEqual([
    undefined,
    '1 2 0',
    '2 1 0',
  ]);
});

test('a finished export replaces the earlier ones of its account alone', async () => {
  await request(one);
  await begin(one);
  await finishAttempt(app.db, { id: one, attempt: 1 }, { state: 'ready', size: 1, now: at('09:20') });
  await request(two, ben);
  await request(three, ana, at('10:00'));
  await clearEarlier(app.db, (await loadLatestExport(app.db, ana))!);
  expect(Object.keys(await statesOf())).toEqual([two, three]);
});

test('an export that has been silent, or waits too long, is found at its limit and not before', async () => {
  await request(one, ana, at('09:00'));
  await begin(one, at('09:30'));
  await request(two, ben, at('09:30'));
  await request(three, uuid('c'), at('09:00'));
  await begin(three, at('09:00'));
  await finishAttempt(app.db, { id: three, attempt: 1 }, { state: 'ready', size: 1, now: at('09:05') });
  const silentBefore = async (time: Date) => (await loadSilent(app.db, time)).toSorted();
  expect(await silentBefore(at('09:30'))).toEqual([]);
  expect(await silentBefore(at('09:31'))).toEqual([one, two]);
  await giveUp(app.db, at('09:00'), at('12:00'));
  expect((await statesOf())[one]).toMatchObject({ state: 'building' });
  await giveUp(app.db, at('09:01'), at('12:00'));
  expect((await statesOf())[one]).toMatchObject({ state: 'failed', ready_at: at('12:00') });
  expect((await statesOf())[two]).toMatchObject({ state: 'waiting' });
  expect((await statesOf())[three]).toMatchObject({ state: 'ready', ready_at: at('09:05') });
});

test('an export is deleted after its end, and not at it', async () => {
  await request(one);
  await begin(one);
  await finishAttempt(app.db, { id: one, attempt: 1 }, { state: 'ready', size: 1, now: at('09:20') });
  await request(two, ben);
  await deleteExports(app.db, at('09:20'));
  expect(Object.keys(await statesOf())).toEqual([one, two]);
  await deleteExports(app.db, at('09:21'));
  expect(Object.keys(await statesOf())).toEqual([two]);
});
