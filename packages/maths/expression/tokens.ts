import type { Rational } from './rational.ts';
import type { ConstantName, FunctionName, RelationSign } from './tree.ts';
import type { UnitName } from './units.ts';

type Place = {
  /** Position of the first character in the source text. */
  readonly at: number;
  readonly end: number;
  /** True when white space precedes the token. */
  readonly spaced: boolean;
};

/** `÷` and `:` divide by the whole fraction that follows: 5/6 ÷ 10/3. */
export type OperatorSign = '+' | '-' | '*' | '/' | '÷' | '^' | '!' | '%' | '±' | '_' | '°' | '′';

export type TokenBody =
  | {
      readonly type: 'number';
      readonly value: Rational;
      readonly whole: boolean;
      /** The number of decimals written, when there are trailing zeros and the notation is to be kept. */
      readonly places?: number;
    }
  /** A fraction character such as ½, or the fraction that a repeating decimal stands for. */
  | { readonly type: 'fraction' | 'repeating'; readonly value: Rational }
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'constant'; readonly name: ConstantName }
  | { readonly type: 'function'; readonly name: FunctionName }
  | { readonly type: 'absolute' | 'exponential' | 'frac' | 'binomial' | 'in' }
  | { readonly type: 'root'; readonly index: number }
  | { readonly type: 'unit'; readonly name: UnitName }
  | { readonly type: 'operator'; readonly sign: OperatorSign }
  | { readonly type: 'relation'; readonly sign: RelationSign }
  | { readonly type: 'open'; readonly bracket: '(' | '[' | '{' }
  | { readonly type: 'close'; readonly bracket: ')' | ']' | '}' }
  /** An absolute-value bar; `\left|` and `\right|` say which side they are. */
  | { readonly type: 'bar'; readonly side: 'open' | 'close' | null }
  /** `row` is a new line of a system or of cases. */
  | { readonly type: 'separator'; readonly sign: ',' | ';' | 'row' }
  | { readonly type: 'joiner'; readonly join: 'or' | 'and' }
  /** `5C2`, `5 nPr 2` between two numbers, or `nCr(5, 2)`. */
  | { readonly type: 'choose'; readonly name: 'combinations' | 'permutations' }
  | { readonly type: 'series'; readonly operation: 'sum' | 'product' }
  | { readonly type: 'differential'; readonly variable: string }
  | { readonly type: 'integral' | 'limit' | 'arrow' | 'mapsto' }
  /** The begin and end of a LaTeX environment of lines; `cell` is the & between its columns. */
  | { readonly type: 'lines'; readonly side: 'begin' | 'end' }
  | { readonly type: 'cell' | 'if' | 'otherwise' }
  | { readonly type: 'reals' | 'empty' | 'union' | 'except' }
  | { readonly type: 'end' };

export type Token = TokenBody & Place;

/** Why a text could not be read; keys of the catalogue `maths.reading.<code>`. */
export const readingErrors = [
  'empty',
  'too_long',
  'too_deep',
  'too_large',
  'unknown_character',
  'unknown_word',
  'words',
  'unexpected',
  'missing_operand',
  'unclosed_bracket',
  'unopened_bracket',
  'two_numbers',
  'ellipsis',
  'one_statement',
  'differential',
  'missing_differential',
  'unknown_function',
] as const;
type ReadingErrorCode = (typeof readingErrors)[number];

/** A reading error as data: its position and the text found there. */
export type ReadingError = {
  readonly code: ReadingErrorCode;
  readonly at: number;
  readonly length: number;
  readonly found: string;
};

/** Thrown inside the reader only; `read` converts it to data. */
export class Unreadable extends Error {
  readonly error: ReadingError;
  constructor(code: ReadingErrorCode, at: number, found = '') {
    super(code);
    this.error = { code, at, length: found.length, found };
  }
}

/** True when a value can end with this token, so that the next one is joined to it. */
export function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.type === 'operator') return ['!', '%', '°', '′'].includes(token.sign);
  return ['number', 'fraction', 'repeating', 'variable', 'constant', 'close', 'unit'].includes(token.type);
}

/** The change of nesting depth after this token: brackets and multi-line environments open and close. */
export function depthOf(token: Token): -1 | 0 | 1 {
  if (token.type === 'lines') return token.side === 'begin' ? 1 : -1;
  return token.type === 'open' ? 1 : token.type === 'close' ? -1 : 0;
}

/**
 * The position of the bracket that closes the one at `start`, or −1. Only counts brackets, whatever their
 * shape.
 */
export function closingOf(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let place = start; place < tokens.length; place += 1) {
    depth += depthOf(tokens[place]!);
    if (depth === 0) return place;
  }
  return -1;
}
