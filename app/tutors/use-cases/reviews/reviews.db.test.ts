import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextSessionOfLearner } from '#app/booking/index.server.ts';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { hideReview, showReview } from '#app/founders/use-cases/acts/hide-review.server.ts';
import { removeProfile } from '#app/learners/use-cases/profiles.server.ts';
import { callsOf } from '#tests/support/api.ts';
import { bookFor, lucia, luciasPage, siblingOf } from '#tests/support/learner-sessions.ts';
import { practiceTest, type PracticeTest } from '#tests/support/practice.ts';
import { loadTutor } from '../../db/tutors.server.ts';
import { saveNote } from '#app/tutor-dashboard/use-cases/write-note.server.ts';
import { reviewsApi } from '../../api/reviews.server.ts';
import { listReviews } from './review-session.server.ts';
import { askForReviews } from './ask-review.server.ts';
import { countAllReviews } from '../../db/reviews.server.ts';

/* Maya had a session with Lucía on Tuesday. Amara is another tutor, Noor another account. */

const amara = { id: '00000000-0000-4000-a000-0000000000a1' };
const noor = { id: '00000000-0000-4000-a000-0000000000b1' };
const founder = { id: '00000000-0000-4000-a000-0000000000f1', email: 'founder@example.org' };
const note = { did: 'Squares with Maya.', alone: '', nextStep: '' };
const kind = { stars: 4, words: 'We drew <b>squares</b>.', signed: 'initial' };

let app: PracticeTest;
let maya: Awaited<ReturnType<PracticeTest['learner']>>;
let tutor: string;
let id: string;
beforeEach(async () => {
  app = await practiceTest();
  maya = await app.learner();
  tutor = await luciasPage(app);
  await app.db
    .updateTable('app.tutors')
    .set({ account_id: amara.id })
    .where('slug', '=', 'amara-okafor')
    .execute();
  id = await bookFor(app, maya, { tutor, begins: '2026-11-24T18:00:00Z' });
});
afterEach(() => app.close());

async function call(
  who: { id: string } | null,
  method: string,
  path: string,
  body?: unknown,
  language: 'en' | 'es' | 'fr' = 'en',
) {
  const ask = callsOf(reviewsApi(app.services), who && { ...who, email: 'x@example.org' }, language);
  const answered = await ask(method, path, body);
  return { ...answered, body: answered.body as Record<string, never> };
}

const account = () => ({ id: maya.accountId });
const review = () => `/bookings/${id}/review`;
/** The session ends on Tuesday at 19:00 and is completed 72 hours later. Paid by card unless `payment` differs. */
async function complete(payment: 'card' | 'invoice' = 'card') {
  app.clock.set('2026-11-27T19:05:00Z');
  await app.db.updateTable('app.bookings').set({ payment }).where('id', '=', id).execute();
  await completePast(app.services, app.clock.now());
}
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code;

describe('a review', () => {
  test('can be written after the completed session by its account, once, and changed for 14 days', async () => {
    expect(code(await call(account(), 'PUT', review(), kind))).toBe('review_not_yet');
    await complete();
    expect((await call(account(), 'GET', review())).body).toMatchObject({
      review: null,
      mayWrite: true,
      names: { initial: 'M.', name: 'Maya' },
    });
    expect((await call(account(), 'PUT', review(), kind)).body).toMatchObject({ review: { stars: 4 } });
    expect((await loadTutor(app.db, tutor))?.rating).toEqual({ average: 4, count: 1 });
    app.clock.set('2026-12-11T19:04:00Z');
    const changed = { stars: 5, words: 'We drew squares.', signed: 'name' };
    expect((await call(account(), 'PUT', review(), changed)).body).toMatchObject({ review: changed });
    expect((await loadTutor(app.db, tutor))?.rating).toEqual({ average: 5, count: 1 });
    app.clock.set('2026-12-11T19:05:00Z');
    expect(code(await call(account(), 'PUT', review(), kind))).toBe('review_closed');
  });

  test('is possible 72 hours after the end, also for a session completed earlier', async () => {
    await complete();
    app.clock.set('2026-11-27T18:59:59Z');
    expect(code(await call(account(), 'PUT', review(), kind))).toBe('review_not_yet');
    expect((await call(account(), 'GET', review())).body).toMatchObject({ mayWrite: false });
    expect((await call(account(), 'GET', '/reviews/waiting')).body).toEqual({ sessions: [] });
    app.clock.set('2026-11-27T19:00:00Z');
    expect((await call(account(), 'PUT', review(), kind)).status).toBe(200);
  });

  test('is neither possible nor requested before the invoice of the session is settled', async () => {
    await complete('invoice');
    await app.db.updateTable('app.bookings').set({ learner_email: 'carmen@example.org' }).execute();
    expect(code(await call(account(), 'PUT', review(), kind))).toBe('review_unpaid');
    expect((await call(account(), 'GET', review())).body).toMatchObject({ mayWrite: false });
    expect((await call(account(), 'GET', '/reviews/waiting')).body).toEqual({ sessions: [] });
    await askForReviews(app.services);
    expect(await app.db.selectFrom('app.mails').select('id').execute()).toEqual([]);
  });

  test.each([
    ['open', null, 'review_not_yet', 0],
    ['upheld', 'upheld', 'review_not_yet', 1],
    ['rejected', 'rejected', undefined, 1],
  ] as const)('of a session with an absence claim that is %s', async (_name, outcome, refusal, waiting) => {
    await complete();
    const now = app.clock.now();
    const decided = outcome && { outcome, decided_at: now };
    await app.db
      .insertInto('app.absence_claims')
      .values({ booking_id: id, absent: 'tutor', claimed_by: 'learner', claimed_at: now, ...decided })
      .execute();
    const { sessions } = (await call(account(), 'GET', '/reviews/waiting')).body;
    expect(sessions).toHaveLength(waiting);
    expect(code(await call(account(), 'PUT', review(), kind))).toBe(refusal);
  });

  test.each([
    ['en', 'Please take out links, email addresses and phone numbers: everyone can read this.'],
    ['es', 'Quita los enlaces, los correos y los teléfonos: esto lo puede leer todo el mundo.'],
    [
      'fr',
      'Retirez les liens, les adresses e-mail et les numéros de téléphone : tout le monde peut lire ce texte.',
    ],
  ] as const)('or a reply with contact data is rejected, in %s', async (language, message) => {
    await complete();
    const withContact = { ...kind, words: 'Ask me: +57 300 123 4567' };
    const refusal = { error: { code: 'review_contact', message } };
    expect(await call(account(), 'PUT', review(), withContact, language)).toMatchObject({
      status: 400,
      body: refusal,
    });
    await call(account(), 'PUT', review(), kind);
    const answer = { text: 'Write to lucia@example.org' };
    const answered = await call(lucia, 'POST', `${review()}/answer`, answer, language);
    expect(answered).toMatchObject({ status: 400, body: refusal });
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toMatchObject({
      reviews: [{ words: kind.words, answer: null }],
    });
  });

  test('is shown on the tutor’s page with an initial and the month, in its original language', async () => {
    await complete();
    await call(account(), 'PUT', review(), kind);
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toEqual({
      reviews: [{ stars: 4, words: 'We drew <b>squares</b>.', name: 'M.', month: '2026-11', answer: null }],
      more: 0,
    });
  });

  test('beyond the limit is counted, if it has text and is not hidden', async () => {
    const others: string[] = [];
    for (const day of ['01', '02', '03'])
      others.push(await bookFor(app, maya, { tutor, begins: `2026-12-${day}T18:00:00Z` }));
    app.clock.set('2026-12-10T12:00:00Z');
    await app.db.updateTable('app.bookings').set({ payment: 'card' }).execute();
    await completePast(app.services, app.clock.now());
    await call(account(), 'PUT', review(), kind);
    const first = await app.db.selectFrom('app.ratings').selectAll().executeTakeFirstOrThrow();
    const copies = [
      { words: 'The latest of all.', created_at: new Date('2026-12-11T12:00:00Z') },
      { words: null },
      { words: 'Hidden.', hidden_at: app.clock.now() },
    ];
    for (const [at, copy] of copies.entries())
      await app.db
        .insertInto('app.ratings')
        .values({ ...first, ...copy, booking_id: others[at]! })
        .execute();
    const shown = async (limit: number) => {
      const { reviews, more } = await listReviews(app.services, { tutorId: tutor, limit });
      return [...reviews.map(({ words }) => words), more];
    };
    expect(await shown(1)).toEqual(['The latest of all.', 1]);
    expect(await shown(2)).toEqual(['The latest of all.', kind.words, 0]);
  });

  test('can be read and written by its account only, and answered by its tutor only', async () => {
    await complete();
    for (const who of [noor, amara, lucia]) {
      expect((await call(who, 'GET', review())).status).toBe(404);
      expect((await call(who, 'PUT', review(), kind)).status).toBe(404);
    }
    expect((await call(null, 'PUT', review(), kind)).status).toBe(401);
    await call(account(), 'PUT', review(), kind);
    for (const who of [noor, amara, account()])
      expect((await call(who, 'POST', `${review()}/answer`, { text: 'No.' })).status).toBe(404);
    expect((await call(null, 'POST', `${review()}/answer`, { text: 'No.' })).status).toBe(401);
    expect([
      (await call(noor, 'GET', '/tutor/reviews')).status,
      (await call(null, 'GET', '/tutor/reviews')).status,
    ]).toEqual([403, 401]);
    expect((await call(amara, 'GET', '/tutor/reviews')).body).toEqual({ reviews: [] });
  });

  test('for another account’s or an uncompleted session is rejected by the database', async () => {
    const insert = (row: object) =>
      app.db
        .insertInto('app.ratings')
        .values({ booking_id: id, tutor_id: tutor, stars: 1, created_at: app.clock.now(), ...row })
        .execute();
    await expect(insert({ account_id: maya.accountId })).rejects.toThrow('only a completed session');
    await complete();
    await expect(insert({ account_id: noor.id })).rejects.toThrow('only a completed session');
    await expect(insert({})).rejects.toThrow('only a completed session');
    await insert({ account_id: maya.accountId });
    const late = new Date(app.clock.now().getTime() + 15 * 86_400_000);
    const change = app.db.updateTable('app.ratings').set({ stars: 2, updated_at: late }).execute();
    await expect(change).rejects.toThrow('ratings_edited_within');
  });

  test('can be answered by its tutor once', async () => {
    await complete();
    await call(account(), 'PUT', review(), kind);
    const answered = await call(lucia, 'POST', `${review()}/answer`, { text: 'Bring them next time.' });
    expect(answered.body).toMatchObject({ review: { answer: 'Bring them next time.', hidden: false } });
    expect(code(await call(lucia, 'POST', `${review()}/answer`, { text: 'Again.' }))).toBe('review_answered');
    expect((await call(account(), 'GET', review())).body).toMatchObject({
      review: { answer: 'Bring them next time.' },
    });
  });

  test('loses its reply when its text changes, and can be answered again; a new signature changes nothing', async () => {
    await complete();
    await call(account(), 'PUT', review(), kind);
    await call(lucia, 'POST', `${review()}/answer`, { text: 'I liked it too.' });
    const signedByName = await call(account(), 'PUT', review(), { ...kind, signed: 'name' });
    expect(signedByName.body).toMatchObject({ review: { signed: 'name', answer: 'I liked it too.' } });
    const changed = await call(account(), 'PUT', review(), { ...kind, stars: 1, words: 'Late.' });
    expect(changed.body).toMatchObject({ review: { stars: 1, answer: null } });
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toMatchObject({
      reviews: [{ words: 'Late.', answer: null }],
    });
    const again = await call(lucia, 'POST', `${review()}/answer`, { text: 'I am sorry.' });
    expect(again.body).toMatchObject({ review: { answer: 'I am sorry.' } });
  });

  test('of a removed learner stays without the name; tutors’ notes about the learner are deleted', async () => {
    await complete();
    await call(account(), 'PUT', review(), { ...kind, signed: 'name' });
    const nadia = await siblingOf(app, maya, 'Nadia');
    const hers = await bookFor(app, nadia, { tutor, begins: '2026-11-25T18:00:00Z' });
    app.clock.set('2026-11-28T19:05:00Z');
    await app.db.updateTable('app.bookings').set({ payment: 'card' }).where('id', '=', hers).execute();
    await completePast(app.services, app.clock.now());
    await call(account(), 'PUT', `/bookings/${hers}/review`, { ...kind, signed: 'name' });
    for (const bookingId of [id, hers])
      await saveNote(app.services, { bookingId, accountId: lucia.id }, { ...note, version: 0 });
    await app.db.updateTable('app.bookings').set({ note: 'Maya and brackets' }).execute();
    const remove = { id: maya.profileId, accountId: maya.accountId };
    await removeProfile({ ...app.services, nextSessionOf: nextSessionOfLearner }, remove);
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toMatchObject({
      reviews: [{ name: 'Nadia' }, { name: null, stars: 4, words: 'We drew <b>squares</b>.' }],
    });
    const notes = await app.db.selectFrom('app.session_notes').select('booking_id').execute();
    expect(notes).toEqual([{ booking_id: hers }]);
    const bookings = await app.db.selectFrom('app.bookings').select(['id', 'note']).execute();
    expect(new Map(bookings.map((row) => [row.id, row.note]))).toEqual(
      new Map([
        [id, ''],
        [hers, 'Maya and brackets'],
      ]),
    );
  });

  test('hidden by a founder, is not shown or counted, and is logged', async () => {
    await complete();
    await call(account(), 'PUT', review(), kind);
    await hideReview(app.services, { founder, bookingId: id });
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toEqual({
      reviews: [],
      more: 0,
    });
    expect((await loadTutor(app.db, tutor))?.rating).toBeNull();
    expect(await countAllReviews(app.db)).toEqual({ all: 1, hidden: 1 });
    expect((await call(lucia, 'GET', '/tutor/reviews')).body).toMatchObject({ reviews: [{ hidden: true }] });
    const acts = await app.db.selectFrom('app.audit_log').selectAll().execute();
    expect(acts).toMatchObject([
      { action: 'review.hide', subject: 'Lucía Restrepo', actor_email: 'founder@example.org' },
    ]);
    await expect(hideReview(app.services, { founder, bookingId: id })).rejects.toThrow('unknown_review');
    await showReview(app.services, { founder, bookingId: id });
    expect((await call(null, 'GET', '/tutors/lucia-restrepo/reviews')).body).toMatchObject({
      reviews: [{ stars: 4 }],
    });
    expect((await loadTutor(app.db, tutor))?.rating).toEqual({ average: 4, count: 1 });
    await expect(showReview(app.services, { founder, bookingId: id })).rejects.toThrow('unknown_review');
  });
});

describe('the email that asks for a review', () => {
  const mails = () => app.db.selectFrom('app.mails').select(['recipient', 'subject', 'body_text']).execute();

  test('is sent once, in the learner’s language, and not to reviewers', async () => {
    await app.db
      .updateTable('app.bookings')
      .set({ learner_email: 'carmen@example.org', learner_locale: 'es-ES' })
      .where('id', '=', id)
      .execute();
    await complete();
    app.clock.set('2026-11-27T18:59:00Z');
    await askForReviews(app.services);
    expect(await mails()).toEqual([]);
    app.clock.set('2026-11-27T19:30:00Z');
    expect((await call(account(), 'GET', '/reviews/waiting')).body).toMatchObject({
      sessions: [{ bookingId: id, tutor: 'Lucía Restrepo', learner: 'Maya' }],
    });
    await askForReviews(app.services);
    await askForReviews(app.services);
    expect(await mails()).toMatchObject([
      { recipient: 'carmen@example.org', subject: '¿Cómo fue la clase con Lucía Restrepo?' },
    ]);
  });

  test('names the year of a session of last year', async () => {
    id = await bookFor(app, maya, { tutor, begins: '2026-12-30T18:00:00Z' });
    app.clock.set('2027-01-02T19:05:00Z');
    await app.db
      .updateTable('app.bookings')
      .set({ payment: 'card', learner_email: 'carmen@example.org', learner_locale: 'es-ES' })
      .where('id', '=', id)
      .execute();
    await completePast(app.services, app.clock.now());
    await askForReviews(app.services);
    const [mail] = await app.db.selectFrom('app.mails').select('body_text').execute();
    expect(mail?.body_text).toMatch(/30\sde\sdiciembre\sde\s2026/);
  });

  test('is not sent after a review', async () => {
    await complete();
    await app.db.updateTable('app.bookings').set({ learner_email: 'carmen@example.org' }).execute();
    await call(account(), 'PUT', review(), kind);
    app.clock.set('2026-11-27T19:30:00Z');
    await askForReviews(app.services);
    expect([await mails(), (await call(account(), 'GET', '/reviews/waiting')).body]).toEqual([
      [],
      { sessions: [] },
    ]);
  });
});
