import { subtractExpressions } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { relation, variable, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import { contains, sameTree, variablesOf } from '../../expression/tree-parts.ts';
import { hasForm } from '../../verify/forms.ts';
import { absoluteMove } from '../absolute/absolute.ts';
import { denseOf } from '../dense.ts';
import { statementMove } from '../polynomial-topics.ts';
import { radicalMove } from '../radical/radical.ts';
import { excludedValues, hasDenominator } from '../rational/denominators.ts';
import { splitConditions, rationalMove } from '../rational/rational.ts';
import type { Move } from '../types.ts';
import { testMove, valuesOf } from './testing.ts';

/** The unknown of a problem with a single letter. */
export function unknownOf(problem: Problem): string | null {
  const names = variablesOf(problem.expression);
  if (problem.unknown !== undefined) return names.includes(problem.unknown) ? problem.unknown : null;
  return names.length === 1 ? names[0]! : null;
}

/**
 * The next step of an equation in one unknown with fractions, roots or absolute values, from any line of the
 * working.
 */
export function equationMove(line: Tree, problem: Problem): Move | null {
  const name = unknownOf(problem);
  if (name === null || variablesOf(line).some((other) => other !== name)) return null;
  if (line.kind === 'solutions') return testMove(line, problem, name);
  const step = lineMove(line, name, problem);
  if (step !== null && !sameTree(step.after, line)) return step;
  return valuesOf(line, name) === null ? null : testMove(line, problem, name);
}

/** A line is the answer when it is solved and every value was tested. */
export function equationDone(line: Tree, problem: Problem): boolean {
  const name = unknownOf(problem);
  return hasForm(line, 'solved') && (name === null || testMove(line, problem, name) === null);
}

function lineMove(line: Tree, name: string, problem: Problem): Move | null {
  if (line.kind === 'alternatives' && line.join === 'or') return alternativesStep(line.items, name, problem);
  if (line.kind === 'relation' && line.signs.join() !== '=') return statementMove(line);
  const whole = splitConditions(line);
  if (whole === null) return null;
  return relationStep(whole.equation, whole.conditions, name, problem);
}

function relationStep(
  equation: Relation,
  conditions: readonly Relation[],
  name: string,
  problem: Problem,
): Move | null {
  const [left, right] = equation.sides;
  if (left === undefined || right === undefined) return null;
  if (holds(equation, name, (part) => part.kind === 'absolute')) return absoluteMove(equation, name);
  if (holds(equation, name, isRootPiece)) return radicalMove(equation, name);
  if (equation.sides.some((side) => hasDenominator(side, name)))
    return rationalMove({ equation, conditions }, name);
  return statementMove(equation, problem);
}

/** A root, or a power with a fractional exponent. */
export function isRootPiece(part: Expression): boolean {
  if (part.kind === 'root') return true;
  return (
    part.kind === 'power' &&
    contains(part.exponent, (each) => each.kind === 'divide' || (each.kind === 'number' && each.value.d > 1n))
  );
}

/** True when a part of this kind contains the unknown. */
export function holds(line: Relation, name: string, test: (part: Expression) => boolean): boolean {
  return line.sides.some((side) => contains(side, (part) => test(part) && variablesOf(part).includes(name)));
}

/**
 * Several equations: polynomial ones are solved together; one with roots or absolute values is advanced
 * first.
 */
function alternativesStep(items: readonly Relation[], name: string, problem: Problem): Move | null {
  const index = items.findIndex((item) => !isPolynomial(item, name));
  const impossible = items.find((item) => holdsNever(item, name));
  if (index < 0 && impossible !== undefined) return withoutCase(items, impossible);
  if (index < 0) return statementMove({ kind: 'alternatives', join: 'or', items });
  // Conditions cannot be written next to several equations; excluded values are tested at the end.
  const poles = excludedValues(items[index]!, name) ?? [];
  const conditions = poles.map((pole) => relation(variable(name), '!=', pole));
  const move = relationStep(items[index]!, conditions, name, problem);
  if (move === null) return null;
  const { after } = move;
  const next =
    after.kind === 'relation'
      ? [after]
      : after.kind === 'alternatives' && after.join === 'or'
        ? after.items
        : after.kind === 'solutions' && after.which === 'none'
          ? []
          : null;
  if (next === null) return null;
  const joined = [...items.slice(0, index), ...next, ...items.slice(index + 1)];
  if (joined.length === 0) return { ...move, after };
  const whole: Tree = joined.length === 1 ? joined[0]! : { kind: 'alternatives', join: 'or', items: joined };
  return { ...move, after: whole };
}

/** x − 12 = x − 1: the unknown cancels, which leaves a false statement. */
function holdsNever({ sides: [left, right] }: Relation, name: string): boolean {
  const dense = denseOf(subtractExpressions(left!, right!), name);
  return dense !== null && dense.length === 1;
}

function withoutCase(items: readonly Relation[], impossible: Relation): Move | null {
  const rest = items.filter((item) => item !== impossible);
  const [only, more] = rest;
  if (only === undefined) return null;
  const after: Tree = more === undefined ? only : { kind: 'alternatives', join: 'or', items: rest };
  return { rule: 'impossible_case', after, params: { equation: impossible } };
}

function isPolynomial(item: Relation, name: string): boolean {
  const [left, right] = item.sides;
  if (holds(item, name, (part) => part.kind === 'absolute' || isRootPiece(part))) return false;
  const alone = left?.kind === 'variable' && right !== undefined && variablesOf(right).length === 0;
  return (
    alone ||
    denseOf(subtractExpressions(left!, right!), name) !== null ||
    !item.sides.some((side) => hasDenominator(side, name))
  );
}
