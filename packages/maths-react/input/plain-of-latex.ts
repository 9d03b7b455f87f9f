import { units } from '@curvela/maths/expression';
import { type Piece, piecesOf, Unbalanced } from './latex-pieces.ts';

type Language = 'en' | 'es' | 'fr';

/**
 * Converts the LaTeX of the formula editor to one line of readable text that parses back to the same formula: `\frac12x` → `(1/2)x`. Null
 * without a short plain form (integrals, cases, anything unknown): the LaTeX itself is then the text, which also parses.
 */
export function plainOfLatex(latex: string, language: Language = 'en'): string | null {
  try {
    const bars = latex.match(/\\[a-z]*left\s*(\||\\l?vert)/g)?.length ?? 0;
    return new Writer(language, bars === 1).write(piecesOf(latex)).replaceAll(/^ +| +$/g, '');
  } catch (error) {
    if (error instanceof Unbalanced || error instanceof NoPlainWriting) return null;
    throw error;
  }
}

class NoPlainWriting extends Error {
  override readonly name = 'NoPlainWriting';
}

const signs: Readonly<Record<string, string>> = {
  cdot: '·', times: '×', div: '÷', pm: '±', le: ' ≤ ', leq: ' ≤ ', leqslant: ' ≤ ', ge: ' ≥ ', geq: ' ≥ ', geqslant: ' ≥ ',
  ne: ' ≠ ', neq: ' ≠ ', lt: ' < ', gt: ' > ', infty: '∞', pi: 'π', in: ' ∈ ', cup: ' ∪ ', varnothing: '∅', emptyset: '∅',
  setminus: ' ∖ ', '%': '%', '{': '{', '}': '}', lbrace: '{', rbrace: '}', degree: '°', alpha: 'α', beta: 'β', gamma: 'γ',
  delta: 'δ', theta: 'θ', lambda: 'λ', mu: 'μ', phi: 'φ', varphi: 'φ', omega: 'ω', exponentialE: 'e', imaginaryI: 'i',
  ',': ' ', ';': ' ', ':': ' ', ' ': ' ', quad: ' ', qquad: ' ', '!': '', displaystyle: '', lbrack: '[', rbrack: ']',
  lparen: '(', rparen: ')',
}; // oxfmt-ignore
const functions = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'ln',
  'log',
  'exp',
  'max',
  'min',
  'gcd',
]);
const words = new Set(['operatorname', 'mathrm', 'text']);
const or: Readonly<Record<Language, string>> = { en: ' or ', es: ' o ', fr: ' ou ' };
const fences = new Set(['left', 'right', 'mleft', 'mright', 'bigl', 'bigr', 'big']);

class Writer {
  readonly #language: Language;
  /** One pair of bars is unambiguous; several could be paired in different ways. */
  readonly #withBars: boolean;
  #nested = 0;

  constructor(language: Language, withBars: boolean) {
    this.#language = language;
    this.#withBars = withBars;
  }

  write(pieces: readonly Piece[]): string {
    let text = '';
    let at = 0;
    while (at < pieces.length) {
      const { written, used } = this.#next(pieces, at, text);
      text = (/^[\^_]/.test(written) ? text.trimEnd() : text) + written;
      at += used;
    }
    return text;
  }

  #next(pieces: readonly Piece[], at: number, before: string): { written: string; used: number } {
    const piece = pieces[at]!;
    if (piece.kind === 'sign') {
      const apart = (piece.spaced && meetLetters(before, piece.sign)) || isTemperature(before, piece.sign);
      return apart ? { written: `·${piece.sign}`, used: 1 } : this.#sign(piece.sign, pieces, at, before);
    }
    if (piece.kind === 'group') {
      const written = this.#group(piece, before);
      return { written: meetLetters(before, written) ? `·${written}` : written, used: 1 };
    }
    if (/^[dt]?frac$/.test(piece.name)) return this.#fraction(pieces, at, before);
    if (piece.name === 'sqrt') return this.#root(pieces, at);
    if (fences.has(piece.name)) return this.#fence(piece.name, pieces[at + 1]);
    if (piece.name === 'lor') return { written: or[this.#language], used: 1 };
    if (piece.name === 'mathbb') return this.#numbers(pieces[at + 1]);
    if (piece.name === 'placeholder') return { written: '', used: pieces[at + 1]?.kind === 'group' ? 2 : 1 };
    if (functions.has(piece.name)) return { written: this.#spaced(before, piece.name), used: 1 };
    if (words.has(piece.name)) return this.#word(piece.name, pieces[at + 1], before);
    const sign = signs[piece.name];
    if (sign === undefined) throw new NoPlainWriting();
    return { written: sign, used: 1 };
  }

  #sign(sign: string, pieces: readonly Piece[], at: number, before: string) {
    if (sign === '^') return this.#power(pieces, at, before);
    if (sign === '_') return this.#index(pieces, at);
    if (sign === '|') throw new NoPlainWriting();
    if (/[=<>]/.test(sign)) return { written: ` ${sign} `, used: 1 };
    return { written: sign === '−' ? '-' : sign, used: 1 };
  }

  /** Braces that group; `2{,}5` is a decimal comma. */
  #group(group: Piece & { kind: 'group' }, before: string): string {
    if (group.text === ',') return this.#inBrackets(before) ? '{,}' : ',';
    return this.write(group.inside);
  }

  /** Inside brackets a bare comma could also separate two coordinates. */
  #inBrackets(before: string): boolean {
    const opened = (before.match(/[([{]/g) ?? []).length;
    return this.#nested > 0 || opened > (before.match(/[)\]}]/g) ?? []).length;
  }

  #inner(piece: Piece | undefined): string {
    if (piece === undefined) return '';
    if (piece.kind === 'sign') return piece.sign;
    this.#nested += 1;
    const written = piece.kind === 'group' ? this.write(piece.inside) : this.write([piece]);
    this.#nested -= 1;
    return written.replaceAll(/^ +| +$/g, '');
  }

  #fraction(pieces: readonly Piece[], at: number, before: string) {
    const over = this.#inner(pieces[at + 1]);
    const under = this.#inner(pieces[at + 2]);
    if (/^d(\^\(?\d+\)?)?$/.test(over)) throw new NoPlainWriting();
    const fraction = `${tight(over)}/${tight(under)}`;
    const mixed = /(^|[^\d.,)\p{L}_^])\d+$/u.test(before) && /^\d+\/\d+$/.test(fraction);
    if (mixed) return { written: ` ${fraction}`, used: 3 };
    const free = /(^|[-+=<>≤≥≠±(;,{[]\s*|\s(or|o|ou)\s)$/.test(before) && endsTerm(pieces[at + 3]);
    if (free) return { written: fraction, used: 3 };
    // After these letters, brackets would be the argument of a function, combinations or a union.
    const called = /(^|[^\p{L}])[fghyCPU]′*$/u.test(before);
    return { written: called ? `·(${fraction})` : `(${fraction})`, used: 3 };
  }

  #root(pieces: readonly Piece[], at: number) {
    const { index, next } = bracketedIndex(pieces, at + 1);
    const of = this.#inner(pieces[next]);
    const degree = index === null ? '' : this.write(index).trim();
    if (degree === '' || degree === '2') return { written: `√${enclosed(of)}`, used: next + 1 - at };
    if (degree === '3') return { written: `∛${enclosed(of)}`, used: next + 1 - at };
    return { written: `√[${degree}]${enclosed(of)}`, used: next + 1 - at };
  }

  /** `x^23` in LaTeX is x² times 3: a power must be delimited from what follows. */
  #power(pieces: readonly Piece[], at: number, before: string) {
    if (before.trim() === '') throw new NoPlainWriting();
    const piece = pieces[at + 1];
    if (isDegreeSign(piece)) return { written: '°', used: 2 };
    const exponent = this.#inner(piece);
    if (exponent === '') return { written: '^()', used: 2 };
    const follows = pieces[at + 2];
    const open = follows?.kind === 'sign' && /[\p{L}\d.,(]/u.test(follows.sign);
    if (/^\d+$/.test(exponent) && !(follows?.kind === 'sign' && /[\d.,]/.test(follows.sign)))
      return { written: `^${exponent}`, used: 2 };
    if (/^[a-z]$/.test(exponent) && !open && follows?.kind !== 'command')
      return { written: `^${exponent}`, used: 2 };
    const dot = follows?.kind === 'sign' && /[\d.]/.test(follows.sign) ? '·' : '';
    return { written: `^(${exponent})${dot}`, used: 2 };
  }

  #index(pieces: readonly Piece[], at: number) {
    const index = this.#inner(pieces[at + 1]);
    const base = pieces[at - 1];
    const below = base?.kind === 'command' && base.name === 'log' ? `_(${index}) ` : `_${index}`;
    if (!/^_(\(|[\p{L}\d]{1,3}$)/u.test(below)) throw new NoPlainWriting();
    // In LaTeX the index of x_12 is 1; here it would be 12.
    const follows = pieces[at + 2];
    const dot = follows?.kind === 'sign' && /\d/.test(follows.sign) && !below.endsWith(' ') ? '·' : '';
    return { written: below + dot, used: 2 };
  }

  #fence(name: string, next: Piece | undefined): { written: string; used: number } {
    const fence = next?.kind === 'sign' ? next.sign : next?.kind === 'command' ? `\\${next.name}` : '';
    if (fence === '.') return { written: '', used: 2 };
    if (fence === '|' || fence === '\\vert' || fence === '\\lvert' || fence === '\\rvert') {
      const opens = name.endsWith('left') || name.endsWith('l');
      return { written: this.#withBars ? '|' : opens ? 'abs(' : ')', used: 2 };
    }
    if (/^[()[\]]$/.test(fence)) return { written: fence, used: 2 };
    if (/^\\(lbrace|\{)$/.test(fence)) return { written: '{', used: 2 };
    if (/^\\(rbrace|\})$/.test(fence)) return { written: '}', used: 2 };
    if (/^\\([lr]brack|[lr]paren)$/.test(fence)) return { written: signs[fence.slice(1)] ?? '', used: 2 };
    throw new NoPlainWriting();
  }

  #numbers(next: Piece | undefined): { written: string; used: number } {
    const name = next?.kind === 'group' ? next.text.trim() : next?.kind === 'sign' ? next.sign : '';
    if (name !== 'R') throw new NoPlainWriting();
    return { written: 'ℝ', used: 2 };
  }

  #word(command: string, next: Piece | undefined, before: string): { written: string; used: number } {
    if (next?.kind !== 'group' || !/^[\p{L}\s.]{0,20}$/u.test(next.text)) throw new NoPlainWriting();
    const word = next.text.trim();
    if (command === 'mathrm' && word === 'd') throw new NoPlainWriting();
    // An upright m is metres: the narrow space marks the unit for the parser.
    if (command !== 'operatorname' && Object.hasOwn(units, word))
      return { written: `\u202f${word}`, used: 2 };
    return { written: command === 'text' ? ` ${word} ` : this.#spaced(before, word), used: 2 };
  }

  /** Separates a function name from letters on both sides; its argument follows after a space. */
  #spaced(before: string, name: string): string {
    return `${/\p{L}$/u.test(before) ? ' ' : ''}${name} `;
  }
}

/** Letters that white space or braces keep apart could spell a word side by side. */
const meetLetters = (before: string, next: string): boolean => /\p{L}$/u.test(before) && /^\p{L}/u.test(next);

/** `30° C` is a product, `30°C` a temperature. */
const isTemperature = (before: string, sign: string): boolean => before.endsWith('°') && /^[CF]$/.test(sign);

/** The tokens between `[` and `]` after a root, and the index of the radicand. */
function bracketedIndex(pieces: readonly Piece[], at: number): { index: Piece[] | null; next: number } {
  const first = pieces[at];
  if (first?.kind !== 'sign' || first.sign !== '[') return { index: null, next: at };
  const end = pieces.findIndex((piece, index) => index > at && piece.kind === 'sign' && piece.sign === ']');
  if (end === -1) throw new NoPlainWriting();
  return { index: pieces.slice(at + 1, end), next: end + 1 };
}

const isDegreeSign = (piece: Piece | undefined): boolean =>
  (piece?.kind === 'command' && piece.name === 'circ') ||
  (piece?.kind === 'group' && piece.text.trim() === '\\circ');

/** Adds brackets around a text, unless it is a single bracketed group already. */
function enclosed(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1 && text[0] === '(' ? text : `(${text})`;
  }
  return `(${text})`;
}

/** A single number or letter needs no brackets in a fraction. */
const tight = (text: string): string => (/^(\d+|\d+[.,]\d+|\p{L})$/u.test(text) ? text : enclosed(text));

/** True when a fraction without brackets would not merge with what follows. */
function endsTerm(next: Piece | undefined): boolean {
  if (next === undefined) return true;
  if (next.kind === 'sign') return /[-+=<>)\],;}]/.test(next.sign);
  if (next.kind === 'group') return false;
  return /^(le|leq|ge|geq|ne|neq|lt|gt|lor|pm|right|text|in|cup|rbrace|\}|,|;|quad)$/.test(next.name);
}
