import { topicTexts } from './topic-texts.ts';

/** Derivatives, integrals, limits. */
export const calculus = topicTexts({ en: {}, es: {}, fr: {} });
