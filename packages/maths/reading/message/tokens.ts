import { normalizeCharacters } from '../../expression/prepare.ts';
import { fold } from '../lexicon/lexicon.ts';

/** A piece of a message, with its position. */
export type MessageToken = {
  /** `line` is a line break or a new row of a LaTeX environment; `atom` is LaTeX that is read as a whole. */
  readonly kind: 'number' | 'word' | 'sign' | 'command' | 'mark' | 'line' | 'ellipsis' | 'atom';
  readonly text: string;
  /** Words in lower case without accents. */
  readonly folded: string;
  readonly at: number;
  readonly end: number;
  /** White space precedes it. */
  readonly spaced: boolean;
  /** The number of the span `$…$` that contains it; 0 outside. */
  readonly span: number;
  /** A mathematical italic letter, as in text copied from a PDF. */
  readonly italic: boolean;
};

const invisible = /[\u2060-\u2064\u200b-\u200f\u00ad]|\ufe0f|\u20e3/u;
const marks = new Set(
  '.,;:?!\u00bf\u00a1"\u201c\u201d\u00ab\u00bb\u201e\u2026\u2018`\u00b4\u2610\u2611\u25a1\u25a0\u25a2\u25cb\u2022\u23a7\u23a8\u23a9\u23aa\u23ab\u23ac\u23ad\u23b0\u23b1',
);
/** Wrappers whose content is words. */
const wordWrappers =
  /^\\(?:text|textbf|textit|textrm|mathrm|mbox|textsf|emph|underline|section|subsection|bf|it)\*?\s*\{/;
const silent = new Set(
  'left right displaystyle textstyle quad qquad limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr middle thinspace enspace noindent item hline newline par medskip bigskip smallskip hfill hspace vspace boxed'.split(
    ' ',
  ),
);
const rowEnvironments =
  /^(?:cases|dcases|rcases|aligned|align\*?|alignat\*?|array|gathered|gather\*?|split|eqnarray\*?|equation\*?|itemize|enumerate|center|document|problem|exercise)$/;

type Span = { readonly start: number; readonly end: number; readonly open: number; readonly close: number };

/** Elided words of French and Spanish before an apostrophe. */
const elisions = new Set(['l', 'd', 'j', 'c', 's', 'n', 'm', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu']);

/** Splits a message into tokens. Each character is looked at a bounded number of times. */
export function tokenize(source: string): TokenizedText {
  const known = recent.get(source);
  if (known !== undefined) return known;
  const found = readTokens(source);
  if (recent.size >= mostRecent) recent.clear();
  recent.set(source, found);
  return found;
}

export type TokenizedText = { readonly text: string; readonly tokens: readonly MessageToken[] };

/** The readers of a message look at the same text one after the other. */
const recent = new Map<string, TokenizedText>();
const mostRecent = 16;

function readTokens(source: string): TokenizedText {
  const composed = source.normalize('NFC');
  const text = normalizeCharacters(composed);
  const tokens: MessageToken[] = [];
  const spans = spansOf(text);
  let at = 0;
  let spaced = false;
  let nextSpan = 0;
  let span = 0;
  /** Closing braces of wrappers such as \text{…}, which are dropped; inside them words are words. */
  const wrapped: { readonly close: number }[] = [];
  const push = (kind: MessageToken['kind'], length: number, shown = text.slice(at, at + length)): void => {
    const inWords = wrapped.length > 0;
    tokens.push({
      kind,
      text: shown,
      folded: kind === 'word' ? fold(shown) : '',
      at,
      end: at + length,
      spaced,
      span: inWords ? 0 : span,
      italic: composed.codePointAt(at)! >= 0x1d400 && composed.codePointAt(at)! <= 0x1d7ff,
    });
    at += length;
    spaced = false;
  };
  const skip = (length: number, asSpace: boolean): void => {
    at += length;
    if (asSpace) spaced = true;
  };
  while (at < text.length) {
    const current = spans[nextSpan];
    if (current !== undefined && at >= current.start) {
      if (at < current.start + current.open) {
        span = nextSpan + 1;
        skip(current.open, true);
        continue;
      }
      if (at >= current.end - current.close) {
        span = 0;
        nextSpan += 1;
        skip(Math.max(1, current.end - at), true);
        continue;
      }
    }
    if (wrapped.at(-1)?.close === at) {
      wrapped.pop();
      skip(1, true);
      continue;
    }
    const sign = text[at]!;
    if (sign === '\n') push('line', 1);
    else if (invisible.test(sign)) {
      // A mathematical italic letter takes two places: the second one belongs to it.
      const last = tokens.at(-1);
      if (last !== undefined && last.end === at && last.italic)
        tokens[tokens.length - 1] = { ...last, end: at + 1 };
      skip(1, false);
    } else if (/\s/u.test(sign) || sign === '~') skip(1, true);
    else if (sign === '\\') readCommand();
    else if (sign === '&') skip(1, true);
    else if (
      /[0-9]/.test(sign) ||
      (sign === '.' && /[0-9]/.test(text[at + 1] ?? '') && !/[0-9]/.test(text[at - 1] ?? ''))
    )
      push('number', numberLength(text, at));
    else if (sign === '…' || text.startsWith('...', at) || text.startsWith('. . .', at))
      push('ellipsis', sign === '…' ? 1 : text.startsWith('...', at) ? 3 : 5);
    else if (/[\p{L}\u0300-\u036f]/u.test(sign) && !/[ºªⁿˣʸᵏᵐᵗⁱ]/u.test(sign)) readWord();
    else if (
      /['’‘]/.test(sign) &&
      /\p{L}/u.test(text[at - 1] ?? '') &&
      /\p{L}/u.test(text[at + 1] ?? '') &&
      isApostrophe()
    ) {
      markElided();
      skip(1, false);
    } else if (marks.has(sign)) push('mark', 1);
    else push('sign', sign.codePointAt(0)! > 0xd7ff && sign.codePointAt(0)! < 0xe000 ? 2 : 1);
  }
  return { text, tokens };

  /** The apostrophe of l'aire and what's; the prime of f'x is one as well only after such words. */
  function isApostrophe(): boolean {
    const before = tokens.at(-1);
    if (before?.kind !== 'word') return false;
    return elisions.has(before.folded) || before.text.length > 1;
  }

  /** The n of "n’a" is no letter of a formula. */
  function markElided(): void {
    const before = tokens.at(-1)!;
    if (elisions.has(before.folded)) tokens[tokens.length - 1] = { ...before, text: `${before.text}’` };
  }

  function readWord(): void {
    let end = at;
    while (end < text.length && /[\p{L}\u0300-\u036f]/u.test(text[end]!) && !/[ºªⁿˣʸᵏᵐᵗⁱ]/u.test(text[end]!))
      end += 1;
    push('word', end - at);
  }

  function readCommand(): void {
    const rest = text.slice(at, at + 40);
    if (rest.startsWith('\\\\')) {
      const gap = /^\\\\(?:\s*\[[^\]]{0,8}\])?/.exec(rest)![0].length;
      return push('line', gap);
    }
    const wrapper = wordWrappers.exec(rest);
    if (wrapper !== null && isWords(wrapper[0].length)) {
      const close = closingBrace(text, at + wrapper[0].length - 1);
      if (close > 0) {
        wrapped.push({ close });
        return skip(wrapper[0].length, true);
      }
    }
    const environment = /^\\(begin|end)\s*\{([a-z]+\*?)\}/.exec(rest);
    if (environment !== null && rowEnvironments.test(environment[2]!)) {
      const whole =
        environment[1] === 'begin' && isPiecewise(environment[2]!)
          ? text.indexOf(`\\end{${environment[2]!}}`, at)
          : -1;
      if (whole > 0) return push('atom', whole + environment[2]!.length + 6 - at);
      const columns = /^(?:\s*\{[lcr|@{}\s]*\})?/.exec(
        text.slice(at + environment[0].length, at + environment[0].length + 30),
      )![0];
      tokens.push({ kind: 'line', text: '', folded: '', at, end: at, spaced: true, span, italic: false });
      return skip(environment[0].length + (environment[1] === 'begin' ? columns.length : 0), true);
    }
    const name = /^\\[a-zA-Z]+/.exec(rest)?.[0];
    if (name === undefined) {
      const escaped = rest[1] ?? '';
      if (/[,;:!> ]/.test(escaped)) return skip(2, true);
      if (escaped === '%') return push('sign', 2, '%');
      if (escaped === '$') return push('sign', 2, '$');
      return push('sign', Math.min(2, text.length - at));
    }
    if (/^\\[lcdv]?dots[cbmi]?$/.test(name)) return push('ellipsis', name.length);
    if (silent.has(name.slice(1))) {
      const fence = /^\\(?:left|right)\s*(?:\\\{|\\\}|\.)/.exec(rest);
      // The brace before a system has no partner.
      if (
        fence !== null &&
        (fence[0].endsWith('.') ||
          /^\\left\s*\\\{\s*(?:\\begin)/.test(text.slice(at, at + 60)) ||
          /\\end\{[a-z]+\*?\}\s*$/.test(text.slice(Math.max(0, at - 24), at)))
      )
        return skip(fence[0].length, true);
      return skip(name.length, false);
    }
    push('command', name.length);
  }

  /** `\text{if }` and `\textbf{Problem 5.}` hold words; `\mathrm{cm}` holds a unit. */
  function isWords(open: number): boolean {
    const inside = text.slice(at + open, at + open + 200).split('}')[0]!;
    // \mathrm{e} is the constant, not the Spanish word.
    if (text.startsWith('\\mathrm', at) && /^\s*e\s*$/.test(inside)) return false;
    return /\p{L}{2}|^\s*[yeouaóà]\s*$|\d|^\s*[,.;]/u.test(inside);
  }

  /** `f(x) = \begin{cases}`: cases after an equals sign are one value. */
  function isPiecewise(name: string): boolean {
    const last = tokens.at(-1);
    return /cases|array|aligned/.test(name) && last?.kind === 'sign' && last.text === '=';
  }
}

/** The length of a number with its separators: 1.234,5 and 3,50 but not the full stop of a sentence. */
function numberLength(text: string, start: number): number {
  const length = separatedLength(text, start);
  const digits = text.slice(start, start + length);
  // 3,4,4,5: several numbers, unless the commas separate thousands.
  const commas = digits.split(',').length - 1;
  // The end of such a list: …,5,6.
  if (commas === 1 && /\d,$/.test(text.slice(Math.max(0, start - 2), start))) return digits.indexOf(',');
  if (commas < 2 || /^\d{1,3}(?:,\d{3})+$/.test(digits)) return length;
  return digits.indexOf(',');
}

function separatedLength(text: string, start: number): number {
  let end = start;
  for (;;) {
    while (end < text.length && /[0-9]/.test(text[end]!)) end += 1;
    const separator = text[end] ?? '';
    const follows = text[end + 1] ?? '';
    if (/[.,]/.test(separator) && /[0-9]/.test(follows)) end += 1;
    else if (
      /[\u00a0\u202f\u2009']/u.test(separator) &&
      /^[0-9]{3}(?![0-9])/.test(text.slice(end + 1, end + 5))
    )
      end += 1;
    // 12 000, 45 600 000, 1 017,45: groups of three digits after a space, when the first group is no longer than three. With decimals the last
    // group begins with a zero: 3 125,5 may be two numbers.
    else if (
      separator === ' ' &&
      /^[1-9]\d{0,2}(?: \d{3})*$/.test(text.slice(start, Math.min(end, start + 20))) &&
      !isListOfHundreds(text, start) &&
      /^(?:[0-9]{3}(?![0-9]|[.,][0-9])|0[0-9]{2},[0-9])/.test(text.slice(end + 1, end + 6))
    )
      end += 1;
    else if (separator === '{' && text.startsWith('{,}', end) && /[0-9]/.test(text[end + 3] ?? '')) end += 3;
    else return Math.max(1, end - start);
  }
}

/** "120 250 300 430": three or more numbers of three digits are a list, unless they end in 000. */
function isListOfHundreds(text: string, start: number): boolean {
  const from = /(?:(?<!\d)\d{3} ){0,4}$/.exec(text.slice(Math.max(0, start - 16), start))![0];
  const chain = from + (/^\d{3}(?: \d{3})*(?!\d)/.exec(text.slice(start, start + 24))?.[0] ?? '');
  return chain.split(' ').length > 2 && !chain.endsWith(' 000');
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    else if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}

/** The hard spans of a text: $…$, $$…$$, \(…\), \[…\]. Dollars that are money are left alone. */
function spansOf(text: string): readonly Span[] {
  const found: Span[] = [];
  const dollars = (text.match(/(?<!\\)\$\$?/g) ?? []).length;
  let at = 0;
  while (at < text.length) {
    const sign = text[at]!;
    if (sign === '\\' && /[([]/.test(text[at + 1] ?? '') && text[at - 1] !== '\\') {
      const close = text.indexOf(text[at + 1] === '(' ? '\\)' : '\\]', at + 2);
      if (close > 0) {
        found.push({ start: at, end: close + 2, open: 2, close: 2 });
        at = close + 2;
        continue;
      }
    }
    if (sign === '\\') {
      at += 2;
      continue;
    }
    if (sign === '$' && dollars > 1) {
      const width = text[at + 1] === '$' ? 2 : 1;
      const close = closingDollar(text, at + width, width);
      if (close > 0 && isFormula(text, at + width, close, width)) {
        found.push({ start: at, end: close + width, open: width, close: width });
        at = close + width;
        continue;
      }
    }
    at += 1;
  }
  return found;
}

function closingDollar(text: string, start: number, width: number): number {
  const limit = Math.min(text.length, start + 2000);
  for (let place = start; place < limit; place += 1) {
    if (text[place] === '\\') place += 1;
    else if (text[place] === '$' && (width === 1 || text[place + 1] === '$')) return place;
  }
  return -1;
}

/** Between two dollars there is a formula, not the words between two prices. */
function isFormula(text: string, start: number, close: number, width: number): boolean {
  const inside = text.slice(start, close);
  if (inside.trim() === '') return false;
  if (width === 2) return true;
  const [first, last] = [inside[0]!, inside.at(-1)!];
  if (/\s/.test(first) !== /\s/.test(last)) return false;
  if (/[0-9]/.test(text[close + 1] ?? '') && /\s/.test(last)) return false;
  const words = inside.replace(/\\[a-zA-Z]+\s*(?:\{[^{}]*\})?/g, ' ').match(/\p{L}{3,}/gu) ?? [];
  return words.length < 3 || /\\/.test(inside);
}
