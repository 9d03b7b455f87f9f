import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { equation, isExpression, number, sum, variable, type Expression } from '../../expression/tree.ts';
import type { Claim, Statement } from './statement.ts';

/** "The angles of a triangle are x, 2x and 3x + 12": together they are 180°. */
export function readTriangleAngles(statement: Statement): Claim | null {
  if (!statement.has('triangle') || !statement.has('angle') || statement.has('right_triangle', 'equilateral'))
    return null;
  const own = statement.formulas.map(({ trees: [tree] }) => withoutDegrees(tree));
  if (own.some((each) => each === null) || statement.formulas.length < 2) return null;
  const angles = own as readonly Expression[];
  const [name, ...more] = [...new Set(angles.flatMap((angle) => variablesOf(angle)))];
  if (name === undefined || more.length > 0) return null;
  // A letter alone is an angle of its own where two others are written.
  const alone = statement
    .letters()
    .find((each) => each.name === name && each.index < statement.formulas[0]!.index);
  const all = angles.length === 2 && alone !== undefined ? [variable(name), ...angles] : angles;
  if (all.length !== 3 || all.every((angle) => angle.kind === 'variable')) return null;
  return {
    problems: [{ task: 'solve', expression: equation(sum(all), number(180)), unknown: name }],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...statement.letters().map(({ index }) => index),
      ...statement.places('triangle', 'angle', 'evaluate', 'solve'),
    ]),
    stated: true,
  };
}

/** An expression in degrees without the sign; null for anything else. */
function withoutDegrees(tree: Parameters<typeof variablesOf>[0] | undefined): Expression | null {
  if (tree === undefined || !isExpression(tree)) return null;
  const isUnit = (part: Expression): boolean => part.kind === 'unit';
  const of = tree.kind === 'degrees' ? tree.of : tree;
  return contains(of, isUnit) ? null : of;
}
