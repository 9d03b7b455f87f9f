import type { Rational } from './rational.ts';
import type { FunctionName, RelationSign } from './tree.ts';

type Place = {
  /** Position of the first character in the text that was read. */
  readonly at: number;
  readonly end: number;
  /** True when white space stands before it. */
  readonly spaced: boolean;
};

export type TokenBody =
  | { readonly type: 'number'; readonly value: Rational; readonly whole: boolean }
  /** A fraction character such as ½. */
  | { readonly type: 'fraction'; readonly value: Rational }
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'constant'; readonly name: 'pi' | 'e' | 'infinity' }
  | { readonly type: 'function'; readonly name: FunctionName }
  | { readonly type: 'absolute' | 'exponential' | 'frac' | 'in' }
  | { readonly type: 'root'; readonly index: number }
  | { readonly type: 'operator'; readonly sign: '+' | '-' | '*' | '/' | '^' | '!' | '%' | '±' | '_' }
  | { readonly type: 'relation'; readonly sign: RelationSign }
  | { readonly type: 'open'; readonly bracket: '(' | '[' | '{' }
  | { readonly type: 'close'; readonly bracket: ')' | ']' | '}' }
  /** An absolute-value bar; `\left|` and `\right|` say which side they are. */
  | { readonly type: 'bar'; readonly side: 'open' | 'close' | null }
  | { readonly type: 'separator'; readonly sign: ',' | ';' }
  | { readonly type: 'joiner'; readonly join: 'or' | 'and' }
  | { readonly type: 'end' };

export type Token = TokenBody & Place;

/** Why a text could not be read, for the text catalogue `maths.reading.<code>`. */
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
] as const;
export type ReadingErrorCode = (typeof readingErrors)[number];

/** A mistake in the writing, as data: where it is and what stands there. */
export type ReadingError = {
  readonly code: ReadingErrorCode;
  readonly at: number;
  readonly length: number;
  readonly found: string;
};

/** Thrown inside the reader only; `read` turns it into data. */
export class Unreadable extends Error {
  readonly error: ReadingError;
  constructor(code: ReadingErrorCode, at: number, found = '') {
    super(code);
    this.error = { code, at, length: found.length, found };
  }
}
