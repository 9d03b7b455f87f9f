import { errorsOf } from '#app/platform/errors.ts';
import { foundersTexts } from '../messages/index.ts';

/** Errors of the founders’ area. Their codes are the keys of `founders.errors`. */
export const founderError = errorsOf(foundersTexts);
