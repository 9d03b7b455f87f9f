import { fraction, linear } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** `(ax + b)/(cx + d)`. */
const quotient: ItemTemplate = {
  id: 'derivative_rules.quotient',
  skills: ['derivative_rules'],
  level: 3,
  kind: 'formula',
  prompt: { en: 'Differentiate {function}.', es: 'Deriva {function}.', fr: 'Dérive {function}.' },
  label: { en: 'f′(x)', es: 'f′(x)', fr: 'f′(x)' },
  hint: {
    en: 'Write down u, v and their derivatives first. Which product comes first in the numerator, and what is the denominator?',
    es: 'Anota primero u, v y sus derivadas. ¿Qué producto va primero en el numerador y qué va debajo?',
    fr: 'Note d’abord u, v et leurs dérivées. Quel produit vient en premier au numérateur, et qu’y a-t-il en bas ?',
  },
  make: (draw) => {
    const [a, c, b] = [draw.int(2, 6), draw.int(1, 3), draw.nonZero(-7, 7)];
    const d = draw.nonZero(-7, 7, [(b * c) / a]);
    const body = `(${linear(a, b)})/(${linear(c, d)})`;
    const below = `(${linear(c, d)})^2`;
    const above = a * d - b * c;
    return {
      slots: { function: `f(x) = ${body}` },
      answer: {
        kind: 'formula',
        expected: `${above}/${below}`,
        slips: [
          { answer: fraction(a, c), mistake: 'derivative_of_quotient' },
          { answer: `${-above}/${below}`, mistake: 'quotient_order' },
        ],
      },
      proof: { by: 'solve', problem: `differentiate ${body}` },
      worked: 'engine',
    };
  },
};

/** How fast a colony grows. */
const growth: ItemTemplate = {
  id: 'derivative_rules.growth',
  skills: ['derivative_rules', 'exponentials'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'After t hours a colony has {count} bacteria. Write a formula for how many bacteria per hour it gains at time t.',
    es: 'Al cabo de t horas una colonia tiene {count} bacterias. Escribe una fórmula para el número de bacterias por hora en que crece en el instante t.',
    fr: 'Au bout de t heures, une colonie compte {count} bactéries. Écris une formule pour sa vitesse de croissance, en bactéries par heure, à l’instant t.',
  },
  label: { en: 'Bacteria per hour', es: 'Bacterias por hora', fr: 'Bactéries par heure' },
  hint: {
    en: 'The rate of growth is the derivative with respect to t. The exponent is a function of its own.',
    es: 'El ritmo de crecimiento es la derivada respecto a t. Lo que hay en el exponente es a su vez una función.',
    fr: 'La vitesse de croissance est la dérivée par rapport à t. Ce qui est dans l’exposant est lui-même une fonction.',
  },
  make: (draw) => {
    const [hundreds, tenths] = [draw.int(2, 30), draw.pick([2, 3, 4, 5, 6])];
    const start = 100 * hundreds;
    const power = `e^(0.${tenths}t)`;
    const count = `${start}${power}`;
    return {
      slots: { count },
      answer: {
        kind: 'formula',
        expected: `${10 * hundreds * tenths}${power}`,
        slips: [
          { answer: count, mistake: 'inner_derivative_forgotten' },
          {
            answer: `${10 * hundreds * tenths}t*e^(0.${tenths}t - 1)`,
            mistake: 'power_rule_on_exponential',
          },
        ],
      },
      proof: { by: 'solve', problem: `differentiate ${count}` },
      worked: [
        {
          line: `${start}*0.${tenths}*${power}`,
          why: {
            en: 'The exponential function stays as it is and is multiplied by the derivative of its exponent.',
            es: 'La exponencial se queda como está y se multiplica por la derivada de su exponente.',
            fr: 'L’exponentielle reste telle quelle et se multiplie par la dérivée de son exposant.',
          },
        },
        {
          line: `${10 * hundreds * tenths}${power}`,
          why: {
            en: 'The numbers in front are multiplied.',
            es: 'Se multiplican los números de delante.',
            fr: 'On multiplie les nombres placés devant.',
          },
        },
      ],
    };
  },
};

/** A product that contains a chain, with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'derivative_rules.wrong_line',
  skills: ['derivative_rules'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'A product is differentiated line by line. One line is not equal to the line above it. Which one?',
    es: 'Se deriva un producto línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On dérive un produit ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'First look for the two parts of the product rule. Then the exponent: was its derivative multiplied?',
    es: 'Primero busca las dos partes de la regla del producto. Después el exponente: ¿se multiplicó por su derivada?',
    fr: 'Cherche d’abord les deux parties de la dérivée d’un produit. Puis l’exposant : a-t-on multiplié par sa dérivée ?',
  },
  make: (draw) => {
    const [n, k, c] = [draw.int(2, 5), draw.int(2, 6), draw.int(2, 6)];
    const [u, v] = [`${c}x^${n}`, `e^(${k}x)`];
    const lower = n === 2 ? 'x' : `x^${n - 1}`;
    const start = `d/dx(${u}*${v})`;
    const parts = `(d/dx(${u}))*${v} + ${u}*(d/dx(${v}))`;
    const right = `${c * n}${lower}*${v} + ${c * k}x^${n}*${v}`;
    const chainFault = draw.chance(0.5);
    const lines = chainFault
      ? [start, parts, `${c * n}${lower}*${v} + ${u}*${v}`]
      : [start, `(d/dx(${u}))*(d/dx(${v}))`, `${c * n}${lower}*${k}${v}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: chainFault ? 2 : 1,
        mistake: chainFault ? 'inner_derivative_forgotten' : 'derivative_of_product',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: parts,
          why: {
            en: 'Each factor is differentiated once while the other stays.',
            es: 'Cada factor se deriva una vez mientras el otro se queda.',
            fr: 'Chaque facteur est dérivé une fois pendant que l’autre reste.',
          },
        },
        {
          line: right,
          why: {
            en: 'The exponential function is multiplied by the derivative of its exponent.',
            es: 'La exponencial se multiplica por la derivada de su exponente.',
            fr: 'L’exponentielle se multiplie par la dérivée de son exposant.',
          },
        },
      ],
    };
  },
};

export const harderTemplates = [quotient, growth, wrongLine];
