import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { equation, type Expression, isExpression, number } from '../../expression/tree.ts';
import { inferTask, isIntegralLike } from '../infer-task.ts';
import type { Problem, Task } from '../problem.ts';
import { operations, takeCovered, taskOf } from './algebra-tasks.ts';
import { clausesOf } from './clauses.ts';
import type { StatedFormula } from './named-functions.ts';
import type { SortedFormulas } from './sorted-formulas.ts';
import type { Claim, Statement } from './statement.ts';

/* What is to be done with an expression: simplify, expand, factor, evaluate. */

/** A number or quantity alone is no problem, unless another form of it is asked for. */
export function isBareAmount({ item, trees }: StatedFormula): boolean {
  const [tree] = trees;
  if (item.bare) return tree?.kind !== 'number' || tree.value.d !== 1n || item.unit !== null;
  return (
    tree?.kind === 'multiply' &&
    tree.factors.length === 2 &&
    tree.factors[0]!.kind === 'number' &&
    tree.factors[1]!.kind === 'unit'
  );
}

/** "Solve the inequality" beside an expression: its sign was lost. */
const lacksItsSign = (statement: Statement): boolean =>
  statement.items.some(
    (item) =>
      item.kind === 'concept' && /^(?:inequal|in[eé]quation|inecuaci|desigual|in[eé]galit)/iu.test(item.text),
  );

export function ofExpression(
  statement: Statement,
  formula: StatedFormula,
  sorted: SortedFormulas,
): Claim | null {
  const asked = taskOf(statement);
  if (asked === 'solve' && lacksItsSign(statement)) return null;
  const clauses = clausesOf(statement);
  const used = new Set<number>([formula.index, ...clauses.used]);
  for (const { index } of sorted.values.values()) used.add(index);
  // "what is y if x = 5" names the value of the function.
  if (sorted.values.size > 0)
    for (const { index, name } of statement.letters())
      if (name === 'y' || statement.definitions.has(name)) used.add(index);
  const roots =
    statement.has('roots') &&
    !formula.trees.some((tree) => isExpression(tree) && contains(tree, (part) => part.kind === 'root'));
  const problems = formula.trees.flatMap((tree): Problem[] => {
    if (!isExpression(tree)) return [];
    if (sorted.values.size > 0) return valueProblem(tree, sorted, asked);
    if (roots && (asked === 'solve' || asked === null))
      return variablesOf(tree).length === 0
        ? []
        : [{ task: 'solve', expression: equation(tree, number(0)), ...clauses.fields }];
    return expressionProblem(statement, tree, asked, clauses.fields);
  });
  if (problems.length === 0) return null;
  const [first] = problems;
  const operation = operations.some((each) => statement.has(each));
  takeCovered(
    statement,
    used,
    first!.task === 'find' || first!.task === 'convert' ? 'evaluate' : first!.task,
  );
  if (first!.task === 'limit' || first!.task === 'integrate' || first!.task === 'differentiate')
    for (const place of statement.places('limit', 'integrate', 'differentiate', 'evaluate', 'infinite'))
      used.add(place);
  if (first!.question?.what === 'primes')
    for (const place of statement.places('factor', 'as_product')) used.add(place);
  if (first!.question?.what === 'remainder')
    for (const place of statement.places('remainder', 'divide', 'euclidean_division')) used.add(place);
  const isRemainder = first!.question?.what === 'remainder';
  return {
    problems,
    used,
    ...(isRemainder ? { grouped: true } : {}),
    stated:
      asked !== null ||
      operation ||
      isRemainder ||
      sorted.values.size > 0 ||
      formula.trees.every((tree) => isExpression(tree) && isIntegralLike(inferTask(tree))),
  };
}

/** "Evaluate x² + 3x when x = 2": every letter needs a value, and every value a letter. */
function valueProblem(tree: Expression, { values }: SortedFormulas, asked: Task | null): Problem[] {
  if (asked !== null && !['evaluate', 'simplify', 'solve'].includes(asked)) return [];
  const letters = variablesOf(tree);
  const complete =
    letters.every((name) => values.has(name)) && [...values.keys()].every((name) => letters.includes(name));
  if (!complete) return [];
  const given = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
  return [{ task: 'evaluate', expression: tree, question: { what: 'value', given } }];
}

function expressionProblem(
  statement: Statement,
  tree: Expression,
  asked: Task | null,
  fields: Partial<Problem>,
): Problem[] {
  const own = inferTask(tree);
  const lettered = variablesOf(tree).length > 0;
  const complex = statement.has('as_complex', 'in_complex') ? ({ numbers: 'complex' } as const) : {};
  if (fields.places !== undefined && !lettered)
    return [
      {
        task: 'convert',
        expression: tree,
        question: { what: 'rounded', given: { places: number(fields.places) } },
      },
    ];
  if (isIntegralLike(own)) return [{ task: own, expression: tree }];
  if (statement.has('remainder'))
    return tree.kind === 'divide'
      ? [{ task: 'find', expression: tree, question: { what: 'remainder', given: {} } }]
      : [];
  const operation = operations.find((each) => statement.has(each));
  if ((asked === null || asked === 'evaluate') && operation !== undefined)
    return tree.kind === 'number' ? [] : [operationProblem(operation, tree)];
  const task = asked ?? own;
  if (fields.within !== undefined || fields.places !== undefined) return [];
  switch (task) {
    case 'factor':
      if (!lettered && tree.kind === 'number' && tree.value.d === 1n)
        return [{ task: 'convert', expression: tree, question: { what: 'primes', given: {} } }];
      if (lettered && tree.kind === 'divide' && statement.has('simplify'))
        return [{ task: 'simplify', expression: tree }];
      return lettered ? [{ task: 'factor', expression: tree }] : [];
    case 'expand':
      return [{ task: lettered ? 'expand' : 'evaluate', expression: tree, ...complex }];
    case 'complete_square':
      return lettered ? [{ task: 'complete_square', expression: tree }] : [];
    case 'solve':
      if (statement.has('isolate')) return [];
      if (lettered && hasProductOfSums(tree) && (tree.kind === 'multiply' || tree.kind === 'power'))
        return [{ task: 'expand', expression: tree }];
      return [{ task: own, expression: tree, ...complex }];
    case 'simplify':
      // "Multiply and simplify (x + 3)(x − 2)" multiplies out.
      if (lettered && operation === 'multiply' && hasProductOfSums(tree))
        return [{ task: 'expand', expression: tree }];
      if (operation === 'divide' && isPolynomialDivision(tree))
        return [{ task: 'simplify', expression: tree }];
      return [
        {
          task:
            !lettered &&
            own === 'evaluate' &&
            !statement.has('single') &&
            (operation !== undefined || statement.has('evaluate'))
              ? 'evaluate'
              : 'simplify',
          expression: tree,
          ...complex,
        },
      ];
    default:
      // A number alone has no value to calculate.
      if (tree.kind === 'number') return [];
      // "Calculate (2x − 3)(x + 5)" multiplies out; simplifying would leave it as it is.
      if (lettered && hasProductOfSums(tree) && (tree.kind === 'multiply' || tree.kind === 'power'))
        return [{ task: 'expand', expression: tree }];
      return [{ task: lettered ? 'simplify' : 'evaluate', expression: tree, ...complex }];
  }
}

function operationProblem(operation: (typeof operations)[number], tree: Expression): Problem {
  if (variablesOf(tree).length === 0) return { task: 'evaluate', expression: tree };
  if (operation === 'multiply')
    return { task: hasProductOfSums(tree) ? 'expand' : 'simplify', expression: tree };
  if (operation === 'divide')
    return { task: isPolynomialDivision(tree) ? 'divide' : 'simplify', expression: tree };
  return { task: 'simplify', expression: tree };
}

const hasProductOfSums = (tree: Expression): boolean =>
  contains(
    tree,
    (part) =>
      (part.kind === 'multiply' && part.factors.some(({ kind }) => kind === 'add')) ||
      (part.kind === 'power' && part.base.kind === 'add'),
  );

function isPolynomialDivision(tree: Expression): boolean {
  if (tree.kind !== 'divide') return false;
  const fractions = [tree.numerator, tree.denominator].some((part) =>
    contains(part, (each) => each.kind === 'divide'),
  );
  return !fractions && variablesOf(tree.denominator).length === 1 && tree.denominator.kind === 'add';
}
