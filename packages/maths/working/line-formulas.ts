import { read, type ReadOptions } from '../expression/read.ts';
import { equation, isExpression, product, type Tree } from '../expression/tree.ts';
import { unitWords } from '../expression/unit-words.ts';
import { joiningWords } from '../expression/lexer/signs.ts';
import { allNumbersTexts, noSolutionTexts, words as formulaWords } from '../expression/words.ts';
import { isKnownWord, languageOf } from '../reading/lexicon/lexicon.ts';
import { tokenize } from '../reading/message/tokens.ts';
import { matchPhrase } from '../reading/lexicon/lexicon.ts';
import { renameLetter } from '../verify/align-names.ts';
import { isCue, isRejection } from './line-clauses.ts';
import { proportionRows, withPlainLetters } from './line-text.ts';
import { namedQuantities, quantityPrefix, learnersNames } from './quantity-words.ts';

/** Words of the reader's language that no formula holds: "so", "es". The formula reader would take them for letters. */
export function hasWords(text: string, locale: string | undefined): boolean {
  const { tokens } = tokenize(text);
  const written = tokens.filter(({ kind, span }) => kind === 'word' && span === 0);
  const language = languageOf(
    written.map(({ folded }) => folded),
    locale,
  );
  return written.some(
    ({ text: word, folded }, index) =>
      word.length > 1 &&
      // AN, the segment between two points.
      !/^[A-Z]{2}$/u.test(word) &&
      !joiningWords.has(folded) &&
      !formulaWords.has(folded) &&
      !formulaWords.has(word) &&
      !unitWords.has(word) &&
      !noSolutionTexts.has(text.trim().toLowerCase()) &&
      !allNumbersTexts.has(text.trim().toLowerCase()) &&
      (isKnownWord(language, folded) || isCue(language, folded) || (word.length > 3 && index >= 0)),
  );
}

/** Whether a word of the text says that what follows is not so: "not {2}", "no es {2}". */
export function deniesAny(text: string, locale: string | undefined): boolean {
  const words = tokenize(text).tokens.filter(({ kind }) => kind === 'word');
  const language = languageOf(
    words.map(({ folded }) => folded),
    locale,
  );
  return words.some(({ folded }) => isRejection(language, folded));
}

/** The readings of a formula, in which a name may have more than one sign. */
export function readFormula(source: string, options: ReadOptions): readonly Tree[] {
  const { text, names } = withPlainLetters(source);
  const result = read(text, options);
  const trees = result.ok ? (result.ambiguous ?? [result.tree]) : [];
  return trees.map((tree) => renamed(tree, names));
}

export const renamed = (tree: Tree, names: ReadonlyMap<string, string>): Tree =>
  [...names].reduce((result, [place, name]) => renameLetter(result, place, name), tree);

const quantityPlaces = ['κ', 'χ', 'ψ', 'η'];

const articles: ReadonlySet<string> = new Set(['the', 'el', 'la', 'le', 'l', 'de', 'of']);

/** "A = 1/2 × base × height": a formula in which words for quantities stand as letters; null for anything else. */
export function withQuantityLetters(
  text: string,
  locale: string | undefined,
): { readonly text: string; readonly names: ReadonlyMap<string, string> } | null {
  const { text: whole, tokens } = tokenize(text);
  const words = tokens.filter(({ kind, text: word }) => kind === 'word' && word.length > 2);
  if (words.length < 2 || !/=.*[×·*/÷+]/u.test(text)) return null;
  const language = languageOf(
    words.map(({ folded }) => folded),
    locale,
  );
  const names = new Map<string, string>();
  let result = '';
  let from = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || (token.text.length < 3 && !articles.has(token.folded))) continue;
    const meanings = matchPhrase(language, [token.folded], 0, new Set(['concept'] as const))?.meanings ?? [];
    const quantity = meanings
      .flatMap((each) => (each.kind === 'concept' ? [each.concept] : []))
      .find((each) => namedQuantities.includes(each));
    const place = quantityPlaces[names.size];
    if (articles.has(token.folded)) result += whole.slice(from, token.at);
    else if (quantity === undefined || place === undefined) return null;
    else {
      names.set(place, quantityPrefix + quantity);
      result += `${whole.slice(from, token.at)} ${place} `;
    }
    from = token.end;
  }
  return names.size < 2 ? null : { text: result + whole.slice(from), names };
}

/** a belongs to b and c to d: a · d = b · c. */
export function readProportion(source: string, options: ReadOptions): Tree | null {
  const rows = proportionRows(source);
  if (rows === null) return null;
  const [a, b, c, d] = rows.flat().map((text) => {
    const result = read(text, options);
    return result.ok && isExpression(result.tree) ? result.tree : null;
  });
  if (a == null || b == null || c == null || d == null) return null;
  return equation(product([a, d]), product([b, c]));
}

/** Whether a line that is no formula may be one among words. */
export const mayHoldWords = (text: string): boolean =>
  tokenize(text).tokens.some(
    ({ kind, text: word, folded }, index, tokens) =>
      kind === 'word' &&
      word.length > 1 &&
      (!formulaWords.has(folded) || learnersNames.has(folded) || isName(tokens[index + 1]?.text)) &&
      !unitWords.has(word),
  );

/** The name of a function with an equals sign behind it names its value: "mean = 12". */
const isName = (next: string | undefined): boolean => next === '=';
