import { variablesOf } from '../../expression/tree-parts.ts';
import type { Expression } from '../../expression/tree.ts';
import { taskOf } from './algebra-tasks.ts';
import { type Clauses, clausesOf } from './clauses.ts';
import { isBareAmount, ofExpression } from './expression-tasks.ts';
import { readOperation } from './listed-operations.ts';
import type { StatedFormula } from './named-functions.ts';
import { ofStatements } from './solving-tasks.ts';
import { type SortedFormulas, sortFormulas } from './sorted-formulas.ts';
import type { Claim, Statement } from './statement.ts';

/** Algebra: solve, simplify, expand, factor, evaluate, with what is given for it. */
export function readAlgebra(statement: Statement): Claim | null {
  const sorted = sortFormulas(statement);
  const { statements, expressions, numbers } = sorted;
  if (statements.length === 0) {
    const operation = readOperation(statement, sorted);
    if (operation !== null) return operation;
    const clauses = clausesOf(statement);
    const main =
      expressions.length > 0 ? expressions : numbers.filter(({ index }) => !clauses.used.has(index));
    if (main.length === 0) return null;
    return main.length === 1 && !isBareAmount(main[0]!) ? ofExpression(statement, main[0]!, sorted) : null;
  }
  const [first] = statements;
  if (statements.length === 1 && expressions.length === 0) {
    const named =
      namedExpression(statement, first!) ??
      (sorted.values.size > 0 ? valuedBody(statement, first!, sorted) : null);
    if (named !== null) return ofExpression(statement, { ...first!, trees: [named] }, sorted);
  }
  const clauses = statementClauses(statement, sorted);
  if (expressions.some(({ index }) => !clauses.used.has(index))) return null;
  return ofStatements(statement, sorted, clauses);
}

function statementClauses(statement: Statement, { statements, regions }: SortedFormulas): Clauses {
  const letters = new Set(statements.flatMap(({ trees }) => trees.flatMap((tree) => variablesOf(tree))));
  return clausesOf(statement, regions, [...letters]);
}

/** E = … or f(x) = … together with a task for an expression: its right-hand side. */
function namedExpression(statement: Statement, formula: StatedFormula): Expression | null {
  const [tree] = formula.trees;
  if (tree?.kind === 'definition') return statement.has('roots', 'solve') ? null : tree.body;
  const definition = [...statement.definitions.values()].find(({ index }) => index === formula.index);
  if (definition === undefined) return null;
  const task = taskOf(statement);
  const capital = /^[A-Z]$/.test(definition.name);
  // "z = (2 + i)/(1 − i) in algebraic form"
  if (statement.has('as_complex') && variablesOf(definition.body).length === 0) return definition.body;
  // A = 3/5 + 7/10
  if (capital && variablesOf(definition.body).length === 0 && definition.body.kind !== 'number')
    return definition.body;
  if (task === 'complete_square') return definition.name === 'y' || capital ? definition.body : null;
  const forExpressions = task === 'factor' || task === 'expand' || (task === 'simplify' && capital);
  return forExpressions && (capital || !statement.has('solve')) ? definition.body : null;
}

/** C = 900k + 3500 with a value for k: what it comes to. */
function valuedBody(
  statement: Statement,
  formula: StatedFormula,
  { values }: SortedFormulas,
): Expression | null {
  const definition = [...statement.definitions.values()].find(({ index }) => index === formula.index);
  const letters = definition === undefined ? [] : variablesOf(definition.body);
  if (definition === undefined || letters.length === 0 || !letters.every((name) => values.has(name)))
    return null;
  return definition.body;
}
