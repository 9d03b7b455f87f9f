import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { equation, isExpression, number, type Expression } from '../../expression/tree.ts';
import type { Claim, Statement } from './statement.ts';

const hasLettersBelow = (tree: Expression): boolean =>
  contains(tree, (part) => part.kind === 'divide' && variablesOf(part.denominator).length > 0);

/** "For which values is (x + 1)/(x² − 9) undefined?": where the denominator of the only fraction is zero. */
export function readUndefinedValues(statement: Statement): Claim | null {
  if (!statement.has('undefined') || statement.has('slope')) return null;
  const formulas = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  const [formula, more] = formulas;
  const tree = formula?.trees[0];
  if (formula === undefined || more !== undefined || tree === undefined || formula.trees.length > 1)
    return null;
  const body = tree.kind === 'definition' ? tree.body : tree;
  if (!isExpression(body) || body.kind !== 'divide') return null;
  const { numerator, denominator } = body;
  if (variablesOf(denominator).length !== 1 || hasLettersBelow(numerator) || hasLettersBelow(denominator))
    return null;
  // A root or a logarithm is undefined elsewhere too.
  const isOther = contains(body, ({ kind }) => kind === 'root' || kind === 'call');
  if (isOther) return null;
  const used = [
    formula.index,
    ...statement.places('undefined', 'evaluate', 'simplify', 'ascending'),
    ...statement
      .letters()
      .flatMap(({ index, name }) => (variablesOf(denominator).includes(name) ? [index] : [])),
  ];
  return {
    problems: [{ task: 'solve', expression: equation(denominator, number(0)) }],
    used: new Set(used),
    stated: true,
  };
}
