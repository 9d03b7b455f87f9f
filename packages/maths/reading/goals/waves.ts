import { variablesOf } from '../../expression/tree-parts.ts';
import { equation, variable, type Expression, type Relation, type Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { PropertyQuestion } from '../measure-request.ts';
import { functionsOf } from './curves.ts';
import { lastRequested } from './last-question.ts';
import type { Claim, Statement } from './statement.ts';

const questions = ['period', 'amplitude', 'phase_shift', 'vertical_shift'] as const;

const claimOf = (what: PropertyQuestion, expression: Tree, used: Iterable<number>): Claim => ({
  problems: [{ task: 'find', expression, question: { what, given: {} } }],
  used: new Set(used),
  stated: true,
});

/** "the period of f(x) = 3 sin(2x)", "the amplitude", "the phase shift" of one wave. */
export function readWave(statement: Statement): Claim | null {
  const asked = lastRequested(statement, questions);
  const functions = functionsOf(statement);
  const [given] = functions;
  if (asked === null || given === undefined || functions.length > 1) return null;
  return claimOf(asked, equation(variable('y'), given.body), [
    given.index,
    ...statement.places(...questions, 'solve', 'evaluate', 'magnitude', 'graph'),
  ]);
}

const forms = ['exponential_form', 'logarithmic_form'] as const;

/** "write log₂ 8 = 3 in exponential form". */
export function readLogForm(statement: Statement): Claim | null {
  const asked = lastRequested(statement, forms);
  if (asked === null || statement.has('solve', 'roots', 'isolate', 'simplify', 'expand')) return null;
  const equations = statement.formulas.filter(({ trees }) => trees[0]?.kind === 'relation');
  const [formula] = equations;
  const tree = formula?.trees[0];
  if (formula === undefined || tree === undefined || statement.formulas.length > 1) return null;
  const concepts: readonly Concept[] = [...forms, 'evaluate'];
  return claimOf(asked, tree, [formula.index, ...statement.places(...concepts)]);
}

/** "eliminate the parameter: x = t − 1, y = t²", also written as x(t) and y(t). */
export function readParametric(statement: Statement): Claim | null {
  if (!statement.has('without_parameter')) return null;
  const x = coordinateOf(statement, 'x');
  const y = coordinateOf(statement, 'y');
  if (x === null || y === null || statement.formulas.length > 2) return null;
  const letters = new Set([...variablesOf(x.body), ...variablesOf(y.body)]);
  if (letters.size !== 1) return null;
  const items: readonly Relation[] = [equation(variable('x'), x.body), equation(variable('y'), y.body)];
  return claimOf('without_parameter', { kind: 'alternatives', join: 'and', items }, [
    x.index,
    y.index,
    ...statement.places('without_parameter', 'isolate'),
    ...statement
      .letters()
      .filter(({ name }) => letters.has(name) || name === 'x' || name === 'y')
      .map(({ index }) => index),
  ]);
}

function coordinateOf(
  statement: Statement,
  name: string,
): { readonly body: Expression; readonly index: number } | null {
  for (const { index, trees } of statement.formulas) {
    const [tree] = trees;
    if (tree?.kind === 'definition' && tree.name === name) return { body: tree.body, index };
    const [left, right] = tree?.kind === 'relation' && tree.signs.join() === '=' ? tree.sides : [];
    if (left?.kind === 'variable' && left.name === name && right !== undefined) return { body: right, index };
  }
  return null;
}
