import type { SkillContent } from '../../skill.ts';
import { graphTemplates } from './graph-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const polynomials: SkillContent = {
  texts,
  slots: { cubic: 'x^3 - 3x^2 - 4x + 12', divisor: 'x - 2', factored: '(x - 2)(x + 2)(x - 3)' },
  picture: {
    items: ['y = x^3 - 3x^2 - 4x + 12'],
    view: { x: [-4, 5], y: [-8, 16] },
    caption: {
      en: 'The curve meets the horizontal axis at −2, 2 and 3: three brackets.',
      es: 'La curva corta el eje horizontal en −2, 2 y 3: tres paréntesis.',
      fr: 'La courbe coupe l’axe des abscisses en −2, 2 et 3 : trois facteurs.',
    },
  },
  example: {
    prompt: {
      en: 'The polynomial {cubic} is 0 at 1. Factorise it.',
      es: 'El polinomio {cubic} vale 0 en 1. Factorízalo.',
      fr: 'Le polynôme {cubic} s’annule en 1. Factorise-le.',
    },
    slots: { cubic: 'x^3 - 2x^2 - 5x + 6' },
    lines: [
      {
        line: '(x - 1)(x^2 - x - 6)',
        why: {
          en: 'It is 0 at 1, so x − 1 is a factor. Division by it gives the other factor without a remainder.',
          es: 'Vale 0 en 1, así que x − 1 es un factor. Al dividir entre él sale el otro factor sin resto.',
          fr: 'Il s’annule en 1, donc x − 1 est un facteur. La division donne l’autre facteur, sans reste.',
        },
      },
      {
        line: '(x - 1)(x + 2)(x - 3)',
        why: {
          en: 'For the quadratic factor, two numbers with the product −6 and the sum −1 are needed: 2 and −3.',
          es: 'Para el factor de segundo grado hacen falta dos números con producto −6 y suma −1: 2 y −3.',
          fr: 'Pour le facteur du second degré, il faut deux nombres de produit −6 et de somme −1 : 2 et −3.',
        },
      },
    ],
  },
  mistakes: ['sign_lost_distributing', 'sign_of_solution', 'division_sign', 'multiplies_exponents'],
  templates: [...templates, ...graphTemplates],
};
