import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { bookingBounds, listFreeSlots } from '#app/tutors/index.server.ts';
import { findOwn } from './cancel-booking.server.ts';
import type { Reader } from '../time-taken.server.ts';
import { moveRefusal } from './move-booking.server.ts';
import { bookingError } from '../../model/errors.ts';
import type { Moving } from '../../model/schemas.ts';

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
  const end = bookingBounds(tutor.schedule, now.getTime()).to;
  const bookableUntil = new Date(end - 1).toISOString();
  if (refusal)
    return {
      refusal: { code: refusal.code, message: refusal.messageIn(language) },
      starts: [],
      bookableUntil,
    };
  const free = await listFreeSlots(services, {
    tutor: tutor.id,
    from: now,
    to: new Date(end),
    minutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
    except: booking.id,
  });
  const starts = free.filter(({ start }) => start.getTime() !== booking.startsAt.getTime());
  return { refusal: null, starts: starts.map(({ start }) => start.toISOString()), bookableUntil };
}
