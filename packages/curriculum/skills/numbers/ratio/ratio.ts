import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { inverse } from './inverse.ts';
import { onePart, partsCounted } from './reasons.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const ratio: SkillContent = {
  texts,
  slots: { mix: '2:3', larger: '2:3 = 4:6 = 20:30' },
  figure,
  example: {
    prompt: {
      en: 'Juice and water are mixed as {ratio} and make {total}. How much of it is juice?',
      es: 'Se mezclan zumo y agua en la razón {ratio} y salen {total}. ¿Cuánto es zumo?',
      fr: 'On mélange du jus et de l’eau dans le ratio {ratio}, ce qui donne {total}. Quelle quantité de jus y a-t-il ?',
    },
    slots: { ratio: '2:3', total: '750 ml' },
    lines: [
      { line: '2 + 3 = 5', why: partsCounted },
      { line: '750 ml/5 = 150 ml', why: onePart },
      {
        line: '2*150 ml = 300 ml',
        why: {
          en: 'Two of the parts are juice.',
          es: 'Dos de las partes son zumo.',
          fr: 'Deux de ces parts sont du jus.',
        },
      },
    ],
  },
  mistakes: ['ratio_turned', 'adds_to_both_parts', 'parts_not_added', 'inverse_as_direct'],
  templates: [...templates, inverse],
};
