import { registerBookingJobs } from '#app/booking/index.server.ts';
import { registerPaymentJobs } from '#app/pricing/index.server.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { testServices } from '../support/database.ts';
import { requestOf } from '../support/described.ts';
import { startStripe } from './server.ts';
import { type Caller, openTill, tillApp, webhookSecret, withProvider } from './payment-app.ts';

export const maya: Caller = { id: '00000000-0000-4000-a000-0000000000aa', email: 'maya@example.org' };
export const noor: Caller = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
export const tuesday = '2026-11-24T18:00:00.000Z';
export const MINUTE = 60_000;
export const holdRequest = {
  tutorId: 'lucia-restrepo',
  start: tuesday,
  minutes: 60,
  currency: 'GBP',
  timeZone: 'Europe/London',
};
/** The price of five sessions with that tutor, in minor units. */
export const FIVE = 15_000;
export type ProviderJson = Record<string, unknown>;

/** Booking and payment on a separate database, with a local provider that delivers its events at once. */
export async function openPaymentsTest() {
  const app = await testServices();
  const stripe = await startStripe({ now: () => app.clock.now().getTime() / 1000 });
  const services = withProvider(app.services, stripe.url);
  registerBookingJobs(services);
  registerPaymentJobs(services);
  await services.jobs.start();
  await seedTutors(app.db, app.clock);
  const till = await openTill(services);
  stripe.deliveries.to({ url: till.url, secret: webhookSecret });

  const call = async (caller: Caller, method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', 'user-agent': 'Test/1' };
    const response = await requestOf(tillApp(services, caller))(path, { method, headers, ...init });
    return { status: response.status, body: (await response.json()) as ProviderJson };
  };
  return {
    app,
    services,
    stripe,
    till,
    call,
    hold: async (caller = maya, more = {}) => {
      const { body } = await call(caller, 'POST', '/bookings/holds', { ...holdRequest, ...more });
      return (body.hold as { id: string }).id;
    },
    checkout: async (id: string, request: object = { timeZone: 'Europe/London' }) => {
      const answer = await call(maya, 'POST', `/bookings/holds/${id}/confirm`, request);
      const { paymentId, url } = (answer.body.checkout ?? {}) as { paymentId: string; url: string };
      return { ...answer, paymentId, session: url?.split('/').at(-1) ?? '' };
    },
    /** Registers the account to which emails about credits go. */
    enrol: ({ id, email }: Caller) =>
      app.pool.query(
        'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now())',
        [id, email],
      ),
    /** Buys five sessions; each call is a new purchase unless an id is given. */
    five: async (purchaseId: string = crypto.randomUUID(), caller = maya) => {
      const price = { amountMinor: FIVE, currency: 'GBP' };
      const request = { purchaseId, tutorId: holdRequest.tutorId, price, timeZone: holdRequest.timeZone };
      const answer = await call(caller, 'POST', '/credits/packs', request);
      const { paymentId, url } = (answer.body.checkout ?? {}) as { paymentId: string; url: string };
      return { ...answer, purchaseId, paymentId, session: url?.split('/').at(-1) ?? '' };
    },
    pay: (session: string) => stripe.deliveries.happened(stripe.ledger.pay(session)),
    row: (table: string, id: string) =>
      app.pool.query(`select * from app.${table} where id = $1`, [id]).then(({ rows }) => rows[0]),
    count: (sql: string) => app.pool.query(sql).then(({ rows }) => Number(rows[0].count)),
    seconds: () => Math.floor(app.clock.now().getTime() / 1000),
    close: async () => {
      await services.jobs.stop();
      till.close();
      await stripe.close();
      await app.close();
    },
  };
}

export type PaymentsTest = Awaited<ReturnType<typeof openPaymentsTest>>;

/** Waits for a state; the test's own timeout is the only limit. */
export async function until(state: () => Promise<boolean>): Promise<void> {
  while (!(await state())) await new Promise((resolve) => setImmediate(resolve));
}
