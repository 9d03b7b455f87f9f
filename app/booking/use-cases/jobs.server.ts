import type { Services } from '#app/platform/services.server.ts';
import { handleReminders } from './mails/reminder-job.server.ts';
import { expireAllStaleHolds, forgetExpired } from '../db/holds.server.ts';
import { remindOfDisputes } from './changing/remind-of-disputes.server.ts';
import { upholdUnansweredClaims } from './changing/settle-claim.server.ts';
import { completePast } from './settle-pay.server.ts';

/** Days for which expired holds are stored. */
const KEPT_DAYS = 30;

/** Registers the background jobs of bookings. Call once, before the jobs start. */
export function registerBookingJobs(services: Services): void {
  const { db, clock, jobs } = services;
  handleReminders(services);
  // Not time-critical: stale holds do not block a time, and lists compute the state from the clock.
  jobs.repeat('booking.tidy', '*/10 * * * *', async () => {
    await expireAllStaleHolds(db, clock.now());
    await upholdUnansweredClaims(services);
    await remindOfDisputes(services);
    await completePast(services, clock.now());
    await forgetExpired(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
  });
}
