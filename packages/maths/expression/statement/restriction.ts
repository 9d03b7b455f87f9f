import { isExpression, type Expression, type Relation, type Tree } from '../tree.ts';
import { variablesOf } from '../tree-parts.ts';
import type { Join } from './join.ts';
import type { StatementPart } from './part.ts';

/**
 * A function restricted by a condition, `y = x² {0 < x < 2}`, as cases with one branch; null where that makes
 * no sense.
 */
export function restrictFunction(part: StatementPart, when: Relation): StatementPart | null {
  if (isExpression(part)) return only(part, when);
  if (part.kind === 'definition') return { ...part, body: only(part.body, when) };
  const [left, right] = part.sides;
  if (part.sides.length !== 2 || part.signs[0] !== '=') return null;
  return { ...part, sides: [left!, only(right!, when)] };
}

function only(value: Expression, when: Relation): Expression {
  return { kind: 'piecewise', branches: [{ value, when }], otherwise: null };
}

/** `y = x², 0 ≤ x ≤ 2`: the second part restricts the only letter of the first; null for anything else. */
export function restrictParts(parts: readonly StatementPart[], joins: readonly Join[]): Tree | null {
  const [part, when] = parts;
  if (parts.length !== 2 || part === undefined || when?.kind !== 'relation' || joins[0] === 'or') return null;
  const [letter, ...others] = variablesOf(when);
  if (letter === undefined || others.length > 0 || when.signs.includes('=') || !boundsOf(when, letter))
    return null;
  return givenBy(part) === letter ? restrictFunction(part, when) : null;
}

/** A letter on one side and numbers on the others. */
function boundsOf(when: Relation, letter: string): boolean {
  const sides = when.sides.filter((side) => variablesOf(side).length > 0);
  return sides.length === 1 && sides[0]!.kind === 'variable' && sides[0]!.name === letter;
}

/** The argument letter of `y = …` or `f(x) = …`, if any. */
function givenBy(part: StatementPart): string | null {
  if (part.kind === 'definition') return part.parameters.length === 1 ? part.parameters[0]! : null;
  if (part.kind !== 'relation' || part.sides.length !== 2 || part.signs[0] !== '=') return null;
  const [left, right] = part.sides;
  const letters = variablesOf(right!);
  return left!.kind === 'variable' && letters.length === 1 && letters[0] !== left!.name ? letters[0]! : null;
}
