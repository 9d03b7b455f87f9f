import { errorsOf } from '#app/platform/errors.ts';
import { foundersAiTexts } from '../messages/ai/index.ts';

/** Errors of the models page. Their codes are the keys of `foundersAi.errors`. */
export const aiError = errorsOf(foundersAiTexts);
