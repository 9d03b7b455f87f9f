import { topicTexts } from './topic-texts.ts';

/** Systems of two equations. */
export const systems = topicTexts({ en: {}, es: {}, fr: {} });
