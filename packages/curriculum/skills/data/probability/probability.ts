import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workedOut } from '../reasons.ts';
import { alongPath, firstDraw, secondDraw } from './reasons.ts';
import { atLeast, bag, expected, spinner, twoSweets } from './templates.ts';
import { texts } from './texts.ts';

export const probability: SkillContent = {
  texts,
  slots: { die: '2/6 = 1/3', two: '1/6*1/6 = 1/36', least: '1 - 5/6*5/6 = 11/36' },
  figure,
  example: {
    prompt: {
      en: 'A bag holds {red} red and {blue} blue balls. Two are drawn and kept. How likely is it that both are red?',
      es: 'Una bolsa tiene {red} bolas rojas y {blue} azules. Se sacan dos y no se devuelven. ¿Qué probabilidad hay de que las dos sean rojas?',
      fr: 'Un sac contient {red} boules rouges et {blue} bleues. On en tire deux sans les remettre. Quelle est la probabilité que les deux soient rouges ?',
    },
    slots: { red: '4', blue: '6' },
    lines: [
      { line: '4/10', why: firstDraw },
      { line: '3/9', why: secondDraw },
      { line: '4/10*3/9', why: alongPath },
      { line: '2/15', why: workedOut },
    ],
  },
  mistakes: [
    'odds_for_probability',
    'probabilities_added',
    'replaced_though_kept',
    'complement_for_event',
    'never_for_all',
  ],
  templates: [bag, expected, spinner, atLeast, twoSweets],
};
