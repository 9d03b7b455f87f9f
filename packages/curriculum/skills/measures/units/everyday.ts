import type { ItemTemplate } from '../../skill.ts';
import { convertHint } from './prompts.ts';

/** The longest or heaviest of four. */
const largest: ItemTemplate = {
  id: 'units.largest',
  skills: ['units'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these is the largest?',
    es: '¿Cuál de estas cantidades es la mayor?',
    fr: 'Laquelle de ces quantités est la plus grande ?',
  },
  hint: {
    en: 'Bring all of them to one unit, then compare the numbers.',
    es: 'Pasa todas a la misma unidad y compara después los números.',
    fr: 'Mets-les toutes dans la même unité, puis compare les nombres.',
  },
  make: (draw) => {
    const [large, middle, small, factor, tens] = draw.pick([
      ['km', 'm', 'm', 1000, 1000],
      ['m', 'cm', 'mm', 100, 1000],
      ['kg', 'g', 'g', 1000, 1000],
      ['l', 'cl', 'ml', 100, 1000],
    ] as const);
    const [a, b, c, d] = draw.distinct(4, 12, 96).toSorted((p, q) => q - p) as [
      number,
      number,
      number,
      number,
    ];
    const [first, second, third] = draw.shuffle([0, 1, 2]) as [number, number, number];
    const written = (n: number, how: number) =>
      [`${n / 10} ${large}`, `${(n * factor) / 10} ${middle}`, `${(n * tens) / 10} ${small}`][how] ?? '';
    const mistake = 'units_not_compared' as const;
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: written(a, first), right: true },
          { text: written(b, second), mistake },
          { text: written(c, third), mistake },
          { text: written(d, second), mistake },
        ],
      },
      proof: { by: 'equal', pairs: [[written(a, first), `${(a * tens) / 10} ${small}`]] },
      worked: [a, b, c, d].map((n, index) => ({
        line: `${written(n, [first, second, third, second][index] ?? 0)} = ${(n * tens) / 10} ${small}`,
        why: {
          en: 'In the smallest unit the numbers can be compared.',
          es: 'En la unidad menor se pueden comparar los números.',
          fr: 'Dans la plus petite unité, on peut comparer les nombres.',
        },
      })),
    };
  },
};

/** Missing flour. */
const recipe: ItemTemplate = {
  id: 'units.recipe',
  skills: ['units', 'decimals'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A baker needs {needed} of flour and has {there}. How many grams are missing?',
    es: 'Una panadería necesita {needed} de harina y tiene {there}. ¿Cuántos gramos faltan?',
    fr: 'Une boulangerie a besoin de {needed} de farine et en a {there}. Combien de grammes manquent ?',
  },
  hint: convertHint,
  label: { en: 'Grams', es: 'Gramos', fr: 'Grammes' },
  make: (draw) => {
    const [needed, there] = [draw.int(11, 49), 50 * draw.int(3, 19)];
    const missing = needed * 100 - there;
    return {
      slots: { needed: `${needed / 10} kg`, there: `${there} g` },
      answer: {
        kind: 'formula',
        expected: `${missing}`,
        slips: [{ answer: `${needed * 1000 - there}`, mistake: 'decimal_point' }],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${needed / 10} kg - ${there} g`, `${missing} g`],
          [`${needed / 10} * 1000 - ${there}`, `${missing}`],
        ],
      },
      worked: [
        {
          line: `${needed / 10} kg = ${needed * 100} g`,
          why: {
            en: 'A kilogram has 1000 grams.',
            es: 'Un kilogramo tiene 1000 gramos.',
            fr: 'Un kilogramme vaut 1000 grammes.',
          },
        },
        {
          line: `${needed * 100} - ${there} = ${missing}`,
          why: {
            en: 'In one unit the two can be subtracted.',
            es: 'En la misma unidad ya se pueden restar.',
            fr: 'Dans la même unité, on peut les soustraire.',
          },
        },
        {
          line: `${missing}`,
          why: {
            en: 'This many grams are missing.',
            es: 'Estos son los gramos que faltan.',
            fr: 'Voilà combien de grammes manquent.',
          },
        },
      ],
    };
  },
};

/** Hours as a decimal number. */
const hours: ItemTemplate = {
  id: 'units.hours',
  skills: ['units', 'decimals'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A walk takes {time}. How many minutes is that?',
    es: 'Una caminata dura {time}. ¿Cuántos minutos son?',
    fr: 'Une randonnée dure {time}. Combien de minutes cela fait-il ?',
  },
  hint: {
    en: 'The digits after the point are a part of an hour. Of how many minutes is it a part?',
    es: 'Lo que va detrás de la coma es una parte de una hora. ¿De cuántos minutos es parte?',
    fr: 'Ce qui suit la virgule est une partie d’une heure. C’est une partie de combien de minutes ?',
  },
  label: { en: 'Minutes', es: 'Minutos', fr: 'Minutes' },
  make: (draw) => {
    const [whole, part] = [
      draw.int(1, 9),
      draw.pick([10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 5, 15, 35, 45, 55]),
    ];
    const time = (whole * 100 + part) / 100;
    const minutes = whole * 60 + (part * 60) / 100;
    const read = part % 10 === 0 ? part / 10 : part;
    return {
      slots: { time: `${time} h` },
      answer: {
        kind: 'formula',
        expected: `${minutes}`,
        slips: [{ answer: `${whole * 60 + read}`, mistake: 'hours_as_hundred' }],
      },
      proof: {
        by: 'equal',
        pairs: [
          [`${time} h`, `${minutes} min`],
          [`${time} * 60`, `${minutes}`],
        ],
      },
      worked: [
        {
          line: `${time} * 60`,
          why: {
            en: 'An hour has 60 minutes, and each part of it has its share of the 60.',
            es: 'Cada hora tiene 60 minutos, y cada parte de hora, su parte de 60.',
            fr: 'Chaque heure a 60 minutes, et chaque partie d’heure sa part de 60.',
          },
        },
        {
          line: `${minutes}`,
          why: {
            en: 'The whole hours and the part are multiplied in the same way.',
            es: 'Las horas enteras y la parte se multiplican igual.',
            fr: 'Les heures entières et la partie se multiplient de la même façon.',
          },
        },
      ],
    };
  },
};

export const everyday = [largest, recipe, hours];
