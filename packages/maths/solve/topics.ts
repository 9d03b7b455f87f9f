/**
 * How a problem becomes steps. A reader of words or LaTeX has made a `Problem` of it (`expression/request.ts`): a task, a tree,
 * perhaps an unknown and clauses such as an interval.
 * 1. Topic: the first in the list below whose `family` knows the problem and that heeds all its clauses takes it.
 * 2. Moves: `solve.ts` asks the topic for one `Move` at a time: a rule, and the line that it makes of the line before. A move is
 *    found from the line alone, never from the steps so far, so a learner’s own line goes on just as the solver’s does.
 * 3. Promises: each move says what it keeps (`types.ts`); the checker of `verify/` is asked whether it did (`promises.ts`), and a
 *    step that is not proven ends the solution as `cannot`.
 * 4. Proof: at last the answer is compared with the problem itself. Only what is proven is shown, so a topic may try much.
 * A new topic is a folder here, its line in this list and the texts of its rules in `messages/rules/`.
 */

import { derivatives } from './calculus/derivative-topic.ts';
import { integrals } from './calculus/integral-topic.ts';
import { limits } from './calculus/limit-topic.ts';
import { sequences } from './counting/sequences.ts';
import { letterFactorials, series, statistics } from './counting/topic.ts';
import { conversionQuestions } from './figures/convert.ts';
import { domains } from './figures/domain.ts';
import { curveQuestionsTopic } from './figures/curve-topic.ts';
import { formulaQuestions } from './figures/formula-topic.ts';
import { lineQuestionsTopic } from './figures/line-topic.ts';
import { proportions, remainderQuestions, valueQuestions } from './figures/value-topic.ts';
import { inequalities } from './inequalities/topic.ts';
import { absoluteEquations, radicalEquations, rationalEquations } from './equations/families.ts';
import { constantEquations, formulas } from './formulas/topic.ts';
import { systems } from './systems/topic.ts';
import { polynomialEquations, polynomialExpressions } from './polynomial-topics.ts';
import { exponentialEquations } from './exponential/topics.ts';
import { logarithms } from './exponential/values.ts';
import { polynomialDivision } from './powers/division.ts';
import { commonDivisors, letterExpressions } from './powers/topics.ts';
import { trigonometricEquations } from './trigonometry/topics.ts';
import { trigonometricValues } from './trigonometry/values.ts';
import { completingSquare } from './quadratics/complete-square.ts';
import { complexArithmetic } from './complex/arithmetic.ts';
import { complexEquations } from './complex/equations.ts';
import type { Topic } from './types.ts';

/** Everything that the solver knows, in the order in which it is asked: special kinds of problems before general ones. */
export const topics: readonly Topic[] = [
  formulaQuestions,
  domains,
  curveQuestionsTopic,
  lineQuestionsTopic,
  conversionQuestions,
  valueQuestions,
  remainderQuestions,
  derivatives,
  integrals,
  limits,
  sequences,
  series,
  statistics,
  letterFactorials,
  polynomialDivision,
  completingSquare,
  complexArithmetic,
  complexEquations,
  trigonometricEquations,
  trigonometricValues,
  exponentialEquations,
  logarithms,
  commonDivisors,
  letterExpressions,
  proportions,
  systems,
  formulas,
  absoluteEquations,
  radicalEquations,
  rationalEquations,
  inequalities,
  constantEquations,
  polynomialEquations,
  polynomialExpressions,
];
