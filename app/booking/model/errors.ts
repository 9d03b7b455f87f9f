import { errorsOf } from '#app/platform/errors.ts';
import { bookingTexts } from '../messages/index.ts';

/** Errors of bookings. Their codes are the keys of `booking.errors`. */
export const bookingError = errorsOf(bookingTexts);

/** Name of the violated database constraint, if any. */
export function brokenConstraint(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'constraint' in thrown && typeof thrown.constraint === 'string'
    ? thrown.constraint
    : undefined;
}

/** PostgreSQL aborted the transaction because of a deadlock (40P01). */
const isDeadlock = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === '40P01';

const TRIES = 5;

/** Retries `work`, a transaction of its own, after a deadlock. */
export async function throughDeadlocks<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (!isDeadlock(thrown) || tries === 1) throw thrown;
    return throughDeadlocks(work, tries - 1);
  }
}
