import { arithmeticMistakes } from './arithmetic.ts';
import { bracketMistakes } from './bracket.ts';
import { calculusMistakes } from './calculus.ts';
import { firstMistakes } from './first.ts';
import { fractionMistakes } from './fraction.ts';
import { functionMistakes } from './function.ts';
import { powerMistakes } from './power.ts';
import { statementMistakes } from './statement.ts';

/**
 * The hint for each documented mistake: where to look, never the answer. A mistake is recognised only if it
 * has its texts.
 */
export const mistakes = {
  en: {
    ...firstMistakes.en,
    ...bracketMistakes.en,
    ...fractionMistakes.en,
    ...powerMistakes.en,
    ...arithmeticMistakes.en,
    ...functionMistakes.en,
    ...calculusMistakes.en,
    ...statementMistakes.en,
  },
  es: {
    ...firstMistakes.es,
    ...bracketMistakes.es,
    ...fractionMistakes.es,
    ...powerMistakes.es,
    ...arithmeticMistakes.es,
    ...functionMistakes.es,
    ...calculusMistakes.es,
    ...statementMistakes.es,
  },
  fr: {
    ...firstMistakes.fr,
    ...bracketMistakes.fr,
    ...fractionMistakes.fr,
    ...powerMistakes.fr,
    ...arithmeticMistakes.fr,
    ...functionMistakes.fr,
    ...calculusMistakes.fr,
    ...statementMistakes.fr,
  },
};
