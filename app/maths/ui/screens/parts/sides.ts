import { toPlain, variablesOf } from '@curvela/maths/expression';
import { readRequest } from '@curvela/maths/reading';

/**
 * What is to be drawn of a problem: both sides of an equation in one unknown as two functions, whose meetings are its
 * solutions; of anything else its formula. What cannot be read is given back as it is, so that the graph says why.
 */
export function sidesOf(problem: string, locale: string): string[] {
  const read = readRequest(problem, { locale });
  if (!read.ok) return [problem];
  const { expression } = read.problem;
  if (expression.kind !== 'relation' || expression.sides.length !== 2 || variablesOf(expression).length !== 1)
    return [toPlain(expression, locale)];
  return expression.sides.map((side) => `y = ${toPlain(side, locale)}`);
}
