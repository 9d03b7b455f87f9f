import { afterEach, beforeEach } from 'vitest';
import { confirmBooking } from '#app/booking/use-cases/confirm-booking.server.ts';
import { placeHold } from '#app/booking/use-cases/place-hold.server.ts';
import type { Owner } from '#app/booking/db/holds.server.ts';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import type { ConfirmRequest } from '#app/booking/model/schemas.ts';
import { AppError } from '#app/platform/errors.ts';
import { listFreeSlots, seedTutors } from '#app/tutors/index.server.ts';
import { type TestServices, testServices } from '../support/database.ts';

/* Services with tutors and jobs, and the people of the booking tests. */

export const maya = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
export const noor = { id: '00000000-0000-4000-a000-0000000000bb', email: 'noor@example.org' };
/** The tutor's account. */
export const lucia = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
export const visitor = '00000000-0000-4000-a000-0000000000dd';
export const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

/** Tuesday 24 November, 18:00 in London, 13:00 in Bogotá; Lucía is available from 13:00 to 18:00. */
export const tuesday = '2026-11-24T18:00:00.000Z';

async function openTestServices(): Promise<TestServices> {
  const app = await testServices();
  registerBookingJobs(app.services);
  await app.services.jobs.start();
  await seedTutors(app.db, app.clock, lucia);
  const close = async () => {
    await app.services.jobs.stop();
    await app.close();
  };
  return { ...app, close };
}

/** Separate services for each test of a file, and helpers for its people. */
export function setUpBookingTest() {
  let app: TestServices;
  beforeEach(async () => {
    app = await openTestServices();
  });
  afterEach(() => app.close());
  return {
    get app() {
      return app;
    },
    hold: (owner: Owner, start?: string, minutes?: number) => holdIn(app, owner, start, minutes),
    confirm: (id: string, account?: typeof maya, request?: ConfirmRequest, visitorId?: string | null) =>
      confirmIn(app, id, account, request, visitorId),
    /** A session of an hour with Lucía, held and confirmed. */
    booked: async (account = maya, start = tuesday, learnerProfileId: string | null = null) => {
      const { id } = await holdIn(app, signedIn(account), start);
      return confirmIn(app, id, account, { learnerProfileId });
    },
    freeOn: (day: string) => freeOn(app, day),
    freeOf: (tutor: string, day: string) => freeOn(app, day, tutor),
    mailsOf: (part: string) => mailsOf(app, part),
  };
}

export const signedIn = (account: { id: string }): Owner => ({ accountId: account.id, visitorId: null });
export const signedOut = (visitorId: string): Owner => ({ accountId: null, visitorId });

/** Holds a time with Lucía. */
const holdIn = ({ services }: TestServices, owner: Owner, start = tuesday, minutes = 60) =>
  placeHold(services, {
    owner,
    tutor: 'lucia-restrepo',
    start: new Date(start),
    minutes,
    currency: 'GBP',
    reader,
  });

const confirmIn = (
  { services }: TestServices,
  id: string,
  account = maya,
  request: ConfirmRequest = {},
  visitorId: string | null = null,
) => confirmBooking(services, { id, account, visitorId, request, reader });

/** A tutor's free times on a day and the following night. */
async function freeOn({ services }: TestServices, day: string, tutor = 'lucia-restrepo'): Promise<string[]> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + 30 * 3_600_000);
  const slots = await listFreeSlots(services, { tutor, from, to, minutes: 60 });
  return slots.map(({ start }) => start.toISOString());
}

/** Emails whose id marks them as this kind. */
const mailsOf = ({ db }: TestServices, part: string) =>
  db
    .selectFrom('app.mails')
    .select(['recipient', 'message_id', 'body_text', 'attachments'])
    .where('message_id', 'like', `%${part}%`)
    .orderBy('recipient')
    .execute();

/** The error with which work is refused; any other error is thrown. */
export async function refused(work: Promise<unknown>): Promise<AppError> {
  const thrown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof AppError)) throw thrown ?? new Error('nothing was refused');
  return thrown;
}

/** Resolves when a transaction waits for another one. Asked as the owner, who sees what all roles wait for. */
export async function someoneWaitsForALock({ pool }: Pick<TestServices, 'pool'>): Promise<void> {
  const waiting = () =>
    pool.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  while ((await waiting()).rows[0]?.n === 0);
}
