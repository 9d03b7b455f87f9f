import { topicTexts } from './topic-texts.ts';

/** Exponential and logarithmic equations, and the laws of logarithms. */
export const exponential = topicTexts({ en: {}, es: {}, fr: {} });
