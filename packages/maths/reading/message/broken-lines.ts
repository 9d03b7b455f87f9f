import { unitWords } from '../../expression/unit-words.ts';
import { words as formulaWords } from '../../expression/words.ts';

/*
 * A formula or a sentence that copying broke over several lines is put together where its pieces cannot stand alone.
 */

const relations = /[=<>≤≥≠]/gu;
/** A line that holds signs, numbers and letters, no words. */
const isFormulaLine = (line: string): boolean =>
  /\S/.test(line) && !/\p{L}{4,}|[:;?!$\\]|^\s*(?:\(?[a-h\d]{1,2}\)|\d{1,2}\.)\s/u.test(line);
const countRelations = (line: string): number => line.match(relations)?.length ?? 0;

/** The line goes on below: it ends with a sign or an open bracket. */
const isOpen = (line: string): boolean =>
  /[\p{L}\d)\]]\s*[=+−×·÷<>≤≥]\s*$|(?:^|[=+−×·(\s])\(\s*$/u.test(line) && !/\$|\\\\\s*$/.test(line);
/** The line goes on from above: it closes a bracket, or begins with a sign apart from its value. */
const continues = (line: string): boolean => /^\s*(?:[)\]]|[+−×·÷=<>≤≥]\s?[\p{L}\d(√])/u.test(line);

export function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  const result: string[] = [];
  for (const line of text.split('\n')) {
    const last = result.at(-1);
    const joins =
      last !== undefined &&
      isFormulaLine(line) &&
      countRelations(last) + countRelations(line) <= 1 &&
      (isOpen(last) || (continues(line) && isFormulaEnd(last)));
    if (joins) result[result.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else result.push(line);
  }
  return result.join('\n');
}

/** "giv-\ning", "el resul-\ntado": a word that its page divides over two lines. */
const dividedWord = /(?<=\p{L}{2})[-‐]\n[ \t]*(?=\p{Ll}{2})/gu;
/** A sentence of some words that stops without a mark: it goes on below. */
const isUnfinished = (line: string): boolean =>
  line.length < 400 && /\p{L}{2},?[ \t]*$/u.test(line) && (line.match(/\p{L}{2,}[ ,]/gu) ?? []).length >= 3;

/** A line that goes on with words, or with a number and its unit, and cannot begin anything. */
function isContinuation(line: string): boolean {
  const found =
    /^[ \t]*(?:(\p{Ll}{4,}|\p{Ll}{2,}(?= \p{L}{2}))|\d{1,4}(?:[.,]\d{1,3})? (\p{L}{1,12})(?!\p{L}))/u.exec(
      line,
    );
  if (found === null) return false;
  const [, word, unit] = found;
  return word === undefined ? unitWords.has(unit!) : !formulaWords.has(/^\p{Ll}+/u.exec(word)![0]);
}

/** A sentence that its page breaks into lines, on one line. */
export function joinWrappedLines(text: string): string {
  if (!text.includes('\n')) return text;
  const result: string[] = [];
  for (const line of text.replaceAll(dividedWord, '').split('\n')) {
    const last = result.at(-1);
    if (last !== undefined && isUnfinished(last) && isContinuation(line))
      result[result.length - 1] = `${last.trimEnd()} ${line.trimStart()}`;
    else result.push(line);
  }
  return result.join('\n');
}

/** The end of a line that is a formula, or a sentence that ends with one. */
const isFormulaEnd = (line: string): boolean =>
  /(?:^|[\s(=+−])[^\s\p{L}]*[\d)\]\p{L}²³]$/u.test(line) && isFormulaLine(tailOf(line));
const tailOf = (line: string): string => line.slice(line.search(/(?:(?!\p{L}{3,}).)*$/u));

/** "2", "∫ (3x² − 2x) dx", "0" on three lines: the bounds of the integral above and below its sign. */
export const joinIntegralBounds = (text: string): string =>
  text.replaceAll(
    /(?<=^|\n)[ \t]*([-−]?[\dπe√/]{1,6})[ \t]*\n[ \t]*∫[ \t]*([^\n_^=]{1,80}d[a-z])[ \t]*\n[ \t]*([-−]?[\dπe√/]{1,6})[ \t]*(?=\n|$)/gu,
    '∫_($3)^($1) $2',
  );

/** "∫₁⁴ 3√x dx", "∫₋₃⁻¹ x dx": lowered and raised bounds as typed ones. */
export const withTypedBounds = (text: string): string =>
  text.replaceAll(
    /∫([₋₊]?[₀-₉]+)(?:([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(ᵉ))/gu,
    (_all, low: string, high: string | undefined) => `∫_${typedBound(low)}^${typedBound(high ?? 'e')} `,
  );

function typedBound(digits: string): string {
  const typed = digits.normalize('NFKC').replace('−', '-');
  return /^\d+$|^e$/.test(typed) ? typed : `(${typed})`;
}

/** "lím", "x→2" and two formulas on the lines below it: the limit of their quotient. */
export const joinLimitLines = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})(l[ií]m)[ \t]*\n[ \t]*([a-z][ \t]*(?:→|⟶|->)[ \t]*[-−+]?[ \t]*[\p{L}\d∞/]{1,8})[ \t]*\n([^\n]{1,80})(?:\n([^\n]{1,80}))?(?=\n|$)/giu,
    (all, head: string, under: string, top: string, below: string | undefined) =>
      !isFormulaLine(top)
        ? all
        : below === undefined || !isFormulaLine(below) || /[=→]/u.test(below)
          ? `${head} ${under} (${top.trim()})${below === undefined ? '' : `\n${below}`}`
          : `${head} ${under} (${top.trim()})/(${below.trim()})`,
  );
