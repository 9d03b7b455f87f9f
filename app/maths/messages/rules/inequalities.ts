import { topicTexts } from './topic-texts.ts';

/** Inequalities of degree two and more, and rational ones. */
export const inequalities = topicTexts({ en: {}, es: {}, fr: {} });
