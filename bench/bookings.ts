import { confirmBooking } from '#app/booking/use-cases/confirm-booking.server.ts';
import { placeHold } from '#app/booking/use-cases/place-hold.server.ts';
import { demoTutors } from '#app/tutors/use-cases/seed/seed-tutors.server.ts';
import { listFreeSlots } from '#app/tutors/index.server.ts';
import { withScratchServices } from '#tests/booking/scratch.ts';
import type { TestServices } from '#tests/support/database.ts';
import { type BenchFigure } from './figure.ts';
import { timeOfPostgres } from './processor-time.ts';

const atOnce = 16;
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;
/** Bookings of a process that just started, measured by themselves. */
const firstBookings = 165;
const DAY = 86_400_000;
type BookingRequest = { tutor: string; start: Date };

/**
 * Holds and bookings per second, sixteen at once over all demo tutors, with emails and reminders in their transactions. The use cases
 * themselves, without HTTP. For comparison, the upper limit of this machine: one statement that inserts a booking, with the constraints and
 * triggers of its table, through the same pool.
 */
export async function measure(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  await withScratchServices(async (app) => {
    const requests = await requestsOf(app);
    const inserting = await timed(app, requests, (request) => insertBare(app, request));
    const held: { id: string; account: { id: string; email: string } }[] = [];
    const holding = await timed(app, requests, async ({ tutor, start }) => {
      const account = { id: app.services.random.uuid(), email: 'someone@example.org' };
      const owner = { accountId: account.id, visitorId: null };
      const hold = await placeHold(app.services, {
        owner,
        tutor,
        start,
        minutes: 60,
        currency: 'GBP',
        reader,
      });
      held.push({ id: hold.id, account });
    });
    const confirm = ({ id, account }: (typeof held)[number]) =>
      confirmBooking(app.services, { id, account, visitorId: null, request: {}, reader });
    // A process that just started compiles what it runs; one in service has done so long before.
    const first = await timed(app, held.splice(-firstBookings), confirm);
    const booking = await timed(app, held, confirm);
    figures.push(
      comparison(`bare insert of a booking, ${atOnce} at once`, format(inserting)),
      withGoal(`holds, ${atOnce} at once (${requests.length})`, holding, { perSecond: 400, p99: 80 }),
      comparison(`the first ${firstBookings} booking commits of a process`, format(first)),
      withGoal(`booking commits, ${atOnce} at once (${held.length})`, booking, { perSecond: 391, p99: 80 }),
      comparison('processor time of a bare insert (process + PostgreSQL)', busy(inserting)),
      comparison('processor time of a hold (process + PostgreSQL)', busy(holding)),
      comparison('processor time of a booking (process + PostgreSQL)', busy(booking)),
    );
  });
  return figures;
}

/** Times without conflicts: every second hour of each day, for each tutor. */
async function requestsOf({ services, clock }: TestServices) {
  const from = clock.now();
  const range = { from, to: new Date(from.getTime() + 60 * DAY), minutes: 60 };
  const requests: BookingRequest[] = [];
  for (const { slug } of demoTutors) {
    let last = 0;
    for (const { start } of await listFreeSlots(services, { tutor: slug, ...range })) {
      if (start.getTime() < last + 2 * 3_600_000) continue;
      last = start.getTime();
      requests.push({ tutor: slug, start });
    }
  }
  return requests;
}

/** A held booking two years later, where there is no other, in one statement. */
async function insertBare({ pool }: TestServices, { tutor, start }: BookingRequest): Promise<void> {
  await pool.query(
    `insert into app.bookings (id, tutor_id, state, session_type, starts_at, ends_at, claimed, account_id, learner_locale,
       learner_zone, price_minor, currency, policy, expires_at, created_at)
     select gen_random_uuid(), id, 'held', 'session', begins, begins + interval '1 hour',
       tstzrange(begins, begins + interval '1 hour'), gen_random_uuid(), 'en-GB', 'Europe/London', 3200, 'GBP',
       '{"fullRefundHours": 24, "lateRefundPercent": 50}', begins, now()
     from app.tutors, (select $2::timestamptz + interval '2 years' as begins) as time where slug = $1`,
    [tutor, start],
  );
}

type Timed = { perSecond: number; p99: number; process: number; postgres: number };

/** Processes a list, sixteen at once; CPU time in milliseconds per element. */
async function timed<Each>(
  { pool }: TestServices,
  list: readonly Each[],
  work: (each: Each) => Promise<unknown>,
): Promise<Timed> {
  const times: number[] = [];
  const queue = [...list];
  const postgresBefore = await timeOfPostgres(pool);
  const used = process.cpuUsage();
  const started = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    for (let each = queue.pop(); each !== undefined; each = queue.pop()) {
      const began = performance.now();
      await work(each);
      times.push(performance.now() - began);
    }
  });
  await Promise.all(workers);
  const perSecond = list.length / ((performance.now() - started) / 1000);
  const { user, system } = process.cpuUsage(used);
  return {
    perSecond,
    process: (user + system) / 1000 / list.length,
    postgres: ((await timeOfPostgres(pool)) - postgresBefore) / list.length,
    p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

const withGoal = (name: string, timed: Timed, goal: Pick<Timed, 'perSecond' | 'p99'>): BenchFigure => ({
  name,
  value: format(timed),
  goal: `≥ ${goal.perSecond}/s, p99 ≤ ${goal.p99} ms`,
  met: timed.perSecond >= goal.perSecond && timed.p99 <= goal.p99,
});

const comparison = (name: string, value: string): BenchFigure => ({
  name: `comparison: ${name}`,
  value,
  goal: '',
  met: true,
});

const format = ({ perSecond, p99 }: Timed): string => `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`;

const busy = ({ process, postgres }: Timed): string => `${process.toFixed(1)} ms + ${postgres.toFixed(1)} ms`;
