import { equation, isExpression, variable, type Expression, type Tree } from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';

/** A definition, or an equation such as y = 2x + 1, as a letter with its value. */
type Definition = {
  readonly name: string;
  readonly parameters: readonly string[] | null;
  readonly body: Expression;
};

/**
 * f(x) = 2x + 1, y = 2x + 1 and 2x + 1 describe the same function: returns both trees in comparable form.
 * `kind` when they cannot be the same kind of statement; null when neither is a definition, nor an equation
 * compared with an expression with letters.
 */
export function withoutDefinitions(expected: Tree, answer: Tree): [Tree, Tree] | 'kind' | null {
  const defined = expected.kind === 'definition' || answer.kind === 'definition';
  if (expected.kind === 'definition' && answer.kind === 'definition') {
    if (expected.parameters.length !== answer.parameters.length) return 'kind';
    return [expected.body, withParameters(answer, expected.parameters)];
  }
  const oneValue = isExpression(expected) || isExpression(answer);
  if (!defined && !oneValue) return null;
  const [left, right] = [definitionOf(expected), definitionOf(answer)];
  if (isExpression(expected) && right !== null)
    return besideValue(expected, right) ?? (defined ? 'kind' : null);
  if (isExpression(answer) && left !== null) {
    const pair = besideValue(answer, left);
    return pair === null ? (defined ? 'kind' : null) : [pair[1], pair[0]];
  }
  if (!defined) return null;
  if (left !== null && right !== null) return [left.body, right.body];
  return implicitPair(expected, answer) ?? 'kind';
}

function definitionOf(tree: Tree): Definition | null {
  if (tree.kind === 'definition') return tree;
  if (tree.kind !== 'relation' || tree.signs.length !== 1 || tree.signs[0] !== '=') return null;
  for (const [side, other] of [tree.sides, tree.sides.toReversed()]) {
    if (side?.kind !== 'variable' || other === undefined) continue;
    const names = variablesOf(other);
    if (names.length > 0 && !names.includes(side.name))
      return { name: side.name, parameters: null, body: other };
  }
  return null;
}

/** 2x + 1 compared with y = 2x + 1; a number with f(x) = 3. Not x with 2y = x, whose letters differ. */
function besideValue(
  value: Expression,
  { name, parameters, body }: Definition,
): [Expression, Expression] | null {
  const names = variablesOf(value);
  if (names.includes(name) || (parameters === null && names.length === 0)) return null;
  return [value, body];
}

/** f(x) = 2x + 1 compared with 2y − 4x = 2: the letter that is not a parameter stands for f. */
function implicitPair(expected: Tree, answer: Tree): [Tree, Tree] | null {
  const swapped = expected.kind !== 'definition';
  const [definition, other] = swapped ? [answer, expected] : [expected, answer];
  if (definition.kind !== 'definition' || other.kind !== 'relation') return null;
  const [name, more] = variablesOf(other).filter((each) => !definition.parameters.includes(each));
  if (name === undefined || more !== undefined) return null;
  const written = equation(variable(name), definition.body);
  return swapped ? [other, written] : [written, other];
}

function withParameters(tree: Tree & { kind: 'definition' }, parameters: readonly string[]): Expression {
  // Uses intermediate letters that cannot be typed, so that the parameters of f(x, y) and f(y, x) can be
  // swapped.
  const away = tree.parameters.map((name, index) => [name, variable(`@${index}`)] as const);
  const between = away.reduce((body, [name, by]) => substitute(body, name, by), tree.body);
  return parameters.reduce((body, name, place) => substitute(body, `@${place}`, variable(name)), between);
}
