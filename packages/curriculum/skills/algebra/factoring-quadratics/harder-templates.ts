import { greatestDivisor, linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** `(ax + b)(x + c)` with a leading coefficient. */
const leading: ItemTemplate = {
  id: 'factoring_quadratics.leading',
  skills: ['factoring_quadratics'],
  level: 3,
  kind: 'formula',
  prompt: { en: 'Factorise {sum}.', es: 'Factoriza {sum}.', fr: 'Factorise {sum}.' },
  hint: {
    en: 'Multiply the first number by the last. Look for two numbers with this product whose sum is the middle number, and split the middle term.',
    es: 'Multiplica el primer número por el último. Busca dos números con ese producto cuya suma sea el número central y reparte el término central.',
    fr: 'Multiplie le premier nombre par le dernier. Cherche deux nombres qui ont ce produit et pour somme le nombre du milieu, puis partage le terme du milieu.',
  },
  make: (draw) => {
    const a = draw.pick([2, 3, 5]);
    const b = draw.pick([-7, -5, -3, -2, -1, 1, 2, 3, 5, 7].filter((n) => greatestDivisor(a, n) === 1));
    const c = draw.nonZero(-6, 6, [b, -b, -b / a]);
    const sum = poly([a, b + a * c, b * c]);
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: `(${linear(a, b)})(${linear(1, c)})`,
        form: 'factored',
        slips: [
          { answer: `(${linear(a, c)})(${linear(1, b)})`, mistake: 'numbers_in_wrong_brackets' },
          { answer: `(${linear(a, -b)})(${linear(1, -c)})`, mistake: 'wrong_sign_factor_pair' },
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

/** A common factor first, then two brackets. */
const completely: ItemTemplate = {
  id: 'factoring_quadratics.completely',
  skills: ['factoring_quadratics', 'common_factor'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Factorise {sum} completely.',
    es: 'Factoriza {sum} por completo.',
    fr: 'Factorise {sum} au maximum.',
  },
  hint: {
    en: 'Is there something that all terms share? Take it out first; what is left has smaller numbers.',
    es: '¿Comparten algo todos los términos? Sácalo primero; lo que queda tiene números más pequeños.',
    fr: 'Tous les termes ont-ils quelque chose en commun ? Mets-le d’abord en facteur : ce qui reste a des nombres plus petits.',
  },
  make: (draw) => {
    const [k, p] = [draw.int(2, 6), draw.nonZero(-7, 7)];
    const q = draw.nonZero(-7, 7, [p]);
    const sum = poly([k, k * (p + q), k * p * q]);
    const product = (front: string, u: number, v: number) => `${front}(${linear(1, u)})(${linear(1, v)})`;
    return {
      slots: { sum },
      answer: {
        kind: 'formula',
        expected: product(String(k), p, q),
        form: 'factored',
        slips: [
          { answer: product('', p, q), mistake: 'front_factor_lost' },
          ...(p === -q
            ? []
            : [{ answer: product(String(k), -p, -q), mistake: 'wrong_sign_factor_pair' as const }]),
        ],
      },
      proof: { by: 'solve', problem: `factor ${sum}` },
      worked: 'engine',
    };
  },
};

/** Splitting the middle term, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'factoring_quadratics.wrong_line',
  skills: ['factoring_quadratics'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'An expression is factorised line by line. One line is not equal to the line above it. Which one?',
    es: 'Una expresión se factoriza línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On factorise une expression ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'Go backwards: multiply each line out and see whether the line above comes back.',
    es: 'Ve hacia atrás: multiplica cada línea y mira si vuelve a salir la anterior.',
    fr: 'Reviens en arrière : développe chaque ligne et regarde si tu retrouves la précédente.',
  },
  make: (draw) => {
    const a = draw.pick([2, 3, 5]);
    const b = draw.pick([1, 2, 3, 5, 7].filter((n) => greatestDivisor(a, n) === 1));
    const c = draw.pick([2, 3, 4, 5, 6, 7, 8].filter((n) => n * a !== b && n !== b));
    const start = poly([a, b - a * c, -b * c]);
    const split = (sign: 1 | -1) =>
      `${a}x^2 ${sign > 0 ? '-' : '+'} ${a * c}x ${sign > 0 ? '+' : '-'} ${b === 1 ? '' : b}x - ${b * c}`;
    const grouped = (sign: 1 | -1) =>
      `${a}x(${linear(1, -sign * c)}) ${sign > 0 ? '+' : '-'} ${b}(${linear(1, -sign * c)})`;
    const product = (sign: 1 | -1) => `(${linear(1, -sign * c)})(${linear(a, sign * b)})`;
    const signFault = draw.chance(0.5);
    const lines = signFault
      ? [start, split(-1), grouped(-1), product(-1)]
      : [start, split(1), grouped(1), `(${linear(1, -c)})^2*(${linear(a, b)})`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: signFault ? 1 : 3,
        mistake: signFault ? 'wrong_sign_factor_pair' : 'factor_counted_twice',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: split(1),
          why: {
            en: 'The two numbers have the product of the first and the last, and their sum is the middle number.',
            es: 'Los dos números tienen por producto el primero por el último, y su suma es el número central.',
            fr: 'Les deux nombres ont pour produit le premier fois le dernier, et pour somme le nombre du milieu.',
          },
        },
        {
          line: grouped(1),
          why: {
            en: 'The common factor of each pair is taken out; the same bracket appears twice.',
            es: 'Se saca el factor común de cada pareja; queda dos veces el mismo paréntesis.',
            fr: 'On met en facteur dans chaque paire ; la même parenthèse reste deux fois.',
          },
        },
        {
          line: product(1),
          why: {
            en: 'The shared bracket is written once.',
            es: 'El paréntesis común se escribe una sola vez.',
            fr: 'La parenthèse commune s’écrit une seule fois.',
          },
        },
      ],
    };
  },
};

export const harderTemplates = [leading, completely, wrongLine];
