import { closed, type FoundSegment } from './blocks.ts';

/** Maximum length of an inline formula; longer text between two dollar signs is about money. */
const longestInline = 200;

/**
 * What a dollar sign starts: `$$ … $$`, `$ … $`, or a price. An inline formula starts directly after its sign and ends directly before the
 * other, on the same line, and no digit follows: `$30 and $x$` contains one formula, `$5 or $6` none. An amount followed by a word is a
 * price.
 */
export function dollarFormula(text: string, at: number, ended: boolean): FoundSegment {
  const next = text[at + 1];
  if (next === undefined) return ended ? null : 'held';
  if (next === '$') return closed(text, at, { open: 2, close: '$$', display: true });
  // US$, 20$: the sign belongs to the preceding text.
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
    if (sign === '$') return closes(text, at, to, ended);
    if (/\s/.test(sign) && isPrice(text.slice(at + 1, to))) return null;
  }
  return null;
}

/** Whether the second sign closes a formula. Depends on the character after it. */
function closes(text: string, at: number, to: number, ended: boolean): FoundSegment {
  const inside = text.slice(at + 1, to);
  if (/[\s([{+\-−*/=<>,;:]$/.test(inside) || isPrice(inside)) return null;
  const behind = text[to + 1];
  if (behind === undefined && !ended) return 'held';
  if (/\d/.test(behind ?? '')) return null;
  return { segment: { kind: 'formula', latex: inside, display: false }, length: to + 1 - at };
}

/** An amount with a word after it: `30 and`, `1,000 for each`. Functions and units in a formula start with a backslash. */
const isPrice = (inside: string): boolean =>
  /^\d[\d.,]*\s*(?:\p{L}{2,}\b|[aeoyà]\s)[^\\]*$/u.test(inside) &&
  !/^\d[\d.,]*\s*(?:sin|sen|cos|tan|ln|log)\b/.test(inside);
