import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

const prompt = { en: 'Expand {product}.', es: 'Desarrolla {product}.', fr: 'Développe {product}.' };

/** `k(ax + b)`, with positive and negative factors. */
const oneBracket: ItemTemplate = {
  id: 'expanding.one_bracket',
  skills: ['expanding'],
  level: 1,
  kind: 'formula',
  prompt,
  hint: {
    en: 'The factor in front meets every term in the bracket. Draw an arrow to each of them.',
    es: 'El factor de delante multiplica a cada término del paréntesis. Dibuja una flecha hacia cada uno.',
    fr: 'Le facteur placé devant multiplie chaque terme de la parenthèse. Trace une flèche vers chacun.',
  },
  make: (draw) => {
    const [k, a, b] = [draw.nonZero(-6, 9, [1, -1]), draw.int(2, 6), draw.nonZero(-9, 9)];
    const product = `${k}(${linear(a, b)})`;
    return {
      slots: { product },
      answer: {
        kind: 'formula',
        expected: linear(k * a, k * b),
        form: 'expanded',
        slips: [
          { answer: linear(k * a, b), mistake: 'distributes_first_only' },
          {
            answer: linear(k * a, -k * b),
            mistake: k < 0 ? 'sign_lost_distributing' : 'sign_of_product',
          },
        ],
      },
      proof: { by: 'solve', problem: `expand ${product}` },
      worked: 'engine',
    };
  },
};

/** `(x + b)(cx + d)`. */
const twoBrackets: ItemTemplate = {
  id: 'expanding.two_brackets',
  skills: ['expanding'],
  level: 2,
  kind: 'formula',
  prompt,
  hint: {
    en: 'Think of a rectangle cut into four fields: each term of one bracket meets each term of the other.',
    es: 'Piensa en un rectángulo dividido en cuatro zonas: cada término de un paréntesis se multiplica por cada término del otro.',
    fr: 'Pense à un rectangle partagé en quatre zones : chaque terme d’une parenthèse rencontre chaque terme de l’autre.',
  },
  make: (draw) => {
    const [c, b] = [draw.int(1, 3), draw.nonZero(-8, 8)];
    const d = draw.nonZero(-8, 8, [-c * b]);
    const product = `(${linear(1, b)})(${linear(c, d)})`;
    return {
      slots: { product },
      answer: {
        kind: 'formula',
        expected: poly([c, d + c * b, b * d]),
        form: 'expanded',
        slips: [
          { answer: poly([c, 0, b * d]), mistake: 'first_and_last_only' },
          { answer: poly([c, d + c * b, -b * d]), mistake: 'sign_of_product' },
        ],
      },
      proof: { by: 'solve', problem: `expand ${product}` },
      worked: 'engine',
    };
  },
};

/** Which sum equals the square of a bracket. */
const square: ItemTemplate = {
  id: 'expanding.square',
  skills: ['expanding'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which expression is equal to {square}?',
    es: '¿Qué expresión es igual a {square}?',
    fr: 'Quelle expression est égale à {square} ?',
  },
  hint: {
    en: 'A square is a product of two equal brackets. Write both down and let every term meet every term.',
    es: 'Un cuadrado es un producto de dos paréntesis iguales. Escribe los dos y multiplica cada término por cada término.',
    fr: 'Un carré est le produit de deux parenthèses égales. Écris-les toutes les deux et multiplie chaque terme par chaque terme.',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'y', 't']);
    const [a, size] = [draw.int(1, 5), draw.int(3, 9)];
    const b = draw.chance(0.5) ? size : -size;
    const brackets = `(${linear(a, b, letter)})^2`;
    const right = poly([a * a, 2 * a * b, b * b], letter);
    const missing = b < 0 ? 'square_over_difference' : 'power_over_sum';
    return {
      slots: { square: brackets },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: poly([a * a, 0, b < 0 ? -b * b : b * b], letter), mistake: missing },
          { text: poly([a * a, a * b, b * b], letter), mistake: 'middle_term_once' },
          { text: poly([a * a, 2 * a * b, -b * b], letter), mistake: 'sign_of_product' },
        ],
      },
      proof: { by: 'solve', problem: `expand ${brackets}` },
      worked: 'engine',
    };
  },
};

export const templates = [oneBracket, twoBrackets, square];
