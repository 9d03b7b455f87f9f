import { freeUntil, type Policy } from './policy.ts';
import type { BookingState } from '../model/states.ts';

/** A session may be moved so often (product, section 12). */
export const MOST_MOVES = 2;

export type Movable = {
  state: BookingState;
  policy: Policy;
  firstStartsAt: Date;
  startsAt: Date;
  moves: number;
};

/** Why a booking cannot be moved now, or null when it can: free, twice, until the limit that the first time set. */
export function whyNotMovable(
  booking: Movable,
  now: Date,
): 'not_movable' | 'move_too_late' | 'moves_used' | null {
  if (booking.state !== 'confirmed' || now >= booking.startsAt) return 'not_movable';
  if (now > freeUntil(booking)) return 'move_too_late';
  return booking.moves >= MOST_MOVES ? 'moves_used' : null;
}
