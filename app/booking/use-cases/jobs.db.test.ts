import { expect, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { failEachStatement } from '#tests/booking/fail-each-statement.ts';
import { maya, noor, setUpBookingTest, signedIn } from '#tests/booking/booking-setup.ts';
import { claimAbsence } from './changing/claim-absence.server.ts';
import { registerBookingJobs } from './jobs.server.ts';

const at = setUpBookingTest();

/** What the jobs of bookings register. */
function registered() {
  const [handle, repeat] = [vi.fn<Services['jobs']['handle']>(), vi.fn<Services['jobs']['repeat']>()];
  registerBookingJobs({ ...at.app.services, jobs: { ...at.app.services.jobs, handle, repeat } });
  const [name, cron, tidy] = repeat.mock.calls[0]!;
  return { handled: handle.mock.calls.map(([job]) => job), name, cron, tidy };
}
const states = async () =>
  (await at.app.db.selectFrom('app.bookings').select('state').orderBy('starts_at').execute()).map(
    ({ state }) => state,
  );

test('reminder jobs have a handler, and the cleanup of bookings runs every ten minutes', () => {
  const { handled, name, cron } = registered();
  expect(handled).toHaveLength(1);
  expect([name, cron]).toEqual(['booking.tidy', '*/10 * * * *']);
});

test('the cleanup expires holds, upholds unanswered claims, completes sessions, and deletes old holds', async () => {
  const { tidy } = registered();
  const missed = await at.booked(maya, '2026-11-24T18:00:00.000Z');
  await at.booked(noor, '2026-11-24T19:30:00.000Z');
  await at.hold(signedIn(maya), '2026-11-26T18:00:00.000Z');
  at.app.clock.set('2026-11-20T09:10:00Z');
  await tidy();
  expect(await states()).toEqual(['confirmed', 'confirmed', 'expired']);
  at.app.clock.set('2026-11-24T18:10:00Z');
  await claimAbsence(at.app.services, { id: missed.id, accountId: maya.id, absent: 'tutor' });
  at.app.clock.set('2026-11-27T20:30:00Z');
  await tidy();
  expect(await states()).toEqual(['no_show', 'completed', 'expired']);
  at.app.clock.set('2026-12-20T09:10:00.000Z');
  await tidy();
  expect(await states()).toHaveLength(3);
  at.app.clock.set('2026-12-20T09:10:00.001Z');
  await tidy();
  expect(await states()).toEqual(['no_show', 'completed']);
});

test('the cleanup is retried when one of its statements fails', async () => {
  const { tidy } = registered();
  await at.app.services.jobs.stop();
  expect(await failEachStatement(tidy)).toBe(6);
});
