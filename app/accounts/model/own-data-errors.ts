import { errorsOf } from '#app/platform/errors.ts';
import { ownDataTexts } from '../messages/own-data/index.ts';

/** Failures of export and erasure. Their codes are the keys of `ownData.errors`. */
export const ownDataError = errorsOf(ownDataTexts);
