import { topicTexts } from './topic-texts.ts';

/** Completing the square, and complex roots. */
export const quadratics = topicTexts({ en: {}, es: {}, fr: {} });
