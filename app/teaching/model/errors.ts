import { errorsOf } from '#app/platform/errors.ts';
import { teachingErrorTexts } from '../messages/errors.ts';

/** Errors of this feature. Their codes are the keys of `teachingErrors.errors`. */
export const teachingError = errorsOf(teachingErrorTexts);
