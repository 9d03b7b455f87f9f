/**
 * How a problem becomes steps. The reader of words or LaTeX has produced a `Problem` (`reading/request.ts`):
 * a task, a tree, optionally an unknown and clauses such as an interval.
 * 1. Topic: the first in the list below whose `family` accepts the problem and that supports all its clauses
 * handles it.
 * 2. Moves: `solve.ts` asks the topic for one `Move` at a time: a rule, and the line it produces from the
 * previous line. A move depends only on the line, never on the earlier steps, so a learner’s line continues
 * just as the solver’s does.
 * 3. Invariants: each move declares what it preserves (`types.ts`); the checker in `verify/` tests this
 * (`step-invariants.ts`), and an unproven step ends the solution as `cannot`.
 * 4. Proof: finally the answer is compared with the problem itself. Only proven results are shown, so a topic
 * may try freely.
 * A new topic needs a folder here, an entry in this list and the texts of its rules in `messages/rules/`.
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
import { properties } from './properties/topic.ts';
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

/** All topics of the solver in the order in which they are tried: specific before general. */
export const topics: readonly Topic[] = [
  formulaQuestions,
  properties,
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
