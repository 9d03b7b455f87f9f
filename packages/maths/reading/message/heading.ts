import { harmlessConcepts, type Concept } from '../lexicon/concepts.ts';
import { fold, isKnownWord, languageOf } from '../lexicon/lexicon.ts';
import { messageOf } from './itemized.ts';
import { tokenize, type MessageToken } from './tokens.ts';

/*
 * A heading and its problem on one line: "Finding the Slope of a Line Find the slope of y = 3x + 1", "Ecuaciones de primer grado Resuelve …".
 */

/** Words that may stand in lower case inside a heading, and after which no sentence begins. */
const linking = new Set(
  'a an the of in on at by to for from with and or as into it its is are be whether that when not no de del la las el los un una en con por para y e o du des le les et ou dans par avec pour sur au aux d l his her their my our your than while su sus mi mis son sa ses leur leurs mon ma mes que'.split(
    ' ',
  ),
);
/** English headings have capital letters; in Spanish and French only the first letter of a sentence is one. */
const longestHeading = 22;

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Where one sentence follows another one with nothing between them: the beginning of the problem; null where there is no heading. */
export function withoutHeading(source: string): string | null {
  const { text, tokens } = tokenize(source);
  const first = tokens[0];
  if (first?.kind !== 'word' || !isCapital(first.text) || first.span > 0) return null;
  const at = titledStart(tokens) ?? sentenceStart(tokens);
  return at === null ? null : text.slice(tokens[at]!.at);
}

/** The last capital letter of a row of words of which all but the linking ones have one. */
function titledStart(tokens: readonly MessageToken[]): number | null {
  let last: number | null = null;
  let words = 0;
  for (const [index, token] of tokens.entries()) {
    if (index > longestHeading) break;
    const isApart = token.kind === 'sign' && /^['’\-()#/]$/.test(token.text);
    const isPart =
      token.span > 0 ||
      token.kind === 'number' ||
      isApart ||
      (token.kind === 'mark' && /^[:’,]$/.test(token.text));
    if (isPart) continue;
    if (token.kind !== 'word') break;
    if (isCapital(token.text)) {
      if (words >= 2 && isBehindWord(tokens, index)) last = index;
      words += 1;
    } else if (token.text.length > 1 && !linking.has(token.folded)) break;
  }
  return last;
}

/** A capital letter behind a word that is no name: not in front of a further one, and not behind a linking word. */
function isBehindWord(tokens: readonly MessageToken[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1]!, tokens[index]!, tokens[index + 1]];
  const isOpen = before.kind === 'word' && before.span === 0 && linking.has(before.folded);
  // "of the formula A = πr²": a letter of a formula.
  const isLetter = token.text.length === 1 && !(token.text === 'A' && next?.kind === 'word');
  return !isOpen && !isLetter && before.kind !== 'mark' && next !== undefined && next.kind !== 'mark';
}

/** A heading of which only the first letter is a capital one, in front of a word that has one again. */
function sentenceStart(tokens: readonly MessageToken[]): number | null {
  const end = tokens.findIndex(({ kind, span }) => (kind !== 'word' && kind !== 'number') || span > 0);
  const row = end < 0 ? tokens : tokens.slice(0, end);
  if (row.slice(1).filter(({ text }) => isCapital(text)).length !== 1) return null;
  const at = row.findIndex(({ text }, index) => index > 0 && isCapital(text));
  return at >= 2 && at <= longestHeading && isBehindWord(tokens, at) ? at : null;
}

const longestLine = 160;
const mostGuesses = 3;

type Word = { readonly at: number; readonly text: string; readonly end: number };

/** What a formula in a title follows: "Trinomials of the Form x² + bx + c", "Multiplying by 1". */
const beforeFormula = /(?:\bform|\bforma|\bforme|\btype|\btipo|\bby|\bpor|\bpar|\bfirst|#)\s*$/iu;

/** What the problem behind a heading may be, the likeliest first; empty where there is no heading. */
export function problemsBehindHeading(source: string, locale: string | undefined): readonly string[] {
  const start = source.search(/\S/u);
  if (start < 0) return [];
  const likeliest = withoutHeading(source) ?? [];
  const line = source.slice(start, start + longestLine * 2).split('\n')[0]!;
  const words = wordsBeforeEnd(line);
  if (words.length < 2 || !isCapital(words[0]!.text)) return [likeliest].flat();
  const language = languageOf(
    words.map(({ text: word }) => fold(word)),
    locale,
  );
  const isSentenceStart = (at: number): boolean => {
    const [word, next] = [words[at]!, words[at + 1]];
    if (at === 0 || !isCapital(word.text) || /^\p{Lu}$/u.test(word.text)) return false;
    return next === undefined || !isCapital(next.text);
  };
  const guesses = [
    ...words.flatMap((word, at) =>
      isSentenceStart(at) && isKnownWord(language, fold(word.text)) ? [word.at] : [],
    ),
    namesOperationOnly(line.slice(0, words.at(-1)!.end), locale) &&
    /^\s*[\d$(\\-]/u.test(line.slice(words.at(-1)!.end))
      ? words.at(-1)!.end
      : null,
  ]
    .filter((at): at is number => at !== null && at > 0)
    .map((at) => source.slice(start + at));
  return [...new Set([likeliest, ...guesses].flat())]
    .filter((problem) => !statesAmount(source.slice(start, source.length - problem.length), problem))
    .slice(0, mostGuesses);
}

/** "Jackie walks 2 miles a day while": a number behind words that no title has, in front of a text without a formula, is one of its amounts. */
const statesAmount = (heading: string, problem: string): boolean =>
  !/[=^√<>\\]/u.test(problem) &&
  [...heading.matchAll(/\d+(?:[.,/]\d+)*/gu)].some(({ index }) =>
    [...heading.slice(0, index).matchAll(/(?<![\p{L}’'])\p{Ll}[\p{L}’'-]+/gu)].some(
      ([word]) => !linking.has(fold(word)),
    ),
  );

const operations: ReadonlySet<Concept> = new Set<Concept>([
  'add',
  'subtract',
  'multiply',
  'divide',
  'evaluate',
  'simplify',
]);
const besideOperations: ReadonlySet<Concept> = new Set<Concept>([
  ...operations,
  ...harmlessConcepts,
  'quantifier',
  'when',
  'and',
  'with',
  'of',
  'as',
  'by',
]);

/** "Adding Signed Numbers": an operation, and nothing that could be asked besides. */
function namesOperationOnly(heading: string, locale: string | undefined): boolean {
  const concepts = messageOf(heading, locale).items.flatMap((item) =>
    item.kind === 'concept' ? [item.concepts] : [],
  );
  return (
    concepts.some((each) => each.some((concept) => operations.has(concept))) &&
    concepts.every((each) => each.some((concept) => besideOperations.has(concept)))
  );
}

/** The words up to the first end of a sentence, or the first formula that no title has. */
function wordsBeforeEnd(line: string): readonly Word[] {
  const found: Word[] = [];
  for (const match of line.matchAll(/\$[^$]*\$|[\p{L}][\p{L}\d’'-]*|[\d=+*/^<>≤≥√−]+|[.:?!;](?=\s|$)/gu)) {
    const [text] = match;
    const at = match.index;
    if (/^\p{L}/u.test(text)) found.push({ at, text, end: at + text.length });
    else if (/^[.:?!;]/u.test(text)) return found;
    else if (!beforeFormula.test(line.slice(0, at))) return found;
    if (at > longestLine) return found;
  }
  return found;
}
