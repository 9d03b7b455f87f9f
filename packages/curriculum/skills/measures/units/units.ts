import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { everyday } from './everyday.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const units: SkillContent = {
  texts,
  slots: { length: '1 m = 100 cm', area: '1 m^2 = 10000 cm^2', tile: '100 * 100' },
  figure,
  example: {
    prompt: {
      en: 'Write {quantity} in square centimetres.',
      es: 'Expresa {quantity} en centímetros cuadrados.',
      fr: 'Convertis {quantity} en centimètres carrés.',
    },
    slots: { quantity: '2.4 m^2' },
    lines: [
      {
        line: '1 m^2 = 100 cm * 100 cm',
        why: {
          en: 'A square metre is one metre long and one metre wide, and each metre is 100 centimetres.',
          es: 'Un metro cuadrado mide un metro de largo y uno de ancho, y cada metro son 100 centímetros.',
          fr: 'Un mètre carré fait un mètre de long et un mètre de large, et chaque mètre vaut 100 centimètres.',
        },
      },
      {
        line: '1 m^2 = 10000 cm^2',
        why: {
          en: 'So the factor is 100 twice over.',
          es: 'Por eso el factor 100 aparece dos veces.',
          fr: 'Le facteur 100 compte donc deux fois.',
        },
      },
      {
        line: '2.4 m^2 = 24000 cm^2',
        why: {
          en: 'The smaller unit is needed more often, so the number grows.',
          es: 'La unidad menor cabe más veces, así que el número crece.',
          fr: 'L’unité est plus petite et tient plus de fois : le nombre grandit.',
        },
      },
    ],
  },
  mistakes: ['decimal_point', 'area_unit_as_length', 'hours_as_hundred', 'units_not_compared'],
  templates: [...templates, ...everyday],
};
