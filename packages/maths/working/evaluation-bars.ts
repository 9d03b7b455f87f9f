import { toPlain } from '../expression/plain.ts';
import { read } from '../expression/read.ts';
import { isExpression, type Expression } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { isAntiderivativeLine } from './named-functions.ts';
import { valueOf } from './tree-values.ts';

/* [x³ + x²]₀², F(x)|_0^2, [x²] from 1 to 3: an antiderivative between bounds, as it is written on paper, in LaTeX and in words. */

const bound = String.raw`(?:\{[^{}]+\}|\([^()]+\)|[-−]?[\p{L}\d.,/√π\\]+)`;
const bounds = String.raw`\s*(?:_\s*(?<low>${bound})\s*\^\s*(?<high>${bound})|\^\s*(?<high2>${bound})\s*_\s*(?<low2>${bound})|(?<low3>[₀-₉₋]+)(?<high3>[⁰¹²³⁴-⁹⁻]+)|(?:from|between|de|entre)\s+(?<low4>${bound})\s+(?:to|and|a|y|à|et)\s+(?<high4>${bound}))`;
const inBrackets = new RegExp(
  String.raw`(?:\\left|\\[Bb]igg?l?)?\s*\[(?<body>[^[\]]+?)(?:\\right|\\[Bb]igg?r?)?\s*\]${bounds}`,
  'gu',
);
const beforeBar = new RegExp(
  String.raw`(?<=^|=)(?<body>[^=|]+?)(?:\\left\.|\\right|\\[Bb]igg?r?)?\s*\|${bounds}`,
  'gu',
);

/**
 * The line with each bar replaced: by the function in brackets, which is judged as an antiderivative, where it is the only bar and has the bounds of
 * the problem's integral; else by the difference of the two values. Unchanged for other problems, and where a part cannot be read.
 */
export function withEvaluationBars(line: string, problem: Problem, locale: string | undefined): string {
  const { expression } = problem;
  if (!isExpression(expression) || expression.kind !== 'integral' || expression.bounds === null) return line;
  const [from, to] = expression.bounds;
  const { variable } = expression;
  const pattern = line.search(inBrackets) < 0 ? beforeBar : inBrackets;
  const count = [...line.matchAll(pattern)].length;
  return line.replaceAll(pattern, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const [body, low, high] = [
      groups.body,
      groups.low ?? groups.low2 ?? groups.low3 ?? groups.low4,
      groups.high ?? groups.high2 ?? groups.high3 ?? groups.high4,
    ].map((text) => expressionIn(text, locale));
    if (body == null || low == null || high == null) return whole;
    const isWhole = count === 1 && isSame(low, from) && isSame(high, to);
    // What is subtracted behind an equals sign is judged by its value; another function than an antiderivative is named as such.
    const isValue =
      line.slice(line.indexOf(whole) + whole.length).includes('=') && isAntiderivativeLine(body, problem);
    if (isWhole && !isValue) return `[${groups.body!.trim()}]`;
    const [end, start] = [high, low].map((value) => toPlain(substitute(body, variable, value), locale));
    return `((${end!}) - (${start!}))`;
  });
}

function expressionIn(text: string | undefined, locale: string | undefined): Expression | null {
  const bare = text?.normalize('NFKC').replace(/^\s*[{(](.*)[)}]\s*$/u, '$1') ?? '';
  const result = read(bare, locale === undefined ? {} : { locale });
  return result.ok && isExpression(result.tree) ? result.tree : null;
}

const isSame = (one: Expression, other: Expression): boolean =>
  Math.abs(valueOf(one) - valueOf(other)) < 1e-9 || valueOf(one) === valueOf(other);
