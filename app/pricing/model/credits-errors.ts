import { errorsOf } from '#app/platform/errors.ts';
import { creditTexts } from '../messages/credits/index.ts';

/** Failures of credits and invoices. Their codes are the keys of `credits.errors`. */
export const creditError = errorsOf(creditTexts);
