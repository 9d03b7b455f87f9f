import { classOf } from './class.ts';
import { lex, type LexicalAmbiguity } from './lexer/lexer.ts';
import { longestText } from './limits.ts';
import { Parser, type GrammaticalAmbiguity } from './parser/parser.ts';
import {
  normalizeCharacters,
  conventionsOf,
  withCross,
  withoutSetBuilder,
  withoutUnseenBraces,
  type TextConventions,
} from './prepare.ts';
import { withoutGroups } from './statement/brackets.ts';
import { readStatement } from './statement/statement.ts';
import type { Tree, TreeClass } from './tree.ts';
import { sameTree, variablesOf } from './tree-parts.ts';
import { Unreadable, type ReadingError } from './tokens.ts';
import { allNumbersTexts, noSolutionTexts, words } from './words.ts';

export type ReadOptions = {
  /**
   * Locale or language of the writer, such as `es-CO`: Spanish and French write 3,5 for 3.5. English by
   * default.
   */
  readonly locale?: string;
  /**
   * Reads a single letter after a number as a unit: 5 m is five metres. Without it only when the text
   * contains another, unambiguous unit (`3 km + 200 m`), or after a narrow no-break space.
   */
  readonly units?: boolean;
  /** Keeps trailing zeros of decimals, for writing them again: 4.70. They do not change the value. */
  readonly asWritten?: boolean;
};

export type ReadResult =
  | {
      readonly ok: true;
      readonly tree: Tree;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      /** Null when there is only one reading; otherwise all readings, the one in `tree` first. */
      readonly ambiguous: readonly Tree[] | null;
    }
  | { readonly ok: false; readonly error: ReadingError };

type Doubt = LexicalAmbiguity | GrammaticalAmbiguity;

/**
 * Reads plain, Unicode or LaTeX notation, written by a person or a model, into one tree. Never throws: an
 * error is returned as data with its position in the text (after Unicode composition, counted without
 * surrounding white space).
 */
export function read(text: string, options: ReadOptions = {}): ReadResult {
  const whole = withoutSetBuilder(withCross(withoutUnseenBraces(normalizeCharacters(text))));
  if (whole.length > longestText) return toFailure('too_long', longestText);
  if (whole.trim() === '') return toFailure('empty', 0);
  const verbalTree = inWords(whole);
  if (verbalTree !== null) return result([verbalTree]);
  const known = { ...options, ...conventionsOf(whole) };
  const { first, doubts, trees } = allReadings(whole, known, []);
  if (first.ok) return result(trees);
  // An ambiguity that must be resolved this way for the text to be readable is settled; the others remain.
  const rescue = doubts.find((doubt) => attempt(whole, known, new Set([doubt]), () => undefined).ok);
  if (rescue !== undefined) return result([...allReadings(whole, known, [rescue]).trees, ...trees]);
  const { error } = first;
  return isProse(whole) ? toFailure('words', error.at) : { ok: false, error };
}

/**
 * The reading with some ambiguities resolved the other way, plus those that additionally flip one of the
 * ambiguities it reports.
 */
function allReadings(text: string, options: ReadOptions & TextConventions, resolved: readonly Doubt[]) {
  const doubts = new Set<Doubt>();
  const first = attempt(text, options, new Set(resolved), (doubt) => doubts.add(doubt));
  const open = [...doubts].filter((doubt) => !resolved.includes(doubt));
  const others = open.map((doubt) => attempt(text, options, new Set([...resolved, doubt]), () => undefined));
  const trees = [first, ...others].flatMap((one) => (one.ok ? [one.tree] : []));
  return { first, doubts: open, trees };
}

/**
 * Three words that occur in no formula: this is a sentence, and an error about its first letter would not
 * help.
 */
function isProse(text: string): boolean {
  const written = text.replaceAll(/\\[a-zA-Z]+(?:\{[a-z]+\*?\})?/g, ' ').match(/\p{L}{3,}/gu) ?? [];
  return written.filter((word) => !words.has(word.toLowerCase())).length >= 3;
}

function toFailure(code: 'empty' | 'too_long' | 'words', at: number): ReadResult {
  return { ok: false, error: { code, at, length: 0, found: '' } };
}

/** The first tree, and any others that differ from it and from each other. */
function result(trees: readonly Tree[]): ReadResult {
  const readings = trees.filter(
    (tree, index) => !trees.slice(0, index).some((other) => sameTree(other, tree)),
  );
  const tree = readings[0]!;
  const ambiguous = readings.length === 1 ? null : readings;
  return { ok: true, tree, class: classOf(tree), variables: variablesOf(tree), ambiguous };
}

/** True for the product's languages with a decimal comma. */
export function usesDecimalComma(locale: string | undefined): boolean {
  return /^(es|fr)\b/i.test(locale ?? '');
}

/** One reading, with the given ambiguities resolved the other way. */
function attempt(
  text: string,
  { locale, units, asWritten = false, ...habits }: ReadOptions & TextConventions,
  second: ReadonlySet<Doubt>,
  onAmbiguous: (doubt: Doubt) => void,
): { ok: true; tree: Tree } | { ok: false; error: ReadingError } {
  try {
    const tokens = lex(text, {
      ...habits,
      asWritten,
      letterUnits: habits.letterUnits || units === true,
      decimalComma: usesDecimalComma(locale),
      dollar: /^es-CO$/i.test(locale ?? '') ? 'COP' : 'USD',
      second: second as ReadonlySet<LexicalAmbiguity>,
      onAmbiguous,
    });
    return { ok: true, tree: readStatement(new Parser(withoutGroups(tokens), { second, onAmbiguous })) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: withFoundText(error.error, text) };
    throw error;
  }
}

/** The error with the text at its position. */
function withFoundText(error: ReadingError, text: string): ReadingError {
  if (error.found !== '' || error.code !== 'unexpected') return error;
  const found = /^\s*(\\?\p{L}+|\d+|\S)/u.exec(text.slice(error.at))?.[1] ?? '';
  return { ...error, length: found.length, found };
}

function inWords(text: string): Tree | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!]$/, '')
    .replace(/^\$+|\$+$/g, '')
    .trim();
  if (noSolutionTexts.has(plain)) return { kind: 'solutions', which: 'none' };
  return allNumbersTexts.has(plain) ? { kind: 'solutions', which: 'all' } : null;
}
