import { errorsOf } from '#app/platform/errors.ts';
import { practiceServerTexts } from '../messages/server/index.ts';

/** Errors of practice. Their codes are the keys of `practiceSaid.errors`. */
export const practiceError = errorsOf(practiceServerTexts);
