import { errorsOf } from '#app/platform/errors.ts';
import { payTexts } from '../messages/index.ts';

/** Errors of tutors’ pay. Their codes are the keys of `pay.errors`. */
export const payError = errorsOf(payTexts);
