import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpBookingTest, maya, signedIn } from '#tests/booking/booking-setup.ts';

const at = setUpBookingTest();

afterEach(() => {
  vi.restoreAllMocks();
});

test('a booking takes twenty-one database round trips, with one statement each for emails and reminders', async () => {
  const { id } = await at.hold(signedIn(maya));
  // Jobs query the database, too, and would be counted.
  await at.app.services.jobs.stop();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await at.confirm(id);
  const statements = asked.mock.calls.map(([first]) => textOf(first));
  const about = /(?:from|into|update) ([\w".]+)/i;
  expect(statements.map((text) => about.exec(text)?.[1]?.replaceAll('"', '') ?? text)).toEqual([
    'begin',
    'app.bookings',
    expect.stringContaining('pg_advisory_xact_lock'),
    'app.availability_rules',
    'app.bookings',
    'app.invoices',
    expect.stringContaining('pg_advisory_xact_lock'),
    'app.bookings',
    'app.bookings',
    'app.invoices',
    // For the invoice number.
    'app.invoice_years',
    'app.invoice_years',
    'app.invoices',
    'auth.users',
    'app.invoices',
    'app.invoice_years',
    'jobs.job_common',
    'user_locale_preferences',
    'app.invoices',
    'app.mails',
    'commit',
  ]);
});

/** SQL of a plain or a named statement. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text: unknown }).text);
