import { arithmeticMistakes } from './arithmetic.ts';
import { bracketMistakes } from './bracket.ts';
import { calculusMistakes } from './calculus.ts';
import { firstMistakes } from './first.ts';
import { fractionMistakes } from './fraction.ts';
import { functionMistakes } from './function.ts';
import { powerMistakes } from './power.ts';
import { questionMistakes } from './question.ts';
import { situationMistakes } from './situation.ts';
import { statementMistakes } from './statement.ts';

export { questionMistakes } from './question.ts';
export { situationMistakes } from './situation.ts';

const topics = [
  firstMistakes,
  bracketMistakes,
  fractionMistakes,
  powerMistakes,
  arithmeticMistakes,
  functionMistakes,
  calculusMistakes,
  statementMistakes,
  questionMistakes,
  situationMistakes,
] as const;

type Topics = (typeof topics)[number];
type Keys<Topic> = Topic extends { readonly en: infer Texts } ? keyof Texts : never;
type Texts = Readonly<Record<Keys<Topics>, string>>;

/**
 * The hint for each documented mistake: where to look, never the answer. A mistake is recognised only if it has its texts. An id belongs to one topic
 * only: two mistakes with one id would share their texts.
 */
export const mistakes: { readonly en: Texts; readonly es: Texts; readonly fr: Texts } = {
  en: joinTopics(topics.map(({ en }) => en)),
  es: joinTopics(topics.map(({ es }) => es)),
  fr: joinTopics(topics.map(({ fr }) => fr)),
};

/** All texts in one table. Throws when an id occurs in two topics. */
export function joinTopics(tables: readonly Readonly<Record<string, string>>[]): Texts {
  const joined: Record<string, string> = {};
  for (const table of tables)
    for (const [id, text] of Object.entries(table)) {
      if (Object.hasOwn(joined, id)) throw new Error(`two mistakes have the id ${id}`);
      joined[id] = text;
    }
  return joined as Texts;
}
