import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { idOf } from '#tests/support/practice-rows.ts';
import { eraseDeleted, listSessions, markDeleted, setRating, setTitle } from './conversations.server.ts';
import { cancelLesson, findByInput, findLesson, listLessons, removeLesson } from './lessons.server.ts';
import { isAccountNewerThan, monthPassed, usedInMonth, usedSince } from './model-text.server.ts';
import { findAdult, loadFlags, wasAdultInformed } from './safety.server.ts';
import {
  deleteVisitorSessions,
  findSession,
  sessionTimesOfVisitor,
  transferToAccount,
  turnsOfVisitor,
} from './teaching.server.ts';

/* Whose rows each statement takes, and until when. */

const [ana, ben] = [idOf(901), idOf(902)];
const [tablet, phone] = [idOf(801), idOf(802)];
const [ofAna, ofBen, ofVisitor, ofAnother] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const [owner, stranger] = [{ accountId: ana }, { accountId: ben }];
const now = new Date('2026-11-20T09:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const hour = 3_600_000;

let app: TestServices;
let ids = 1000;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate app.teaching_sessions, app.lessons, app.model_calls, app.safety_flags cascade`.execute(
    app.owner,
  );
  await sql`delete from app.learner_profiles`.execute(app.owner);
  await addSession(ofAna, { account_id: ana });
  await addSession(ofBen, { account_id: ben });
  await addSession(ofVisitor, { visitor_id: tablet });
  await addSession(ofAnother, { visitor_id: phone });
});

async function addSession(id: string, more: object) {
  const start = { model: 'focus', locale: 'en', problem: '2x = 6', phase: 'attempt', state: '{}', seed: 1 };
  await app.db
    .insertInto('app.teaching_sessions')
    .values({ id, ...start, created_at: before(hour), updated_at: before(hour), ...more })
    .execute();
}
async function addTurn(session: string, position: number, more: object = {}): Promise<string> {
  const id = idOf((ids += 1));
  const turn = { id, session_id: session, position, speaker: 'learner', content: '{}', created_at: now };
  await app.db
    .insertInto('app.teaching_turns')
    .values({ ...turn, ...more })
    .execute();
  return id;
}
const all = { search: '', after: null, limit: 10 };
const listed = async (who: Parameters<typeof listSessions>[1], more: object = {}) =>
  (await listSessions(app.db, who, { ...all, ...more })).map(({ id }) => id);

describe('a conversation', () => {
  it('is found, renamed and deleted by its owner only, signed in or not', async () => {
    const owners = [
      owner,
      stranger,
      { visitorId: tablet },
      { visitorId: phone },
      { visitorId: ana },
      { accountId: tablet },
    ];
    for (const [at, who] of owners.entries()) {
      expect([at, (await findSession(app.db, ofAna, who)) !== null]).toEqual([at, at === 0]);
      expect([at, (await findSession(app.db, ofVisitor, who)) !== null]).toEqual([at, at === 2]);
      expect([at, await setTitle(app.db, who, ofAna, 'Mine')]).toEqual([at, at === 0]);
    }
    expect(await markDeleted(app.db, stranger, ofAna, now)).toBe(false);
    expect(await listed(owner)).toEqual([ofAna]);
    expect(await markDeleted(app.db, owner, ofAna, now)).toBe(true);
    expect(await findSession(app.db, ofAna, owner)).toBeNull();
    expect(await setTitle(app.db, owner, ofAna, 'Still mine')).toBe(false);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(stranger)).toEqual([ofBen]);
  });

  it('is listed by its last use, page by page, also those of one instant', async () => {
    for (const [id, at] of [
      [11, hour],
      [12, 0],
      [13, hour],
    ] as const)
      await addSession(idOf(id), { account_id: ana, updated_at: before(at) });
    const whole = [idOf(12), idOf(13), idOf(11), ofAna];
    expect(await listed(owner)).toEqual(whole);
    expect(await listed(owner, { limit: 2 })).toEqual(whole.slice(0, 2));
    const after = { updatedAt: before(hour), id: idOf(13) };
    expect(await listed(owner, { after })).toEqual(whole.slice(2));
  });

  it('keeps the first instant of its deletion, and is erased only once that is past', async () => {
    await markDeleted(app.db, owner, ofAna, before(hour));
    await markDeleted(app.db, owner, ofAna, now);
    expect(await eraseDeleted(app.db, before(hour))).toBe(0);
    expect(await eraseDeleted(app.db, before(hour - 1))).toBe(1);
    expect(await listed(stranger)).toEqual([ofBen]);
  });

  it('with an open safety flag is not erased before a person has seen it', async () => {
    await markDeleted(app.db, owner, ofAna, before(hour));
    const flag = { id: idOf(50), session_id: ofAna, kind: 'threat', words: 'w', created_at: now };
    await app.db.insertInto('app.safety_flags').values(flag).execute();
    expect(await eraseDeleted(app.db, now)).toBe(0);
    await app.db.updateTable('app.safety_flags').set({ state: 'seen' }).execute();
    expect(await eraseDeleted(app.db, now)).toBe(1);
  });

  it('has ratings of the tutor’s own turns of this conversation', async () => {
    const [said, mine] = [await addTurn(ofAna, 1, { speaker: 'tutor' }), await addTurn(ofAna, 2)];
    const rate = (session: string, turn: string) =>
      setRating(app.db, session, turn, { value: 1, reason: null });
    expect([await rate(ofAna, said), await rate(ofAna, mine), await rate(ofBen, said)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what a visitor did', () => {
  it('is counted since an instant, of this browser only, oldest first', async () => {
    await addSession(idOf(21), { visitor_id: tablet, created_at: before(2 * hour) });
    expect(await sessionTimesOfVisitor(app.db, tablet, before(2 * hour))).toEqual([before(hour)]);
    expect(await sessionTimesOfVisitor(app.db, tablet, before(2 * hour + 1))).toEqual([
      before(2 * hour),
      before(hour),
    ]);
    await addTurn(ofVisitor, 1, { created_at: before(10) });
    await addTurn(ofVisitor, 2, { speaker: 'tutor', created_at: before(9) });
    await addTurn(ofVisitor, 3, { created_at: before(5) });
    await addTurn(ofAnother, 1, { created_at: before(5) });
    expect(await turnsOfVisitor(app.db, tablet, before(10))).toEqual({ count: 1, first: before(5) });
    expect(await turnsOfVisitor(app.db, tablet, before(11))).toEqual({ count: 2, first: before(10) });
    expect(await turnsOfVisitor(app.db, tablet, now)).toEqual({ count: 0, first: null });
  });

  it('goes over to the account that signs in, and nothing of other browsers', async () => {
    expect(await transferToAccount(app.db, tablet, ana)).toBe(1);
    expect((await listed(owner)).toSorted()).toEqual([ofAna, ofVisitor]);
    expect(await listed({ visitorId: phone })).toEqual([ofAnother]);
    expect(await transferToAccount(app.db, tablet, ben)).toBe(0);
  });

  it('is deleted once unused for long; what belongs to an account is not', async () => {
    expect(await deleteVisitorSessions(app.db, before(hour))).toBe(0);
    expect(await deleteVisitorSessions(app.db, before(hour - 1))).toBe(2);
    expect([await listed(owner), await listed(stranger)]).toEqual([[ofAna], [ofBen]]);
  });
});

describe('a lesson', () => {
  const add = (n: number, more: object = {}) =>
    app.db
      .insertInto('app.lessons')
      .values({
        id: idOf(n),
        account_id: ana,
        skill: 'slope',
        locale: 'en',
        made_from: `m${n}`,
        progress: '{}',
        created_at: now,
        ...more,
      })
      .execute();

  it('is found, cancelled and removed by its own account only', async () => {
    await add(31);
    expect(await findLesson(app.db, stranger, idOf(31))).toBeNull();
    expect(await findByInput(app.db, stranger, 'm31')).toBeNull();
    expect(await removeLesson(app.db, stranger, idOf(31))).toBe(false);
    await cancelLesson(app.db, stranger, idOf(31), now);
    expect((await findLesson(app.db, owner, idOf(31)))?.state).toBe('queued');
    await cancelLesson(app.db, owner, idOf(31), now);
    expect((await findLesson(app.db, owner, idOf(31)))?.state).toBe('cancelled');
    expect(await findByInput(app.db, owner, 'm31')).toBeNull();
    expect(await removeLesson(app.db, owner, idOf(31))).toBe(true);
  });

  it('is listed newest first, without those that failed or were cancelled', async () => {
    await add(31, { created_at: before(2) });
    await add(32, { created_at: before(1) });
    await add(33, { state: 'failed', finished_at: now });
    await add(34, { state: 'cancelled', finished_at: now });
    await add(35, { account_id: ben });
    const of = async (limit: number) => (await listLessons(app.db, owner, limit)).map(({ id }) => id);
    expect([await of(9), await of(1)]).toEqual([[idOf(32), idOf(31)], [idOf(32)]]);
  });
});

describe('what language models cost', () => {
  const call = (account: string | null, at: Date, cost: number) =>
    app.db
      .insertInto('app.model_calls')
      .values({
        id: idOf((ids += 1)),
        account_id: account,
        purpose: 'turn',
        language_model: 'm',
        prompt_size: 10,
        answer_size: 5,
        cost_micros: String(cost),
        total_ms: 1,
        outcome: 'spoken',
        created_at: at,
      })
      .execute();

  it('counts an account’s calls of the day, its sums of the month, and those of all', async () => {
    const [day, month] = [before(hour), before(3 * hour)];
    await call(ana, day, 1);
    await call(ana, before(hour + 1), 2);
    await call(ben, now, 4);
    await call(null, month, 8);
    await call(ana, before(3 * hour + 1), 16);
    expect(await usedSince(app.db, ana, day, month)).toEqual({
      callsOfAccount: 1,
      sizeOfAccount: 30,
      costOfAccount: 3,
      sizeOfAll: 60,
      costOfAll: 15,
    });
  });

  it('counts a calendar month from its first instant in UTC', async () => {
    await call(ana, new Date('2026-10-31T23:59:59.999Z'), 1);
    await call(ana, new Date('2026-11-01T00:00:00Z'), 2);
    expect(await usedInMonth(app.db, now)).toEqual({ sizeOfAll: 15, costOfAll: 2 });
    expect(monthPassed(new Date('2026-11-01T00:00:00Z'))).toBe(0);
    expect(monthPassed(new Date('2026-11-16T00:00:00Z'))).toBe(0.5);
    expect(monthPassed(new Date('2026-12-16T12:00:00Z'))).toBe(0.5);
  });

  it('is asked of accounts that are new: made after an instant, not at it', async () => {
    await sql`insert into auth.users (id, email, created_at) values (${ana}, 'ana@example.org', ${now})`.execute(
      app.owner,
    );
    expect(await isAccountNewerThan(app.db, ana, now)).toBe(false);
    expect(await isAccountNewerThan(app.db, ana, before(1))).toBe(true);
    expect(await isAccountNewerThan(app.db, ben, before(1))).toBe(false);
    await sql`delete from auth.users where id = ${ana}`.execute(app.owner);
  });
});

describe('worrying words', () => {
  const flag = (n: number, more: object = {}) =>
    app.db
      .insertInto('app.safety_flags')
      .values({ id: idOf(n), account_id: ana, kind: 'threat', words: `w${n}`, created_at: now, ...more })
      .execute();

  it('are listed unseen ones first, then the latest', async () => {
    await flag(61, { state: 'seen', note: 'Called.' });
    await flag(62, { created_at: before(2) });
    await flag(63, { created_at: before(1) });
    const list = async (limit: number) => (await loadFlags(app.db, limit)).map(({ text }) => text);
    expect([await list(9), await list(2)]).toEqual([
      ['w63', 'w62', 'w61'],
      ['w63', 'w62'],
    ]);
  });

  it('are announced to an adult again once the last time is long ago', async () => {
    await flag(61, { adult_informed_at: before(hour) });
    await flag(62);
    expect(await wasAdultInformed(app.db, ana, before(hour))).toBe(false);
    expect(await wasAdultInformed(app.db, ana, before(hour + 1))).toBe(true);
    expect(await wasAdultInformed(app.db, ben, before(hour + 1))).toBe(false);
  });

  it('go to the confirmed address of the account of the session’s learner, unless that learner’s are off', async () => {
    const adult = (profileId: string | null) => findAdult(app.db, { accountId: ana, profileId });
    const user = (column: string, value: unknown) =>
      sql`update auth.users set ${sql.ref(column)} = ${value} where id = ${ana}`.execute(app.owner);
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${ana}, 'ana@example.org', ${now})`.execute(
      app.owner,
    );
    expect(await adult(null)).toBeNull();
    for (const [n, name, made] of [
      [71, 'Leo', 1],
      [72, 'Maya', 2],
    ] as const)
      await sql`insert into app.learner_profiles (id, account_id, name, language, created_at)
        values (${idOf(n)}, ${ana}, ${name}, 'en', ${before(made)})`.execute(app.owner);
    expect(await adult(idOf(71))).toEqual({ email: 'ana@example.org', learner: 'Leo' });
    expect((await adult(null))?.learner).toBe('Maya');
    await sql`update app.learner_profiles set safety_mail = false where id = ${idOf(71)}`.execute(app.owner);
    expect(await adult(idOf(71))).toBeNull();
    expect((await adult(idOf(72)))?.learner).toBe('Maya');
    await user('email_confirmed_at', null);
    expect(await adult(idOf(72))).toBeNull();
    await user('email_confirmed_at', now);
    await user('deleted_at', now);
    expect(await adult(idOf(72))).toBeNull();
    await sql`delete from auth.users where id = ${ana}`.execute(app.owner);
  });
});
