import { isExpression } from '../expression/tree.ts';
import { languageOf, matchPhrase } from '../reading/lexicon/lexicon.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';
import type { ProblemKnowledge } from './problem-knowledge.ts';

/** What is asked of data, by the name of its function. */
const averages: Readonly<Record<string, Concept>> = {
  mean: 'mean',
  median: 'median',
  mode: 'mode',
  range: 'spread',
};
const asked = new Set<Concept>(Object.values(averages));

const copulas = new Set(['=', ':', 'is', 'es', 'est', 'vaut', 'equals', 'igual', 'egale', 'da', 'fait']);
const articles = new Set(['the', 'la', 'el', 'l', 'le', 'a', 'to', 'so', '’', "'"]);

/**
 * "7 is the median", "médiane = 7" where the mean is asked for: a value is claimed to be another average, and the one that is asked for is not
 * named. "The mean of the two in the middle" names a calculation and no claim.
 */
export function claimsOtherAverage(
  line: string,
  { data, problem: { expression } }: ProblemKnowledge,
  locale: string | undefined,
): boolean {
  const wanted =
    isExpression(expression) && expression.kind === 'call' ? averages[expression.name] : undefined;
  if (data === null || wanted === undefined) return false;
  const tokens = tokenize(line).tokens.filter(
    ({ folded, text }) => !articles.has(folded) && !articles.has(text),
  );
  const words = tokens.map(({ kind, folded }) => (kind === 'word' ? folded : null));
  const language = languageOf(words, locale);
  const named = tokens.flatMap(({ kind, folded }, at) => {
    const meanings =
      kind === 'word'
        ? (matchPhrase(language, [folded], 0, new Set(['concept'] as const))?.meanings ?? [])
        : [];
    const concept = meanings.flatMap((each) =>
      each.kind === 'concept' && asked.has(each.concept) ? [each.concept] : [],
    )[0];
    return concept === undefined ? [] : [{ concept, at }];
  });
  const [only] = named;
  if (only === undefined || named.some(({ concept }) => concept === wanted)) return false;
  const isNumber = (token: MessageToken | undefined): boolean => token?.kind === 'number';
  const isCopula = (token: MessageToken | undefined): boolean =>
    token !== undefined && (copulas.has(token.folded) || copulas.has(token.text));
  const { at } = only;
  return (
    (isCopula(tokens[at + 1]) && isNumber(tokens[at + 2])) ||
    (isCopula(tokens[at - 1]) && isNumber(tokens[at - 2]))
  );
}
