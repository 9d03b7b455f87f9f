import type pg from 'pg';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import { registerPaymentJobs } from '#app/pricing/index.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { deliver, type StripeEvent } from './deliveries.ts';
import { type EventCase, eventsOf, expectedOf, kinds } from './event-case.ts';
import { startReceivers } from './receivers.ts';
import { beginPayment, openAllHours, openingSeconds, scratchServices } from './scratch.ts';
import { startStripe, type StripeServer } from './server.ts';
import { webhookSecret, withProvider } from './payment-app.ts';

const AT_ONCE = 12;
const MOST_TIMES = 5;

type Setting = { events: number; killEvery: number; random: () => number };
export type ShuffleFigures = {
  payments: number;
  events: number;
  deliveries: number;
  brokenOff: number;
  kills: number;
  faults: string[];
};

/**
 * Delivers events one to five times each, shuffled, to two processes of which one is killed every `killEvery` deliveries and which abort
 * transactions. Failed deliveries are retried, as the provider does. Returns the actual and the expected state.
 */
export async function shuffleEvents(database: string, setting: Setting): Promise<ShuffleFigures> {
  const { pool, services: plain } = scratchServices(database, 10);
  const stripe = await startStripe({ now: () => openingSeconds });
  const services = withProvider(plain, stripe.url);
  registerBookingJobs(services);
  registerPaymentJobs(services);
  await services.jobs.start();
  await seedTutors(services.db, services.clock);
  const { cases, events } = await begin(pool, stripe, setting.events);
  const receivers = await startReceivers(database, stripe.url, 2);
  const sent = await deliverAll(events, receivers, setting);
  await receivers.stop();
  const faults = [
    ...(await compare(pool, cases, events.length)),
    ...(await compareRefunds(pool, stripe, cases)),
  ];
  await services.jobs.stop();
  await stripe.close();
  await pool.end();
  return { payments: cases.length, events: events.length, ...sent, kills: receivers.kills(), faults };
}

async function begin(pool: pg.Pool, stripe: StripeServer, wanted: number) {
  const tutors = await openAllHours(pool);
  const cases: EventCase[] = [];
  const events: StripeEvent[] = [];
  while (events.length < wanted) {
    const kind = kinds[cases.length % kinds.length] ?? 'paid';
    const each = await beginPayment(pool, { kind, position: cases.length, tutors });
    cases.push(each);
    events.push(...eventsOf(each, openingSeconds));
    const intent = `pi_${each.paymentId}`;
    stripe.ledger.charges.set(intent, {
      id: `ch_${each.paymentId}`,
      object: 'charge',
      amount: each.amountMinor,
      amount_refunded: 0,
      currency: 'gbp',
      payment_intent: intent,
      refunded: false,
      metadata: {},
    });
  }
  return { cases, events };
}

async function deliverAll(
  events: readonly StripeEvent[],
  receivers: Awaited<ReturnType<typeof startReceivers>>,
  { killEvery, random }: Setting,
) {
  const queue = events.flatMap((event) =>
    Array.from({ length: 1 + Math.floor(random() * MOST_TIMES) }, () => event),
  );
  for (let at = queue.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [queue[at], queue[other]] = [queue[other] as StripeEvent, queue[at] as StripeEvent];
  }
  let deliveries = 0;
  let brokenOff = 0;
  let replacing: Promise<void> = Promise.resolve();
  const work = async () => {
    for (let event = queue.pop(); event; event = queue.pop()) {
      deliveries += 1;
      if (deliveries % killEvery === 0) replacing = replacing.then(receivers.replaceOne);
      const status = await deliver(event, { url: receivers.next(), secret: webhookSecret }, openingSeconds);
      if (status === 200) continue;
      brokenOff += 1;
      queue.splice(Math.floor(random() * queue.length), 0, event);
    }
  };
  // A worker that finds an empty queue may end before another one puts an event back.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  await replacing;
  return { deliveries, brokenOff };
}

/**
 * Every payment in its expected state, with one email and two reminders for each session, one email and one invoice for five, and nothing
 * for the others.
 */
async function compare(pool: pg.Pool, cases: readonly EventCase[], events: number): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(`
    with mails as (
      select recipient, count(*) as mails from app.mails where message_id not like '%reminder%' group by recipient),
    reminders as (
      select data->>'bookingId' as booking_id, count(*) as reminders from jobs.job where name = 'booking.remind' group by 1),
    refunds as (select payment_id, count(*) as refunds from app.refunds group by payment_id)
    select payment.id, payment.state, payment.outcome, booking.state as booking,
      (select sum(halves) from app.credit_entries where pack_id = payment.subject_id)::text as halves,
      (select count(*) from app.invoices where pack_id = payment.subject_id and kind = 'invoice' and number is not null)::text as papers, coalesce(mails, 0)::text as mails,
      coalesce(reminders, 0)::text as reminders, coalesce(refunds, 0)::text as refunds
    from app.payments as payment left join app.bookings as booking on booking.id = payment.subject_id
      left join auth.users as buyer on payment.subject = 'pack' and buyer.id = payment.account_id
      left join mails on mails.recipient = coalesce(booking.learner_email, buyer.email)
      left join reminders on reminders.booking_id = booking.id::text
      left join refunds on refunds.payment_id = payment.id`);
  const stood = new Map(rows.map((row) => [row.id, row]));
  const { rows: counted } = await pool.query<{ count: string }>('select count(*) from app.payment_events');
  const faults = cases.flatMap(({ kind, paymentId }) => {
    const expected = expectedOf[kind];
    const booked = expected.outcome === 'booked';
    const wanted = {
      ...expected,
      // A refund by hand is a second one.
      mails: kind.endsWith('given back by hand')
        ? '2'
        : booked || expected.outcome === 'returned'
          ? '1'
          : '0',
      reminders: booked && !expected.halves ? '2' : '0',
      ...(expected.halves && { papers: '1' }),
      refunds: expected.outcome === 'returned' || kind.endsWith('given back by hand') ? '1' : '0',
    };
    const is = stood.get(paymentId) ?? {};
    return Object.entries(wanted)
      .filter(([name, value]) => is[name] !== value)
      .map(([name, value]) => `${kind} ${paymentId}: ${name} is ${is[name]}, not ${value}`);
  });
  if (Number(counted[0]?.count) !== events)
    faults.push(`${counted[0]?.count} events are written down, not ${events}`);
  return faults;
}

/** The provider made each required refund once, and no other. */
async function compareRefunds(
  pool: pg.Pool,
  stripe: StripeServer,
  cases: readonly EventCase[],
): Promise<string[]> {
  const open = `select count(*) from app.refunds where state = 'ordered'`;
  while ((await pool.query<{ count: string }>(open)).rows[0]?.count !== '0')
    await new Promise((resolve) => setTimeout(resolve, 100));
  return cases.flatMap(({ kind, paymentId, amountMinor }) => {
    const back = stripe.ledger.charges.get(`pi_${paymentId}`)?.amount_refunded ?? 0;
    const wanted = expectedOf[kind].outcome === 'returned' ? amountMinor : 0;
    return back === wanted ? [] : [`${kind} ${paymentId}: ${back} went back, not ${wanted}`];
  });
}
