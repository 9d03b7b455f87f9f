import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { harderTemplates } from './harder-templates.ts';
import { templates } from './templates.ts';
import { texts } from './texts.ts';

export const derivativeRules: SkillContent = {
  texts,
  slots: {
    chain: 'sin(3x)',
    chained: '3cos(3x)',
  },
  figure,
  example: {
    prompt: { en: 'Differentiate {function}.', es: 'Deriva {function}.', fr: 'Dérive {function}.' },
    slots: { function: 'f(x) = x^2*e^(3x)' },
    lines: [
      {
        line: '(d/dx(x^2))*e^(3x) + x^2*(d/dx(e^(3x)))',
        why: {
          en: 'It is a product: each factor is differentiated once while the other stays.',
          es: 'Es un producto: cada factor se deriva una vez mientras el otro se queda.',
          fr: 'C’est un produit : chaque facteur est dérivé une fois pendant que l’autre reste.',
        },
      },
      {
        line: '2x*e^(3x) + 3x^2*e^(3x)',
        why: {
          en: 'In the second part 3x is in the exponent, so the chain rule multiplies by its derivative 3.',
          es: 'En la segunda parte 3x está en el exponente: la regla de la cadena multiplica por su derivada, 3.',
          fr: 'Dans la seconde partie, 3x est dans l’exposant : on multiplie par sa dérivée, 3.',
        },
      },
      {
        line: 'x*e^(3x)*(2 + 3x)',
        why: {
          en: 'Both parts share x and the exponential. Written as a product, it shows where the derivative is 0.',
          es: 'Las dos partes comparten x y la exponencial. Como producto se ve dónde vale 0 la derivada.',
          fr: 'Les deux parties ont en commun x et l’exponentielle. Sous forme de produit, on voit où la dérivée s’annule.',
        },
      },
    ],
  },
  mistakes: [
    'inner_derivative_forgotten',
    'derivative_of_product',
    'derivative_of_quotient',
    'quotient_order',
    'power_rule_on_exponential',
  ],
  templates: [...templates, ...harderTemplates],
};
