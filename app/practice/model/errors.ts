import { errorsOf } from '#app/platform/errors.ts';
import { practiceSaidTexts } from '../messages/server/index.ts';

/** Errors of practice. Their codes are the keys of `practiceSaid.errors`. */
export const practiceError = errorsOf(practiceSaidTexts);
