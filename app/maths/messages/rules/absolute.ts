import { topicTexts } from './topic-texts.ts';

/** Absolute values. */
export const absolute = topicTexts({ en: {}, es: {}, fr: {} });
