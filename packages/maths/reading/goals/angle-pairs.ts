import { numberValue } from '../../expression/build.ts';
import { toNumber } from '../../expression/rational.ts';
import { isExpression, negated, number, sum } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';

const wholes: readonly (readonly [Concept, number])[] = [
  ['complementary', 90],
  ['supplementary', 180],
];

/** "the complement of 37°", "el suplementario de 112 grados": what an angle lacks of 90° or 180°. */
export function readAnglePair(statement: Statement): Claim | null {
  const [kind, more] = wholes.filter(([concept]) => statement.has(concept));
  const [formula, another] = statement.formulas;
  if (kind === undefined || more !== undefined || formula === undefined || another !== undefined) return null;
  const [concept, whole] = kind;
  const [tree] = formula.trees;
  if (tree === undefined || !isExpression(tree)) return null;
  const size = tree.kind === 'degrees' ? tree.of : tree;
  const value = isConstant(size) ? numberValue(size) : null;
  const isAngle = tree.kind === 'degrees' || statement.has('angle', 'as_degrees', 'degree');
  if (value === null || !isAngle || toNumber(value) <= 0 || toNumber(value) >= whole) return null;
  return {
    problems: [
      // In degrees on both sides, so without the sign.
      { task: 'evaluate', expression: sum([number(whole), negated(size)]) },
    ],
    used: new Set([formula.index, ...statement.places(concept, 'angle', 'as_degrees', 'degree', 'evaluate')]),
    stated: true,
  };
}
