import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { listFreeSlots } from '#app/tutors/index.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import type { Reader } from '../time-taken.server.ts';
import { moveRefusal } from './move-booking.server.ts';
import { bookingError } from '../../model/errors.ts';
import type { Moving } from '../../model/schemas.ts';

const DAY = 86_400_000;
/** Range of the calendar on /book. */
const MOST_DAYS = 61;

type Input = { id: string; accountId: string; reader: Reader; language: Language };

/**
 * Times to which the learner’s session could be moved, or why it cannot be. The current time is not included. Read-only. Throws
 * `unknown_booking` (404).
 */
export async function listMoveTimes(
  services: Pick<Services, 'db' | 'clock'>,
  { language, ...input }: Input,
): Promise<Moving> {
  const { booking, tutor, side } = await findOwn(services, input);
  const now = services.clock.now();
  const refusal =
    side !== 'learner' || tutor.status !== 'active'
      ? bookingError('not_movable', { status: 409 })
      : moveRefusal(booking, input.reader, now);
  if (refusal) return { refusal: { code: refusal.code, message: refusal.messageIn(language) }, starts: [] };
  const days = Math.min(tutor.schedule.windowDays + 2, MOST_DAYS);
  const free = await listFreeSlots(services, {
    tutor: tutor.id,
    from: now,
    to: new Date(now.getTime() + days * DAY),
    minutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
    except: booking.id,
  });
  const starts = free.filter(({ start }) => start.getTime() !== booking.startsAt.getTime());
  return { refusal: null, starts: starts.map(({ start }) => start.toISOString()) };
}
