import { greatestDivisor } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { known } from './templates.ts';

/** The largest of three, found with a common denominator. */
export const largest: ItemTemplate = {
  id: 'fractions.largest',
  skills: ['fractions'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'Which of these fractions is the largest?',
    es: '¿Cuál de estas fracciones es la mayor?',
    fr: 'Laquelle de ces fractions est la plus grande ?',
  },
  hint: {
    en: 'Write all of them with one denominator. Then the numerators can be compared.',
    es: 'Escríbelas todas con el mismo denominador. Así se pueden comparar los numeradores.',
    fr: 'Écris-les toutes avec le même dénominateur. On peut alors comparer les numérateurs.',
  },
  make: (draw) => {
    const [first, second, third] = draw.pick([
      [3, 4, 6],
      [2, 3, 4],
      [3, 4, 8],
      [2, 5, 10],
      [4, 5, 10],
      [3, 5, 15],
      [4, 6, 12],
      [3, 6, 9],
      [4, 8, 16],
      [5, 10, 20],
    ] as const);
    const common = [first, second, third].reduce<number>((a, b) => (a * b) / greatestDivisor(a, b), 1);
    const parts = [first, second, third].map((below) => {
      const above = draw.pick(
        Array.from({ length: below - 1 }, (_, index) => index + 1).filter(
          (value) => greatestDivisor(value, below) === 1,
        ),
      );
      return { text: `${above}/${below}`, size: (above * common) / below };
    });
    const [top, middle, last] = parts.toSorted((a, b) => b.size - a.size);
    if (top === undefined || middle === undefined || last === undefined) throw new Error('three are drawn');
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: top.text, right: true },
          { text: middle.text, mistake: 'compares_numbers_not_parts' },
          { text: last.text, mistake: 'compares_numbers_not_parts' },
        ],
      },
      proof: { by: 'equal', pairs: [[top.text, `max(${parts.map(({ text }) => text).join(', ')})`]] },
      worked: [
        ...[top, middle, last]
          .filter(({ text, size }) => text !== `${size}/${common}`)
          .map(({ text, size }) => ({
            line: `${text} = ${size}/${common}`,
            why: {
              en: 'Written with the common denominator.',
              es: 'Escrita con el denominador común.',
              fr: 'Écrite avec le dénominateur commun.',
            },
          })),
        {
          line: top.text,
          why: {
            en: 'The parts are of one kind now, and here there are most of them.',
            es: 'Ahora las partes son del mismo tipo, y aquí es donde hay más.',
            fr: 'Les parts sont maintenant du même genre, et c’est ici qu’il y en a le plus.',
          },
        },
      ],
    };
  },
};

export const partOfAmount: ItemTemplate = {
  id: 'fractions.part_of_amount',
  skills: ['fractions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A walk is {way} km long. After {part} of it there is a rest. How many kilometres have been walked by then?',
    es: 'Una caminata tiene {way} km. Después de {part} del recorrido hay un descanso. ¿Cuántos kilómetros se han andado hasta entonces?',
    fr: 'Une randonnée fait {way} km. Après {part} du parcours, on fait une pause. Combien de kilomètres a-t-on parcourus jusque-là ?',
  },
  hint: {
    en: 'How long is one of the equal parts? Then take as many of them as the numerator says.',
    es: '¿Cuánto mide una de las partes iguales? Después toma tantas como diga el numerador.',
    fr: 'Quelle est la longueur d’une des parts égales ? Prends-en ensuite autant que le dit le numérateur.',
  },
  label: { en: 'Kilometres', es: 'Kilómetros', fr: 'Kilomètres' },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const one = draw.int(2, 8);
    const way = b * one;
    return {
      slots: { way: String(way), part: `${a}/${b}` },
      answer: {
        kind: 'formula',
        expected: String(a * one),
        form: 'simplified',
        slips: [
          { answer: String(one), mistake: 'one_part_only' as const },
          { answer: String((b - a) * one), mistake: 'rest_for_part' as const },
        ].filter(({ answer }) => answer !== String(a * one)),
      },
      proof: { by: 'solve', problem: `${a}/${b} of ${way}` },
      worked: [
        {
          line: `${way}/${b} = ${one}`,
          why: {
            en: 'The whole way is cut into equal parts: this is one of them.',
            es: 'El recorrido entero se corta en partes iguales: esta es una.',
            fr: 'Le parcours entier se coupe en parts égales : en voici une.',
          },
        },
        {
          line: `${a}*${one}`,
          why: {
            en: 'The numerator says how many of these parts are meant.',
            es: 'El numerador dice cuántas de esas partes se toman.',
            fr: 'Le numérateur dit combien de ces parts on prend.',
          },
        },
        {
          line: String(a * one),
          why: { en: 'All of them together.', es: 'Todas juntas.', fr: 'Toutes réunies.' },
        },
      ],
    };
  },
};
