import { topicOfRule } from '#app/maths/public.server.ts';
import type { RuleTopic, Step } from '#app/maths/public.ts';
import { ownConcepts } from './rule-concepts.ts';

/** The ideas behind the solver's rules: what a first hint speaks about, without touching the numbers of the problem. */
export const conceptIds = [
  'brackets',
  'collect',
  'denominators',
  'balance',
  'turn_sign',
  'truth',
  'standard_form',
  'factor_pair',
  'zero_product',
  'roots',
  'formula',
  'order',
  'common_denominator',
  'cancel',
  'times_fraction',
  'divide_fraction',
  'convert',
  'square',
  'difference_of_squares',
  'common_factor',
  'surd',
  'rationalise',
  'substitution',
  'excluded',
  'isolate_root',
  'distance',
  'exponent',
  'sign_chart',
  'circle',
  'complete_square',
  'power_laws',
  'calculus',
  'counting',
  'measure',
  'one_letter',
  'new_letter',
  'test',
  'logarithm',
  'root_laws',
  'long_division',
  'factor_first',
  'cubes',
  'prime',
  'imaginary',
  'all_parts',
  'antiderivative',
  'constant',
  'approach',
  'data',
  'percentage',
  'proportion',
  'other_writing',
  'slope',
  'on_axis',
  'put_in',
] as const;
export type ConceptId = (typeof conceptIds)[number];

/** The idea of a topic of the solver. A topic without one fails the type check. */
const conceptOfTopic: Record<RuleTopic, ConceptId> = {
  first: 'balance',
  systems: 'substitution',
  rational: 'excluded',
  radical: 'isolate_root',
  absolute: 'distance',
  exponential: 'exponent',
  inequalities: 'sign_chart',
  trigonometry: 'circle',
  quadratics: 'complete_square',
  powers: 'power_laws',
  calculus: 'calculus',
  counting: 'counting',
  figures: 'measure',
};

/** The idea that a rule of the solver applies: its own, else that of its topic. */
export const conceptOfRule = (rule: Step['rule']): ConceptId =>
  ownConcepts[rule] ?? conceptOfTopic[topicOfRule(rule)];
