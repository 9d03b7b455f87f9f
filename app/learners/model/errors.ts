import { errorsOf } from '#app/platform/errors.ts';
import { learnersTexts } from '../messages/index.ts';

/** Errors of this feature. Codes are the keys of `learners.errors`. */
export const learnerError = errorsOf(learnersTexts);
