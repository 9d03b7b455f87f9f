import { errorsOf } from '#app/platform/errors.ts';
import { courseErrorTexts } from '../messages/errors.ts';

/** Errors of courses. Their codes are the keys of `courseErrors.errors`. */
export const courseError = errorsOf(courseErrorTexts);
