import { lex } from './lexer.ts';
import { longestText } from './limits.ts';
import { Parser, type Readings } from './parser.ts';
import { readStatement } from './statement.ts';
import { sameTree, variablesOf, type Tree, type TreeClass } from './tree.ts';
import { Unreadable, type ReadingError } from './tokens.ts';
import { classOf } from './class.ts';
import { allNumbersTexts, noSolutionTexts, words } from './words.ts';

export type ReadOptions = {
  /** Locale or language of the writer, such as `es-CO`: Spanish and French write 3,5 for 3.5. English without it. */
  readonly locale?: string;
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

type Meanings = Readings & { readonly comma: 'decimal' | 'separates'; readonly dot: 'decimal' | 'groups' };

/**
 * Reads what a person or a model wrote (plain, unicode or LaTeX) into one tree. Never throws: a mistake in the writing is
 * data with its position in the text (after Unicode composition and without surrounding white space counted in).
 */
export function read(text: string, options: ReadOptions = {}): ReadResult {
  const composed = text.normalize('NFC');
  if (composed.length > longestText) return refused('too_long', longestText);
  if (composed.trim() === '') return refused('empty', 0);
  const said = inWords(composed);
  if (said !== null) return result(said, []);
  try {
    const found = new Set<keyof Meanings>();
    const first: Meanings = { slash: 'first', root: 'first', comma: 'decimal', dot: 'decimal' };
    const tree = readAs(composed, options, first, (reading) => found.add(reading));
    return result(tree, otherReadings(composed, options, first, found));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isProse(composed) ? refused('words', error.error.at) : { ok: false, error: error.error };
  }
}

/** Three words that no formula has: somebody wrote a sentence, and what is wrong with its first letter is of no use. */
function isProse(text: string): boolean {
  const written = text.match(/\p{L}{3,}/gu) ?? [];
  return written.filter((word) => !words.has(word.toLowerCase())).length >= 3;
}

function refused(code: 'empty' | 'too_long' | 'words', at: number): ReadResult {
  return { ok: false, error: { code, at, length: 0, found: '' } };
}

function result(tree: Tree, others: readonly Tree[]): ReadResult {
  const different = others.filter((other) => !sameTree(tree, other));
  const ambiguous = different.length === 0 ? null : [tree, ...different];
  return { ok: true, tree, class: classOf(tree), variables: variablesOf(tree), ambiguous };
}

/** True for the languages of the product that write a decimal comma. */
export function usesDecimalComma(locale: string | undefined): boolean {
  return /^(es|fr)\b/i.test(locale ?? '');
}

function readAs(
  text: string,
  options: ReadOptions,
  meanings: Meanings,
  onAmbiguous: (reading: keyof Meanings) => void,
): Tree {
  const tokens = lex(text, {
    decimalComma: usesDecimalComma(options.locale),
    commaSeparates: meanings.comma === 'separates',
    dotGroups: meanings.dot === 'groups',
    onAmbiguous,
  });
  return readStatement(new Parser(tokens, { readings: meanings, onAmbiguous }), tokens);
}

function otherReadings(
  text: string,
  options: ReadOptions,
  first: Meanings,
  found: ReadonlySet<keyof Meanings>,
): Tree[] {
  const others: Meanings[] = [];
  if (found.has('slash')) others.push({ ...first, slash: 'all' });
  if (found.has('root')) others.push({ ...first, root: 'all' });
  if (found.has('dot')) others.push({ ...first, dot: 'groups' });
  if (found.has('comma')) others.push({ ...first, comma: 'separates' });
  return others.flatMap((meanings) => {
    try {
      return [readAs(text, options, meanings, () => undefined)];
    } catch (error) {
      // A second reading that makes no sense is no reading.
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
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
