import { topicTexts } from './topic-texts.ts';

/** Percent, proportions, units, straight lines, triangles and circles. */
export const figures = topicTexts({ en: {}, es: {}, fr: {} });
