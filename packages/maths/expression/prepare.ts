import type { LexerOptions } from './lexer/lexer.ts';
import { hasUnits } from './unit-words.ts';

/**
 * The text with composed letters, and with full-width and mathematical letters as plain ones. A letter of two
 * code units keeps its length, so that error positions stay correct.
 */
export function normalizeCharacters(text: string): string {
  return text.normalize('NFC').replaceAll(/[\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]|ﬁ|ℓ|ⅇ|ⅈ/gu, (sign) => {
    const plain = sign.normalize('NFKC');
    return plain.length < sign.length ? plain + '\u2060' : plain.slice(0, sign.length);
  });
}

/** `4.5 x 10^4`: between a number and a power of ten the letter x is a multiplication sign. */
export const withCross = (text: string): string =>
  text.replaceAll(/(?<=\d\s+)x(?=\s+10\s*(?:\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]))/gu, '×');

/**
 * `{xy}^2` is shown as xy²: braces around letters are not seen, so the exponent belongs to the last letter. Removed characters are
 * replaced by spaces, so that error positions stay correct.
 */
export const withoutUnseenBraces = (text: string): string =>
  text.replaceAll(
    /(?<!\\[a-zA-Z]+\s*|[_^}\]]\s*)\{([-−]?\d*\p{L}*)(\p{L})\}(?=\s*\^)/gu,
    (all, before: string, last: string) => (before === '' ? all : ` ${before}${last} `),
  );

const setBuilder =
  /^(\s*\$?\\?\{\s*[a-z]\s*(?:(?:∈|\\in)\s*(?:ℝ|\\mathbb\s*\{?R\}?)\s*)?(?:\||∣|:|\\mid|\\vert)\s*)([^{}]*(?:[<>≤≥≠=]|\\(?:le|ge|ne|lt|gt))[^{}]*?)(\\?\}\s*\$?\s*)$/u;

/**
 * `{x | x > 2}` becomes x > 2. Removed characters are replaced by spaces, so that error positions stay
 * correct.
 */
export function withoutSetBuilder(text: string): string {
  const [, before, condition, after] = setBuilder.exec(text) ?? [];
  if (before === undefined || condition === undefined || after === undefined) return text;
  return ' '.repeat(before.length) + condition + ' '.repeat(after.length);
}

const relationSign = /[=<>≤≥≠]|\\(?:le|ge|ne|lt|gt|leq|geq|neq)\b/;

export type TextConventions = Pick<LexerOptions, 'dollarsEnclose' | 'lines' | 'letterUnits'>;

/** Conventions derived from the whole text before it is lexed. */
export function conventionsOf(text: string): TextConventions {
  return {
    dollarsEnclose: dollarsEnclose(text),
    lines: linesAreStatements(text),
    letterUnits: hasUnits(text),
  };
}

/**
 * `$x^2$`: pairs of dollars with content; a closing one has no white space before it and no digit after it.
 */
function dollarsEnclose(text: string): boolean {
  const dollars = text.replaceAll('\\$', '').replaceAll('$$', '$').split('$').length - 1;
  if (dollars === 0 || dollars % 2 === 1) return false;
  const outside = text
    .trim()
    .replaceAll('$$', '$')
    .replaceAll(/(?<!\d)\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)|^\$\s[^$]*\s\$$/g, '');
  return !outside.includes('$');
}

/** Each line, or each piece between double backslashes, has its own relation sign. */
function linesAreStatements(text: string): boolean {
  if (text.includes('\\begin')) return false;
  const lines = text.split(/\n|\\\\/).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => relationSign.test(line));
}
