import { toPlain, variablesOf } from '@curvela/maths/expression';
import { readRequest } from '@curvela/maths/reading';

/**
 * What to plot of a problem: both sides of an equation in one unknown as two functions, which meet at its solutions;
 * otherwise its formula. Unreadable text is returned unchanged, so that the graph shows the error.
 */
export function sidesOf(problem: string, locale: string): string[] {
  const read = readRequest(problem, { locale });
  if (!read.ok) return [problem];
  const { expression } = read.problem;
  if (expression.kind !== 'relation' || expression.sides.length !== 2 || variablesOf(expression).length !== 1)
    return [toPlain(expression, locale)];
  return expression.sides.map((side) => `y = ${toPlain(side, locale)}`);
}
