import { errorsOf } from '#app/platform/errors.ts';
import { noticesTexts } from '../notices/messages/index.ts';

/** Refusals of changes to an account. Their codes are the keys of `accountNotices.errors`. */
export const accountChangeError = errorsOf(noticesTexts);
