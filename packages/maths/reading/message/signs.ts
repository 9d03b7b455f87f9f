import type { MessageToken } from './tokens.ts';

/* Which tokens are signs between values. */

const infixSigns = /^(?:[+*/^=<>≤≥≠⩽⩾×·⋅∙∗✕÷∕⁄−–—‐±_→⟶-]|\|)$/u;
export const infixCommands = new Set(
  'cdot times div pm le leq leqslant ge geq geqslant ne neq lt gt ast to rightarrow in colon approx'.split(
    ' ',
  ),
);
/** A sign of equality or order. */
export const relationText = /[=<>≤≥≠⩽⩾]|\\(?:le|ge|ne|lt|gt)/u;

/** Whether the token stands between two values. */
export function isInfix(token: MessageToken): boolean {
  if (token.kind === 'command') return infixCommands.has(token.text.slice(1));
  return token.kind === 'sign' && infixSigns.test(token.text);
}

/** Whether a sign directly behind a letter shows that the letter belongs to a formula. */
export function isMathsBehind(after: MessageToken, next: MessageToken | undefined): boolean {
  if (after.kind === 'number') return true;
  if (after.text === ':') return next?.kind === 'number' && !next.spaced;
  if (after.kind !== 'sign') return after.kind === 'command' && infixCommands.has(after.text.slice(1));
  if (/^[-–—‐]$/.test(after.text))
    return (
      next !== undefined &&
      (next.kind === 'number' || (next.kind === 'word' && next.text.length <= 2) || next.kind === 'sign')
    );
  return /^[+*/^=<>≤≥·×÷)(|→}√²³⁴⁵⁶⁷⁸⁹ⁿ⁰¹⁻₀-₉_!−]$/u.test(after.text);
}

/**
 * 104 in "4.5 × 104": behind a decimal number between 1 and 10 and a cross, the power of ten may have lost its exponent; behind a whole one
 * where another such power stands beside it.
 */
export const isOpenPowerOfTen = (tokens: readonly MessageToken[], index: number): boolean =>
  isPowerOfTen(tokens, index, /^[1-9][.,]\d+$/) ||
  (isPowerOfTen(tokens, index, /^[1-9]$/) &&
    tokens.some((_, at) => at !== index && isPowerOfTen(tokens, at, /^[1-9](?:[.,]\d+)?$/)));

function isPowerOfTen(tokens: readonly MessageToken[], index: number, mantissa: RegExp): boolean {
  const [before, cross, ten] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  return (
    ten?.kind === 'number' &&
    /^10(?:[2-9]|1\d)$/.test(ten.text) &&
    /^(?:[×·⋅x]|\\times|\\cdot)$/u.test(cross?.text ?? '') &&
    before?.kind === 'number' &&
    mantissa.test(before.text)
  );
}
