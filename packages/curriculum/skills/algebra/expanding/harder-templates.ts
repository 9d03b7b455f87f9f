import { linear, poly } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';

/** `a(x + b) - c(x - d)`: a bracket after a minus sign. */
const minusBracket: ItemTemplate = {
  id: 'expanding.minus_bracket',
  skills: ['expanding', 'expressions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Expand {expression} and put like terms together.',
    es: 'Desarrolla {expression} y reúne los términos semejantes.',
    fr: 'Développe et réduis {expression}.',
  },
  hint: {
    en: 'The second bracket is taken away as a whole: what happens to the sign of each of its terms?',
    es: 'El segundo paréntesis se resta entero: ¿qué le pasa al signo de cada uno de sus términos?',
    fr: 'On retranche la deuxième parenthèse tout entière : que devient le signe de chacun de ses termes ?',
  },
  make: (draw) => {
    const [a, c, d, b] = [draw.int(5, 8), draw.int(2, 3), draw.int(2, 7), draw.int(2, 7)];
    const expression = `${a}(${linear(1, b)}) - ${c}(${linear(1, -d)})`;
    return {
      slots: { expression },
      answer: {
        kind: 'formula',
        expected: linear(a - c, a * b + c * d),
        form: 'expanded',
        slips: [
          { answer: linear(a - c, a * b - c * d), mistake: 'sign_lost_distributing' },
          { answer: linear(a - c, b + d), mistake: 'distributes_first_only' },
        ],
      },
      proof: { by: 'solve', problem: `simplify ${expression}` },
      worked: 'engine',
    };
  },
};

/** A square yard that becomes longer on one side and shorter on the other. */
const area: ItemTemplate = {
  id: 'expanding.area',
  skills: ['expanding'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A square pool has sides of {side} metres. It is made {longer} metres longer and {shorter} metres narrower. By how many square metres does its area change? Write an expression with {side}, without brackets.',
    es: 'Una piscina cuadrada tiene lados de {side} metros. Se hace {longer} metros más larga y {shorter} metros más estrecha. ¿En cuántos metros cuadrados cambia su superficie? Escribe una expresión con {side}, sin paréntesis.',
    fr: 'Un bassin carré a des côtés de {side} mètres. On l’allonge de {longer} mètres et on le rétrécit de {shorter} mètres. De combien de mètres carrés son aire varie-t-elle ? Écris une expression avec {side}, sans parenthèses.',
  },
  hint: {
    en: 'New area minus old area. Write the new area as a product of its two sides first.',
    es: 'Área nueva menos área antigua. Escribe primero el área nueva como producto de sus dos lados.',
    fr: 'Nouvelle aire moins ancienne aire. Écris d’abord la nouvelle aire comme produit de ses deux côtés.',
  },
  make: (draw) => {
    const side = draw.pick(['x', 'a', 's']);
    const [shorter, more] = [draw.int(2, 8), draw.int(2, 7)];
    const longer = shorter + more;
    const problem = `(${linear(1, longer, side)})(${linear(1, -shorter, side)}) - ${side}^2`;
    return {
      slots: { side, longer: String(longer), shorter: String(shorter) },
      answer: {
        kind: 'formula',
        expected: linear(more, -longer * shorter, side),
        form: 'expanded',
        slips: [
          { answer: String(-longer * shorter), mistake: 'first_and_last_only' },
          { answer: linear(more, longer * shorter, side), mistake: 'sign_of_product' },
          { answer: poly([1, more, -longer * shorter], side), mistake: 'old_area_kept' },
        ],
      },
      proof: { by: 'solve', problem: `expand ${problem}` },
      worked: 'engine',
    };
  },
};

/** `(x + a)^2 - x(x - b)` with one line that does not follow. */
const wrongLine: ItemTemplate = {
  id: 'expanding.wrong_line',
  skills: ['expanding'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'Brackets are expanded line by line. One line is not equal to the line above it. Which one?',
    es: 'Se desarrollan los paréntesis línea a línea. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On développe ligne par ligne. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'Look at one bracket at a time: has every term met every term, and what became of the minus?',
    es: 'Mira los paréntesis uno a uno: ¿se ha multiplicado cada término por cada término, y qué pasó con el signo menos?',
    fr: 'Regarde les parenthèses une à une : chaque terme a-t-il été multiplié, et qu’est devenu le signe moins ?',
  },
  make: (draw) => {
    const [a, b] = [draw.int(2, 9), draw.int(2, 9)];
    const start = `(${linear(1, a)})^2 - x(${linear(1, -b)})`;
    const opened = `${poly([1, 2 * a, a * a])} - x(${linear(1, -b)})`;
    const signed = `${poly([1, 2 * a, a * a])} - x^2 + ${b}x`;
    const end = linear(2 * a + b, a * a);
    const squareFault = draw.chance(0.5);
    const lines = squareFault
      ? [
          start,
          `${poly([1, 0, a * a])} - x(${linear(1, -b)})`,
          `${poly([1, 0, a * a])} - x^2 + ${b}x`,
          linear(b, a * a),
        ]
      : [start, opened, `${poly([1, 2 * a, a * a])} - x^2 - ${b}x`, linear(2 * a - b, a * a)];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: squareFault ? 1 : 2,
        mistake: squareFault ? 'power_over_sum' : 'sign_lost_distributing',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: opened,
          why: {
            en: 'The square of a sum has three terms: the first squared, twice the product, the last squared.',
            es: 'El cuadrado de una suma tiene tres términos: el cuadrado del primero, el doble del producto y el cuadrado del segundo.',
            fr: 'Le carré d’une somme a trois termes : le carré du premier, le double produit, le carré du second.',
          },
        },
        {
          line: signed,
          why: {
            en: 'The factor with its minus meets both terms of the bracket, so both signs turn.',
            es: 'El factor con su signo menos multiplica a los dos términos del paréntesis: los dos signos cambian.',
            fr: 'Le facteur avec son signe moins multiplie les deux termes : les deux signes changent.',
          },
        },
        {
          line: end,
          why: {
            en: 'The squares cancel each other, the other like terms are put together.',
            es: 'Los cuadrados se anulan y los demás términos semejantes se reúnen.',
            fr: 'Les carrés s’annulent, on regroupe les autres termes semblables.',
          },
        },
      ],
    };
  },
};

export const harderTemplates = [minusBracket, area, wrongLine];
