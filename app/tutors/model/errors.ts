import { errorsOf } from '#app/platform/errors.ts';
import { tutorsTexts } from '../messages/index.ts';

/** Errors of tutors. Their codes are the keys of `tutors.errors`. */
export const tutorError = errorsOf(tutorsTexts);
