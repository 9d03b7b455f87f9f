import { topicTexts } from './topic-texts.ts';

/** Powers, polynomial division. */
export const powers = topicTexts({ en: {}, es: {}, fr: {} });
