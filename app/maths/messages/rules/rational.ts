import { topicTexts } from './topic-texts.ts';

/** Equations with the unknown in a denominator, and algebraic fractions. */
export const rational = topicTexts({ en: {}, es: {}, fr: {} });
