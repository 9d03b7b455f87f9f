import type { Draw } from '../../../items/draw.ts';
import type { LocalizedText, ItemTemplate } from '../../skill.ts';
import { convert, convertHint } from './prompts.ts';

/** Decimal units: the larger, the smaller, and how many of it. */
const steps = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['m', 'mm', 1000],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['t', 'kg', 1000],
  ['l', 'ml', 1000],
  ['l', 'cl', 100],
] as const;

const tenths = (draw: Draw, high: number): number => {
  const n = draw.int(11, high);
  return n % 10 === 0 ? n + 1 : n;
};

/** A unit alone is a word, not a formula: `cm^2` is `cm²`. */
const asWord = (unit: string): LocalizedText => {
  const word = unit.replace('^2', '²').replace('^3', '³');
  return { en: word, es: word, fr: word };
};

/** Kilometres to metres, grams to kilograms. */
const tens: ItemTemplate = {
  id: 'units.tens',
  skills: ['units', 'decimals'],
  level: 1,
  kind: 'formula',
  prompt: convert,
  hint: convertHint,
  make: (draw) => {
    const [[large, small, factor], n] = [draw.pick(steps), tenths(draw, 98)];
    const [big, little] = [`${n / 10} ${large}`, `${(n * factor) / 10} ${small}`];
    const down = draw.chance(0.6);
    const [quantity, expected, unit] = down ? [big, little, small] : [little, big, large];
    const slips = down
      ? [`${n * factor} ${small}`, `${(n * factor) / 100} ${small}`]
      : [`${n} ${large}`, `${n / 100} ${large}`];
    return {
      slots: { quantity },
      words: { unit: asWord(unit) },
      answer: {
        kind: 'formula',
        expected,
        form: 'unit',
        slips: slips.map((answer) => ({ answer, mistake: 'decimal_point' as const })),
      },
      proof: { by: 'solve', problem: `convert ${quantity} to ${unit}` },
      worked: 'engine',
    };
  },
};

const powers = [
  ['m^2', 'cm^2', 10000, 100],
  ['cm^2', 'mm^2', 100, 10],
  ['m^2', 'dm^2', 100, 10],
  ['km^2', 'm^2', 1000000, 1000],
  ['m^3', 'dm^3', 1000, 10],
  ['m^3', 'l', 1000, 100],
  ['cm^3', 'mm^3', 1000, 10],
] as const;

/** Areas and volumes, where the factor is squared or cubed. */
const squares: ItemTemplate = {
  id: 'units.squares',
  skills: ['units', 'decimals'],
  level: 2,
  kind: 'formula',
  prompt: convert,
  hint: {
    en: 'Picture one large square or cube filled with the small ones: how many in a row, how many rows, how many layers?',
    es: 'Imagina un cuadrado o cubo grande lleno de los pequeños: ¿cuántos por fila, cuántas filas, cuántas capas?',
    fr: 'Imagine un grand carré ou un grand cube rempli de petits : combien par rangée, combien de rangées, combien de couches ?',
  },
  make: (draw) => {
    const [[large, small, factor, edge], n] = [draw.pick(powers), tenths(draw, 98)];
    const [big, little] = [`${n / 10} ${large}`, `${(n * factor) / 10} ${small}`];
    const down = draw.chance(0.6);
    const [quantity, expected, unit] = down ? [big, little, small] : [little, big, large];
    const slip = down ? `${(n * edge) / 10} ${small}` : `${(n * factor) / edge / 10} ${large}`;
    return {
      slots: { quantity },
      words: { unit: asWord(unit) },
      answer: {
        kind: 'formula',
        expected,
        form: 'unit',
        slips: [{ answer: slip, mistake: 'area_unit_as_length' }],
      },
      proof: { by: 'solve', problem: `convert ${quantity} to ${unit}` },
      worked: 'engine',
    };
  },
};

/** Kilometres per hour and metres per second. */
const speed: ItemTemplate = {
  id: 'units.speed',
  skills: ['units', 'decimals'],
  level: 3,
  kind: 'formula',
  prompt: convert,
  hint: {
    en: 'How many metres are covered in one hour, and how many seconds does an hour have?',
    es: '¿Cuántos metros en una hora, y cuántos segundos tiene una hora?',
    fr: 'Combien de mètres en une heure, et combien de secondes dans une heure ?',
  },
  make: (draw) => {
    const metres = draw.int(2, 60);
    const [perSecond, perHour] = [`${metres} m/s`, `${(metres * 36) / 10} km/h`];
    const down = draw.chance(0.5);
    const [quantity, expected, unit] = down ? [perHour, perSecond, 'm/s'] : [perSecond, perHour, 'km/h'];
    const slip = down ? `${(metres * 36 * 36) / 100} m/s` : `(${metres}/3.6) km/h`;
    return {
      slots: { quantity },
      words: { unit: asWord(unit) },
      answer: {
        kind: 'formula',
        expected,
        form: 'unit',
        slips: [{ answer: slip, mistake: 'inverse_operation_wrong' }],
      },
      proof: { by: 'solve', problem: `convert ${quantity} to ${unit}` },
      worked: 'engine',
    };
  },
};

/** An area whose unit was converted like a length. */
const wrongLine: ItemTemplate = {
  id: 'units.wrong_line',
  skills: ['units'],
  level: 3,
  kind: 'wrong_line',
  prompt: {
    en: 'An area is worked out. One line is not equal to the line above it. Which one?',
    es: 'Se calcula un área. Una línea no es igual a la anterior. ¿Cuál?',
    fr: 'On calcule une aire. L’une des lignes n’est pas égale à la précédente. Laquelle ?',
  },
  hint: {
    en: 'At each line ask: by which factor did the number change, and does it suit the units?',
    es: 'En cada línea pregúntate: ¿con qué factor cambió el número, y encaja con las unidades?',
    fr: 'À chaque ligne, demande-toi par quel facteur le nombre a changé, et si cela va avec les unités.',
  },
  make: (draw) => {
    const [metres, wide] = [draw.int(2, 8), 10 * draw.int(2, 9)];
    const early = draw.chance(0.4);
    const shown = early ? metres * 10 : metres * 100;
    const area = shown * wide;
    const lines = [
      `${metres} m * ${wide} cm`,
      `${shown} cm * ${wide} cm`,
      `${area} cm^2`,
      ...(early ? [] : [`${area / 100} m^2`]),
    ];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: early ? 1 : 3,
        mistake: early ? 'decimal_point' : 'area_unit_as_length',
      },
      proof: { by: 'follows' },
      worked: [
        {
          line: `${metres * 100} cm * ${wide} cm`,
          why: {
            en: 'Both lengths in one unit: a metre has 100 centimetres.',
            es: 'Las dos longitudes en la misma unidad: un metro tiene 100 centímetros.',
            fr: 'Les deux longueurs dans la même unité : un mètre vaut 100 centimètres.',
          },
        },
        {
          line: `${metres * 100 * wide} cm^2`,
          why: {
            en: 'The numbers are multiplied, and so are the units.',
            es: 'Se multiplican los números y también las unidades.',
            fr: 'On multiplie les nombres, et aussi les unités.',
          },
        },
        {
          line: `${(metres * wide) / 100} m^2`,
          why: {
            en: 'A square metre holds 100 rows of 100 square centimetres.',
            es: 'Un metro cuadrado tiene 100 filas de 100 centímetros cuadrados.',
            fr: 'Un mètre carré contient 100 rangées de 100 centimètres carrés.',
          },
        },
      ],
    };
  },
};

export const templates = [tens, squares, speed, wrongLine];
