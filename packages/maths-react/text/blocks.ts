/** A piece of a text with formulas in it. `code` is shown as it is. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly latex: string; readonly display: boolean }
  | { readonly kind: 'code'; readonly text: string; readonly block: boolean };

/**
 * What a scanner finds at one place: a finished piece of so many characters, `held` while the text so far does not tell, or
 * null when nothing begins here. It looks at what follows from left to right and decides at the first character that settles
 * it, so that more text never changes its mind.
 */
export type FoundSegment = { readonly segment: Segment; readonly length: number } | 'held' | null;

/** A block longer than this was never closed: its first sign is text. */
export const longestFormula = 2000;

type Block = { open: number; close: string; display: boolean };

/** A block up to its closing sign. A blank line ends the hope for one. */
export function closed(text: string, at: number, { open, close, display }: Block): FoundSegment {
  const from = at + open;
  const window = text.slice(from, from + longestFormula);
  const end = window.indexOf(close);
  const gap = /\n[ \t]*\n/.exec(window)?.index ?? -1;
  if (gap !== -1 && (end === -1 || gap < end)) return null;
  if (end === -1) return window.length < longestFormula ? 'held' : null;
  const kept = open === 0 ? end + close.length : end;
  const latex = window.slice(0, kept).trim();
  if (latex === '') return null;
  return { segment: { kind: 'formula', latex, display }, length: open + end + close.length };
}
