import { createHash } from 'node:crypto';
import type { Services } from '#app/platform/services.server.ts';
import { findOwn } from './changing/cancel-booking.server.ts';
import { joiningAt, joinTimes } from '../domain/joining.ts';
import type { MeetingPlace } from '../model/schemas.ts';
import { linkOfSession } from '#app/tutors/index.server.ts';

/** Session-specific part of a meeting link; cannot be guessed without the booking id. */
const partOf = (bookingId: string): string =>
  createHash('sha256').update(`meeting ${bookingId}`).digest('hex').slice(0, 20);

/**
 * Meeting link of the account’s session, for either side: set from ten minutes before the start until the end, null otherwise. Throws
 * `unknown_booking` (404).
 */
export async function findMeeting(
  services: Pick<Services, 'db' | 'clock'>,
  input: { id: string; accountId: string },
): Promise<MeetingPlace> {
  const { booking, tutor } = await findOwn(services, input);
  const now = services.clock.now();
  const { from, until } = joinTimes(booking);
  const joining = joiningAt(booking, now);
  return {
    joining,
    opensAt: from.toISOString(),
    // Measured on the server’s clock: the browser’s may be wrong.
    opensIn: Math.max(0, from.getTime() - now.getTime()),
    closesIn: Math.max(0, until.getTime() - now.getTime()),
    url: joining === 'open' && tutor.meetingUrl ? linkOfSession(tutor.meetingUrl, partOf(booking.id)) : null,
  };
}
