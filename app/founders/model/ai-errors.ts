import { errorsOf } from '#app/platform/errors.ts';
import { foundersAiTexts } from '../messages/ai/index.ts';

/** Failures of the page about models and prompts. Their codes are the keys of `foundersAi.errors`. */
export const aiError = errorsOf(foundersAiTexts);
