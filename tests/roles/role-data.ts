import { lessonOf, courseOf, keysOf } from '#app/courses/domain/items.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { createFullAccount, type Marks } from '../support/full-accounts.ts';
import type { Browser, TestApp } from '../support/test-app.ts';
import { addPayment, settleInvoices } from '../support/payments.ts';

type People = { learner: Browser; tutor: Browser; founder: Browser; marks: Marks };
type Found = Record<string, unknown>;
const day = 86_400_000;

/** Creates every object that the matrix asks about, for one learner: ids by name. */
export async function createRoleData(app: TestApp, people: People) {
  const { learner, founder, marks } = people;
  const first = await createFullAccount(app, marks, [3, 20]);
  learner.email = marks.email;
  await learner.signIn();
  await forgetPractice(app, learner);
  // An account that has paid may have more sessions ahead than a new one.
  await addPayment(app, learner.id);
  const ids = { accountSession: first.sessionId, account: learner.id, ...(await foundRows(app, learner)) };
  return {
    ...ids,
    ...(await ahead(app, people)),
    ...(await past(app, people, ids)),
    ...(await practising(app, learner, ids.profile)),
    ...(await learning(app, people, ids.profile)),
    ...(await money(app, learner, ids)),
    ...(await exported(learner)),
    ...(await prompted(app, founder)),
    model: 'socratic-guide',
    skill: 'linear_equations',
    course: 'fractions',
    courseLesson: 'parts',
    courseItem: itemOfLesson(),
    certificateCode: '7KQM2XRA9PLD',
    statement: '2026-11',
  };
}

/** A call that must succeed; returns the body. */
async function must(browser: Browser, method: string, path: string, body?: unknown): Promise<Found> {
  const answer = await browser.call(method, `/functions/v1${path}`, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const idIn = (found: Found, name: string): string => (found[name] as { id: string }).id;

async function one(app: TestApp, query: string, values: unknown[]): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(query, values);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`nothing found: ${query}`);
  return id;
}

/** Rows created by the learner's activities (full-accounts.ts). */
async function foundRows(app: TestApp, { id }: Browser) {
  const of = (table: string, more = '') =>
    one(app, `select id::text from app.${table} where account_id = $1 ${more} limit 1`, [id]);
  return {
    profile: await of('learner_profiles'),
    goal: await of('learner_goals'),
    tutor: await one(app, `select id::text from app.tutors where slug = 'lucia-restrepo'`, []),
    application: await of('tutor_applications'),
    message: await one(app, 'select id::text from app.contact_messages limit 1', []),
    booking: await of('bookings', 'order by starts_at'),
    /** Another session ahead, without messages so far. */
    laterBooking: await of('bookings', 'order by starts_at desc'),
  };
}

/** The practice data were inserted directly; here they are created by calls. */
async function forgetPractice({ pool }: TestApp, { id }: Browser): Promise<void> {
  const tables = ['question_reports', 'claim_disputes', 'evidence', 'skill_states', 'practice_attempts'];
  for (const table of [...tables, 'practice_items', 'practice_sessions'])
    await pool.query(`delete from app.${table} where account_id = $1`, [id]);
}

/** A practice session at its second question; the first was reported as wrong. */
async function practising(app: TestApp, learner: Browser, profileId: string) {
  const input = { profileId, mode: 'skill', skills: ['linear_equations'], size: 3 };
  const begun = (await must(learner, 'POST', '/practice/sessions', input)) as {
    id: string;
    item: { id: string };
  };
  await must(learner, 'POST', `/practice/items/${begun.item.id}/report`, { text: 'Two are right.' });
  const next = (await must(learner, 'POST', `/practice/sessions/${begun.id}/next`)) as {
    item: { id: string };
  };
  const report = await one(app, 'select id::text from app.question_reports where account_id = $1', [
    learner.id,
  ]);
  return { practiceSession: begun.id, practiceItem: next.item.id, report };
}

/** A held time, a series of sessions, and times held together. */
async function ahead(app: TestApp, { learner }: People) {
  const free = await freeTimes(app, learner, 30);
  const holdInput = { tutorId: 'lucia-restrepo', minutes: 60, currency: 'GBP', timeZone: 'Europe/London' };
  const hold = await must(learner, 'POST', '/bookings/holds', {
    ...holdInput,
    // A hold with a tutor is replaced by the next one with the same tutor.
    tutorId: 'amara-okafor',
    start: (await freeTimes(app, learner, 30, 'amara-okafor'))[0],
  });
  const together = async (from: number) =>
    await must(learner, 'POST', '/bookings/series/holds', {
      ...holdInput,
      starts: [free[from], aWeekAfter(free[from])],
    });
  const booked = idIn(await together(6), 'series');
  await must(learner, 'POST', `/bookings/series/${booked}/confirm`, {});
  // Only one unpaid series is allowed at a time.
  await settleInvoices(app, learner.id);
  const held = idIn(await together(20), 'series');
  return {
    hold: idIn(hold, 'hold'),
    series: booked,
    heldSeries: held,
    freeTime: free.at(-1) ?? '',
    freeTimes: apart(free.slice(30)),
  };
}

const aWeekAfter = (time = '') => new Date(Date.parse(time) + 7 * day).toISOString();

/** Times that do not overlap, so that each role can hold one. */
function apart(times: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const time of times)
    if (Date.parse(time) - Date.parse(chosen.at(-1) ?? '2000-01-01') >= 90 * 60_000) chosen.push(time);
  return chosen;
}

async function freeTimes(
  app: TestApp,
  browser: Browser,
  days: number,
  tutor = 'lucia-restrepo',
): Promise<string[]> {
  const from = new Date(app.clock.now().getTime() + days * day);
  const to = new Date(from.getTime() + 28 * day);
  const query = `from=${from.toISOString()}&to=${to.toISOString()}&minutes=60`;
  const { slots } = await must(browser, 'GET', `/tutors/${tutor}/slots?${query}`);
  return (slots as { start: string }[]).map(({ start }) => start);
}

/** Two paid sessions that ended more than 72 hours ago: one with a review and a sent note, one with neither. */
async function past(
  app: TestApp,
  { learner, tutor, marks }: People,
  { profile, tutor: tutorId }: { profile: string; tutor: string },
) {
  const over = async (daysAgo: number): Promise<string> => {
    const id = await one(
      app,
      `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_profile_id,
         learner_email, learner_locale, learner_zone, note, price_minor, currency, policy, expires_at, created_at)
       select gen_random_uuid(), $1, 'held', 'session', begins, begins + interval '1 hour', tstzrange(begins, begins + interval '1 hour'),
         $2, $3, $4, 'en-GB', 'Europe/London', $5, 3200, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}',
         begins, begins - interval '1 day'
       from (select date_trunc('hour', now()) - make_interval(days => $6) as begins) as time returning id::text`,
      [tutorId, learner.id, profile, learner.email, marks.note, daysAgo],
    );
    await app.pool.query(
      `update app.bookings set state = 'confirmed', confirmed_at = created_at, payment = 'card' where id = $1`,
      [id],
    );
    await app.pool.query(`update app.bookings set state = 'completed', ended_at = ends_at where id = $1`, [
      id,
    ]);
    return id;
  };
  const [reviewed, done] = [await over(4), await over(5)];
  const review = { stars: 5, words: 'Patient, and never in a hurry.', signed: 'initial' };
  await must(learner, 'PUT', `/bookings/${reviewed}/review`, review);
  const note = { did: marks.note, alone: '', nextStep: '', version: 0 };
  const stored = await must(tutor, 'PUT', `/tutor/sessions/${reviewed}/note`, note);
  const { version } = stored.note as { version: number };
  await must(tutor, 'POST', `/tutor/sessions/${reviewed}/note/send`, { version });
  return { reviewed, done };
}

/** A conversation with an idea and a message for human review, a lesson, a course. */
async function learning(app: TestApp, { learner, marks }: People, profile: string) {
  const start = {
    model: 'focus',
    problem: `3(x-2)=${marks.number}`,
    locale: 'en',
    profileId: profile,
    focus: { energy: 'okay' },
  };
  const begun = await must(learner, 'POST', '/teaching/sessions', start);
  const { id: session, card } = begun.session as { id: string; card: { id: string } };
  const path = `/teaching/sessions/${session}`;
  const begunTurn = await must(learner, 'POST', `${path}/turns`, {
    cardId: card.id,
    answer: `x=${marks.number}`,
  });
  const parked = await must(learner, 'POST', `${path}/thoughts`, { text: marks.thought });
  const sad = await must(learner, 'POST', '/teaching/sessions', {
    ...start,
    model: 'socratic-guide',
    focus: undefined,
  });
  await must(learner, 'POST', `/teaching/sessions/${idIn(sad, 'session')}/turns`, {
    text: 'I want to kill myself',
  });
  const flag = await one(app, 'select id::text from app.safety_flags where account_id = $1', [learner.id]);
  const made = await must(learner, 'POST', '/teaching/lessons', {
    skill: 'fractions',
    profileId: profile,
    locale: 'en',
  });
  await lessonIsMade(learner, idIn(made, 'lesson'));
  const requested = await one(
    app,
    `select id::text from app.teaching_turns where session_id = $1 and speaker = 'learner' order by position limit 1`,
    [session],
  );
  return {
    session,
    turn: idIn(begunTurn, 'turn'),
    asked: requested,
    card: (begunTurn.session as { card: { id: string } | null }).card?.id ?? '',
    thought: idIn(parked, 'thought'),
    flag,
    lesson: idIn(made, 'lesson'),
    certificate: await certificate(app, learner, profile, marks),
  };
}

async function lessonIsMade(learner: Browser, id: string): Promise<void> {
  for (;;) {
    const { lesson } = await must(learner, 'GET', `/teaching/lessons/${id}`);
    const { state } = lesson as { state: string };
    if (state === 'done') return;
    if (state !== 'queued' && state !== 'running') throw new Error(`the lesson is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Inserted directly, since completing a course takes hours. The code has the usual format. */
const certificate = (app: TestApp, { id }: Browser, profile: string, marks: Marks) =>
  one(
    app,
    `insert into app.course_certificates (id, account_id, profile_id, code, course, course_version, course_title, lessons, holder, issued_at)
     values (gen_random_uuid(), $1, $2, '7KQM2XRA9PLD', 'fractions', 1, '{"en": "Fractions", "es": "Fracciones", "fr": "Fractions"}',
       '[]', $3, now()) returning id::text`,
    [id, profile, marks.name],
  );

/** Credits, an invoice, a payment and a refund that needs manual work. */
async function money(app: TestApp, learner: Browser, { booking, tutor }: { booking: string; tutor: string }) {
  const { offers } = await must(learner, 'GET', '/credits/offers?currency=GBP');
  const price = (offers as { tutor: { id: string }; price: object }[]).find(
    (offer) => offer.tutor.id === tutor,
  )?.price;
  const bought = await must(learner, 'POST', '/credits/packs', {
    purchaseId: app.services.random.uuid(),
    tutorId: tutor,
    price,
  });
  const invoice = await one(app, 'select id::text from app.invoices where account_id = $1 limit 1', [
    learner.id,
  ]);
  const payment = await one(
    app,
    `insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, state, outcome,
       intent_id, expires_at, created_at, paid_at)
     values (gen_random_uuid(), $1, 'booking', $2, 3200, 'GBP', 'en', 'A session', 'paid', 'booked', 'pi_roles', now(), now(), now())
     returning id::text`,
    [learner.id, booking],
  );
  const refund = await one(
    app,
    `insert into app.refunds (id, payment_id, booking_id, amount_minor, reason, state, tries, failure, failed_at, created_at)
     values (gen_random_uuid(), $1, $2, 3200, 'cancelled', 'failed', 3, 'expired_or_canceled_card', now(), now()) returning id::text`,
    [payment, booking],
  );
  return { pack: idIn(bought, 'pack'), packPrice: price ?? {}, invoice, payment, refund };
}

/** A finished data export of the learner. */
async function exported(learner: Browser) {
  await must(learner, 'POST', '/account/export');
  for (;;) {
    const found = (await must(learner, 'GET', '/account/export')).export as { id: string; state: string };
    if (found.state === 'ready') return { copyIsReady: 'yes' };
    if (found.state === 'failed') throw new Error('the copy failed');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The first question of the first lesson of a course. */
function itemOfLesson(): string {
  const lesson = lessonOf(courseOf(allCourses, 'fractions'), 'parts');
  return lesson ? (keysOf(lesson)[0] ?? '') : '';
}

/** A draft prompt, and a run of it that is not executed, since no language model is configured. */
async function prompted(app: TestApp, founder: Browser) {
  const prompt = { en: 'Ask first.', es: 'Pregunta primero.', fr: 'Demande d’abord.' };
  const draft = { note: 'New', prompt };
  await must(founder, 'POST', '/founders/ai/models/socratic-guide/versions', draft);
  const version = await one(
    app,
    'select id::text from app.tutor_model_versions order by created_at desc limit 1',
    [],
  );
  const run = await one(
    app,
    `insert into app.prompt_runs (id, version_id, language_model, endpoint, fingerprint, total, created_at)
     values (gen_random_uuid(), $1, 'model', 'http://localhost', 'f', 3, now()) returning id::text`,
    [version],
  );
  return { version, run };
}
