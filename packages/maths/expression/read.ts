import { classOf } from './class.ts';
import { lex, type LexicalDoubt } from './lexer/lexer.ts';
import { longestText } from './limits.ts';
import { Parser, type GrammaticalDoubt } from './parser/parser.ts';
import { composed, habitsOf, withCross, withoutSetBuilder, type Habits } from './prepare.ts';
import { withoutGroups } from './statement/brackets.ts';
import { readStatement } from './statement/statement.ts';
import type { Tree, TreeClass } from './tree.ts';
import { sameTree, variablesOf } from './tree-parts.ts';
import { Unreadable, type ReadingError } from './tokens.ts';
import { allNumbersTexts, noSolutionTexts, words } from './words.ts';

export type ReadOptions = {
  /** Locale or language of the writer, such as `es-CO`: Spanish and French write 3,5 for 3.5. English without it. */
  readonly locale?: string;
  /**
   * Read a single letter behind a number as its unit: 5 m is five metres. Without it only where the text has another unit that can
   * be nothing else (`3 km + 200 m`), or behind a narrow no-break space.
   */
  readonly units?: boolean;
  /** Keep the zeros that somebody wrote at the end of a decimal, for writing them again: 4.70. They change no value. */
  readonly asWritten?: boolean;
};

export type ReadResult =
  | {
      readonly ok: true;
      readonly tree: Tree;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      /** Null when there is one way to read it; else all readings, the one in `tree` first. */
      readonly ambiguous: readonly Tree[] | null;
    }
  | { readonly ok: false; readonly error: ReadingError };

type Doubt = LexicalDoubt | GrammaticalDoubt;

/**
 * Reads what a person or a model wrote (plain, unicode or LaTeX) into one tree. Never throws: a mistake in the writing is
 * data with its position in the text (after Unicode composition and without surrounding white space counted in).
 */
export function read(text: string, options: ReadOptions = {}): ReadResult {
  const whole = withoutSetBuilder(withCross(composed(text)));
  if (whole.length > longestText) return refused('too_long', longestText);
  if (whole.trim() === '') return refused('empty', 0);
  const said = inWords(whole);
  if (said !== null) return result([said]);
  const known = { ...options, ...habitsOf(whole) };
  const { first, doubts, trees } = allReadings(whole, known, []);
  if (first.ok) return result(trees);
  // What makes the text readable is no longer in doubt; the rest of it may be.
  const rescue = doubts.find((doubt) => attempt(whole, known, new Set([doubt]), () => undefined).ok);
  if (rescue !== undefined) return result([...allReadings(whole, known, [rescue]).trees, ...trees]);
  const { error } = first;
  return isProse(whole) ? refused('words', error.at) : { ok: false, error };
}

/** The reading with some doubts resolved the other way, and those with one more of what it doubts. */
function allReadings(text: string, options: ReadOptions & Habits, resolved: readonly Doubt[]) {
  const doubts = new Set<Doubt>();
  const first = attempt(text, options, new Set(resolved), (doubt) => doubts.add(doubt));
  const open = [...doubts].filter((doubt) => !resolved.includes(doubt));
  const others = open.map((doubt) => attempt(text, options, new Set([...resolved, doubt]), () => undefined));
  const trees = [first, ...others].flatMap((one) => (one.ok ? [one.tree] : []));
  return { first, doubts: open, trees };
}

/** Three words that no formula has: somebody wrote a sentence, and what is wrong with its first letter is of no use. */
function isProse(text: string): boolean {
  const written = text.replaceAll(/\\[a-zA-Z]+(?:\{[a-z]+\*?\})?/g, ' ').match(/\p{L}{3,}/gu) ?? [];
  return written.filter((word) => !words.has(word.toLowerCase())).length >= 3;
}

function refused(code: 'empty' | 'too_long' | 'words', at: number): ReadResult {
  return { ok: false, error: { code, at, length: 0, found: '' } };
}

/** The first tree, and beside it those that differ from it and from each other. */
function result(trees: readonly Tree[]): ReadResult {
  const readings = trees.filter(
    (tree, place) => !trees.slice(0, place).some((other) => sameTree(other, tree)),
  );
  const tree = readings[0]!;
  const ambiguous = readings.length === 1 ? null : readings;
  return { ok: true, tree, class: classOf(tree), variables: variablesOf(tree), ambiguous };
}

/** True for the languages of the product that write a decimal comma. */
export function usesDecimalComma(locale: string | undefined): boolean {
  return /^(es|fr)\b/i.test(locale ?? '');
}

/** One reading, with the given doubts resolved the other way. */
function attempt(
  text: string,
  { locale, units, asWritten = false, ...habits }: ReadOptions & Habits,
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
      second: second as ReadonlySet<LexicalDoubt>,
      onAmbiguous,
    });
    return { ok: true, tree: readStatement(new Parser(withoutGroups(tokens), { second, onAmbiguous })) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: named(error.error, text) };
    throw error;
  }
}

/** The error with what stands at its place. */
function named(error: ReadingError, text: string): ReadingError {
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
