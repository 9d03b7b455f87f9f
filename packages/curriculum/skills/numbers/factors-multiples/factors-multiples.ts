import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { buses, parcels } from './stories.ts';
import { divisor, multiple, prime, primeFactors } from './templates.ts';
import { texts } from './texts.ts';

export const factorsMultiples: SkillContent = {
  texts,
  slots: { number: '12', split: '60 = 2^2*3*5' },
  figure,
  example: {
    prompt: {
      en: 'Find the highest common factor of {a} and {b}.',
      es: 'Halla el máximo común divisor de {a} y {b}.',
      fr: 'Trouve le plus grand commun diviseur de {a} et {b}.',
    },
    slots: { a: '84', b: '120' },
    lines: [
      {
        line: '84 = 2^2*3*7',
        why: {
          en: 'Divide by 2 as often as you can, then by 3, and so on with the primes.',
          es: 'Se divide entre 2 mientras se pueda, luego entre 3, y así con los primos.',
          fr: 'On divise par 2 tant que c’est possible, puis par 3, et ainsi de suite avec les nombres premiers.',
        },
      },
      {
        line: '120 = 2^3*3*5',
        why: {
          en: 'The same with the second number.',
          es: 'Lo mismo con el segundo número.',
          fr: 'De même pour le second nombre.',
        },
      },
      {
        line: '2^2*3',
        why: {
          en: 'Both have two factors 2 and one factor 3. They do not share the 5 or the 7.',
          es: 'Los dos tienen dos factores 2 y un factor 3. El 5 y el 7 no son comunes.',
          fr: 'Les deux ont deux facteurs 2 et un facteur 3. Le 5 et le 7 ne sont pas communs.',
        },
      },
      {
        line: '12',
        why: {
          en: 'The shared factors multiplied. Check: 84 is 7 times 12, and 120 is 10 times 12.',
          es: 'Se multiplican los factores comunes. Prueba: 84 es 7 veces 12, y 120 es 10 veces 12.',
          fr: 'On multiplie les facteurs communs. Vérification : 84, c’est 7 fois 12, et 120, c’est 10 fois 12.',
        },
      },
    ],
  },
  mistakes: ['divisor_and_multiple_swapped', 'not_greatest_divisor', 'not_least_multiple', 'looks_prime'],
  templates: [prime, divisor, primeFactors, multiple, buses, parcels],
};
