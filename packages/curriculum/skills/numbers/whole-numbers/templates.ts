import type { ItemTemplate, WorkedLine } from '../../skill.ts';
import { bringIntoOrder, findWrongLine, workOut } from '../prompts.ts';

const productFirst: WorkedLine['why'] = {
  en: 'The product comes before the sum and the difference.',
  es: 'El producto va antes que la suma y la resta.',
  fr: 'Le produit passe avant l’addition et la soustraction.',
};
const whatIsLeft: WorkedLine['why'] = {
  en: 'Only adding and subtracting are left, from left to right.',
  es: 'Solo quedan sumas y restas, de izquierda a derecha.',
  fr: 'Il ne reste que des additions et des soustractions, de gauche à droite.',
};

/** A product beside a sum: `38 + 4 · 7`. */
export const priority: ItemTemplate = {
  id: 'whole_numbers.priority',
  skills: ['whole_numbers'],
  level: 1,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'Which part of this can be read as “so many groups of so many”? That part is counted first.',
    es: '¿Qué parte se puede leer como «tantos grupos de tantos»? Esa parte se cuenta primero.',
    fr: 'Quelle partie se lit comme « tant de groupes de tant » ? C’est elle que l’on compte d’abord.',
  },
  make: (draw) => {
    const [b, c] = [draw.int(3, 9), draw.int(3, 9)];
    const adds = draw.chance(0.5);
    const a = adds ? draw.int(12, 60) : b * c + draw.int(4, 30);
    const task = `${a} ${adds ? '+' : '-'} ${b}*${c}`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: String(adds ? a + b * c : a - b * c),
        form: 'simplified',
        slips: [{ answer: String((adds ? a + b : a - b) * c), mistake: 'order_of_operations' }],
      },
      proof: { by: 'solve', problem: task },
      worked: 'engine',
    };
  },
};

export const rounding: ItemTemplate = {
  id: 'whole_numbers.rounding',
  skills: ['whole_numbers'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'Round {number} to the nearest {place}.',
    es: 'Redondea {number} a {place}.',
    fr: 'Arrondis {number} {place}.',
  },
  hint: {
    en: 'Between which two round numbers does it lie? The first digit that is left out says which one is nearer.',
    es: '¿Entre qué dos números redondos está? La primera cifra que se suprime dice cuál está más cerca.',
    fr: 'Entre quels deux nombres ronds se trouve-t-il ? Le premier chiffre supprimé dit lequel est le plus proche.',
  },
  make: (draw) => {
    const [unit, en, es, fr] = draw.pick([
      [10, 'ten', 'las decenas', 'à la dizaine'],
      [100, 'hundred', 'las centenas', 'à la centaine'],
      [1000, 'thousand', 'los millares', 'au millier'],
    ] as const);
    const part = draw.nonZero(1, 9);
    const number =
      draw.int(11, 89) * unit + part * (unit / 10) + (unit > 10 ? draw.int(1, unit / 10 - 1) : 0);
    const [down, up] = [Math.floor(number / unit) * unit, Math.ceil(number / unit) * unit];
    const right = part < 5 ? down : up;
    const elsewhere = Math.round(number / (unit * 10)) * unit * 10;
    return {
      slots: { number: String(number) },
      words: { place: { en, es, fr } },
      answer: {
        kind: 'formula',
        expected: String(right),
        form: 'simplified',
        slips: [
          { answer: String(part < 5 ? up : down), mistake: 'rounds_wrong_way' as const },
          { answer: String(elsewhere), mistake: 'rounds_wrong_place' as const },
        ].filter(({ answer }) => answer !== String(right)),
      },
      proof: { by: 'solve', problem: `round ${number} to the nearest ${en}` },
      worked: 'engine',
    };
  },
};

/** Brackets that contain a product. */
export const order: ItemTemplate = {
  id: 'whole_numbers.order',
  skills: ['whole_numbers'],
  level: 2,
  kind: 'order',
  prompt: bringIntoOrder,
  hint: {
    en: 'Look inside the brackets first. What has to be known there before anything else can be done?',
    es: 'Mira primero dentro del paréntesis. ¿Qué hay que saber ahí antes de hacer cualquier otra cosa?',
    fr: 'Regarde d’abord dans les parenthèses. Que faut-il y connaître avant de faire quoi que ce soit d’autre ?',
  },
  make: (draw) => {
    const [a, b, d, e] = [draw.int(5, 40), draw.int(2, 6), draw.int(2, 5), draw.int(3, 6)];
    const inside = draw.int(2, 7);
    const c = d * e + inside;
    const lines = [
      `${a} + ${b}*(${c} - ${d}*${e})`,
      `${a} + ${b}*(${c} - ${d * e})`,
      `${a} + ${b}*${inside}`,
      `${a} + ${b * inside}`,
      `${a + b * inside}`,
    ];
    const whys: WorkedLine['why'][] = [
      {
        en: 'Inside the brackets the product comes first.',
        es: 'Dentro del paréntesis, primero el producto.',
        fr: 'Dans les parenthèses, le produit passe en premier.',
      },
      {
        en: 'Then the brackets become one number.',
        es: 'Después el paréntesis se convierte en un solo número.',
        fr: 'Les parenthèses deviennent alors un seul nombre.',
      },
      productFirst,
      whatIsLeft,
    ];
    return {
      slots: {},
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: whys.map((why, index) => ({ line: lines[index + 1] ?? '', why })),
    };
  },
};

/** A sum is calculated before the product beside it. */
export const wrongLine: ItemTemplate = {
  id: 'whole_numbers.wrong_line',
  skills: ['whole_numbers'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Ask at each line which operation was carried out, and whether it was its turn.',
    es: 'En cada línea, mira qué operación se hizo y si le tocaba.',
    fr: 'À chaque ligne, demande-toi quelle opération a été faite, et si c’était son tour.',
  },
  make: (draw) => {
    const [a, b, p, q] = [draw.int(10, 25), draw.int(2, 6), draw.int(6, 9), draw.int(2, 4)];
    const inside = p - q;
    const early = draw.chance(0.5);
    const lines = early
      ? [`${a} + ${b}*(${p} - ${q})`, `${a} + ${b}*${inside}`, `${a + b}*${inside}`, `${(a + b) * inside}`]
      : [`${a} + ${b}*(${p} - ${q})`, `${a + b}*(${p} - ${q})`, `${a + b}*${inside}`, `${(a + b) * inside}`];
    return {
      slots: {},
      answer: { kind: 'wrong_line', lines, wrong: early ? 2 : 1, mistake: 'order_of_operations' },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${a} + ${b}*${inside}`,
          why: {
            en: 'The brackets come first. Nothing outside is touched yet.',
            es: 'Primero el paréntesis. Fuera no se toca nada todavía.',
            fr: 'Les parenthèses d’abord. On ne touche encore à rien d’autre.',
          },
        },
        { line: `${a} + ${b * inside}`, why: productFirst },
        { line: `${a + b * inside}`, why: whatIsLeft },
      ],
    };
  },
};
