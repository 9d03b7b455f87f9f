import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidSessions } from '#app/booking/index.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { paidPacks, writeInvoice } from '#app/pricing/index.server.ts';
import { takeEvent } from '#app/pricing/use-cases/payments/take-event.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '../support/database.ts';
import { eventOf, type StripeEvent } from './deliveries.ts';
import { createLedger, type Happening } from './ledger.ts';

/*
 * Generated stories of a disputed payment, each told twice: its events once in order, once shuffled and repeated. Both must end in the same
 * state, and at the end what Stripe says went back, the payment, the invoices, the credits and the tutor's pay must agree.
 */
const PRICE = 3200;
const PACK = 15_000;
const subjects = ['ahead', 'ended', 'ended with a note', 'cancelled', 'pack', 'pack in use'] as const;
type Subject = (typeof subjects)[number];
const isPack = (subject: Subject) => subject.startsWith('pack');

let app: TestServices;
let services: Services;
let tutor: { id: string; name: string };
beforeAll(async () => {
  app = await testServices();
  services = { ...app.services, jobs: { ...app.services.jobs, send: () => Promise.resolve() } };
  await seedTutors(app.db, app.clock);
  tutor = (await loadTutor(app.db, 'lucia-restrepo')) as typeof tutor;
});
afterAll(() => app.close());

let position = 0;
let seconds = 1_795_000_000;
const query = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query(sql, values)).rows as Record<string, string | number | null>[];

/** A paid session or pack, with its invoice. */
async function paid(subject: Subject) {
  position += 1;
  const account = crypto.randomUUID();
  await query(`insert into auth.users (id, email) values ($1, $2)`, [account, `${position}@example.org`]);
  const id = crypto.randomUUID();
  const start = new Date(
    app.clock.now().getTime() + (subject.startsWith('ended') ? -1 : 1) * position * 4 * 3_600_000,
  );
  const about = isPack(subject)
    ? await sellPack(id, account, subject)
    : await bookSession(id, account, { subject, start });
  const amount = isPack(subject) ? PACK : PRICE;
  await writeInvoice(app.db, {
    about,
    reader: { locale: 'en-GB', timeZone: 'Europe/London' },
    accountId: account,
    tutor,
    minutes: 60,
    quantity: 1,
    totalMinor: amount,
    currency: 'GBP',
    payment: 'card',
    dueAt: null,
    now: app.clock.now(),
  });
  const payment = crypto.randomUUID();
  const intent = `pi_${payment}`;
  await query(
    `insert into app.payments (id, account_id, subject, subject_id, amount_minor, currency, language, label, state, outcome, intent_id, paid_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, 'GBP', 'en', 'A session', 'paid', 'booked', $6, $7, $7, $7)`,
    [payment, account, isPack(subject) ? 'pack' : 'booking', id, amount, intent, app.clock.now()],
  );
  if (subject === 'cancelled') {
    // Cancelled late: half goes back to the card as soon as no bank contests it.
    await query(
      `update app.bookings set state = 'cancelled', cancelled_by = 'learner', refund_minor = 1600, ended_at = $2 where id = $1`,
      [id, app.clock.now()],
    );
    await query(
      `insert into app.refunds (id, payment_id, booking_id, amount_minor, reason, state, created_at) values ($1, $2, $3, 1600, 'cancelled', 'ordered', $4)`,
      [crypto.randomUUID(), payment, id, app.clock.now()],
    );
    await query(
      `insert into app.invoices (kind, corrects, account_id, booking_id, tutor_id, tutor_name, session_type, starts_at, minutes, total_minor, currency, payment, reason, created_at)
       select 'credit_note', id, account_id, booking_id, tutor_id, tutor_name, session_type, starts_at, minutes, 1600, currency, payment, 'cancelled', created_at
       from app.invoices where booking_id = $1`,
      [id],
    );
    await enterLine(id, 'late_cancellation', 1280, start);
  }
  return { id, payment, intent, amount };
}

async function bookSession(
  id: string,
  account: string,
  { subject, start }: { subject: Subject; start: Date },
) {
  const state = subject.startsWith('ended') ? 'completed' : 'confirmed';
  await query(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_email, learner_locale, learner_zone,
       price_minor, currency, policy, expires_at, created_at)
     values ($1, $2, 'held', 'session', $3::timestamptz, $3::timestamptz + interval '1 hour', tstzrange($3::timestamptz, $3::timestamptz + interval '1 hour'),
       $4, $5, 'en-GB', 'Europe/London', ${PRICE}, 'GBP', '{"fullRefundHours": 24, "lateRefundPercent": 50}', $6::timestamptz + interval '10 minutes', $6)`,
    [id, tutor.id, start, account, `${position}@example.org`, app.clock.now()],
  );
  await query(
    `update app.bookings set state = 'confirmed', payment = 'card', confirmed_at = $2, expires_at = null where id = $1`,
    [id, app.clock.now()],
  );
  if (state === 'completed')
    await query(`update app.bookings set state = 'completed', ended_at = $2 where id = $1`, [
      id,
      app.clock.now(),
    ]);
  if (state === 'completed') await enterLine(id, 'session', 2560, start);
  if (subject === 'ended with a note')
    await query(
      `insert into app.session_notes (booking_id, tutor_id, came_at, created_at, updated_at) values ($1, $2, $3, $3, $3)`,
      [id, tutor.id, start],
    );
  return { bookingId: id, session: { sessionType: 'session' as const, startsAt: start } };
}

const enterLine = (bookingId: string, kind: string, amount: number, start: Date) =>
  query(
    `insert into app.pay_lines (id, tutor_id, booking_id, kind, amount_minor, currency, session_at, entered_at) values ($1, $2, $3, $4, $5, 'GBP', $6, $7)`,
    [crypto.randomUUID(), tutor.id, bookingId, kind, amount, start, app.clock.now()],
  );

async function sellPack(id: string, account: string, subject: Subject) {
  await query(
    `insert into app.credit_packs (id, account_id, tutor_id, halves, price_minor, half_value_minor, session_minor, currency, payment, locale, zone, bought_at, expires_at)
     values ($1, $2, $3, 10, ${PACK}, 1500, ${PRICE}, 'GBP', 'card', 'en-GB', 'Europe/London', $4, $4::timestamptz + interval '1 year')`,
    [id, account, tutor.id, app.clock.now()],
  );
  const entry = `insert into app.credit_entries (pack_id, kind, halves, booking_id, created_at) values ($1, $2, $3, $4, $5)`;
  await query(entry, [id, 'bought', 10, null, app.clock.now()]);
  if (subject === 'pack in use') {
    const booking = crypto.randomUUID();
    const start = new Date(app.clock.now().getTime() + position * 4 * 3_600_000);
    await bookSession(booking, account, { subject: 'ahead', start });
    await query(`update app.bookings set payment = 'credit', price_minor = 3000 where id = $1`, [booking]);
    await query(entry, [id, 'spent', -2, booking, app.clock.now()]);
  }
  return { packId: id };
}

type Act = (ledger: ReturnType<typeof createLedger>, id: string) => Happening[];

/** What the bank does, one step a minute or several within one second. A lost dispute is won after all only where nothing was cancelled. */
function storyOf(subject: Subject, random: () => number) {
  const amount = isPack(subject) ? PACK : PRICE;
  const disputedMinor = random() < 0.7 ? amount : 1 + Math.floor(random() * amount);
  const isInquiry = random() < 0.3;
  const steps: Act[] = [];
  if (random() < 0.5) steps.push((ledger, id) => ledger.review(id));
  const isClosedAsInquiry = isInquiry && random() < 0.3;
  if (isClosedAsInquiry) steps.push((ledger, id) => ledger.decide(id, 'warning_closed'));
  else {
    if (isInquiry) steps.push((ledger, id) => ledger.escalate(id));
    if (random() < 0.5) steps.push((ledger, id) => ledger.review(id));
    const ending = random();
    if (ending < 0.35) steps.push((ledger, id) => ledger.decide(id, 'won'));
    else if (ending < 0.85) {
      steps.push((ledger, id) => ledger.decide(id, 'lost'));
      if (subject !== 'ahead' && random() < 0.35) steps.push((ledger, id) => ledger.decide(id, 'won'));
    }
  }
  return { disputedMinor, isInquiry, steps, minutes: steps.map(() => (random() < 0.8 ? 60 : 0)) };
}

/** The events of a story about one payment, oldest first. */
function eventsOf(
  target: Awaited<ReturnType<typeof paid>>,
  story: ReturnType<typeof storyOf>,
): StripeEvent[] {
  let now = seconds;
  const ledger = createLedger(
    () => 'http://stripe',
    () => now,
  );
  ledger.charges.set(target.intent, {
    id: `ch_${target.payment}`,
    object: 'charge',
    amount: target.amount,
    amount_refunded: 0,
    currency: 'gbp',
    payment_intent: target.intent,
    refunded: false,
    metadata: { payment: target.payment },
  });
  const { id, happenings } = ledger.dispute(target.intent, {
    amount: story.disputedMinor,
    inquiry: story.isInquiry,
  });
  const events = happenings.map((happening) => eventOf(happening, now));
  for (const [index, step] of story.steps.entries()) {
    now += story.minutes[index] ?? 0;
    // Two decisions are never within one second.
    if (index > 0 && story.minutes[index] === 0 && index === story.steps.length - 1) now += 1;
    events.push(...step(ledger, id).map((happening) => eventOf(happening, now)));
  }
  return events;
}

/** What matters at the end, without ids and times. */
async function endOf({ id, payment }: { id: string; payment: string }) {
  const [end] = await query(
    `select
       (select string_agg(state || ' ' || lost_minor, ',') from app.disputes where payment_id = $2) as dispute,
       (select refunded_minor from app.payments where id = $2) as returned,
       (select string_agg(reason || ' ' || amount_minor || ' ' || state || ' ' || (dispute_id is not null), ',' order by reason) from app.refunds where payment_id = $2) as refunds,
       (select state || coalesce(cancelled_by, '') || coalesce(refund_minor, -1) from app.bookings where id = $1) as booking,
       (select coalesce(sum(amount_minor), 0)::int from app.pay_lines where booking_id = $1) as pay,
       (select coalesce(sum(halves), 0)::int from app.credit_entries where pack_id = $1) as halves,
       (select sum(case kind when 'invoice' then total_minor else -total_minor end)::int from app.invoices where booking_id = $1 or pack_id = $1) as invoiced`,
    [id, payment],
  );
  return end as Record<
    'dispute' | 'refunds' | 'booking' | 'returned' | 'pay' | 'halves' | 'invoiced',
    string | number | null
  >;
}

const take = (event: StripeEvent) =>
  takeEvent(
    {
      ...services,
      sessions: paidSessions,
      packs: paidPacks({ loadTutor, loadTutorsByIds, loadActiveTutors }),
      bookPaid: () => Promise.resolve(true),
    },
    event,
  );

test('any order and number of dispute events ends alike, and the books agree', async () => {
  const random = seededRandom(20_261_127).fraction;
  const ends = new Map<string, number>();
  for (let round = 0; round < 60; round += 1) {
    const subject = subjects[round % subjects.length] as Subject;
    const story = storyOf(subject, random);
    const inOrder = await paid(subject);
    const shuffled = await paid(subject);
    for (const event of eventsOf(inOrder, story)) await take(event);
    const events = eventsOf(shuffled, story);
    const repeated = [...events, ...events.filter(() => random() < 0.4)];
    for (let at = repeated.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [repeated[at], repeated[other]] = [repeated[other] as StripeEvent, repeated[at] as StripeEvent];
    }
    for (const event of repeated) await take(event);
    seconds += 3600;
    const end = await endOf(inOrder);
    const order = repeated.map(({ type, created }) => `${type.slice(15)}@${created % 3600}`).join(' ');
    expect(await endOf(shuffled), `${round} ${subject}: ${order}`).toEqual(end);
    // Invoices less credit notes are what the payment still holds, but for what is no whole half of an unused credit.
    const used = await usedOf(inOrder.payment);
    expect(end.invoiced, `${round} ${subject}`).toBe(inOrder.amount - Number(end.returned) + used);
    expect(Number(end.pay)).toBeGreaterThanOrEqual(0);
    expect(Number(end.halves)).toBeGreaterThanOrEqual(0);
    const state = String(end.dispute).split(' ')[0] ?? '';
    ends.set(state, (ends.get(state) ?? 0) + 1);
  }
  // Every end was reached.
  expect([...ends.keys()].toSorted()).toEqual(
    ['closed', 'inquiry', 'lost', 'open', 'won'].filter((state) => ends.has(state)),
  );
  for (const state of ['lost', 'open', 'won']) expect(ends.get(state) ?? 0).toBeGreaterThan(3);
}, 120_000);

const usedOf = async (payment: string) =>
  Number(
    (
      await query('select coalesce(sum(used_minor), 0)::int as used from app.refunds where payment_id = $1', [
        payment,
      ])
    )[0]?.used,
  );
