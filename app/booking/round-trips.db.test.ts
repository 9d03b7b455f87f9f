import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedTutors } from '#app/tutors/public.server.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { confirmBooking } from './confirm-booking.server.ts';
import { placeHold } from './holds/place-hold.server.ts';
import { registerBookingJobs } from './jobs.server.ts';

const maya = { id: '00000000-0000-4000-a000-0000000000aa', email: 'carmen@example.org' };
const tutorAccount = { id: '00000000-0000-4000-a000-0000000000cc', email: 'lucia@example.org' };
const reader = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

let house: TestServices;
beforeEach(async () => {
  house = await testServices();
  registerBookingJobs(house.services);
  await house.services.jobs.start();
  await seedTutors(house.db, house.clock, tutorAccount);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.services.jobs.stop();
  await house.close();
});

test('a booking goes to the database nine times, its mails and its reminders in one statement each', async () => {
  const { id } = await placeHold(house.services, {
    owner: { accountId: maya.id, visitorId: null },
    tutor: 'lucia-restrepo',
    start: new Date('2026-11-24T18:00:00Z'),
    minutes: 60,
    currency: 'GBP',
    reader,
  });
  // The jobs ask the database as well, in their own time.
  await house.services.jobs.stop();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await confirmBooking(house.services, { id, account: maya, visitorId: null, request: {}, reader });
  const statements = asked.mock.calls.map(([first]) => textOf(first));
  const about = /(?:from|into|update) ([\w".]+)/i;
  expect(statements.map((text) => about.exec(text)?.[1]?.replaceAll('"', '') ?? text)).toEqual([
    'begin',
    'app.bookings',
    'app.availability_rules',
    'app.bookings',
    'app.invoices',
    'jobs.job_common',
    'user_locale_preferences',
    'app.mails',
    'commit',
  ]);
});

/** A statement by itself, or with its name. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text: unknown }).text);
