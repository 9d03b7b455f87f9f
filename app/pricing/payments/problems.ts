import { errorsOf } from '#app/platform/errors.ts';
import { paymentsTexts } from './messages/index.ts';

/** Failures of paying by card. Their codes are the keys of `payments.errors`. */
export const paymentError = errorsOf(paymentsTexts);
