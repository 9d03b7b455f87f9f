import { Unwritable } from '../../algebra/present.ts';
import { numberValue } from '../../expression/build.ts';
import { rooted, variable, type Expression } from '../../expression/tree.ts';
import {
  contains,
  sameTree,
  substitute,
  partsOf,
  mapParts,
  variablesOf,
} from '../../expression/tree-parts.ts';
import { isSimplified } from '../../verify/simplified.ts';
import { arithmeticMove } from '../arithmetic.ts';
import { changeInside, isTidy, normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { joinDegrees, specialAngle, specialValue } from './angles.ts';

/**
 * The next step in evaluating an expression with numbers, roots, π and angles; null when it is fully
 * evaluated.
 */
export function valueMove(tree: Expression): Move | null {
  if (variablesOf(tree).length > 0) return null;
  const degrees = changeInside(tree, joinDegrees);
  if (degrees !== null) return { rule: 'degrees_together', after: degrees };
  const value = changeInside(tree, specialValue);
  if (value !== null) return { rule: 'special_value', after: value };
  const angle = specialAngle(tree);
  if (angle !== null) return { rule: 'special_angle', after: angle, promise: 'asked' };
  const open = contains(tree, (part) => part.kind === 'call' || part.kind === 'degrees');
  if (open) return aroundCalls(tree);
  if (contains(tree, (part) => part.kind === 'absolute' && numberValue(part.of)?.n === 0n))
    return { rule: 'collect_terms', after: normalizeTree(tree) };
  if (isSimplified(tree) && tree.kind !== 'mixed') {
    // π · 25 passes as simplified in the checker, but is not in the usual order.
    const inOrder = !contains(tree, (part) => part.kind === 'constant') || isTidy(tree);
    return inOrder ? null : { rule: 'collect_terms', after: normalizeTree(tree) };
  }
  return arithmeticMove(tree) ?? inOneStep(tree);
}

/** −6/((−2)(−5)): an exact number that no rule of its own finishes. */
function inOneStep(tree: Expression): Move | null {
  if (tree.kind === 'mixed' || numberValue(tree) !== null) return null;
  const after = normalizeTree(tree);
  return numberValue(after) === null ? null : { rule: 'collect_terms', after };
}

/** 1/2 · 5 · 6 · sin 40° = 15 sin 40°: evaluates everything around a value that stays as it is. */
function aroundCalls(tree: Expression): Move | null {
  const after = collectNumbers(tree);
  return sameTree(after, tree) ? null : { rule: 'collect_terms', after };
}

function collectNumbers(tree: Expression): Expression {
  if (tree.kind === 'degrees' || tree.kind === 'number') return tree;
  if (tree.kind === 'call') return mapParts(tree, collectNumbers);
  if (tree.kind === 'root') return rooted(collectNumbers(tree.of), tree.index);
  const calls = callsIn(tree);
  const hidden = calls.reduce(
    (whole, call, place) => replaceCalls(whole, call, variable(nameAt(place))),
    tree,
  );
  if (contains(hidden, (part) => part.kind === 'degrees')) return tree;
  try {
    const joined = normalizeTree(hidden);
    return calls.reduce(
      (whole, call, place) => substitute(whole, nameAt(place), mapParts(call, collectNumbers)),
      joined,
    );
  } catch (error) {
    if (error instanceof Unwritable) return mapParts(tree, collectNumbers);
    throw error;
  }
}

/** Names that no problem contains. */
const nameAt = (place: number): string => `ω_${place}`;

function callsIn(tree: Expression): Expression[] {
  if (tree.kind === 'call') return [tree];
  const found = partsOf(tree).flatMap(callsIn);
  return found.filter((call, index) => found.findIndex((other) => sameTree(other, call)) === index);
}

function replaceCalls(tree: Expression, what: Expression, by: Expression): Expression {
  return sameTree(tree, what) ? by : mapParts(tree, (part) => replaceCalls(part, what, by));
}
