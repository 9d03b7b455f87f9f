import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { simplified } from '../prompts.ts';
import { everyFactor, exponentsAdded, exponentsMultiplied, exponentsSubtracted } from './reasons.ts';
import { negative, sameBase, scientific, signs, together, wrongLine } from './templates.ts';
import { texts } from './texts.ts';

export const powers: SkillContent = {
  texts,
  slots: {
    power: '2^4 = 2*2*2*2',
    product: 'x^3*x^4 = x^7',
    nested: '(x^3)^2 = x^6',
    zero: '2^0 = 1',
    negative: '2^(-3) = 1/8',
    large: '45000 = 4.5*10^4',
  },
  figure,
  example: {
    prompt: simplified,
    slots: { task: '((2x^3)^2*x)/x^4' },
    lines: [
      { line: '(2^2*(x^3)^2*x)/x^4', why: everyFactor },
      { line: '(4x^6*x)/x^4', why: exponentsMultiplied },
      { line: '(4x^7)/x^4', why: exponentsAdded },
      { line: '4x^3', why: exponentsSubtracted },
    ],
  },
  mistakes: [
    'multiplies_exponents',
    'square_of_negative',
    'negative_exponent',
    'power_as_product',
    'power_of_one_factor',
  ],
  templates: [signs, sameBase, together, negative, wrongLine, scientific],
};
