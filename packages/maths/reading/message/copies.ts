/*
 * What copying from a page does to formulas: the shown text and its source one behind the other, several formulas in one span, and groups of
 * decimals apart by spaces.
 */

/** Signs that only the source of a formula has, and spaces. */
const inSourceOnly = /\\(?:d?frac|cdot|times|left|right|,|;|!)|[\s^_{}/·×*\\]/u;
/** Signs that the source writes with a command, or with another sign that looks the same. */
const alike: readonly (readonly [source: string, shown: string])[] = [
  ['\\sqrt', '√'],
  ['\\pi', 'π'],
  ['\\infty', '∞'],
  ['\\leq', '≤'],
  ['\\geq', '≥'],
  ['\\le', '≤'],
  ['\\ge', '≥'],
  ['\\pm', '±'],
  ['\\int', '∫'],
];
const signs: Readonly<Record<string, string>> = { '−': '-', '∣': '|', '⋅': '·' };

type Stripped = { readonly signs: string; readonly places: readonly number[] };

/** The signs that both the shown text and the source have, with their places. */
function strip(text: string): Stripped {
  let all = '';
  const places: number[] = [];
  for (let at = 0; at < text.length;) {
    const command = text[at] === '\\' ? alike.find(([source]) => text.startsWith(source, at)) : undefined;
    const found = command === undefined ? inSourceOnly.exec(text.slice(at, at + 6)) : null;
    if (found?.index === 0) {
      at += found[0].length;
      continue;
    }
    all += command?.[1] ?? signs[text[at]!] ?? text[at]!;
    places.push(at);
    at += command?.[0].length ?? 1;
  }
  return { signs: all, places };
}

const longestCopy = 80;
const isFormula = (copy: string): boolean => /[a-z]/i.test(copy) && /[=<>≤≥]|[\^\\]/u.test(copy);

/** "x+y=10x+y=10", "2x+1=162^{x+1}=16": a formula as shown, then again as its source; only the source stays. */
export function withoutCopies(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > 400 ? line : withoutCopyInLine(line)))
    .join('\n');
}

function withoutCopyInLine(line: string): string {
  const { signs, places } = strip(line);
  const isStart = (at: number): boolean => at === 0 || /[\s(:]/u.test(line[places[at]! - 1] ?? ' ');
  const isEnd = (at: number): boolean =>
    at === signs.length || /^[}\]]*(?:[\s.,;:?]|$)/u.test(line.slice(places[at - 1]! + 1));
  for (let start = 0; start < signs.length; start += 1) {
    if (!isStart(start)) continue;
    for (let size = Math.min(longestCopy, (signs.length - start) >> 1); size > 3; size -= 1) {
      const middle = start + size;
      if (signs.slice(start, middle) !== signs.slice(middle, middle + size) || !isEnd(middle + size))
        continue;
      // X/X is a quotient, no copy.
      if (/[/·×*^]|\\(?:cdot|times)/u.test(line.slice(places[middle - 1]! + 1, places[middle]))) continue;
      let source = places[middle]!;
      while (/[\\a-z{]/i.test(line[source - 1]!) && source > places[middle - 1]! + 1) source -= 1;
      if (!isFormula(line.slice(source, (places[middle + size] ?? line.length) + 0))) continue;
      return line.slice(0, places[start]) + withoutCopyInLine(line.slice(source));
    }
  }
  return line;
}

const spans = /(\\\[|\\\(|\${1,2})((?:(?!\\begin)[^$])*?\\q?quad(?:(?!\\begin)[^$])*?)(\\\]|\\\)|\${1,2})/gu;

/** "\[ 4x+3y=6 \qquad 5x−2y=19 \]": formulas apart by wide spaces are spans of their own. */
export const splitWideSpans = (text: string): string =>
  text.includes('quad')
    ? text.replaceAll(spans, (all, open: string, inner: string, close: string) => {
        const parts = inner
          .split(/\\q?quad(?![a-z])/u)
          .map((each) => each.replaceAll(/^[\s,;]+|[\s,;]+$/gu, ''));
        const whole = parts.filter((each) => each !== '');
        return whole.length > 1 && whole.every((each) => /[=<>]|\\[lg]eq?/u.test(each))
          ? whole.map((each) => `${open}${each}${close}`).join(' , ')
          : all;
      })
    : text;

const groups = /(?<![\d.,])0(?:([.,])|\{([.,])\})((?:\d{3}(?:\\[,;]|[   ]))+\d{1,4})(?![\d.,]*\d)/gu;

/** 0.000 045, 0{,}000\,36: decimals in groups of three. */
export const joinDecimalGroups = (text: string): string =>
  text.replaceAll(
    groups,
    (_all, sign: string | undefined, braced: string | undefined, digits: string) =>
      `0${sign ?? braced}${digits.replaceAll(/\D/gu, '')}`,
  );
