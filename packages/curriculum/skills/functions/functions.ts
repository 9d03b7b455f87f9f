import type { SkillId } from '../skill-graph.ts';
import type { SkillContent } from '../skill.ts';
import { absoluteValue } from './absolute-value/absolute-value.ts';
import { arithmeticSequences } from './arithmetic-sequences/arithmetic-sequences.ts';
import { coordinates } from './coordinates/coordinates.ts';
import { exponentials } from './exponentials/exponentials.ts';
import { functionValues } from './function-values/function-values.ts';
import { geometricSequences } from './geometric-sequences/geometric-sequences.ts';
import { logarithms } from './logarithms/logarithms.ts';
import { parabolas } from './parabolas/parabolas.ts';
import { slope } from './slope/slope.ts';

export const functions: Partial<Record<SkillId, SkillContent>> = {
  coordinates,
  slope,
  function_values: functionValues,
  parabolas,
  absolute_value: absoluteValue,
  exponentials,
  logarithms,
  arithmetic_sequences: arithmeticSequences,
  geometric_sequences: geometricSequences,
};
