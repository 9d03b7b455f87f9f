import { clauseEnd, formulaToken, type TextToken } from './tokens.ts';

/**
 * Phrase syntax of the lists: consecutive words, `a|b` for alternatives, `a?` for an optional word, `..` for up to two arbitrary
 * words, `#` for a piece of mathematics. Words of five letters or more tolerate one typo.
 */
type Slot = { readonly words: readonly string[]; readonly optional: boolean; readonly gap: boolean };
export type WordPattern = readonly Slot[];

export function parsePattern(pattern: string): WordPattern {
  return pattern.split(' ').map((part) => {
    if (part === '..') return { words: [], optional: true, gap: true };
    const optional = part.endsWith('?');
    return { words: (optional ? part.slice(0, -1) : part).split('|'), optional, gap: false };
  });
}

/** Position of a phrase in a message: `held` are the words it names itself, without those matched by its gaps. */
export type PatternMatch = { readonly from: number; readonly to: number; readonly held: readonly number[] };

/** Every match of the phrase, the longest from each start. */
export function findMatches(
  phrase: WordPattern,
  tokens: readonly TextToken[],
  known: ReadonlySet<string> = new Set(),
): PatternMatch[] {
  return tokens.flatMap((_, from) => {
    const held = fitting(phrase, 0, tokens, from, known);
    const last = held?.at(-1);
    return held && last !== undefined ? [{ from: held[0] ?? from, to: last + 1, held }] : [];
  });
}

function fitting(
  phrase: WordPattern,
  slot: number,
  tokens: readonly TextToken[],
  at: number,
  known: ReadonlySet<string>,
): number[] | null {
  const here = phrase[slot];
  if (here === undefined) return [];
  if (here.gap) return acrossGap(phrase, slot, tokens, at, known);
  const token = tokens[at];
  if (token !== undefined && here.words.some((word) => isWord(token, word, known))) {
    const rest = fitting(phrase, slot + 1, tokens, at + 1, known);
    if (rest) return [at, ...rest];
  }
  return here.optional ? fitting(phrase, slot + 1, tokens, at, known) : null;
}

function acrossGap(
  phrase: WordPattern,
  slot: number,
  tokens: readonly TextToken[],
  at: number,
  known: ReadonlySet<string>,
): number[] | null {
  if (slot === phrase.length - 1) return [];
  for (let skipped = 0; skipped <= 2; skipped += 1) {
    if (skipped > 0 && tokens[at + skipped - 1] === clauseEnd) return null;
    const rest = fitting(phrase, slot + 1, tokens, at + skipped, known);
    if (rest && rest.length > 0) return rest;
  }
  return null;
}

/** The same word, or one typo away unless the typo is another known word. */
export function isWord(token: TextToken, word: string, known: ReadonlySet<string>): boolean {
  if (token === word) return true;
  if (token === formulaToken || token === clauseEnd || known.has(token)) return false;
  if (token[0] !== word[0] || Math.min(token.length, word.length) < 4) return false;
  if (word.length === 4) return isSwapped(token, word);
  return isTypo(token, word);
}

/** One letter inserted, deleted, replaced, or two adjacent letters swapped. */
export function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return isSwapped(a, b);
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
