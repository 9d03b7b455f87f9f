import { variablesOf } from '../../expression/tree-parts.ts';
import { equation, number, type Tree } from '../../expression/tree.ts';
import { functionsOf } from './curves.ts';
import type { Claim, Statement } from './statement.ts';

/** "how many solutions does x² − 6x + 10 = 0 have", "how often does y = x² + 1 meet the x-axis". */
export function readSolutionCount(statement: Statement): Claim | null {
  const counts = statement.places('how_many');
  if (counts.length === 0) return null;
  const places = statement.places('roots', 'solve', 'meet', 'intercept_x', 'axis_x');
  const asked = statement.has('roots', 'solve')
    ? equationOf(statement)
    : statement.has('meet', 'intercept_x')
      ? meetingOf(statement)
      : null;
  if (asked === null) return null;
  return {
    problems: [{ task: 'find', expression: asked, question: { what: 'solution_count', given: {} } }],
    used: new Set([
      ...statement.formulas.map(({ index }) => index),
      ...counts,
      ...places,
      ...statement.places('in_reals', 'distinct', 'evaluate'),
    ]),
    stated: true,
  };
}

/** The only equation, or a formula that is to be 0, in one letter. */
function equationOf(statement: Statement): Tree | null {
  const [formula, more] = statement.formulas;
  const [tree] = formula?.trees ?? [];
  if (tree === undefined || more !== undefined) return null;
  if (tree.kind === 'relation' && variablesOf(tree).length === 1)
    return tree.signs.join() === '=' ? tree : null;
  const [given] = functionsOf(statement);
  return given === undefined || variablesOf(given.body).length !== 1 ? null : equation(given.body, number(0));
}

/** Where a curve meets the x-axis, or another curve. */
function meetingOf(statement: Statement): Tree | null {
  const [first, second, more] = functionsOf(statement);
  if (first === undefined || more !== undefined) return null;
  const count = second === undefined ? 1 : 2;
  if (statement.formulas.length !== count || statement.has('axis_y')) return null;
  if (second !== undefined)
    return first.variable === second.variable && !statement.has('axis_x')
      ? equation(first.body, second.body)
      : null;
  return statement.has('axis_x', 'intercept_x') ? equation(first.body, number(0)) : null;
}
