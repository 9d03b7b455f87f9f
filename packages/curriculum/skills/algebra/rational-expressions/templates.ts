import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** For which numbers a fraction is undefined. */
const excluded: ItemTemplate = {
  id: 'rational_expressions.excluded',
  skills: ['rational_expressions', 'factoring_quadratics'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'For which numbers x does {fraction} have no value?',
    es: '¿Para qué números x no tiene valor {fraction}?',
    fr: 'Pour quels nombres x l’expression {fraction} n’a-t-elle pas de valeur ?',
  },
  hint: {
    en: 'Only the part below the line matters here. Write it as a product.',
    es: 'Aquí solo importa lo que hay debajo de la raya. Escríbelo como producto.',
    fr: 'Seul ce qui est sous la barre compte ici. Écris-le sous forme de produit.',
  },
  make: (draw) => {
    const p = draw.nonZero(-6, 6);
    const q = draw.nonZero(-6, 6, [p, -p]);
    const n = draw.nonZero(-9, 9, [p, q]);
    const below = poly([1, -(p + q), p * q]);
    return {
      slots: { fraction: `(${linear(1, -n)})/(${below})` },
      answer: {
        kind: 'formula',
        expected: `x = ${p} or x = ${q}`,
        slips: [
          { answer: `x = ${-p} or x = ${-q}`, mistake: 'sign_of_solution' },
          { answer: `x = ${n}`, mistake: 'numerator_zero' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${below} = 0` },
      worked: 'engine',
    };
  },
};

/** `(kax^2 + kbx)/(kx)`. */
const monomialBelow: ItemTemplate = {
  id: 'rational_expressions.monomial_below',
  skills: ['rational_expressions', 'common_factor'],
  level: 1,
  kind: 'formula',
  prompt: { en: 'Simplify {fraction}.', es: 'Simplifica {fraction}.', fr: 'Simplifie {fraction}.' },
  hint: {
    en: 'Only factors of the whole numerator can be cancelled. Which factor do both of its terms share?',
    es: 'Solo se simplifican factores de todo el numerador. ¿Qué factor comparten sus dos términos?',
    fr: 'On ne simplifie que par un facteur du numérateur entier. Quel facteur ses deux termes ont-ils en commun ?',
  },
  make: (draw) => {
    const [k, a, b] = [draw.int(2, 6), draw.int(2, 6), draw.nonZero(-9, 9)];
    const [above, result] = [poly([k * a, k * b, 0]), linear(a, b)];
    return {
      slots: { fraction: `(${above})/(${k}x)` },
      answer: {
        kind: 'formula',
        expected: result,
        form: 'simplified',
        slips: [
          { answer: poly([k * a, 0, b]), mistake: 'cancels_terms' },
          { answer: poly([a, k * b, 0]), mistake: 'cancels_terms' },
        ],
      },
      proof: { by: 'solve', problem: `simplify (${above})/(${k}x)` },
      worked: [
        {
          line: `(${k}x(${result}))/(${k}x)`,
          why: {
            en: 'The common factor of both terms is taken out, so that the numerator is a product.',
            es: 'Se saca el factor común de los dos términos para que el numerador sea un producto.',
            fr: 'On met en facteur ce que les deux termes ont en commun : le numérateur devient un produit.',
          },
        },
        {
          line: result,
          why: {
            en: 'The same factor is above and below, so it is cancelled. x must not be 0.',
            es: 'El mismo factor está arriba y abajo y se simplifica. x no puede ser 0.',
            fr: 'Le même facteur figure en haut et en bas : on simplifie. x ne doit pas être nul.',
          },
        },
      ],
    };
  },
};

/** Two quadratics with a common factor. */
const cancelBracket: ItemTemplate = {
  id: 'rational_expressions.cancel_bracket',
  skills: ['rational_expressions', 'factoring_quadratics'],
  level: 2,
  kind: 'formula',
  prompt: { en: 'Simplify {fraction}.', es: 'Simplifica {fraction}.', fr: 'Simplifie {fraction}.' },
  hint: {
    en: 'Nothing can be cancelled as long as there are sums. Write above and below as products first.',
    es: 'Mientras haya sumas no se puede simplificar nada. Escribe primero arriba y abajo como productos.',
    fr: 'Tant qu’il y a des sommes, rien ne se simplifie. Écris d’abord le haut et le bas sous forme de produits.',
  },
  make: (draw) => {
    const a = draw.nonZero(-7, 7);
    const b = draw.nonZero(-6, 6, [a, -a]);
    const fraction = `(${poly([1, 0, -a * a])})/(${poly([1, a + b, a * b])})`;
    return {
      slots: { fraction },
      answer: {
        kind: 'formula',
        expected: `(${linear(1, -a)})/(${linear(1, b)})`,
        form: 'simplified',
        slips: [
          { answer: `(${linear(1, a)})/(${linear(1, b)})`, mistake: 'wrong_sign_factor_pair' },
          { answer: `(${-a * a})/(${linear(a + b, a * b)})`, mistake: 'cancels_terms' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${fraction}` },
      worked: 'engine',
    };
  },
};

/** One fraction divided by another. */
const division: ItemTemplate = {
  id: 'rational_expressions.division',
  skills: ['rational_expressions', 'fraction_products'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Divide {first} by {second} and simplify.',
    es: 'Divide {first} entre {second} y simplifica.',
    fr: 'Divise {first} par {second} et simplifie.',
  },
  hint: {
    en: 'Turn over the fraction you divide by and multiply. Factorise before you multiply anything out.',
    es: 'Dale la vuelta a la fracción entre la que divides y multiplica. Factoriza antes de multiplicar.',
    fr: 'Remplace la fraction par laquelle tu divises par son inverse et multiplie. Factorise avant de développer.',
  },
  make: (draw) => {
    const [a, k, j] = [draw.nonZero(-7, 7, [1, -1]), draw.int(2, 5), draw.int(2, 4)];
    const [first, second] = [`(${poly([1, 0, -a * a])})/(${k}x)`, `(${linear(1, a)})/(${k * j}x^2)`];
    const expected = `${j}x(${linear(1, -a)})`;
    return {
      slots: { first, second },
      answer: {
        kind: 'formula',
        expected,
        form: 'simplified',
        slips: [
          {
            answer: `((${linear(1, a)})^2*(${linear(1, -a)}))/(${k * k * j}x^3)`,
            mistake: 'divides_without_turning',
          },
          { answer: `${j}x(${linear(1, a)})`, mistake: 'wrong_sign_factor_pair' },
        ],
      },
      proof: { by: 'solve', problem: `simplify (${first})/(${second})` },
      worked: [
        {
          line: `((${poly([1, 0, -a * a])})/(${k}x))*((${k * j}x^2)/(${linear(1, a)}))`,
          why: {
            en: 'Dividing by a fraction is multiplying by its reciprocal.',
            es: 'Dividir entre una fracción es multiplicar por su inversa.',
            fr: 'Diviser par une fraction, c’est multiplier par son inverse.',
          },
        },
        {
          line: `((${linear(1, a)})(${linear(1, -a)})*${k * j}x^2)/(${k}x(${linear(1, a)}))`,
          why: {
            en: 'The difference of squares is written as a product. Now there are only factors.',
            es: 'La diferencia de cuadrados se escribe como producto. Ahora solo hay factores.',
            fr: 'La différence de carrés s’écrit comme un produit. Il n’y a plus que des facteurs.',
          },
        },
        {
          line: expected,
          why: {
            en: 'The bracket, the letter and the number that are both above and below are cancelled.',
            es: 'Se simplifican el paréntesis, la letra y el número que están arriba y abajo.',
            fr: 'On simplifie par la parenthèse, la lettre et le nombre qui figurent en haut et en bas.',
          },
        },
      ],
    };
  },
};

export const templates = [excluded, monomialBelow, cancelBracket, division];
