/** A function applied in a formula: f(3), g′(x), f⁻¹(x). Its place in the text is taken by a letter. */
export type Call = {
  readonly place: string;
  readonly name: string;
  readonly primes: number;
  readonly inverse: boolean;
  readonly argument: string;
};

/** Greek letters that stand for applied functions. */
const places = ['ξ', 'ζ', 'η', 'ψ', 'χ', 'κ'];
const head =
  /^\s*[A-Za-z](?:_\{?\d\}?)?\s*(?:\\left\s*)?\(\s*[A-Za-z](?:\s*,\s*[A-Za-z])*\s*(?:\\right\s*)?\)\s*=/;
const mark = /^(?:'{1,3}|’{1,2}|[′″]{1,2}|\^\{?\s*[-−]\s*1\s*\}?|⁻¹)?\s*\{?\s*(?:\\left\s*)?\(/u;

/** Replaces the applications of these functions by letters. The head of a definition f(x) = … is left. */
export function takeCalls(
  text: string,
  functions: ReadonlySet<string>,
): { readonly text: string; readonly calls: readonly Call[] } {
  if (functions.size === 0) return { text, calls: [] };
  const calls: Call[] = [];
  const start = head.exec(text)?.[0].length ?? 0;
  let result = text.slice(0, start);
  const free = places.filter((letter) => !text.includes(letter));
  for (let at = start; at < text.length;) {
    const sign = text[at]!;
    const before = text[at - 1] ?? '';
    const found =
      functions.has(sign) && !/[\p{L}\\]/u.test(before) ? mark.exec(text.slice(at + 1, at + 20)) : null;
    const open = found === null ? -1 : at + found[0].length;
    const close = open < 0 ? -1 : closing(text, open);
    const place = free[calls.length];
    if (close < 0 || place === undefined) {
      result += sign;
      at += 1;
      continue;
    }
    const marks = found![0];
    const primes = (marks.match(/['’′]/gu) ?? []).length + 2 * (marks.match(/″/g) ?? []).length;
    const argument = text
      .slice(open + 1, close)
      .replace(/\\right\s*$/, '')
      .trim();
    calls.push({ place, name: sign, primes, inverse: /[1¹]/.test(marks.slice(0, -1)), argument });
    result += place;
    at = close + 1;
    if (marks.includes('{') && !marks.includes('^')) at += /^\s*\}/.exec(text.slice(at))?.[0].length ?? 0;
  }
  return { text: result, calls };
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}
