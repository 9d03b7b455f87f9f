import { errorsOf } from '#app/platform/errors.ts';
import { paymentsTexts } from '../messages/payments/index.ts';
import { creditTexts } from '../messages/credits/index.ts';

/** Errors of card payments. Their codes are the keys of `payments.errors`. */
export const paymentError = errorsOf(paymentsTexts);

const TRIES = 5;

/** Retries a transaction that PostgreSQL aborted because of a deadlock (40P01). */
export async function throughDeadlocks<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const deadlock = thrown instanceof Error && 'code' in thrown && thrown.code === '40P01';
    if (!deadlock || tries === 1) throw thrown;
    return throughDeadlocks(work, tries - 1);
  }
}

/** Errors of credits and invoices. Their codes are the keys of `credits.errors`. */
export const creditError = errorsOf(creditTexts);
