import { derivatives } from './calculus/derivative-topic.ts';
import { integrals } from './calculus/integral-topic.ts';
import { limits } from './calculus/limit-topic.ts';
import { sequences } from './counting/sequences.ts';
import { letterFactorials, series, statistics } from './counting/topic.ts';
import { conversionQuestions } from './figures/convert.ts';
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
import { complexArithmetic, complexEquations } from './quadratics/complex.ts';
import type { Topic } from './types.ts';

/** Everything that the solver knows, in the order in which it is asked: special kinds of problems before general ones. */
export const topics: readonly Topic[] = [
  formulaQuestions,
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
