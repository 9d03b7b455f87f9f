import { curveQuestions, type CurveQuestion } from '../../reading/measure-request.ts';
import { subtractExpressions } from '../../expression/build.ts';
import { isZero, type Rational } from '../../expression/rational.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';
import { denseOf } from '../dense.ts';

/** The questions about the graph of a function, and the discriminant. */
export const isCurveQuestion = (what: string | undefined): what is CurveQuestion =>
  what !== 'domain' && curveQuestions.some((each) => each === what);

/** A function of one variable. */
export type Curve = { readonly body: Expression; readonly variable: string };

/** The function defined by y = …, f(x) = … or a bare formula; null for any other statement. */
export function curveOf(tree: Tree): Curve | null {
  const body = isExpression(tree) ? tree : tree.kind === 'definition' ? tree.body : valueSide(tree);
  if (body === null) return null;
  const [name, ...others] = variablesOf(body);
  return name === undefined || others.length > 0 ? null : { body, variable: name };
}

function valueSide(tree: Tree): Expression | null {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  return left?.kind === 'variable' && !variablesOf(right!).includes(left.name) ? right! : null;
}

/** a·x² + b·x + c with exact numbers. */
export type Quadratic = {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
  readonly name: string;
};

/**
 * The quadratic of a function, or of an equation with everything on one side; null when it is not quadratic.
 */
export function quadraticOf(tree: Tree): Quadratic | null {
  const curve = curveOf(tree);
  const whole =
    curve?.body ??
    (tree.kind === 'relation' && tree.signs.join() === '='
      ? subtractExpressions(tree.sides[0]!, tree.sides[1]!)
      : null);
  const [name, ...others] = whole === null ? [] : variablesOf(whole);
  if (whole === null || name === undefined || others.length > 0) return null;
  const dense = denseOf(whole, name);
  const [c, b, a] = dense ?? [];
  return dense?.length !== 3 || a === undefined || isZero(a) ? null : { a, b: b!, c: c!, name };
}
