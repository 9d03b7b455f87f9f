/*
 * "□/12 = 3/4", "__ + 5 = 12", "? × 7 = 42": the place of a missing number in an equation of numbers becomes a letter.
 */

/** The letter that takes the place of a missing number. */
export const blankLetter = 'n';

const latexBlank =
  /\\(?:square|Box)(?![a-zA-Z])|\\(?:boxed|fbox|underline)\s{0,3}\{\s{0,3}(?:\\(?:quad|qquad|phantom\{[^{}]{0,9}\}|hspace\{[^{}]{0,9}\}|[,;:! ])\s{0,3}){0,4}\}/g;
/** Boxes, lines (not the sign of an index, as in log_x), dots, empty brackets, and a question mark that is an operand. */
const blank = /[□▢☐⬜◻]|(?<![\p{L}\d)\]}_])_{1,20}(?![\p{L}\d({_])|…|\.{3,20}|\[\s{0,8}\]|\(\s{1,8}\)|\?/gu;

const numberSign = String.raw`[\d\s.,+\-−–*×·÷∙:/()=]`;
const before = new RegExp(`${numberSign}*$`, 'u');
const behind = new RegExp(`^${numberSign}*`, 'u');
const timesLetter = /(?<=[\d)]\s?|^\s*)[x×](?=\s?[\d(]|\s*$)/gu;

/** A text with the blank of each equation that has exactly one as a letter; other texts as they are. */
export function withBlankLetters(text: string): string {
  if (
    !text.includes('=') ||
    !/[□▢☐⬜◻_…?]|\.{3}|\[\s*\]|\(\s+\)|\\(?:square|Box|boxed|fbox|underline)/u.test(text)
  )
    return text;
  return text
    .split('\n')
    .map((line) => {
      const plain = line.replaceAll(latexBlank, '□');
      return plain === line ? (withBlankOfLine(line) ?? line) : (withBlankOfSpan(plain) ?? line);
    })
    .join('\n');
}

const span = /\$([^$\n]{3,80})\$|\\\(([^\n]{3,80}?)\\\)/g;

/** "$\\frac{□}{12} = \\frac{3}{4}$": a span without letters, whose blank is not a side of its own. */
function withBlankOfSpan(line: string): string | null {
  const spans = [...line.matchAll(span)].filter(({ 0: shown }) => shown.includes('□'));
  const [only, more] = spans;
  if (only === undefined || more !== undefined) return null;
  const inner = (only[1] ?? only[2])!;
  const signs = inner.replaceAll(/\\(?:[dt]?frac|times|cdot|div|left|right|[,;:! ])/g, '');
  const sides = signs.split('=');
  const isEquation =
    sides.length === 2 && !/[\p{L}\\?_]/u.test(signs) && !sides.some((side) => side.trim() === '□');
  if (!isEquation || inner.split('□').length !== 2) return null;
  return line.replace(only[0], () => only[0].replace('□', blankLetter));
}

function withBlankOfLine(line: string): string | null {
  const found = [...line.matchAll(blank)].flatMap(({ 0: sign, index }) => {
    const equation = equationAround(line, index, index + sign.length);
    return equation !== null && isOperand(equation, sign) ? [{ sign, index, equation }] : [];
  });
  const [only, more] = found;
  if (only === undefined || more !== undefined) return null;
  const { head, left, right, rest } = only.equation;
  return `${head}${withDivisionSigns(left)}${blankLetter}${withDivisionSigns(right)}${rest}`;
}

type Equation = {
  readonly head: string;
  readonly left: string;
  readonly right: string;
  readonly rest: string;
};

/** The numbers and signs around a blank, where they are one equation and nothing of a formula touches them. */
function equationAround(line: string, at: number, end: number): Equation | null {
  const [front, back] = [
    line.slice(0, at).replaceAll(timesLetter, '×'),
    line.slice(end).replaceAll(timesLetter, '×'),
  ];
  const open = before.exec(front)![0];
  // The mark of a sentence, a colon or a bracket behind words belongs to the text.
  const left = open.replace(/^[\s.,:)]+/u, '');
  const shown = behind.exec(back)![0];
  const right = shown.replace(/[\s.,:(]+$/u, '');
  const [head, rest] = [front.slice(0, front.length - left.length), back.slice(right.length)];
  if ((left + right).split('=').length !== 2) return null;
  if (/[\p{L}\d)\]}$\\^²³_]$/u.test(head) && /^[^\s]/u.test(left) && !/\s$/u.test(head)) return null;
  // "2a + □ = 5", "□ = 5x", "12 cm = □ mm": letters and units belong to other equations.
  if (/^\s?[+*×·÷=/]/u.test(left) || /^\s?[\p{L}^²³_{\\%°€£$]/u.test(rest)) return null;
  if (
    /[+\-−–*×·÷=/:]\s*$/u.test(right) ||
    /(?:^|[\s(])\p{L}\s?$/u.test(head.replace(/[\s:]+$/u, (gap) => (gap.includes(':') ? ':' : ' ')))
  )
    return null;
  return { head, left, right, rest };
}

/** Whether the blank is joined to another number of its side: alone on a side it asks for the value of the other one. */
function isOperand({ left, right }: Equation, sign: string): boolean {
  const [own, other] = [left.split('=').at(-1)!, right.split('=')[0]!];
  const isJoined = /[+\-−–*×·÷/:(]\s*$/u.test(own) || /^\s*[+\-−–*×·÷/:]\s*[\d(]/u.test(other);
  if (!isJoined || /[\d)]\s*$/u.test(own) || /^\s*[\d(]/u.test(other)) return false;
  // Dots between several terms leave terms out.
  const numbers = `${left} ${right}`.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  return !/^[….]/u.test(sign) || numbers.length === 2;
}

/** "24 : n = 6": a colon between numbers divides. */
const withDivisionSigns = (part: string): string =>
  part.replaceAll(/(?<=[\d)]\s?|^\s?):(?=\s?[\d(]|\s*$)/gu, '÷');
