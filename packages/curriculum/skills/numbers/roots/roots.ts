import type { SkillContent } from '../../skill.ts';
import { simplified } from '../prompts.ts';
import { joined, squareOut } from './reasons.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const roots: SkillContent = {
  texts,
  slots: {
    root: 'sqrt(49) = 7',
    square: '7*7 = 49',
    out: 'sqrt(12) = sqrt(4)*sqrt(3) = 2sqrt(3)',
    sum: 'sqrt(9 + 16)',
    join: '2sqrt(3) + 3sqrt(3) = 5sqrt(3)',
  },
  picture: {
    items: ['y = sqrt(x)'],
    view: { x: [-1, 17], y: [-1, 5] },
    caption: {
      en: 'The side of a square over its area: four times the area, twice the side.',
      es: 'El lado de un cuadrado según su área: cuádruple de área, doble de lado.',
      fr: 'Le côté d’un carré en fonction de son aire : aire quadruple, côté double.',
    },
  },
  example: {
    prompt: simplified,
    slots: { task: 'sqrt(50) + sqrt(18)' },
    lines: [
      { line: '5sqrt(2) + 3sqrt(2)', why: squareOut },
      { line: '8sqrt(2)', why: joined },
    ],
  },
  mistakes: ['root_as_half', 'square_factor_not_rooted', 'adds_radicands', 'root_of_sum'],
  templates,
};
