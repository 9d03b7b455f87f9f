import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  beginErasure,
  closeErasure,
  deleteErasure,
  deleteForgotten,
  deleteTombstones,
  insertErasure,
  loadDue,
  loadErasure,
  lockErasure,
  showRunning,
} from './own-data-erasure.server.ts';

const uuid = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben, eva] = [uuid('a'), uuid('b'), uuid('c')];
const [one, two, three] = [uuid('1'), uuid('2'), uuid('3')];
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate app.account_erasures, app.erased_accounts, app.mails cascade`.execute(app.owner);
});

const schedule = (id: string, accountId: string, dueAt = at('12:00')) =>
  insertErasure(app.db, {
    id,
    accountId,
    visitorId: uuid('f'),
    language: 'es',
    requestedAt: at('09:00'),
    dueAt,
  });

test('an account has one erasure, which is read with all that is known of it', async () => {
  expect(await loadErasure(app.db, ana)).toBeUndefined();
  expect(await schedule(one, ana)).toBe(true);
  expect(await schedule(two, ana)).toBe(false);
  expect(await schedule(three, ben)).toBe(true);
  expect(await loadErasure(app.db, ana)).toEqual({
    id: one,
    accountId: ana,
    visitorId: uuid('f'),
    language: 'es',
    state: 'scheduled',
    requestedAt: at('09:00'),
    dueAt: at('12:00'),
    startedAt: null,
  });
});

test('it is due from its instant on, the earliest first, until it is done', async () => {
  await schedule(one, ana, at('12:00'));
  await schedule(two, ben, at('11:00'));
  await schedule(three, eva, at('13:00'));
  expect(await loadDue(app.db, at('11:59'))).toEqual([two]);
  expect(await loadDue(app.db, at('12:00'))).toEqual([two, one]);
  await showRunning(app.db, one, true);
  expect(await loadDue(app.db, at('12:00'))).toEqual([two, one]);
  const erasure = (await loadErasure(app.db, ben))!;
  await closeErasure(app.db, erasure, { counts: {}, now: at('12:00') });
  expect(await loadDue(app.db, at('12:00'))).toEqual([one]);
});

test('its first start is what counts; before its instant and after its end there is none', async () => {
  await schedule(one, ana);
  await schedule(two, ben);
  expect(await beginErasure(app.db, one, at('11:59'))).toBeUndefined();
  expect(await beginErasure(app.db, one, at('12:00'))).toMatchObject({ id: one, startedAt: at('12:00') });
  expect(await beginErasure(app.db, one, at('12:05'))).toMatchObject({ startedAt: at('12:00') });
  expect(await loadErasure(app.db, ben)).toMatchObject({ startedAt: null });
  await closeErasure(app.db, (await loadErasure(app.db, ana))!, { counts: {}, now: at('12:06') });
  expect(await beginErasure(app.db, one, at('12:07'))).toBeUndefined();
  expect(await beginErasure(app.db, three, at('12:07'))).toBeUndefined();
});

test('it is shown as running and as scheduled, and finished it stays', async () => {
  await schedule(one, ana);
  await schedule(two, ben);
  await showRunning(app.db, one, true);
  expect(await loadErasure(app.db, ana)).toMatchObject({ state: 'running' });
  expect(await loadErasure(app.db, ben)).toMatchObject({ state: 'scheduled' });
  await showRunning(app.db, one, false);
  const erasure = (await loadErasure(app.db, ana))!;
  expect(erasure).toMatchObject({ state: 'scheduled' });
  await closeErasure(app.db, erasure, { counts: { 'app.bookings': 2 }, now: at('12:30') });
  await showRunning(app.db, one, true);
  const rows = await app.db.selectFrom('app.account_erasures').selectAll().orderBy('id').execute();
  expect(rows[0]).toEqual({
    id: one,
    account_id: null,
    visitor_id: null,
    language: null,
    state: 'done',
    requested_at: at('09:00'),
    due_at: at('12:00'),
    started_at: null,
    done_at: at('12:30'),
    counts: { 'app.bookings': 2 },
  });
  expect(rows[1]).toMatchObject({ id: two, account_id: ben, state: 'scheduled' });
});

test('it can be cancelled unless its rows are being removed', async () => {
  expect(await deleteErasure(app.db, ana)).toBe(false);
  await schedule(one, ana);
  await schedule(two, ben);
  const erasure = (await loadErasure(app.db, ana))!;
  await app.db.transaction().execute(async (trx) => {
    expect(await lockErasure(trx, erasure)).toBe(true);
    expect(await deleteErasure(app.db, ana)).toBe(false);
    expect(await app.db.transaction().execute((other) => lockErasure(other, erasure))).toBe(false);
  });
  expect(await deleteErasure(app.db, ana)).toBe(true);
  expect(await loadErasure(app.db, ben)).toBeDefined();
  // Cancelled meanwhile.
  expect(await app.db.transaction().execute((trx) => lockErasure(trx, erasure))).toBe(false);
});

test('a finished erasure is not locked again', async () => {
  await schedule(one, ana);
  const erasure = (await loadErasure(app.db, ana))!;
  await closeErasure(app.db, erasure, { counts: {}, now: at('12:30') });
  expect(await app.db.transaction().execute((trx) => lockErasure(trx, erasure))).toBe(false);
});

test('the mark of an erased account is deleted after its time, and not at it', async () => {
  await schedule(one, ana);
  const erasure = (await loadErasure(app.db, ana))!;
  await closeErasure(app.db, erasure, { counts: {}, now: at('12:30') });
  await closeErasure(app.db, erasure, { counts: {}, now: at('12:40') });
  const marks = async () =>
    (await app.db.selectFrom('app.erased_accounts').select('erased_at').execute()).map(
      (row) => row.erased_at,
    );
  await deleteTombstones(app.db, at('12:30'));
  expect(await marks()).toEqual([at('12:30')]);
  await deleteTombstones(app.db, at('12:31'));
  expect(await marks()).toEqual([]);
});

test('a mail is deleted at the instant it is to be forgotten, any other stays', async () => {
  await app.services.mail.enqueue(app.db, {
    to: 'ana@example.org',
    language: 'en',
    subject: 'One',
    text: 'x',
    messageId: 'one',
  });
  await app.services.mail.enqueue(app.db, {
    to: 'ana@example.org',
    language: 'en',
    subject: 'Two',
    text: 'x',
    messageId: 'two',
  });
  await sql`update app.mails set forget_at = ${at('10:00')} where subject = 'One'`.execute(app.db);
  const subjects = async () =>
    (await app.db.selectFrom('app.mails').select('subject').orderBy('subject').execute()).map(
      ({ subject }) => subject,
    );
  await deleteForgotten(app.db, at('09:59'));
  expect(await subjects()).toEqual(['One', 'Two']);
  await deleteForgotten(app.db, at('10:00'));
  expect(await subjects()).toEqual(['Two']);
});
