import { linear } from '../../../items/write-formula.ts';
import type { ChoiceOptionSpec, ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../../equations/prompts.ts';

/** Distance from a number, as an inequality. */
const inequality: ItemTemplate = {
  id: 'absolute_value.inequality',
  skills: ['absolute_value'],
  level: 3,
  kind: 'choice',
  prompt: {
    en: 'Which numbers solve {inequality}?',
    es: '¿Qué números cumplen {inequality}?',
    fr: 'Quels nombres vérifient {inequality} ?',
  },
  hint: {
    en: 'Read the bars as a distance: from which number, and must it be small or large?',
    es: 'Lee las barras como una distancia: ¿a qué número, y debe ser pequeña o grande?',
    fr: 'Lis les barres comme une distance : à quel nombre, et doit-elle être petite ou grande ?',
  },
  make: (draw) => {
    const [p, reach, near] = [draw.nonZero(-7, 7), draw.int(2, 9), draw.chance(0.5)];
    const inside = (centre: number): string => `${centre - reach} < x < ${centre + reach}`;
    const outside = (centre: number): string => `x < ${centre - reach} or x > ${centre + reach}`;
    const [right, other] = near ? [inside, outside] : [outside, inside];
    const inequality = `abs(${linear(1, -p)}) ${near ? '<' : '>'} ${reach}`;
    const options: ChoiceOptionSpec[] = [
      { text: right(p), right: true },
      { text: other(p), mistake: 'near_for_far' },
      { text: right(-p), mistake: 'shift_turned' },
      { text: `x ${near ? '<' : '>'} ${p + reach}`, mistake: 'bars_left_out' },
    ];
    return {
      slots: { inequality },
      answer: { kind: 'choice', options },
      proof: { by: 'solve', problem: `solve ${inequality}` },
      worked: 'engine',
    };
  },
};

/** A tolerance, written with absolute values. */
const tolerance: ItemTemplate = {
  id: 'absolute_value.tolerance',
  skills: ['absolute_value'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'A machine fills {target} ml into each bottle and may be off by at most {off} ml. Which statement about the content {x} says that?',
    es: 'Una máquina echa {target} ml en cada botella y puede desviarse como mucho {off} ml. ¿Qué expresión lo describe para el contenido {x}?',
    fr: 'Une machine verse {target} ml dans chaque bouteille, avec un écart d’au plus {off} ml. Quelle relation traduit cela pour le contenu {x} ?',
  },
  hint: {
    en: 'Which number should the content be close to, and how far from it may it be?',
    es: '¿De qué número debe estar cerca el contenido y a qué distancia puede quedar?',
    fr: 'De quel nombre le contenu doit-il être proche, et à quelle distance peut-il se trouver ?',
  },
  make: (draw) => {
    const [target, off] = [draw.pick([200, 250, 330, 400, 500, 700, 750, 1000]), draw.int(2, 15)];
    const right = `abs(x - ${target}) <= ${off}`;
    const options: ChoiceOptionSpec[] = [
      { text: right, right: true },
      { text: `abs(x - ${target}) >= ${off}`, mistake: 'near_for_far' },
      { text: `abs(x + ${target}) <= ${off}`, mistake: 'shift_turned' },
      { text: `x - ${target} <= ${off}`, mistake: 'bars_left_out' },
    ];
    return {
      slots: { target: `${target}`, off: `${off}`, x: 'x' },
      answer: { kind: 'choice', options },
      proof: { by: 'equal', pairs: [[`${target - off} <= x <= ${target + off}`, right]] },
      worked: [
        {
          line: `${target - off} <= x <= ${target + off}`,
          why: {
            en: 'The content may be too small or too large, by this much at most.',
            es: 'El contenido puede quedarse corto o pasarse, como mucho en esa cantidad.',
            fr: 'Le contenu peut être trop petit ou trop grand, d’au plus cette quantité.',
          },
        },
        {
          line: right,
          why: {
            en: 'Both at once: the distance from the intended content is not greater than that.',
            es: 'Las dos cosas a la vez: la distancia al contenido previsto no es mayor que eso.',
            fr: 'Les deux à la fois : la distance au contenu voulu ne dépasse pas cet écart.',
          },
        },
      ],
    };
  },
};

/** A solution with a missing case or a sign error. */
const wrongLine: ItemTemplate = {
  id: 'absolute_value.wrong_line',
  skills: ['absolute_value', 'linear_equations'],
  level: 3,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Ask of each line whether it has the same solutions as the one above it, all of them.',
    es: 'Pregúntate en cada línea si tiene las mismas soluciones que la anterior, todas.',
    fr: 'Demande-toi pour chaque ligne si elle a les mêmes solutions que la précédente, toutes.',
  },
  make: (draw) => {
    const [a, x, more] = [draw.int(2, 5), draw.int(2, 6), draw.int(2, 9)];
    const b = a * draw.int(1, 4);
    const [c, other] = [a * x + b, -x - (2 * b) / a];
    const start = `abs(${linear(a, b)}) + ${more} = ${c + more}`;
    const alone = `abs(${linear(a, b)}) = ${c}`;
    const cases = `${linear(a, b)} = ${c} or ${linear(a, b)} = -${c}`;
    const lost = draw.chance(0.5);
    const lines = lost
      ? [start, alone, `${linear(a, b)} = ${c}`, `x = ${x}`]
      : [start, alone, cases, `x = ${x} or x = ${-x}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: lost ? 2 : 3,
        mistake: lost ? 'negative_case_forgotten' : 'bars_left_out',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: alone,
          why: {
            en: 'Subtracting on both sides leaves the bars on their own.',
            es: 'Las barras se quedan solas al restar en los dos lados.',
            fr: 'On isole les barres en retranchant le nombre aux deux membres.',
          },
        },
        {
          line: cases,
          why: {
            en: 'Two numbers are that far from 0.',
            es: 'Hay dos números a esa distancia del 0.',
            fr: 'Deux nombres sont à cette distance de 0.',
          },
        },
        {
          line: `x = ${x} or x = ${other}`,
          why: {
            en: 'Each case is solved by itself.',
            es: 'Cada caso se resuelve por separado.',
            fr: 'Chaque cas se résout à part.',
          },
        },
      ],
    };
  },
};

export const harder = [tolerance, inequality, wrongLine];
