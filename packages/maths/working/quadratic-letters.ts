import { type VariableValues } from '../algebra/evaluate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { isExpression, rooted, variable, type Expression, type Tree } from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { quantityPrefix } from './quantity-words.ts';
import { valueOf } from './tree-values.ts';

export const rootOrders = (roots: readonly number[]): readonly (readonly number[])[] =>
  roots.length === 2 ? [roots, roots.toReversed()] : [roots];

/** x_1 and x_2, also written α and β. */
export function numbered(name: string, roots: readonly number[]): VariableValues {
  const values: Record<string, number> = {};
  roots.slice(0, 6).forEach((root, index) => (values[`${name}_${index + 1}`] = root));
  if (roots.length === 1) values[`${name}_2`] = roots[0]!;
  if (roots.length === 2) [values['α'], values['β']] = [roots[0]!, roots[1]!];
  return values;
}

/** The letters of the formula for quadratics, for every line that is a quadratic in the unknown. */
export function conventionsOf(
  trees: readonly Tree[],
  name: string,
  letters: readonly string[],
): readonly VariableValues[] {
  const found: Record<string, number>[] = [];
  const add = (names: Record<string, number>): void => {
    const isNew =
      found.length < 6 &&
      !found.some((each) => each.a === names.a && each.b === names.b && each.c === names.c);
    if (isNew) found.push(withoutLetters(names, letters));
  };
  for (const tree of trees) {
    const sides = tree.kind === 'relation' && tree.sides.length === 2 ? tree.sides : null;
    const body =
      sides === null ? (isExpression(tree) ? tree : null) : subtractExpressions(sides[0]!, sides[1]!);
    const coefficients = body === null ? null : quadraticOf(body, name);
    if (coefficients === null) continue;
    add(quadraticNames(coefficients));
  }
  for (const tree of trees) {
    const sides = tree.kind === 'relation' && tree.sides.length === 2 ? tree.sides : null;
    const coefficients =
      sides === null ? null : quadraticOf(inSquare(subtractExpressions(sides[0]!, sides[1]!), name), name);
    // In x² instead of x: the second power of a linear term is no such equation.
    if (coefficients !== null && quadraticOf(subtractExpressions(sides![0]!, sides![1]!), name) === null)
      add(quadraticNames(coefficients));
  }
  return found;
}

function withoutLetters(values: Record<string, number>, letters: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !letters.includes(key)));
}

/** A formula in x² as one in x: x⁴ − 5x² + 4 becomes x² − 5x + 4 for positive values. */
const inSquare = (tree: Expression, name: string): Expression =>
  substitute(tree, name, rooted(variable(name)));

type QuadraticCoefficients = readonly [a: number, b: number, c: number];

/** The coefficients of a polynomial of degree two at most; null for anything else. Found by its values. */
export function quadraticOf(body: Expression, name: string): QuadraticCoefficients | null {
  if (variablesOf(body).some((letter) => letter !== name)) return null;
  const at = (x: number): number => valueOf(body, { [name]: x });
  const c = at(0);
  const [one, two] = [at(1) - c, at(2) - c];
  const [a, b] = [(two - 2 * one) / 2, (4 * one - two) / 2];
  const negative = Number.isFinite(at(-2.5)) ? [-2.5, -1] : [4.1];
  const fits = [3, 0.7, ...negative].every(
    (x) => Math.abs(a * x * x + b * x + c - at(x)) <= 1e-9 * Math.max(1, Math.abs(at(x))),
  );
  return fits && Math.abs(a) > 1e-12 ? [tidy(a), tidy(b), tidy(c)] : null;
}

const tidy = (value: number): number => Math.round(value * 1e10) / 1e10;

function quadraticNames([a, b, c]: QuadraticCoefficients): Record<string, number> {
  const d = b * b - 4 * a * c;
  const names: Record<string, number> = {
    a,
    b,
    c,
    // The two numbers with which it is factorised.
    [`${quantityPrefix}add`]: b,
    [`${quantityPrefix}multiply`]: a * c,
  };
  for (const name of ['Δ', 'D', 'δ', 'Delta', `${quantityPrefix}discriminant`]) names[name] = d;
  if (a === 1) Object.assign(names, { p: b, q: c });
  return names;
}
