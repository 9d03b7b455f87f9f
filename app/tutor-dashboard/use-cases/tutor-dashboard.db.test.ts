import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { loadSharedProfile } from '#app/learners/index.server.ts';
import { grantShare, loadShareableSessions, revokeShare } from '#app/learners/db/sharing.server.ts';
import { learnerServices } from '#server/functions.ts';
import { callsOf } from '#tests/support/api.ts';
import { bookFor, lucia, luciasPage } from '#tests/support/learner-sessions.ts';
import { answer, next, openItem, practiceTest, type PracticeTest, start } from '#tests/support/practice.ts';
import { tutorDashboardApi } from '../api/routes.server.ts';

/* Lucía teaches Maya on Tuesday at 18:00 in London. Amara is another tutor, Noor another account. */

const amara = { id: '00000000-0000-4000-a000-0000000000a1' };
const noor = { id: '00000000-0000-4000-a000-0000000000b1' };
const tuesday = '2026-11-24T18:00:00Z';
const texts = { did: 'Squares drawn by hand.', alone: 'The first line.', nextStep: 'Odd middle terms.' };

let app: PracticeTest;
let maya: Awaited<ReturnType<PracticeTest['learner']>>;
let tutor: string;
beforeEach(async () => {
  app = await practiceTest();
  maya = await app.learner();
  tutor = await luciasPage(app);
  await app.db
    .updateTable('app.tutors')
    .set({ account_id: amara.id })
    .where('slug', '=', 'amara-okafor')
    .execute();
});
afterEach(() => app.close());

async function call(who: { id: string } | null, method: string, path: string, body?: unknown) {
  const rooms = { learners: learnerServices, sharedProfile: loadSharedProfile };
  const ask = callsOf(
    tutorDashboardApi({ ...app.services, ...rooms }),
    who && { ...who, email: 'x@example.org' },
  );
  const answered = await ask(method, path, body);
  return { ...answered, body: answered.body as Record<string, never> };
}

const booked = () => bookFor(app, maya, { tutor, begins: tuesday });
const account = () => ({ id: maya.accountId });
const noteOf = (id: string) => `/tutor/sessions/${id}/note`;
const consent = { id: '00000000-0000-4000-a000-0000000000e1' };
const share = async () => {
  const pair = { profileId: maya.profileId, tutorId: tutor };
  const now = app.clock.now();
  const bookings = await loadShareableSessions(app.db, pair, now);
  await grantShare(app.db, { ...consent, ...pair, accountId: maya.accountId, bookings, now });
};

describe('readiness of a tutor', () => {
  const standing = async (who: { id: string } | null) => call(who, 'GET', '/tutor/standing');
  const change = (set: object) => app.db.updateTable('app.tutors').set(set).where('id', '=', tutor).execute();

  test('says what a page lacks before a founder opens it, to its tutor only', async () => {
    const empty = JSON.stringify({ en: '', es: '', fr: '' });
    await change({ status: 'paused', meeting_url: null, headline: empty });
    await app.db.deleteFrom('app.availability_rules').where('tutor_id', '=', tutor).execute();
    const lacking = {
      id: tutor,
      slug: 'lucia-restrepo',
      open: false,
      hours: false,
      prices: true,
      headline: false,
      meeting: false,
    };
    expect((await standing(lucia)).body).toEqual({ standing: lacking });
    await change({ status: 'active', meeting_url: 'https://meet.example.org/lucia' });
    expect((await standing(lucia)).body).toEqual({ standing: { ...lacking, open: true, meeting: true } });
    expect([(await standing(noor)).status, (await standing(null)).status]).toEqual([403, 401]);
  });
});

describe('the note of a session', () => {
  test('is kept from the beginning of the session, version by version', async () => {
    const id = await booked();
    const early = await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    expect([early.status, early.body]).toMatchObject([409, { error: { code: 'note_not_now' } }]);
    app.clock.set('2026-11-24T18:30:00Z');
    const first = await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    expect(first).toMatchObject({ status: 200, body: { note: { ...texts, version: 1, sentAt: null } } });
    const second = await call(lucia, 'PUT', noteOf(id), { ...texts, did: 'Two squares.', version: 1 });
    expect(second.body).toMatchObject({ note: { did: 'Two squares.', version: 2 } });
  });

  test('is not overwritten from a second window: the stale save is refused and brings what stands there', async () => {
    const id = await booked();
    app.clock.set('2026-11-24T18:30:00Z');
    await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    const stale = await call(lucia, 'PUT', noteOf(id), { ...texts, did: 'Other words.', version: 0 });
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { code: 'note_changed' }, note: { ...texts, version: 1 } },
    });
    // The response of the first request was lost, so it is repeated.
    const again = await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    expect(again).toMatchObject({ status: 200, body: { note: { version: 1 } } });
  });

  test('is read by the learner’s account once it is sent, and then stays as it is', async () => {
    const id = await booked();
    app.clock.set('2026-11-24T19:00:00Z');
    expect((await call(lucia, 'POST', `${noteOf(id)}/send`, { version: 0 })).body).toMatchObject({
      error: { code: 'note_empty' },
    });
    await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    expect((await call(account(), 'GET', `/bookings/${id}/note`)).body).toEqual({ note: null });
    expect((await call(lucia, 'POST', `${noteOf(id)}/send`, { version: 0 })).status).toBe(409);
    const sent = await call(lucia, 'POST', `${noteOf(id)}/send`, { version: 1 });
    expect(sent.body).toMatchObject({ note: { sentAt: '2026-11-24T19:00:00.000Z' } });
    expect((await call(account(), 'GET', `/bookings/${id}/note`)).body).toMatchObject({ note: texts });
    const after = await call(lucia, 'PUT', noteOf(id), { ...texts, did: 'Other words.', version: 1 });
    expect([after.status, after.body]).toMatchObject([409, { error: { code: 'note_sent' } }]);
    const past = app.db
      .updateTable('app.session_notes')
      .set({ did: 'Other words.' })
      .where('booking_id', '=', id)
      .execute();
    await expect(past).rejects.toThrow('a note that was sent stays as it is');
  });

  test('another tutor, another account and a signed-out caller get nothing', async () => {
    const id = await booked();
    app.clock.set('2026-11-24T18:30:00Z');
    await call(lucia, 'PUT', noteOf(id), { ...texts, version: 0 });
    const tutorsCalls = [
      ['GET', noteOf(id)],
      ['PUT', noteOf(id), { ...texts, version: 1 }],
      ['POST', `${noteOf(id)}/send`, { version: 1 }],
      ['POST', `/tutor/sessions/${id}/came`],
      ['GET', `/tutor/sessions/${id}/brief`],
    ] as const;
    for (const [method, path, body] of tutorsCalls) {
      for (const who of [amara, noor, account()])
        expect((await call(who, method, path, body)).status, `${method} ${path}`).toBe(404);
      expect((await call(null, method, path, body)).status).toBe(401);
    }
    for (const who of [amara, noor, lucia])
      expect((await call(who, 'GET', `/bookings/${id}/note`)).status).toBe(404);
    expect((await call(null, 'GET', `/bookings/${id}/note`)).status).toBe(401);
    for (const path of ['/tutor/notes'])
      expect([(await call(noor, 'GET', path)).status, (await call(null, 'GET', path)).status]).toEqual([
        403, 401,
      ]);
    expect((await call(amara, 'GET', '/tutor/notes')).body).toEqual({ notes: [] });
  });
});

describe('the brief before a session', () => {
  const brief = async (id: string) => (await call(lucia, 'GET', `/tutor/sessions/${id}/brief`)).body.brief;

  test('says what the learner gets wrong with the answers, while consent lasts', async () => {
    const id = await booked();
    let session = await start(app, maya, { mode: 'skill', skills: ['expanding'], size: 5 });
    for (let asked = 0; asked < 4; asked += 1) {
      await answer(app, maya, openItem(session), false);
      app.clock.advance(60_000);
      session = await next(app, maya, session);
    }
    expect(await brief(id)).toMatchObject({ learner: 'Maya', session: 1, lastTime: null, beliefs: null });
    await share();
    const { beliefs } = (await brief(id)) as unknown as {
      beliefs: { kind: string; text: string; evidence: { right: boolean }[] }[];
    };
    expect(beliefs.length).toBeGreaterThan(0);
    for (const { text, evidence } of beliefs) expect([text, evidence.length]).not.toContain(0);
    expect(beliefs.flatMap(({ evidence }) => evidence.map(({ right }) => right))).toContain(false);
    await revokeShare(app.db, { ...maya, tutorId: tutor, now: app.clock.now() });
    expect(await brief(id)).toMatchObject({ beliefs: null });
  });

  test('leaves the name out once the session is cancelled, and a month after it', async () => {
    const id = await booked();
    app.clock.set('2026-12-20T09:00:00Z');
    expect(await brief(id)).toMatchObject({ learner: 'Maya' });
    app.clock.set('2026-12-25T09:00:00Z');
    expect(await brief(id)).toMatchObject({ learner: null });
    app.clock.set('2026-11-20T09:00:00Z');
    expect(await brief(id)).toMatchObject({ learner: 'Maya' });
    const cancelled = { state: 'cancelled', cancelled_by: 'learner', refund_minor: 0 } as const;
    await app.db.updateTable('app.bookings').set(cancelled).where('id', '=', id).execute();
    expect(await brief(id)).toMatchObject({ learner: null });
  });

  test('brings what the tutor meant to do next, and counts the sessions', async () => {
    const first = await booked();
    const second = await bookFor(app, maya, { tutor, begins: '2026-12-01T18:00:00Z' });
    app.clock.set('2026-11-24T19:00:00Z');
    await call(lucia, 'PUT', noteOf(first), { ...texts, version: 0 });
    expect(await brief(second)).toMatchObject({
      session: 2,
      lastTime: { at: '2026-11-24T18:00:00.000Z', nextStep: 'Odd middle terms.' },
    });
  });

  test('brings the latest next step from before the session; a note without one brings none', async () => {
    const write = async (begins: string, note: object) => {
      const id = await bookFor(app, maya, { tutor, begins });
      app.clock.set(begins);
      await call(lucia, 'PUT', noteOf(id), { ...texts, ...note, version: 0 });
      return id;
    };
    const first = await write(tuesday, { nextStep: 'Odd middle terms.' });
    const second = await write('2026-12-01T18:00:00Z', { nextStep: 'Negative roots.' });
    await write('2026-12-08T18:00:00Z', { nextStep: '' });
    const last = await bookFor(app, maya, { tutor, begins: '2026-12-15T18:00:00Z' });
    expect(await brief(first)).toMatchObject({ session: 1, lastTime: null });
    expect(await brief(second)).toMatchObject({
      session: 2,
      lastTime: { nextStep: 'Odd middle terms.' },
    });
    expect(await brief(last)).toMatchObject({
      session: 4,
      lastTime: { at: '2026-12-01T18:00:00.000Z', nextStep: 'Negative roots.' },
    });
  });
});

test('a learner who came is noted for a completed session', async () => {
  const id = await booked();
  app.clock.set('2026-12-02T09:00:00Z');
  await completePast(app.services, app.clock.now());
  await call(lucia, 'POST', `/tutor/sessions/${id}/came`);
  expect((await call(lucia, 'GET', '/tutor/notes')).body).toMatchObject({
    notes: [{ bookingId: id, written: false, cameAt: '2026-12-02T09:00:00.000Z' }],
  });
});
