import { countAlerts, countSignUps, loadAlerts } from '#app/accounts/public.server.ts';
import { countBookings, countBookingsPerDay, sumBookedMoney } from '#app/booking/public.server.ts';
import { countInbox } from '#app/marketing/public.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { countClicks } from '#app/referrals/public.server.ts';
import { countSessionsPerModel } from '#app/teaching/public.server.ts';
import { countWaitingApplications, loadTutorIds } from '#app/tutors/public.founders.server.ts';
import { loadTutorsByIds } from '#app/tutors/public.server.ts';
import { founderError } from './problems.ts';
import { isUsableRange, type Range, rangeBefore } from './range.ts';
import type { Numbers } from './schemas.ts';

const mostCodes = 20;
const mostAlerts = 10;

type Db = Pick<Services, 'db'>;

/**
 * The company in figures for [from, to) and the range before it. Money is never converted between currencies.
 * Throws `range_invalid` (400) for an empty range, one beyond 400 days, or an unknown zone.
 */
export async function readNumbers(services: Db, input: Range & { zone: string }): Promise<Numbers> {
  const { from, to, zone } = input;
  const range = { from, to };
  if (!isUsableRange(range) || !timeZoneNamed(zone)) throw founderError('range_invalid', { status: 400 });
  const { db } = services;
  const before = rangeBefore(range);
  const [people, bookings, teaching, queues, referrals] = await Promise.all([
    figuresOfPeople(services, range, before),
    figuresOfBookings(services, range, before, zone),
    Promise.all([range, before].map((each) => sessionsTaught(services, each))),
    figuresOfQueues(services, range),
    countClicks(db, range, mostCodes),
  ]);
  return {
    range: textOf(range),
    before: textOf(before),
    ...people,
    ...bookings,
    teachingSessions: { now: teaching[0] ?? 0, before: teaching[1] ?? 0 },
    ...queues,
    referrals,
  };
}

async function figuresOfPeople({ db }: Db, range: Range, before: Range) {
  const [now, then, alerts, alertsBefore, latest] = await Promise.all([
    countSignUps(db, range),
    countSignUps(db, before),
    countAlerts(db, range),
    countAlerts(db, before),
    loadAlerts(db, range, mostAlerts),
  ]);
  return {
    signUps: { now: now.made, before: then.made },
    confirmed: { now: now.confirmed, before: then.confirmed },
    securityAlerts: { now: alerts, before: alertsBefore },
    latestAlerts: latest.map(({ id, email, context, userAgent, at }) => ({
      id,
      email,
      context,
      userAgent,
      at: at.toISOString(),
    })),
  };
}

async function figuresOfBookings({ db }: Db, range: Range, before: Range, zone: string) {
  const [states, statesBefore, bookedPerDay, sums] = await Promise.all([
    countBookings(db, range),
    countBookings(db, before),
    countBookingsPerDay(db, range, zone),
    sumBookedMoney(db, range),
  ]);
  const countOf = (state: string) => states.find((each) => each.state === state)?.count ?? 0;
  return {
    booked: { now: total(states), before: total(statesBefore) },
    bookingStates: {
      confirmed: countOf('confirmed'),
      completed: countOf('completed'),
      cancelled: countOf('cancelled'),
      no_show: countOf('no_show'),
    },
    bookedPerDay,
    money: sums.map(({ currency, sessions, bookedMinor, refundedMinor }) => ({
      sessions,
      booked: { amountMinor: bookedMinor, currency },
      refunded: { amountMinor: refundedMinor, currency },
    })),
  };
}

async function figuresOfQueues({ db }: Db, range: Range) {
  const [ids, applicationsWaiting, messages] = await Promise.all([
    loadTutorIds(db),
    countWaitingApplications(db),
    countInbox(db, range),
  ]);
  const statuses = (await loadTutorsByIds(db, ids)).map(({ status }) => status);
  const countOf = (status: string) => statuses.filter((each) => each === status).length;
  return {
    tutors: { active: countOf('active'), paused: countOf('paused'), left: countOf('left') },
    applicationsWaiting,
    messages,
  };
}

async function sessionsTaught({ db }: Db, range: Range): Promise<number> {
  const models = await countSessionsPerModel(db, range);
  return models.reduce((sum, { sessions }) => sum + sessions, 0);
}

const total = (states: readonly { count: number }[]) => states.reduce((sum, { count }) => sum + count, 0);
const textOf = ({ from, to }: Range) => ({ from: from.toISOString(), to: to.toISOString() });
