import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { cancelled, mixedFirst, straightAcross, turned } from './reasons.ts';
import { glasses, recipe } from './stories.ts';
import { product, quotient, sameValue, wrongLine } from './templates.ts';
import { texts } from './texts.ts';

export const fractionProducts: SkillContent = {
  texts,
  slots: { product: '1/2 * (3/4) = 3/8', quotient: '(3/4)/(2/5) = (3*5)/(4*2)' },
  figure,
  example: {
    prompt: {
      en: 'Divide {a} by {b}.',
      es: 'Divide {a} entre {b}.',
      fr: 'Divise {a} par {b}.',
    },
    slots: { a: '2 1/4', b: '3/8' },
    lines: [
      { line: '(9/4)/(3/8)', why: mixedFirst },
      { line: '(9/4)*(8/3)', why: turned },
      { line: '(9*8)/(4*3)', why: straightAcross },
      { line: '6', why: cancelled },
    ],
  },
  mistakes: ['divides_without_turning', 'turns_wrong_fraction', 'multiplies_above_and_below'],
  templates: [product, quotient, sameValue, wrongLine, recipe, glasses],
};
