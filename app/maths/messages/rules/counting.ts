import { topicTexts } from './topic-texts.ts';

/** Sequences, series, factorials and combinations, statistics. */
export const counting = topicTexts({ en: {}, es: {}, fr: {} });
