import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { asHundredths, whatStays, workedOut } from './reasons.ts';
import { asPercent, partOf, rate, reduced, twice, whole } from './templates.ts';
import { texts } from './texts.ts';

export const percent: SkillContent = {
  texts,
  slots: { meaning: '35% = 35/100 = 0.35', part: '35% * 80 = 28', rise: '1.2*80 = 96' },
  figure,
  example: {
    prompt: {
      en: 'A coat costs €{price}. It is reduced by {rate}%. What is the new price, in euros?',
      es: 'Un abrigo cuesta {price} €. Se rebaja un {rate} %. ¿Cuál es el nuevo precio, en euros?',
      fr: 'Un manteau coûte {price} €. Il est vendu avec {rate} % de remise. Quel est le nouveau prix, en euros ?',
    },
    slots: { price: '140', rate: '30' },
    lines: [
      { line: '70% * 140', why: whatStays },
      { line: '0.7*140', why: asHundredths },
      { line: '98', why: workedOut },
    ],
  },
  mistakes: ['percent_not_hundredths', 'rest_for_part', 'percents_added', 'whole_taken_for_part'],
  templates: [asPercent, partOf, rate, reduced, whole, twice],
};
