import { errorsOf } from './errors.ts';
import { platformTexts } from './messages/index.ts';

/** Errors that no feature owns. Codes are the keys of `platform.errors`. */
export const platformError = errorsOf(platformTexts);
