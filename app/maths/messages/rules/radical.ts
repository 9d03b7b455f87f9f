import { topicTexts } from './topic-texts.ts';

/** Equations with roots, and surds. */
export const radical = topicTexts({ en: {}, es: {}, fr: {} });
