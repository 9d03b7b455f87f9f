import { closed, type FoundSegment, longestFormula, type Segment } from './blocks.ts';
import { dollarFormula } from './dollars.ts';

/**
 * Splits a text received so far into text, formulas (`\( \)`, `\[ \]`, `$$ $$`, `$ $` unless a price, `\begin{align}` and the like) and
 * code. While a block is open, it and what follows are held back; a closed segment never changes when more arrives, and the last text
 * segment only grows. With `ended` everything is returned, and unclosed blocks are text.
 */
export function segmentsOf(text: string, ended: boolean): Segment[] {
  const segments: Segment[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const found = startsHere(text, at, ended);
    if (found === 'held') break;
    if (found === null) {
      const length = escapeLength(text, at);
      plain += text.slice(at + (length > 1 && text[at + 1] === '$' ? 1 : 0), at + length);
      at += length;
      continue;
    }
    if (plain !== '') segments.push({ kind: 'text', text: plain });
    plain = '';
    segments.push(found.segment);
    at += found.length;
  }
  if (plain !== '') segments.push({ kind: 'text', text: plain });
  return segments;
}

function startsHere(text: string, at: number, ended: boolean): FoundSegment {
  const sign = text[at];
  if (sign !== '\\' && sign !== '$' && sign !== '`') return null;
  const found =
    sign === '`'
      ? code(text, at, ended)
      : sign === '$'
        ? dollarFormula(text, at, ended)
        : backslash(text, at);
  // A block still open at the end of the text is text.
  return found === 'held' && ended ? null : found;
}

/** `\$` is a literal dollar sign and `\\` a line break; neither starts anything. */
const escapeLength = (text: string, at: number): number =>
  text[at] === '\\' && /[\\$`]/.test(text[at + 1] ?? '') ? 2 : 1;

const environments =
  /^\\begin\{((?:align|aligned|equation|gather|gathered|cases|array|[pbvB]?matrix|split)\*?)\}/;
const maybeEnvironment = /^\\(?:b(?:e(?:g(?:i(?:n(?:\{[a-zB]{0,10}\*?)?)?)?)?)?)?$/;

function backslash(text: string, at: number): FoundSegment {
  const next = text[at + 1];
  if (next === undefined) return 'held';
  if (next === '(') return closed(text, at, { open: 2, close: '\\)', display: false });
  if (next === '[') return closed(text, at, { open: 2, close: '\\]', display: true });
  const rest = text.slice(at, at + 24);
  const name = environments.exec(rest)?.[1];
  if (name !== undefined) return closed(text, at, { open: 0, close: `\\end{${name}}`, display: true });
  return text.length < at + 24 && maybeEnvironment.test(rest) ? 'held' : null;
}

/** Code between backticks, with the same number on both sides; three or more allow several lines. */
function code(text: string, at: number, ended: boolean): FoundSegment {
  // Inside a run of backticks nothing starts: the run was examined at its start.
  if (text[at - 1] === '`') return null;
  const ticks = /^`+/.exec(text.slice(at))?.[0] ?? '`';
  if (at + ticks.length === text.length) return 'held';
  const rest = text.slice(at + ticks.length, at + ticks.length + longestFormula);
  const block = ticks.length > 2;
  const end = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(rest);
  const gap = block ? null : /\n[ \t]*\n/.exec(rest);
  if (gap && (!end || gap.index < end.index)) return null;
  if (!end) return rest.length < longestFormula ? 'held' : null;
  const stops = at + ticks.length + end.index + ticks.length;
  if (stops === text.length && !ended) return 'held';
  const inside = rest.slice(0, end.index);
  const shown = block ? inside.replace(/^[a-z]*\n|\n$/g, '') : inside;
  return { segment: { kind: 'code', text: shown, block }, length: stops - at };
}
