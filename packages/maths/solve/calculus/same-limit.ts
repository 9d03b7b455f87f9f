import { exactLimit, infiniteSign } from '../../algebra/limits.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { tendency } from '../../algebra/numeric-limit.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import { integrationForms } from './normal.ts';

type End = 'up' | 'down' | 'none' | null;

/** Both tend to the same infinity, or neither has a limit; the values nearby must not contradict it. */
export function sameLimit(before: Expression, after: Tree): boolean {
  const [from, to] = [endOf(before), isExpression(after) ? endOf(after) : endOfStatement(after)];
  return from !== null && from === to;
}

function endOfStatement(tree: Tree): End {
  return tree.kind === 'solutions' && tree.which === 'none' ? 'none' : null;
}

function endOf(tree: Expression): End {
  const sign = infiniteSign(tree);
  if (sign !== 0) return sign > 0 ? 'up' : 'down';
  if (tree.kind !== 'limit') return null;
  const value = exactLimit(tree, integrationForms);
  if (value === null || value.kind === 'finite' || value.kind === 'bounded') return null;
  const end = value.kind === 'none' ? 'none' : value.sign > 0 ? 'up' : 'down';
  const f = evaluator(tree.of);
  const limit = tendency((at) => f({ [tree.variable]: at }), evaluator(tree.to)({}), tree.side);
  const shown = limit === Infinity ? 'up' : limit === -Infinity ? 'down' : limit;
  return shown === 'unclear' || shown === end ? end : null;
}
