import type { Services } from '#app/platform/services.server.ts';
import { handleReminders } from './mails/reminder-job.server.ts';
import { expireAllStaleHolds, forgetExpired } from '../db/holds.server.ts';
import { upholdUnansweredClaims } from './changing/settle-claim.server.ts';
import { completePast } from '../db/booking.server.ts';

/** How long a hold that was never booked is kept. */
const KEPT_DAYS = 30;

/** The work of this room that no request waits for. Call once, before the jobs start. */
export function registerBookingJobs(services: Services): void {
  const { db, clock, jobs } = services;
  handleReminders(services);
  // Nobody waits for either: a stale hold blocks no one, and lists show what has passed by the clock.
  jobs.repeat('booking.tidy', '*/10 * * * *', async () => {
    await expireAllStaleHolds(db, clock.now());
    await upholdUnansweredClaims(services);
    await completePast(db, clock.now());
    await forgetExpired(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000));
  });
}
