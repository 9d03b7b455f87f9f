import { linear, poly, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** The value of `ax^2 + bx` or of `c - ax` for a negative number. */
const value: ItemTemplate = {
  id: 'expressions.value',
  skills: ['expressions'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'What is the value of {expression} for {given}?',
    es: '¿Cuánto vale {expression} si {given}?',
    fr: 'Combien vaut {expression} pour {given} ?',
  },
  hint: {
    en: 'Write the expression again with the number in brackets where the letter stood. Powers first, then products, sums last.',
    es: 'Escribe otra vez la expresión con el número entre paréntesis en el lugar de la letra. Primero las potencias, después los productos y al final las sumas.',
    fr: 'Réécris l’expression en mettant le nombre entre parenthèses à la place de la lettre. D’abord les puissances, puis les produits, enfin les sommes.',
  },
  make: (draw) => {
    const [a, b, n] = [draw.int(2, 5), draw.nonZero(-6, 6, [1, -1]), draw.int(2, 5)];
    const squared = draw.chance(0.6);
    const constant = draw.int(3, 20);
    const expression = squared ? poly([a, b, 0]) : `${constant} - ${a}x`;
    const right = squared ? a * n * n - b * n : constant + a * n;
    return {
      slots: { expression, given: `x = -${n}` },
      answer: {
        kind: 'formula',
        expected: String(right),
        form: 'simplified',
        slips: squared
          ? [
              { answer: String(-a * n * n - b * n), mistake: 'square_of_negative' },
              { answer: String(a * n * n + b * n), mistake: 'sign_of_product' },
            ]
          : [{ answer: String(constant - a * n), mistake: 'subtracts_negative' }],
      },
      proof: { by: 'solve', problem: `evaluate ${expression} at x = -${n}` },
      worked: 'engine',
    };
  },
};

/** Collecting like terms: `ax + b - cx + d`. */
const collect: ItemTemplate = {
  id: 'expressions.collect',
  skills: ['expressions'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Simplify {expression}.',
    es: 'Escribe {expression} de la forma más corta posible.',
    fr: 'Réduis {expression}.',
  },
  hint: {
    en: 'Which terms are of the same kind? Put them side by side, each with the sign in front of it.',
    es: '¿Qué términos son de la misma clase? Ponlos juntos, cada uno con el signo que lleva delante.',
    fr: 'Quels termes sont de même nature ? Place-les côte à côte, chacun avec le signe qui le précède.',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'a', 'n', 't']);
    const [a, c] = [draw.int(5, 12), draw.int(2, 4)];
    const b = draw.nonZero(-9, 9);
    const d = draw.nonZero(-9, 9, [-b]);
    const expression = sum([
      [a, letter],
      [b, ''],
      [-c, letter],
      [d, ''],
    ]);
    return {
      slots: { expression },
      answer: {
        kind: 'formula',
        expected: linear(a - c, b + d, letter),
        form: 'simplified',
        slips: [
          { answer: sum([[a - c + b + d, letter]]), mistake: 'adds_unlike_terms' },
          { answer: linear(a + c, b + d, letter), mistake: 'sign_in_sum' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${expression}` },
      worked: 'engine',
    };
  },
};

/** Collecting like terms, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'expressions.wrong_line',
  skills: ['expressions'],
  level: 2,
  kind: 'wrong_line',
  prompt: {
    en: 'An expression is simplified line by line. One line is not equal to the line above it. Which one?',
    es: 'Una expresión se va acortando línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On réduit une expression ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'Put a small number in place of the letter and work out the lines one after the other.',
    es: 'Pon un número pequeño en el lugar de la letra y calcula las líneas una tras otra.',
    fr: 'Remplace la lettre par un petit nombre et calcule les lignes l’une après l’autre.',
  },
  make: (draw) => {
    const letter = draw.pick(['x', 'a', 'n']);
    const [a, c, b, d] = [draw.int(5, 9), draw.int(2, 3), draw.int(2, 9), draw.int(2, 9)];
    const start = sum([
      [a, letter],
      [b, ''],
      [-c, letter],
      [d, ''],
    ]);
    const sorted = sum([
      [a, letter],
      [-c, letter],
      [b, ''],
      [d, ''],
    ]);
    const end = linear(a - c, b + d, letter);
    const joined = draw.chance(0.5);
    const lines = joined
      ? [start, sorted, end, sum([[a - c + b + d, letter]])]
      : [
          start,
          sorted,
          sum([
            [a + c, letter],
            [b, ''],
            [d, ''],
          ]),
          linear(a + c, b + d, letter),
        ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: joined ? 3 : 2,
        mistake: joined ? 'adds_unlike_terms' : 'sign_in_sum',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: sorted,
          why: {
            en: 'Terms of the same kind stand side by side, each with its sign.',
            es: 'Los términos de la misma clase están juntos, cada uno con su signo.',
            fr: 'Les termes de même nature sont côte à côte, chacun avec son signe.',
          },
        },
        {
          line: end,
          why: {
            en: 'Each kind is put together. Letters and plain numbers stay apart: this is the shortest form.',
            es: 'Se reúne cada clase. Las letras y los números solos no se mezclan: esta es la forma más corta.',
            fr: 'On regroupe chaque sorte de termes. Lettres et nombres seuls ne se mélangent pas : c’est la forme réduite.',
          },
        },
      ],
    };
  },
};

export const templates = [value, collect, wrongLine];
