import type { CheckAnswer, CheckNote } from '../contract.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { compareExpressions, type Prover } from './equivalence.ts';
import { compareSystemSets } from './system-sets.ts';

export function compareInOrder(
  expected: readonly Expression[],
  answer: readonly Expression[],
  prover: Prover | null,
): CheckAnswer {
  if (expected.length !== answer.length) return { verdict: 'different', note: 'kind' };
  const verdicts = expected.map((item, index) => compareExpressions(item, answer[index]!, prover).verdict);
  if (verdicts.includes('different')) return { verdict: 'different' };
  return verdicts.includes('unknown') ? { verdict: 'unknown', note: 'not_decided' } : { verdict: 'equal' };
}

/** Sets: order and repetition do not matter. */
export function compareSets(
  expected: readonly Expression[],
  answer: readonly Expression[],
  prover: Prover | null,
): CheckAnswer {
  const relate = (from: readonly Expression[], to: readonly Expression[]): ('in' | 'out' | 'unknown')[] =>
    from.map((item) => {
      const verdicts = to.map((other) => compareExpressions(item, other, prover).verdict);
      return verdicts.includes('equal') ? 'in' : verdicts.includes('unknown') ? 'unknown' : 'out';
    });
  const [missing, extra] = [relate(expected, answer), relate(answer, expected)];
  if (missing.includes('unknown') || extra.includes('unknown'))
    return { verdict: 'unknown', note: 'not_decided' };
  return setVerdict(missing.includes('out'), extra.includes('out'));
}

export function setVerdict(lost: boolean, gained: boolean): CheckAnswer {
  if (!lost && !gained) return { verdict: 'equal' };
  const note: CheckNote = lost && gained ? 'lost_and_gained' : lost ? 'lost' : 'gained';
  return { verdict: 'different', note };
}

export function isSystem(tree: Tree): boolean {
  if (tree.kind === 'systems') return true;
  return tree.kind === 'alternatives' && tree.join === 'and' && variablesOf(tree).length > 1;
}

/**
 * x = 1, y = 2 against y = 2, x = 1: compares each unknown by name. Unsolved systems are compared by their
 * solutions.
 */
export function compareSystems(expected: Tree, answer: Tree, prover: Prover | null): CheckAnswer {
  const [left, right] = [assignments(expected), assignments(answer)];
  if (left === null || right === null) {
    const verdict = compareSystemSets(expected, answer);
    return verdict === 'unknown' ? { verdict, note: 'not_decided' } : { verdict };
  }
  const names = [...left.keys()];
  if (names.length !== right.size || names.some((name) => !right.has(name)))
    return { verdict: 'different', note: 'kind' };
  return compareInOrder(
    names.map((name) => left.get(name)!),
    names.map((name) => right.get(name)!),
    prover,
  );
}

function assignments(tree: Tree): Map<string, Expression> | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and') return null;
  const found = new Map<string, Expression>();
  for (const { sides, signs } of tree.items) {
    const [left, right] = sides;
    if (signs.length !== 1 || signs[0] !== '=' || left?.kind !== 'variable' || right === undefined)
      return null;
    if (variablesOf(right).length > 0 || found.has(left.name)) return null;
    found.set(left.name, right);
  }
  return found;
}
