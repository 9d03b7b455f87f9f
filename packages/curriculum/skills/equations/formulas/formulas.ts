import { reasons } from '../reasons.ts';
import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { forLetter } from './prompts.ts';
import { templates } from './templates.ts';
import { lines } from './lines.ts';
import { texts } from './texts.ts';

export const formulas: SkillContent = {
  texts,
  slots: { example: 's = v t', solved: 't = s/v', twice: 'a x + b = c x + d', taken: 'x(a - c) = d - b' },
  figure,
  example: {
    prompt: forLetter,
    slots: { formula: 'P = 2a + 2b', letter: 'b' },
    lines: [
      {
        line: 'P - 2a = 2b',
        why: {
          en: 'The letter w is asked for. What is added to its term is subtracted on both sides.',
          es: 'Se busca la letra w. Lo que se suma a su término se resta en los dos lados.',
          fr: 'On cherche la lettre w. Ce qui s’ajoute à son terme est retranché des deux membres.',
        },
      },
      { line: '(P - 2a)/2 = b', why: reasons.divided },
    ],
  },
  mistakes: [
    'moved_without_sign_change',
    'divides_one_term_only',
    'inverse_operation_wrong',
    'cancels_terms',
  ],
  templates: [...templates, ...lines],
};
