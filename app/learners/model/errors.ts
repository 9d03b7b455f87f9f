import { errorsOf } from '#app/platform/errors.ts';
import { learnersTexts } from '../messages/index.ts';

/** Failures of this room. Their codes are the keys of `learners.errors`. */
export const learnerError = errorsOf(learnersTexts);
