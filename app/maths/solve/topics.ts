import { derivatives } from './calculus/derivative-topic.ts';
import { integrals } from './calculus/integral-topic.ts';
import { limits } from './calculus/limit-topic.ts';
import { inequalities } from './inequalities/topic.ts';
import { absoluteEquations, radicalEquations, rationalEquations } from './equations/families.ts';
import { constantEquations, formulas } from './formulas/topic.ts';
import { systems } from './systems/topic.ts';
import { polynomialEquations, polynomialExpressions } from './polynomial-topics.ts';
import { polynomialDivision } from './powers/division.ts';
import { commonDivisors, letterExpressions } from './powers/topics.ts';
import type { Topic } from './types.ts';

/** Everything that the solver knows, in the order in which it is asked: special kinds of problems before general ones. */
export const topics: readonly Topic[] = [
  derivatives,
  integrals,
  limits,
  polynomialDivision,
  commonDivisors,
  letterExpressions,
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
