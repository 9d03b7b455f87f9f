import { contains, mapParts } from '../../expression/tree-parts.ts';
import { isExpression, negated, type Expression, type Tree } from '../../expression/tree.ts';
import type { Claim, Statement } from './statement.ts';

const isImaginary = (part: Expression): boolean => part.kind === 'constant' && part.name === 'i';

/** The complex number that a formula is, or that it gives a letter. */
function complexOf(
  tree: Tree | undefined,
): { readonly name: string | null; readonly value: Expression } | null {
  if (tree === undefined) return null;
  if (isExpression(tree)) return contains(tree, isImaginary) ? { name: null, value: tree } : null;
  if (tree.kind !== 'relation' || tree.signs.join() !== '=' || tree.sides[0]!.kind !== 'variable')
    return null;
  const value = tree.sides[1]!;
  return contains(value, isImaginary) ? { name: tree.sides[0]!.name, value } : null;
}

/** "the modulus of z = 3 − 4i", "|z| where z = 3 − 4i": the absolute value of a complex number. */
export function readModulus(statement: Statement): Claim | null {
  const numbers = statement.formulas.flatMap(({ index, trees }) => {
    const found = trees.length === 1 ? complexOf(trees[0]) : null;
    return found === null ? [] : [{ index, ...found }];
  });
  const [number, more] = numbers;
  if (number === undefined || more !== undefined) return null;
  const bars = statement.formulas.filter(
    ({ trees: [tree] }) =>
      tree?.kind === 'absolute' &&
      ((tree.of.kind === 'variable' && tree.of.name === number.name) || tree.of === number.value),
  );
  if (bars.length === 0 && !statement.has('magnitude')) return null;
  if (statement.formulas.length !== bars.length + 1) return null;
  const used = new Set([
    number.index,
    ...bars.map(({ index }) => index),
    ...statement.places('magnitude', 'evaluate', 'in_complex', 'as_complex'),
  ]);
  return {
    problems: [{ task: 'simplify', expression: { kind: 'absolute', of: number.value }, numbers: 'complex' }],
    used,
    stated: true,
  };
}

/** "the conjugate of z = 2 − 3i": the number with −i in the place of i. */
export function readConjugate(statement: Statement): Claim | null {
  const [formula, more] = statement.formulas;
  const number = formula?.trees.length === 1 ? complexOf(formula.trees[0]) : null;
  if (formula === undefined || more !== undefined || number === null || !statement.has('conjugate'))
    return null;
  return {
    problems: [{ task: 'simplify', expression: conjugated(number.value), numbers: 'complex' }],
    used: new Set([
      formula.index,
      ...statement.places('conjugate', 'evaluate', 'in_complex', 'as_complex', 'simplify'),
    ]),
    stated: true,
  };
}

const conjugated = (tree: Expression): Expression =>
  isImaginary(tree) ? negated(tree) : mapParts(tree, conjugated);
