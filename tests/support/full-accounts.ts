import { expect } from 'vitest';
import { seedTutors } from '#app/tutors/index.server.ts';
import { practise } from './full-accounts-practice.ts';
import type { Browser, TestApp } from './test-app.ts';

/** Words that identify one person's data. Each occurs in that person's input and nowhere else. */
export type Marks = Record<
  | 'email'
  | 'name'
  | 'learner'
  | 'school'
  | 'note'
  | 'number'
  | 'thought'
  | 'contact'
  | 'story'
  | 'agent'
  | 'event',
  string
>;
export const marksOf = (who: string, number: string): Marks => ({
  email: `${who}.quill@marks.example`,
  name: `${who}name Quokkafeather`,
  learner: `${who}learner`,
  school: `${who}school`,
  note: `${who}note`,
  number,
  thought: `${who}thought`,
  contact: `${who}contact +34 600 918 274`,
  story: `${who}story`,
  agent: `${who}agent/9.1`,
  event: `${who}event`,
});

const hours = 3_600_000;

/** Tutors that can be booked. One has an account, whose browser is returned. */
export async function openTutors(app: TestApp): Promise<Browser> {
  const tutor = app.browser();
  await tutor.signUp('lucia.tutor@example.org', 'Lucía Restrepo');
  await seedTutors(app.db, app.clock, { id: tutor.id, email: tutor.email });
  return tutor;
}

/**
 * A person who uses every function of a learner's account, through the calls of the pages: first as a visitor, then signed up. Books
 * `sessions`, by days from now.
 */
export async function createFullAccount(app: TestApp, marks: Marks, sessions: number[]): Promise<Browser> {
  const browser = app.browser(marks.agent);
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const answer = await browser.call(method, path, body, headers);
    expect([path, answer.status < 300, answer.body.error ?? null]).toEqual([path, true, null]);
    return answer.body as Body;
  };
  await teach(call, 'socratic-guide', `x+${marks.number}=9`, marks);
  await browser.signUp(marks.email, marks.name);
  await teach(call, 'focus', `3(x-2)=${marks.number}`, marks);
  // Signed out in the same browser: only the visitor's cookie connects this session with the account.
  const { token } = browser;
  browser.token = '';
  await teach(call, 'exam-sprint', `2x=${marks.number}`, marks);
  browser.token = token;

  const learner = { name: marks.learner, ageBand: '10_12', schoolYear: marks.school, language: 'en' };
  const { profile } = (await call('POST', '/functions/v1/learner-profiles', learner)) as {
    profile: { id: string };
  };
  await practise(app, browser, { profileId: profile.id, marks });
  for (const days of sessions) await book(app, call, days, { profileId: profile.id, marks });
  await answerClaim(app, browser, marks);
  await call('PUT', '/functions/v1/tutor/application', {
    name: marks.name,
    zone: 'Europe/Madrid',
    subjects: ['mathematics'],
    languages: ['es'],
    story: marks.story,
  });
  const letter = { topic: 'question', name: marks.name, email: marks.email, message: marks.contact };
  await call('POST', '/functions/v1/contact', letter, {
    'idempotency-key': `contact-${marks.number}-0000000`,
  });
  await call('POST', '/functions/v1/account/security-alerts', { context: `/founder-hub?${marks.event}` });
  await saveThroughRest(browser, call, marks);
  return browser;
}

type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<never>;

async function teach(call: Call, model: string, problem: string, marks: Marks): Promise<void> {
  const start = { model, problem, locale: 'en', ...(model === 'focus' ? { focus: { energy: 'okay' } } : {}) };
  const { session } = (await call('POST', '/functions/v1/teaching/sessions', start)) as {
    session: { id: string; card: { id: string } };
  };
  const path = `/functions/v1/teaching/sessions/${session.id}`;
  await call('POST', `${path}/turns`, { cardId: session.card.id, answer: `x=${marks.number}` });
  if (model === 'focus') await call('POST', `${path}/thoughts`, { text: marks.thought });
}

async function book(
  app: TestApp,
  call: Call,
  days: number,
  { profileId, marks }: { profileId: string; marks: Marks },
): Promise<void> {
  const from = new Date(app.clock.now().getTime() + days * 24 * hours);
  const to = new Date(from.getTime() + 4 * 24 * hours);
  const path = `/functions/v1/tutors/lucia-restrepo/slots?from=${from.toISOString()}&to=${to.toISOString()}&minutes=60`;
  const { slots } = (await call('GET', path)) as { slots: { start: string }[] };
  const request = {
    tutorId: 'lucia-restrepo',
    start: slots[0]?.start,
    minutes: 60,
    timeZone: 'Europe/London',
  };
  const { hold } = (await call('POST', '/functions/v1/bookings/holds', request)) as { hold: { id: string } };
  const report = { learnerProfileId: profileId, note: marks.note, sharesProgress: true };
  await call('POST', `/functions/v1/bookings/holds/${hold.id}/confirm`, report, {
    'idempotency-key': `confirm-${hold.id}`,
  });
}

/** What the family wrote about a report of absence that was rejected, and its word that the session took place. */
async function answerClaim({ db, clock }: TestApp, { id: account_id }: Browser, marks: Marks): Promise<void> {
  const at = clock.now();
  const own = db.selectFrom('app.bookings').select('id').where('account_id', '=', account_id);
  const booking = await own.orderBy('starts_at').executeTakeFirst();
  if (!booking) return;
  const { id: booking_id } = booking;
  const report = {
    absent: 'learner',
    claimed_by: 'tutor',
    claimed_at: at,
    outcome: 'rejected',
    decided_at: at,
  };
  await db
    .insertInto('app.absence_claims')
    .values({ booking_id, ...report })
    .execute();
  const words = `We waited. ${marks.note}`;
  const statement = { booking_id, side: 'learner', account_id, words, written_at: at };
  await db.insertInto('app.claim_statements').values(statement).execute();
  await db.insertInto('app.family_attendances').values({ booking_id, account_id, attended_at: at }).execute();
}

/** The data calls of the specification. */
async function saveThroughRest(browser: Browser, call: Call, marks: Marks): Promise<void> {
  const user_id = browser.id;
  const upsert = { prefer: 'resolution=merge-duplicates' };
  await call(
    'POST',
    '/rest/v1/user_preferences?on_conflict=user_id',
    { user_id, text_color: '#102030' },
    upsert,
  );
  await call('POST', '/rest/v1/telemetry_events', {
    user_id,
    event: marks.event,
    payload: { said: marks.event },
  });
  await call('PUT', '/functions/v1/account/locale', {
    preferred_locale: 'fr-FR',
    preferred_currency: 'EUR',
    preferred_country: 'FR',
    preferred_timezone: 'Europe/Paris',
    use_device_locale: false,
  });
}
