import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workOut } from '../prompts.ts';
import { commonDenominator, denominatorsAlike, numeratorsJoined } from './reasons.ts';
import { mixed, tank, unlike, wrongLine } from './templates.ts';
import { texts } from './texts.ts';

export const fractionSums: SkillContent = {
  texts,
  slots: { sum: '1/2 + 1/3', steps: '1/2 + 1/3 = 3/6 + 2/6 = 5/6' },
  figure,
  example: {
    prompt: workOut,
    slots: { task: '5/6 - 3/8' },
    lines: [
      { line: '20/24 - 9/24', why: commonDenominator },
      { line: '(20 - 9)/24', why: denominatorsAlike },
      { line: '11/24', why: numeratorsJoined },
    ],
  },
  mistakes: ['adds_across_fractions', 'keeps_numerators', 'rest_for_part'],
  templates: [unlike, wrongLine, mixed, tank],
};
