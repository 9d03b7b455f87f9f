import { algebraMistakes } from './algebra/mistakes.ts';
import { calculusMistakes } from './calculus/mistakes.ts';
import { dataMistakes } from './data/mistakes.ts';
import { equationsMistakes } from './equations/mistakes.ts';
import { functionsMistakes } from './functions/mistakes.ts';
import { measuresMistakes } from './measures/mistakes.ts';
import { numbersMistakes } from './numbers/mistakes.ts';

/**
 * Mistakes that need the question beside the answer, so that the engine cannot recognise them in a line of working. Shown to the learner:
 * what happened, then where to look, without the answer.
 */
export const contentMistakes = {
  ...numbersMistakes,
  ...algebraMistakes,
  ...equationsMistakes,
  ...functionsMistakes,
  ...measuresMistakes,
  ...dataMistakes,
  ...calculusMistakes,
};

export type ContentMistakeId = keyof typeof contentMistakes;
