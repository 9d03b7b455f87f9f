import { errorsOf } from '#app/platform/errors.ts';
import { bookingTexts } from './messages/index.ts';

/** Failures of this room. Their codes are the keys of `booking.errors`. */
export const bookingError = errorsOf(bookingTexts);

/** The name of the database constraint that refused a write, if that is what happened. */
export function brokenConstraint(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'constraint' in thrown && typeof thrown.constraint === 'string'
    ? thrown.constraint
    : undefined;
}

/** True when PostgreSQL ended a transaction because two waited for each other (40P01). */
export const isDeadlock = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === '40P01';
