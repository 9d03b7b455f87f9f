import { errorsOf } from '#app/platform/errors.ts';
import { noticesTexts } from '../messages/notices/index.ts';

/** Refusals of changes to an account. Their codes are the keys of `accountNotices.errors`. */
export const accountChangeError = errorsOf(noticesTexts);
