import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workOut } from '../prompts.ts';
import { digitsFirst, pointBack, wholeFactors } from './reasons.ts';
import { largest, product, quotient, round, toFraction, weighed } from './templates.ts';
import { texts } from './texts.ts';

export const decimals: SkillContent = {
  texts,
  slots: { number: '3.07', equal: '1/2 = 5/10 = 50/100', whole: '4*6 = 24', product: '0.4*0.6 = 0.24' },
  figure,
  example: {
    prompt: workOut,
    slots: { task: '0.3*1.2' },
    lines: [
      { line: '(3/10)*(12/10)', why: wholeFactors },
      { line: '36/100', why: digitsFirst },
      { line: '0.36', why: pointBack },
    ],
  },
  mistakes: ['decimal_point', 'longer_is_larger', 'rounds_wrong_way', 'tenths_for_hundredths'],
  templates: [largest, product, quotient, round, toFraction, weighed],
};
