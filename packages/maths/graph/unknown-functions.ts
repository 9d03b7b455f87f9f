import type { ReadingError } from '../expression/tokens.ts';
import type { Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';

/**
 * Three or more letters directly before a bracket: `foo(x)`. Two are a parameter and a variable, a·x(x − 1).
 */
const called = /(?<![\p{L}\\_{])(\p{L}{3,})(?=\()/gu;
/** Letters that denote numbers, so never an unknown. */
const constants = new Set(['e', 'i']);

/**
 * The first name before a bracket that was read letter by letter, as f · o · o · x: in a graph it is meant as
 * a function, but an unknown one. Null when every name was recognised.
 */
export function unknownFunction(text: string, trees: readonly Tree[]): ReadingError | null {
  const names = new Set(trees.flatMap(variablesOf));
  for (const found of text.matchAll(called)) {
    const name = found[1]!;
    const unknowns = Array.from(name).filter((letter) => !constants.has(letter));
    if (unknowns.length < 2 || !unknowns.every((letter) => names.has(letter))) continue;
    return { code: 'unknown_function', at: found.index, length: name.length, found: name };
  }
  return null;
}

/** An unknown word directly before a bracket is meant as a function. */
export const asFunction = (error: ReadingError, text: string): ReadingError =>
  error.code === 'unknown_word' && text[error.at + error.length] === '('
    ? { ...error, code: 'unknown_function' }
    : error;
