import { bookingApi, bookPaid, paidSessions, registerBookingJobs } from '#app/booking/index.server.ts';
import { addBookingActCalls } from '#app/founders/api/bookings.server.ts';
import { addClaimCalls } from '#app/founders/api/claims.server.ts';
import { addDisputeCalls } from '#app/founders/api/disputes.server.ts';
import { addInvoiceCalls } from '#app/founders/api/invoices.server.ts';
import { addPayCalls } from '#app/founders/api/pay.server.ts';
import { addRefundCalls } from '#app/founders/api/refunds.server.ts';
import { payApi } from '#app/pay/index.server.ts';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  creditsApi,
  invoicesApi,
  paidPacks,
  paymentsApi,
  registerCreditJobs,
  registerPaymentJobs,
} from '#app/pricing/index.server.ts';
import { recordPresence } from '#app/tutor-dashboard/use-cases/write-note.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds, seedTutors } from '#app/tutors/index.server.ts';
import { StoredReader } from './stored-rows.ts';
import { deliver, type StripeEvent } from '../stripe/deliveries.ts';
import { startStripe } from '../stripe/server.ts';
import { webhookSecret, withProvider } from '../stripe/payment-app.ts';
import type { TestServices } from '../support/database.ts';

/* The product behind the operations: its calls without a network, a local Stripe, and its jobs, which run only when an operation says so. */

export const opening = Date.parse('2026-11-20T09:00:00Z');

const personOf = (last: string) => ({
  id: `00000000-0000-4000-b000-0000000000${last}`,
  email: `person-${last}@example.org`,
});
type Person = ReturnType<typeof personOf>;
export const families = Array.from({ length: 10 }, (_, family) => personOf(`f${family}`));
/** Pounds, and pesos for one, where amounts are whole. */
export const currencyOf = (family: number): 'GBP' | 'COP' => (family === 3 ? 'COP' : 'GBP');
const founder = personOf('ff');
export const tutors = [
  { slug: 'lucia-restrepo', account: personOf('c0') },
  { slug: 'amara-okafor', account: personOf('c1') },
];

/** Prices whose halves and fifths are no whole numbers, by tutor. */
export const prices: Record<'GBP' | 'COP', Record<number, number>>[] = [
  { GBP: { 30: 901, 60: 3333, 90: 4707 }, COP: { 30: 2_200_100, 60: 8_500_300, 90: 11_200_700 } },
  { GBP: { 30: 999, 60: 3501, 90: 5003 }, COP: { 30: 2_300_300, 60: 9_000_100, 90: 12_000_900 } },
];

export type MoneyResponse = { status: number; body: Record<string, unknown> };
export type MoneyCaller = { family: number } | { tutor: number } | 'founder';

const accountOf = (caller: MoneyCaller): Person => {
  if (caller === 'founder') return founder;
  const person = 'family' in caller ? families[caller.family] : tutors[caller.tutor]?.account;
  if (!person) throw new Error('an operation of nobody');
  return person;
};

/** Spanish with pesos, French for one family, English for everybody else. */
const languageOf = (caller: MoneyCaller): 'en' | 'es' | 'fr' => {
  if (caller === 'founder' || !('family' in caller)) return 'en';
  return caller.family === 3 ? 'es' : caller.family === 4 ? 'fr' : 'en';
};

/** Tables that operations write, emptied between runs. */
const written = [
  'pay_lines',
  'pay_payouts',
  'absence_claims',
  'session_notes',
  'credit_entries',
  'credit_packs',
  'owed_invoices',
  'invoice_settlements',
  'invoices',
  'invoice_years',
  'refund_shares',
  'refunds',
  'disputes',
  'payment_events',
  'payments',
  'bookings',
  'mails',
  'audit_log',
];

export async function openProduct(app: TestServices) {
  const clock = app.clock;
  clock.set(new Date(opening));
  const stripe = await startStripe({ now: () => clock.now().getTime() / 1000 });
  stripe.deliveries.keep();
  const queue: { name: string; data: object; at: number }[] = [];
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const repeated = new Map<string, () => Promise<void>>();
  const jobs = {
    send: (_trx: unknown, name: string, data: object, { startAfter }: { startAfter?: Date } = {}) => {
      queue.push({ name, data, at: startAfter?.getTime() ?? 0 });
      return Promise.resolve();
    },
    toQueries: (name: string, list: readonly { data: object; startAfter?: Date }[]) => {
      queue.push(...list.map(({ data, startAfter }) => ({ name, data, at: startAfter?.getTime() ?? 0 })));
      return Promise.resolve([]);
    },
    sendAll: (_trx: unknown, name: string, list: readonly { data: object; startAfter?: Date }[]) => {
      queue.push(...list.map(({ data, startAfter }) => ({ name, data, at: startAfter?.getTime() ?? 0 })));
      return Promise.resolve();
    },
    handle: (name: string, handler: (data: never) => Promise<void>) => {
      handlers.set(name, handler as (data: object) => Promise<void>);
    },
    repeat: (name: string, _cron: string, handler: () => Promise<void>) => repeated.set(name, handler),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    healthy: () => true,
  } as unknown as Jobs;
  const settings = { ...app.services.settings, adminEmails: [founder.email] };
  const plain: Services = { ...app.services, settings, jobs };
  const withCards = withProvider(plain, stripe.url);
  const lookups = { loadTutor, loadTutorsByIds, loadActiveTutors };
  registerBookingJobs(withCards);
  registerPaymentJobs(withCards);
  registerCreditJobs(withCards, lookups);
  await seedTutors(app.db, clock, tutors[0]?.account);
  await prepare(app);
  const { rows: known } = await app.pool.query<{ id: string; slug: string }>(
    'select id, slug from app.tutors',
  );
  const tutorIds = tutors.map(({ slug }) => known.find((row) => row.slug === slug)?.id ?? '');

  let acts = 0;
  const count = () => {
    acts += 1;
  };
  /** Answers to requests that would have changed something. */
  const outcomes = { accepted: 0, refused: 0 };
  const countOutcome = (isAccepted: boolean) => {
    outcomes[isAccepted ? 'accepted' : 'refused'] += 1;
  };
  const apis = new Map([
    ['transfer', mount(plain, lookups, count)],
    ['card', mount(withCards, lookups, count)],
  ]);
  const request = async (
    caller: MoneyCaller,
    method: string,
    path: string,
    { body, by }: { body?: object | undefined; by: 'transfer' | 'card' },
  ): Promise<Response> => {
    const { id, email } = accountOf(caller);
    const language = languageOf(caller);
    return (apis.get(by) as ReturnType<typeof newApi>).request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-account': id,
        'x-email': email,
        'x-language': language,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const call = async (
    caller: MoneyCaller,
    method: string,
    path: string,
    body?: object,
    by: 'transfer' | 'card' = 'transfer',
  ): Promise<MoneyResponse> => {
    const response = await request(caller, method, path, { body, by });
    const text = await response.text();
    if (method !== 'GET') countOutcome(response.status < 300);
    if (response.status >= 500 && response.status !== 503)
      throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as MoneyResponse['body']),
    };
  };

  const take = async (event: StripeEvent): Promise<number | null> => {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    return deliver(event, { url: till.url, secret: webhookSecret }, seconds);
  };
  const stored = new StoredReader(app.pool);
  const till = await listen(apis.get('card') as ReturnType<typeof newApi>);
  stripe.deliveries.to({ url: till.url, secret: webhookSecret });

  return {
    app,
    stripe,
    stored,
    /** By the position of the tutor. */
    tutorIds,
    call,
    /** A file: a statement or an invoice. */
    readFile: async (caller: MoneyCaller, path: string): Promise<Uint8Array> =>
      new Uint8Array(await (await request(caller, 'GET', path, { by: 'transfer' })).arrayBuffer()),
    /** When the next single job is due, if there is one. */
    nextDue: (): number | undefined =>
      queue.length > 0 ? Math.min(...queue.map(({ at }) => at)) : undefined,
    take,
    /** How many requests, deliveries and jobs there were: as long as it stays, nothing is stored. */
    countActs: () => acts,
    countOutcomes: () => ({ ...outcomes }),
    /** Delivers what happened at Stripe, each event so many times; with a seed in any order. */
    deliverAll: async (times = 1, seed?: number) => {
      await stripe.deliveries.release(times, (events) =>
        seed === undefined ? events : shuffle(events, seed),
      );
      stripe.deliveries.keep();
    },
    /** Runs everything that is due now: single jobs, then the repeated ones, until no more is due. */
    runJobs: async () => {
      count();
      const now = clock.now().getTime();
      for (const work of repeated.values()) await work();
      for (let due = takeDue(queue, now); due.length > 0; due = takeDue(queue, now))
        for (const { name, data } of due) await handlers.get(name)?.(data);
    },
    recordAttendance: (tutor: number, bookingId: string) => {
      count();
      const request = { accountId: tutors[tutor]?.account.id ?? '', bookingId };
      return recordPresence(plain, request as Parameters<typeof recordPresence>[1]).then(
        () => countOutcome(true),
        (thrown: unknown) => {
          countOutcome(false);
          throw thrown;
        },
      );
    },
    /** Empties what operations wrote and sets the clock back. */
    reset: async () => {
      queue.length = 0;
      await stripe.deliveries.release(0);
      stripe.deliveries.keep();
      stripe.ledger.charges.clear();
      stripe.ledger.refunds.clear();
      stripe.ledger.sessions.clear();
      stripe.ledger.disputes.clear();
      stripe.deliveries.sent.length = 0;
      clock.set(new Date(opening));
      stored.clear();
      const client = await app.pool.connect();
      try {
        await client.query(
          `begin; set local session_replication_role = replica; ${written.map((table) => `delete from app.${table};`).join(' ')} commit`,
        );
        // Otherwise every statement of a long run passes over the rows of all runs before it.
        await client.query(`vacuum ${written.map((table) => `app.${table}`).join()}`);
      } finally {
        client.release();
      }
    },
    close: async () => {
      till.close();
      await stripe.close();
    },
  };
}

export type MoneyProduct = Awaited<ReturnType<typeof openProduct>>;

function shuffle<Each>(events: readonly Each[], seed: number): Each[] {
  const random = seededRandom(seed);
  return events
    .map((event) => ({ event, order: random.fraction() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ event }) => event);
}

function takeDue(queue: { name: string; data: object; at: number }[], now: number) {
  const due = queue.filter(({ at }) => at <= now);
  const later = queue.filter(({ at }) => at > now);
  queue.splice(0, queue.length, ...later);
  return due;
}

type Lookups = Parameters<typeof creditsApi>[1];

function mount(services: Services, lookups: Lookups, onRequest: () => void) {
  const api = newApi();
  api.use(async (c, next) => {
    onRequest();
    const id = c.req.header('x-account');
    c.set('requestId', 'money');
    c.set('language', (c.req.header('x-language') ?? 'en') as 'en' | 'es' | 'fr');
    c.set(
      'account',
      id
        ? { id, email: c.req.header('x-email') ?? '', isAdmin: id === founder.id, sessionId: undefined }
        : null,
    );
    c.set('visitorId', null);
    await next();
  });
  api.onError((thrown) => errorResponse(thrown, { requestId: 'money', language: 'en', log: services.log }));
  api.route('/', bookingApi(services));
  api.route('/', creditsApi(services, lookups));
  api.route('/', invoicesApi(services));
  api.route('/', payApi(services));
  api.route('/', paymentsApi({ ...services, bookPaid, packs: paidPacks(lookups), sessions: paidSessions }));
  const enter = () => Promise.resolve(founder);
  addBookingActCalls(api, services, enter);
  addClaimCalls(api, services, enter);
  addDisputeCalls(api, services, enter);
  addInvoiceCalls(api, services, enter);
  addPayCalls(api, services, enter);
  addRefundCalls(api, services, enter);
  return api;
}

/** Tutors who can be booked at any hour, and people with addresses. */
async function prepare({ pool }: TestServices): Promise<void> {
  const slugs = tutors.map(({ slug }) => slug);
  await pool.query(
    `delete from app.availability_rules; delete from app.availability_exceptions;
     insert into app.availability_rules (tutor_id, weekday, starts, ends)
       select id, day, '00:00', '24:00' from app.tutors, generate_series(1, 7) as day;
     update app.tutors set daily_limit = 24, window_days = 60, notice_minutes = 0, buffer_after_minutes = 0`,
  );
  for (const [at, { slug, account }] of tutors.entries()) {
    await pool.query('update app.tutors set account_id = $1, email = $2 where slug = $3', [
      account.id,
      account.email,
      slug,
    ]);
    for (const currency of ['GBP', 'COP'] as const)
      for (const [type, minutes] of [
        ['trial', 30],
        ['session', 60],
        ['deep', 90],
      ] as const)
        await pool.query(
          `insert into app.tutor_prices (tutor_id, session_type, currency, amount_minor)
           select id, $1, $2, $3 from app.tutors where slug = $4
           on conflict (tutor_id, session_type, currency) do update set amount_minor = excluded.amount_minor`,
          [type, currency, prices[at]?.[currency][minutes], slug],
        );
  }
  for (const { id, email } of [...families, founder, ...tutors.map(({ account }) => account)])
    await pool.query(
      'insert into auth.users (id, email, email_confirmed_at, created_at) values ($1, $2, now(), now()) on conflict do nothing',
      [id, email],
    );
  if (slugs.length !== 2) throw new Error('two tutors are expected');
}

/** The webhook at an address, as Stripe calls it. */
async function listen(api: ReturnType<typeof newApi>): Promise<{ url: string; close: () => void }> {
  const { serve } = await import('@hono/node-server');
  return new Promise((resolve) => {
    const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}/stripe/webhook`, close: () => server.close() }),
    );
  });
}
