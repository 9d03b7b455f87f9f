import { errorsOf } from '#app/platform/errors.ts';
import { courseErrorTexts } from '../messages/errors.ts';

/** Failures of this room. Their codes are the keys of `courseErrors.errors`. */
export const courseError = errorsOf(courseErrorTexts);
