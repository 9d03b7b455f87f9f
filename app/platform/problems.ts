import { errorsOf } from './errors.ts';
import { platformTexts } from './messages/index.ts';

/** Failures that no feature owns. Their codes are the keys of `platform.errors`. */
export const platformError = errorsOf(platformTexts);
