import { errorsOf } from '#app/platform/errors.ts';
import { bookingTexts } from '../messages/index.ts';

/** Failures of this room. Their codes are the keys of `booking.errors`. */
export const bookingError = errorsOf(bookingTexts);

/** The name of the database constraint that refused a write, if that is what happened. */
export function brokenConstraint(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'constraint' in thrown && typeof thrown.constraint === 'string'
    ? thrown.constraint
    : undefined;
}

/** True when PostgreSQL ended a transaction because two waited for each other (40P01). */
const isDeadlock = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === '40P01';

const TRIES = 5;

/** Does the work again when PostgreSQL ended it because two waited for each other; `work` is a transaction of its own. */
export async function throughDeadlocks<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (!isDeadlock(thrown) || tries === 1) throw thrown;
    return throughDeadlocks(work, tries - 1);
  }
}
