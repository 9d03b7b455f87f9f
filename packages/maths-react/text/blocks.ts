/** A segment of a text with formulas. `code` is shown verbatim. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly latex: string; readonly display: boolean }
  | { readonly kind: 'code'; readonly text: string; readonly block: boolean };

/**
 * Result of a scanner at one position: a complete segment with its length, `held` while the text so far is not decisive, or null
 * when nothing starts here. Scanning is left to right and stops at the first decisive character, so that more text never changes the result.
 */
export type FoundSegment = { readonly segment: Segment; readonly length: number } | 'held' | null;

/** A block longer than this counts as unclosed: its opening sign is text. */
export const longestFormula = 2000;

type Block = { open: number; close: string; display: boolean };

/** A block up to its closing sign. A blank line ends the search. */
export function closed(text: string, at: number, { open, close, display }: Block): FoundSegment {
  const from = at + open;
  const window = text.slice(from, from + longestFormula);
  const end = window.indexOf(close);
  const gap = /\n[ \t]*\n/.exec(window)?.index ?? -1;
  if (gap !== -1 && (end === -1 || gap < end)) return null;
  if (end === -1) return window.length < longestFormula ? 'held' : null;
  const contentEnd = open === 0 ? end + close.length : end;
  const latex = window.slice(0, contentEnd).trim();
  if (latex === '') return null;
  return { segment: { kind: 'formula', latex, display }, length: open + end + close.length };
}
