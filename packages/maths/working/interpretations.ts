import { type VariableValues } from '../algebra/evaluate.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { solveTree } from '../solve/solve.ts';
import { withoutUnits } from '../verify/units.ts';
import { type Names } from './truth.ts';
import { quantityPrefix } from './quantity-words.ts';
import {
  type ProblemKnowledge,
  type ProblemAnswered,
  type Interpretation,
  samples,
} from './problem-knowledge.ts';
import { numberOf } from './tree-values.ts';
import { closedValues, plainValues, aboutResult, inNumbers, inNumbersOnly } from './result-names.ts';
import { dataOf } from './data-names.ts';
import { aboutSolutions } from './solution-names.ts';
import { intermediatesOf, combinationsIn } from './known-intermediates.ts';
import { conventionsOf } from './quadratic-letters.ts';

export function knownOf(problem: Problem, lines: readonly Tree[], isStory: boolean): ProblemKnowledge {
  const found = solveTree(problem);
  const solution = found.kind === 'solved' ? found : null;
  const result = solution === null ? null : numberOf(solution.result);
  const closed = closedValues(problem, solution);
  const plain = plainValues(problem, solution);
  const plainResult = solution === null || result === null ? null : numberOf(withoutUnits(solution.result));
  const data = dataOf(problem.expression);
  return {
    problem,
    solution,
    result,
    data,
    plainResults: plainResult === null || plainResult === result ? [] : [plainResult],
    interpretations: [
      ...aboutSolutions(problem, solution, lines),
      ...aboutResult(problem, solution, closed, data),
      ...(plain === null ? [] : aboutResult(inNumbers(problem), inNumbersOnly(solution), plain, data)),
      ...aboutSamples(problem, solution),
    ],
    intermediates:
      solution === null
        ? []
        : [...intermediatesOf(problem, solution), ...(isStory ? combinationsIn(problem.expression) : [])],
    quantities: [...new Set([...Object.values(closed), ...Object.values(plain ?? {})])],
    letters: new Set(variablesOf(problem.expression)),
  };
}

/* Expressions with letters */

/** Free letters take sample values: a statement about them must hold for all. */
function aboutSamples(problem: Problem, solution: ProblemAnswered | null): readonly Interpretation[] {
  const { expression } = problem;
  if (!isExpression(expression)) return [];
  const letters = [...new Set([...boundLetters(expression), ...variablesOf(expression)])];
  const result = solution !== null && isExpression(solution.result) ? solution.result : null;
  const worlds =
    letters.length === 0
      ? [{}]
      : samples.map((value, index) =>
          Object.fromEntries([
            ...letters.map((letter, at) => [letter, value + 0.37 * at * (index + 1)]),
            ['C', 0.77],
          ]),
        );
  const names = namesOfTask(expression, result);
  const [letter, more] = letters;
  const conventions =
    letter === undefined || more !== undefined ? [] : conventionsOf([expression], letter, letters);
  return [{}, ...conventions].map((convention) => ({
    about: 'samples' as const,
    names,
    worlds: worlds.map((world) => ({ ...namedInWords(convention), ...world })),
  }));
}

/** The quantities that have a word: the letters a and b may stand for anything in an identity. */
const namedInWords = (values: VariableValues): VariableValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(quantityPrefix)));

function boundLetters(tree: Expression): readonly string[] {
  const letters: string[] = [];
  contains(
    tree,
    (part) => 'variable' in part && typeof part.variable === 'string' && letters.push(part.variable) === 0,
  );
  return letters;
}

/** y′ and f′ for a derivative, F for an antiderivative. */
function namesOfTask(expression: Expression, result: Expression | null): Names {
  const names = new Map<string, Expression>();
  if (expression.kind === 'derivative') {
    for (const letter of ['f', 'y', 'g']) names.set(letter, expression.of);
    for (const letter of ['f′', 'y′', 'g′']) names.set(letter, expression);
  }
  if (result !== null && expression.kind === 'integral')
    for (const letter of ['F', 'I']) names.set(letter, result);
  return names;
}
