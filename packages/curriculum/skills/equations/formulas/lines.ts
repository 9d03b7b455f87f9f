import { linear, sum } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { reasons } from '../reasons.ts';
import { orderHint, orderLines } from '../prompts.ts';
import { undoHint } from './prompts.ts';

/** Which of four is the rearranged formula? */
const choose: ItemTemplate = {
  id: 'formulas.choose',
  skills: ['formulas'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which line is {formula}, solved for {letter}?',
    es: '¿Qué línea es {formula} con {letter} despejada?',
    fr: 'Quelle ligne obtient-on en isolant {letter} dans {formula} ?',
  },
  hint: undoHint,
  make: (draw) => {
    const [whole, letter, other] = draw.pick([
      ['T', 'n', 'k'],
      ['P', 'a', 'b'],
      ['C', 'm', 'p'],
      ['y', 'x', 'b'],
      ['S', 't', 'q'],
      ['D', 'r', 'c'],
    ] as const);
    const [a, b] = [draw.int(2, 12), draw.pick([-1, 1])];
    const formula = `${whole} = ${sum([
      [a, letter],
      [b, other],
    ])}`;
    const top = (sign: number) =>
      sum([
        [1, whole],
        [sign, other],
      ]);
    return {
      slots: { formula, letter },
      answer: {
        kind: 'choice',
        options: [
          { text: `${letter} = (${top(-b)})/${a}`, right: true },
          { text: `${letter} = (${top(b)})/${a}`, mistake: 'moved_without_sign_change' },
          {
            text: `${letter} = ${whole}/${a} ${b > 0 ? '-' : '+'} ${other}`,
            mistake: 'divides_one_term_only',
          },
          { text: `${letter} = ${a}(${top(-b)})`, mistake: 'inverse_operation_wrong' },
        ],
      },
      proof: { by: 'solve', problem: `solve ${formula} for ${letter}` },
      worked: 'engine',
    };
  },
};

/** A formula with numbers substituted for all letters but one. */
const values: ItemTemplate = {
  id: 'formulas.values',
  skills: ['formulas'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'The area of a trapezium is {formula}. How high is one with an area of {area} and parallel sides of {a} and {b}?',
    es: 'El área de un trapecio es {formula}. ¿Qué altura tiene uno de área {area} y lados paralelos de {a} y {b}?',
    fr: 'L’aire d’un trapèze est {formula}. Quelle est la hauteur d’un trapèze d’aire {area} dont les côtés parallèles mesurent {a} et {b} ?',
  },
  hint: {
    en: 'Put the numbers in first, or solve for h first: both ways lead there.',
    es: 'Sustituye primero los números o despeja antes h: los dos caminos llevan al resultado.',
    fr: 'Remplace d’abord par les nombres, ou isole d’abord h : les deux chemins y mènent.',
  },
  label: { en: 'Height', es: 'Altura', fr: 'Hauteur' },
  make: (draw) => {
    const [a, more, h] = [draw.int(3, 9), draw.int(1, 6), draw.int(2, 9)];
    const b = a + more;
    const double = (a + b) * h;
    const equation = `${double / 2} = (${a} + ${b})/2 * h`;
    return {
      slots: {
        formula: 'A = (a + b)/2 * h',
        area: `${double / 2} cm^2`,
        a: `${a} cm`,
        b: `${b} cm`,
      },
      answer: {
        kind: 'formula',
        expected: `${h} cm`,
        slips: [
          { answer: `(${double}/${4 * (a + b)}) cm`, mistake: 'inverse_operation_wrong' },
          { answer: `(${double}/${2 * (a + b)}) cm`, mistake: 'one_side_only' },
        ],
      },
      proof: { by: 'equal', pairs: [[`2 * ${double / 2} cm^2 / (${a} cm + ${b} cm)`, `${h} cm`]] },
      worked: [
        {
          line: equation,
          why: {
            en: 'The known numbers take the place of their letters.',
            es: 'Los números conocidos ocupan el lugar de sus letras.',
            fr: 'Les nombres connus prennent la place de leurs lettres.',
          },
        },
        { line: `${double} = ${a + b}h`, why: reasons.cleared },
        { line: `h = ${h} cm`, why: reasons.divided },
      ],
    };
  },
};

/** `y = a(x + p) + q`, rearranged line by line. */
const order: ItemTemplate = {
  id: 'formulas.order',
  skills: ['formulas'],
  level: 2,
  kind: 'order',
  prompt: orderLines,
  hint: orderHint,
  make: (draw) => {
    const [y, x, p] = draw.pick([
      ['y', 'x', 'p'],
      ['S', 'n', 'k'],
      ['T', 'm', 'c'],
      ['P', 'a', 'b'],
    ] as const);
    const [a, q] = [draw.int(2, 9), draw.nonZero(-9, 9)];
    const left = linear(1, -q, y);
    const lines = [
      `${y} = ${a}(${x} - ${p}) ${q < 0 ? '-' : '+'} ${Math.abs(q)}`,
      `${left} = ${a}(${x} - ${p})`,
      `(${left})/${a} = ${x} - ${p}`,
      `(${left})/${a} + ${p} = ${x}`,
    ] as const;
    return {
      slots: { equation: lines[0] },
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: [
        { line: lines[1], why: reasons.numberAway },
        {
          line: lines[2],
          why: {
            en: 'The bracket is multiplied, so both whole sides are divided by the same number.',
            es: 'El paréntesis está multiplicado, así que los dos lados completos se dividen entre el mismo número.',
            fr: 'La parenthèse est multipliée : on divise donc les deux membres entiers par ce même nombre.',
          },
        },
        {
          line: lines[3],
          why: {
            en: 'What is subtracted inside is added on both sides, and the letter stands alone.',
            es: 'Lo que se resta dentro se suma en los dos lados, y la letra queda sola.',
            fr: 'Ce qui est retranché à l’intérieur s’ajoute aux deux membres, et la lettre est seule.',
          },
        },
      ],
    };
  },
};

export const lines = [choose, values, order];
