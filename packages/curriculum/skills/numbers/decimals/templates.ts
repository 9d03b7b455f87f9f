import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { workOut } from '../prompts.ts';
import {
  bothTimesTen,
  digitsFirst,
  divided,
  pointBack,
  priceTimesWeight,
  samePlaces,
  wholeFactors,
} from './reasons.ts';

/** A number of tenths, hundredths, …: `decimal(24, 2)` is `0.24`. */
const decimal = (digits: number, places: number): string => String(digits / 10 ** places);

/** An amount of money in cents, with two decimals: `4.70`, but `5` for whole ones. */
const cents = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

export const largest: ItemTemplate = {
  id: 'decimals.largest',
  skills: ['decimals'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these numbers is the largest?',
    es: '¿Cuál de estos números es el mayor?',
    fr: 'Lequel de ces nombres est le plus grand ?',
  },
  hint: {
    en: 'Compare place by place from the left: first the tenths, then the hundredths.',
    es: 'Compara posición por posición desde la izquierda: primero las décimas, luego las centésimas.',
    fr: 'Compare rang par rang à partir de la gauche : d’abord les dixièmes, puis les centièmes.',
  },
  make: (draw) => {
    const [whole, tenth] = [draw.int(0, 9), draw.int(4, 9)];
    const [a, b] = draw.distinct(2, 1, 9);
    const right = `${whole}.${tenth}`;
    const options = [
      `${whole}.${tenth - 1}${a}`,
      `${whole}.${tenth - 2}${b}${draw.int(1, 9)}`,
      `${whole}.0${draw.int(tenth - 1, 9)}${draw.int(1, 9)}`,
    ];
    return {
      slots: {},
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          ...options.map((text) => ({ text, mistake: 'longer_is_larger' as const })),
        ],
      },
      proof: { by: 'equal', pairs: [[right, `max(${[right, ...options].join(', ')})`]] },
      worked: [
        ...[right, options[0] ?? ''].map((text) => ({
          line: `${text} = ${Math.round(Number(text) * 1000)}/1000`,
          why: samePlaces,
        })),
        {
          line: right,
          why: {
            en: 'It has the most tenths. The places further right cannot make up for that.',
            es: 'Es el que tiene más décimas. Las posiciones siguientes no pueden compensarlo.',
            fr: 'C’est lui qui a le plus de dixièmes. Les rangs suivants ne peuvent pas le rattraper.',
          },
        },
      ],
    };
  },
};

export const product: ItemTemplate = {
  id: 'decimals.product',
  skills: ['decimals'],
  level: 1,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'Multiply as if the points were not there. Then estimate: how large must the result be?',
    es: 'Multiplica como si no hubiera comas. Después estima: ¿qué tamaño debe tener el resultado?',
    fr: 'Multiplie comme s’il n’y avait pas de virgules. Estime ensuite : de quelle taille est le résultat ?',
  },
  make: (draw) => {
    const [a, b] = [draw.nonZero(2, 19, [10]), draw.int(2, 9)];
    const [p, q] = [1, draw.int(1, 2)];
    const task = `${decimal(a, p)}*${decimal(b, q)}`;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: decimal(a * b, p + q),
        form: 'decimal',
        slips: [
          { answer: decimal(a * b, p + q - 1), mistake: 'decimal_point' },
          { answer: decimal(a * b, p + q + 1), mistake: 'decimal_point' },
        ],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `(${a}/${10 ** p})*(${b}/${10 ** q})`, why: wholeFactors },
        { line: `${a * b}/${10 ** (p + q)}`, why: digitsFirst },
        { line: decimal(a * b, p + q), why: pointBack },
      ],
    };
  },
};

export const quotient: ItemTemplate = {
  id: 'decimals.quotient',
  skills: ['decimals'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Divide {a} by {b}.',
    es: 'Divide {a} entre {b}.',
    fr: 'Divise {a} par {b}.',
  },
  hint: {
    en: 'Multiply both numbers by the same power of ten, so that you divide by a whole number.',
    es: 'Multiplica los dos números por la misma potencia de diez, para dividir entre un número entero.',
    fr: 'Multiplie les deux nombres par la même puissance de dix, pour diviser par un entier.',
  },
  make: (draw) => {
    const [b, result] = [draw.int(2, 9), draw.nonZero(12, 49, [20, 30, 40])];
    const [p, q] = draw.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const);
    const [above, below] = [decimal(b * result, p), decimal(b, q)];
    const expected = decimal(result * 100, p - q + 2);
    const times = 10 ** q;
    return {
      slots: { a: above, b: below },
      answer: {
        kind: 'formula',
        expected,
        form: 'decimal',
        slips: [
          { answer: decimal(result * 100, p - q + 1), mistake: 'decimal_point' },
          { answer: decimal(result * 100, p - q + 3), mistake: 'decimal_point' },
        ],
      },
      proof: { by: 'equal', pairs: [[`${above}/${below}`, expected]] },
      worked: [
        { line: `(${above}*${times})/(${below}*${times})`, why: bothTimesTen },
        { line: `${decimal(b * result * times, p)}/${b}`, why: divided },
        { line: expected, why: { en: 'Worked out.', es: 'Se calcula.', fr: 'On calcule.' } },
      ],
    };
  },
};

export const round: ItemTemplate = {
  id: 'decimals.round',
  skills: ['decimals'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Round {number} to {place}.',
    es: 'Redondea {number} a {place}.',
    fr: 'Arrondis {number} {place}.',
  },
  hint: {
    en: 'Look only at the first digit that is left out.',
    es: 'Mira solo la primera cifra que se suprime.',
    fr: 'Ne regarde que le premier chiffre supprimé.',
  },
  make: (draw) => {
    const places = draw.int(1, 2);
    const next = draw.int(1, 9);
    const kept = draw.int(11, 989) * 10 + draw.int(1, 8);
    const number = `${decimal(kept, places)}${next}${draw.int(1, 9)}`;
    const [down, up] = [kept, kept + 1].map((digits) => decimal(digits, places));
    const [expected, slip] = next < 5 ? [down, up] : [up, down];
    return {
      slots: { number },
      words: {
        place:
          places === 1
            ? { en: '1 decimal place', es: 'las décimas', fr: 'au dixième' }
            : { en: '2 decimal places', es: 'las centésimas', fr: 'au centième' },
      },
      answer: {
        kind: 'formula',
        expected: expected ?? '',
        form: 'decimal',
        places,
        slips: [{ answer: slip ?? '', mistake: 'rounds_wrong_way' }],
      },
      proof: { by: 'solve', problem: `round ${number} to ${places} decimal place${places === 1 ? '' : 's'}` },
      worked: 'engine',
    };
  },
};

export const toFraction: ItemTemplate = {
  id: 'decimals.to_fraction',
  skills: ['decimals', 'fractions'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Write {number} as a fraction in lowest terms.',
    es: 'Escribe {number} como fracción irreducible.',
    fr: 'Écris {number} sous forme de fraction irréductible.',
  },
  hint: {
    en: 'In which place is the last digit? That gives the denominator to begin with.',
    es: '¿Qué posición ocupa la última cifra? Ese es el denominador con el que se empieza.',
    fr: 'Quel est le rang du dernier chiffre ? Il donne le dénominateur de départ.',
  },
  make: (draw) => {
    const places = draw.pick([2, 2, 3]);
    const digits =
      places === 2
        ? draw.pick(Array.from({ length: 48 }, (_, index) => 2 * index + 2).filter((even) => even % 10 !== 0))
        : draw.pick(
            Array.from({ length: 40 }, (_, index) => 25 * (index + 1)).filter(
              (value) => value % 10 !== 0 && value < 1000,
            ),
          );
    const number = decimal(digits + (draw.chance(0.5) ? 0 : draw.int(1, 3) * 10 ** places), places);
    const all = Math.round(Number(number) * 10 ** places);
    return {
      slots: { number },
      answer: {
        kind: 'formula',
        expected: fraction(all, 10 ** places),
        form: 'lowest-terms',
        slips: [{ answer: fraction(all, 10 ** (places - 1)), mistake: 'tenths_for_hundredths' }],
      },
      proof: { by: 'solve', problem: `write ${number} as a fraction` },
      worked: 'engine',
    };
  },
};

export const weighed: ItemTemplate = {
  id: 'decimals.weighed',
  skills: ['decimals'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'Cheese costs €{price} per kilogram. A piece weighs {weight} kg. What does the piece cost, in euros?',
    es: 'El queso cuesta {price} € el kilogramo. Un trozo pesa {weight} kg. ¿Cuánto cuesta el trozo, en euros?',
    fr: 'Le fromage coûte {price} € le kilogramme. Un morceau pèse {weight} kg. Combien coûte le morceau, en euros ?',
  },
  hint: {
    en: 'Is the piece lighter or heavier than one kilogram? Estimate the price first.',
    es: '¿El trozo pesa menos o más que un kilogramo? Estima primero el precio.',
    fr: 'Le morceau pèse-t-il moins ou plus d’un kilogramme ? Estime d’abord le prix.',
  },
  label: { en: 'Price in €', es: 'Precio en €', fr: 'Prix en €' },
  make: (draw) => {
    const price = draw.int(11, 29);
    const weight = draw.pick([15, 25, 35, 45, 55, 65, 75, 115, 125, 135]);
    const way = `${price}*${decimal(weight, 2)}`;
    return {
      slots: { price: String(price), weight: decimal(weight, 2) },
      answer: {
        kind: 'formula',
        expected: cents(price * weight),
        form: 'decimal',
        slips: [
          { answer: decimal(price * weight, 1), mistake: 'decimal_point' },
          { answer: decimal(price * weight, 3), mistake: 'decimal_point' },
        ],
      },
      proof: { by: 'solve', problem: way },
      worked: [
        { line: way, why: priceTimesWeight },
        { line: `(${price}*${weight})/100`, why: wholeFactors },
        { line: `${price * weight}/100`, why: digitsFirst },
        { line: cents(price * weight), why: pointBack },
      ],
    };
  },
};
