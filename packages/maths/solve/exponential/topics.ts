import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import type { Problem } from '../../reading/request.ts';
import { hasPlusMinus, splitSigns } from '../../expression/signs.ts';
import {
  equation,
  fraction,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, expressionsOf, sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { signOf } from '../../verify/exact-sign.ts';
import { statementMove } from '../polynomial-topics.ts';
import { hasLetters, tidiedPieces } from '../powers/pieces.ts';
import type { Move, Topic } from '../types.ts';
import { arithmetic, constantsMove } from './constants.ts';
import { exponentialMove } from './equations.ts';
import { isPowerPiece } from './one-power.ts';
import { isLogarithmPiece, logarithmMove } from './logarithms.ts';

const mostInnerSteps = 12;

/** Equations with the unknown in exponents or logarithms. */
export const exponentialEquations: Topic = {
  family: (problem) => {
    const name = unknownOf(problem.expression);
    if (name === null || problem.expression.kind !== 'relation' || problem.expression.signs.join() !== '=')
      return null;
    if (holdsAny(problem.expression, (part) => isLogarithmPiece(part, name))) return 'logarithmic_equation';
    return holdsAny(problem.expression, isPowerPiece) ? 'exponential_equation' : null;
  },
  move: (line, problem) => {
    const name = unknownOf(problem.expression) ?? unknownOf(line);
    return name === null ? null : lineMove(line, name, problem);
  },
  done: (line, problem) => {
    const name = unknownOf(problem.expression);
    return (
      line.kind === 'solutions' ||
      (name !== null && isSolvedFor(line, name) && lineMove(line, name, problem) === null)
    );
  },
};

function unknownOf(tree: Tree): string | null {
  const [name, more] = variablesOf(tree);
  return name === undefined || more !== undefined ? null : name;
}

function holdsAny(tree: Tree, test: (part: Expression) => boolean): boolean {
  return expressionsOf(tree).some((side) => contains(side, test));
}

function lineMove(line: Tree, name: string, problem: Problem): Move | null {
  if (line.kind === 'alternatives' && line.join === 'or') return eachMove(line.items, name, problem);
  if (line.kind !== 'relation' || line.signs.join() !== '=') return null;
  if (isSolvedFor(line, name)) return finishLine(line, name) ?? testValues([line], name, problem);
  return oneMove(line, name);
}

function oneMove(line: Relation, name: string): Move | null {
  const split = splitSigns(line);
  if (split.length > 1 && holdsAny(line, (part) => isPowerPiece(part) || isLogarithmPiece(part, name)))
    return { rule: 'both_signs', after: { kind: 'alternatives', join: 'or', items: split } };
  if (holdsAny(line, (part) => isLogarithmPiece(part, name))) return logarithmMove(line, name);
  if (holdsAny(line, isPowerPiece)) return exponentialMove(line, name);
  return constantsMove(line, name);
}

function isSolvedFor(line: Tree, name: string): boolean {
  const items =
    line.kind === 'relation'
      ? [line]
      : line.kind === 'alternatives' && line.join === 'or'
        ? line.items
        : null;
  return (
    items !== null &&
    items.every(
      ({ sides: [left, right] }) => left?.kind === 'variable' && left.name === name && !hasLetters(right!),
    )
  );
}

/** x = 2³ → x = 8. */
function finishLine(line: Relation, name: string): Move | null {
  const [, right] = line.sides as [Expression, Expression];
  // Both signs of a root are computed together.
  const both = hasPlusMinus(right) ? statementMove(line) : null;
  if (hasPlusMinus(right)) return both === null || sameTree(both.after, line) ? null : both;
  const move = arithmetic(right);
  return move === null ? null : { ...move, after: equation(variable(name), move.after as Expression) };
}

/** Solves each of several equations separately. */
function eachMove(items: readonly Relation[], name: string, problem: Problem): Move | null {
  const split = items.flatMap(splitSigns);
  if (
    isSolvedFor({ kind: 'alternatives', join: 'or', items: split }, name) &&
    split.every((item) => finishLine(item, name) === null)
  )
    return testValues(split, name, problem);
  const solved = split.map((item) => solvedOne(item, name));
  if (solved.some((values) => values === null)) return null;
  const values = (solved as Expression[][])
    .flat()
    .filter((value, place, all) => all.findIndex((other) => sameTree(other, value)) === place);
  return { rule: 'solve_factors', after: statementOf(values, name) };
}

function statementOf(values: readonly Expression[], name: string): Tree {
  const [first, more] = values;
  if (first === undefined) return { kind: 'solutions', which: 'none' };
  const items = [...values]
    .sort((a, b) => evaluator(a)({}) - evaluator(b)({}))
    .map((value) => equation(variable(name), value));
  return more === undefined ? equation(variable(name), first) : { kind: 'alternatives', join: 'or', items };
}

function solvedOne(item: Relation, name: string): Expression[] | null {
  let line: Tree = item;
  for (let count = 0; count < mostInnerSteps; count += 1) {
    if (line.kind === 'solutions') return line.which === 'none' ? [] : null;
    if (line.kind === 'alternatives') {
      const parts: (Expression[] | null)[] = line.items
        .flatMap(splitSigns)
        .map((each) => solvedOne(each, name));
      return parts.some((part) => part === null) ? null : (parts as Expression[][]).flat();
    }
    if (line.kind !== 'relation') return null;
    const move: Move | null = isSolvedFor(line, name) ? finishLine(line, name) : oneMove(line, name);
    if (move === null) return isSolvedFor(line, name) ? splitSigns(line).map((each) => each.sides[1]!) : null;
    line = move.after;
  }
  return null;
}

/** Values for which a logarithm of the problem is undefined are dropped; the step names where it fails. */
function testValues(items: readonly Relation[], name: string, { expression }: Problem): Move | null {
  if (!holdsAny(expression, (part) => isLogarithmPiece(part, name))) return null;
  const split = items.flatMap(splitSigns);
  const failing = split.map((item) => failure(expression, name, item.sides[1]!));
  const place = failing.findIndex((found) => found !== null);
  if (place < 0) return null;
  const found = failing[place]!;
  const passing = split.filter((_, index) => failing[index] === null);
  const after = statementOf(
    passing.map((item) => item.sides[1]!),
    name,
  );
  const more = failing.filter((each) => each !== null).length > 1;
  return {
    rule: more ? 'logarithm_rejects_all' : 'logarithm_rejects',
    after,
    params: { rejected: split[place]!, argument: found.argument, value: found.value },
    promise: 'tested',
  };
}

function failure(
  problem: Tree,
  name: string,
  candidate: Expression,
): { argument: Expression; value: Expression } | null {
  let found: { argument: Expression; value: Expression } | null = null;
  const visit = (part: Expression): void => {
    if (found !== null) return;
    if (part.kind === 'call' && isLogarithmPiece(part, name)) {
      for (const argument of part.args) {
        const value = substitute(argument, name, candidate);
        if (isNeverPositive(value)) found = { argument, value: simplest(value) };
      }
    }
    contains(part, (inner) => {
      if (inner !== part) visit(inner);
      return false;
    });
  };
  expressionsOf(problem).forEach(visit);
  return found;
}

/** A value that is only close to 0 is left to the comparison of the result with the problem. */
function isNeverPositive(value: Expression): boolean {
  const sign = signOf(value);
  return sign === -1 || sign === 0 || sign === 'none';
}

function simplest(value: Expression): Expression {
  const size = tidiedPieces(value);
  return numberValue(size) === null ? size : fraction(numberValue(size)!);
}
