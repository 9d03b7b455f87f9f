import { linear, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { solveIt } from '../../equations/prompts.ts';

/** The absolute value of numbers. */
const value: ItemTemplate = {
  id: 'absolute_value.value',
  skills: ['absolute_value', 'integers'],
  level: 1,
  kind: 'formula',
  prompt: { en: 'Work out {expression}.', es: 'Calcula {expression}.', fr: 'Calcule {expression}.' },
  hint: {
    en: 'Bars act like brackets: the inside first. How far is it from 0?',
    es: 'Las barras funcionan como un paréntesis: primero lo de dentro. ¿A qué distancia está del 0?',
    fr: 'Les barres agissent comme des parenthèses : d’abord l’intérieur. À quelle distance de 0 est-il ?',
  },
  make: (draw) => {
    const [a, gap] = [draw.int(2, 9), draw.int(2, 8)];
    const [factor, d] = [draw.int(2, 5), draw.int(2, 9)];
    const expression = `${factor}*abs(${a} - ${a + gap}) - abs(-${d})`;
    const expected = factor * gap - d;
    return {
      slots: { expression },
      answer: {
        kind: 'formula',
        expected: `${expected}`,
        form: 'simplified',
        slips: [
          { answer: `${-factor * gap - d}`, mistake: 'absolute_keeps_sign' as const },
          { answer: `${-factor * gap + d}`, mistake: 'bars_left_out' as const },
          { answer: `${factor * gap + d}`, mistake: 'absolute_keeps_sign' as const },
        ].filter(({ answer }) => answer !== `${expected}`),
      },
      proof: { by: 'solve', problem: `evaluate ${expression}` },
      worked: 'engine',
    };
  },
};

/** An equation with an absolute value. */
const equation: ItemTemplate = {
  id: 'absolute_value.equation',
  skills: ['absolute_value', 'linear_equations'],
  level: 2,
  kind: 'formula',
  prompt: solveIt,
  hint: {
    en: 'The bars say how far the inside is from 0. Which two numbers are that far away?',
    es: 'Las barras dicen a qué distancia del 0 está lo de dentro. ¿Qué dos números están a esa distancia?',
    fr: 'Les barres disent à quelle distance de 0 est l’intérieur. Quels sont les deux nombres à cette distance ?',
  },
  make: (draw) => {
    const a = draw.pick([1, 1, 2, 3, 4]);
    const u = draw.nonZero(-7, 7);
    const v = draw.nonZero(-7, 7, [u, -u]);
    const [b, c] = [(-a * (u + v)) / 2, (a * Math.abs(u - v)) / 2];
    if (!Number.isInteger(b)) return equation.make(draw);
    const written = `abs(${linear(a, b)}) = ${c}`;
    const first = (c - b) / a;
    return {
      slots: { equation: written },
      answer: {
        kind: 'formula',
        expected: `x = ${Math.min(u, v)} or x = ${Math.max(u, v)}`,
        slips: [
          { answer: `x = ${first}`, mistake: 'negative_case_forgotten' },
          { answer: `x = ${first} or x = ${-first}`, mistake: 'bars_left_out' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${written}` },
      worked: 'engine',
    };
  },
};

/** The vertex of the V. */
const tip: ItemTemplate = {
  id: 'absolute_value.tip',
  skills: ['absolute_value', 'coordinates'],
  level: 2,
  kind: 'point',
  prompt: {
    en: 'The graph of {curve} is a V. Put the point at its tip.',
    es: 'La gráfica de {curve} tiene forma de V. Coloca el punto en su vértice.',
    fr: 'La courbe d’équation {curve} a la forme d’un V. Place le point à sa pointe.',
  },
  hint: {
    en: 'A distance is smallest when it is 0. For which x are the bars 0, and how high is the graph there?',
    es: 'Una distancia es mínima cuando vale 0. ¿Para qué valor de x valen 0 las barras y qué altura tiene la gráfica ahí?',
    fr: 'Une distance est la plus petite quand elle vaut 0. Pour quel x les barres valent-elles 0, et quelle est alors la hauteur ?',
  },
  make: (draw) => {
    const [a, p] = [draw.pick([-3, -2, -1, 1, 2, 3]), draw.nonZero(-6, 6)];
    const q = draw.nonZero(-6, 6, [p]);
    const curve = `y = ${sum([
      [a, `abs(${linear(1, -p)})`],
      [q, ''],
    ])}`;
    return {
      slots: { curve },
      picture: { items: [], view: { x: [-8, 8], y: [-8, 8] } },
      answer: {
        kind: 'point',
        at: [p, q],
        slips: [
          { at: [-p, q], mistake: 'shift_turned' },
          { at: [q, p], mistake: 'point_turned' },
        ],
      },
      proof: { by: 'equal', pairs: [[`(${p}, ${q})`, `(${p}, ${a}*abs(${p} - (${p})) + (${q}))`]] },
      worked: [
        {
          line: `x = ${p}`,
          why: {
            en: 'Here the inside of the bars is 0, and no distance is smaller.',
            es: 'Aquí lo de dentro de las barras vale 0, y no hay distancia menor.',
            fr: 'Ici l’intérieur des barres vaut 0, et aucune distance n’est plus petite.',
          },
        },
        {
          line: `(${p}, ${q})`,
          why: {
            en: 'What remains is the number after the bars: the height of the tip.',
            es: 'Queda el número que va detrás de las barras: la altura del vértice.',
            fr: 'Il reste le nombre placé après les barres : la hauteur de la pointe.',
          },
        },
      ],
    };
  },
};

export const templates = [value, equation, tip];
