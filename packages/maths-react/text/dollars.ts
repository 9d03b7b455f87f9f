import { closed, type FoundSegment } from './blocks.ts';

/** A formula in a sentence is shorter than this; what is longer between two dollar signs is a sentence about money. */
const longestInline = 200;

/**
 * What a dollar sign begins: `$$ … $$`, `$ … $`, or a price. A formula begins right after its sign and ends right before the
 * other, on one line, and the other is not followed by a digit: `$30 and $x$` holds one formula, `$5 or $6` none. An amount
 * followed by a word is a price.
 */
export function dollarFormula(text: string, at: number, ended: boolean): FoundSegment {
  const next = text[at + 1];
  if (next === undefined) return ended ? null : 'held';
  if (next === '$') return closed(text, at, { open: 2, close: '$$', display: true });
  // US$, 20$: the sign belongs to what stands before it.
  if (/[\p{L}\d$]/u.test(text[at - 1] ?? '')) return null;
  if (/\s/.test(next)) return null;
  return inline(text, at, ended);
}

function inline(text: string, at: number, ended: boolean): FoundSegment {
  for (let to = at + 1; to < at + longestInline; to += 1) {
    const sign = text[to];
    if (sign === undefined) return 'held';
    if (sign === '\n') return null;
    if (sign === '\\') {
      to += 1;
      continue;
    }
    const inside = text.slice(at + 1, to);
    if (sign === '$') return closes(text, at, to, ended);
    if (/\s/.test(sign) && isPrice(inside)) return null;
  }
  return null;
}

/** Whether the second sign ends a formula. The character behind it has a say. */
function closes(text: string, at: number, to: number, ended: boolean): FoundSegment {
  const inside = text.slice(at + 1, to);
  if (/[\s([{+\-−*/=<>,;:]$/.test(inside) || isPrice(inside)) return null;
  const behind = text[to + 1];
  if (behind === undefined && !ended) return 'held';
  if (/\d/.test(behind ?? '')) return null;
  return { segment: { kind: 'formula', latex: inside, display: false }, length: to + 1 - at };
}

/** An amount with a word after it: `30 and`, `1,000 for each`. Functions and units of a formula carry a backslash. */
const isPrice = (inside: string): boolean =>
  /^\d[\d.,]*\s*(?:\p{L}{2,}\b|[aeoyà]\s)[^\\]*$/u.test(inside) &&
  !/^\d[\d.,]*\s*(?:sin|sen|cos|tan|ln|log)\b/.test(inside);
