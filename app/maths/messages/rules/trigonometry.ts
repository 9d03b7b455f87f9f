import { topicTexts } from './topic-texts.ts';

/** Trigonometric equations and values. */
export const trigonometry = topicTexts({ en: {}, es: {}, fr: {} });
