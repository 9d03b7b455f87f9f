import { fraction } from '../../../items/write-formula.ts';
import { known } from '../fractions/templates.ts';
import type { ItemTemplate } from '../../skill.ts';
import { findWrongLine } from '../prompts.ts';
import { cancelled, straightAcross, turned } from './reasons.ts';

export const product: ItemTemplate = {
  id: 'fraction_products.product',
  skills: ['fraction_products'],
  level: 1,
  kind: 'formula',
  prompt: {
    en: 'How much is {a} of {b}? Give the result in lowest terms.',
    es: '¿Cuánto es {a} de {b}? Da el resultado como fracción irreducible.',
    fr: 'Combien font {a} de {b} ? Donne le résultat sous forme irréductible.',
  },
  hint: {
    en: 'A part of a part is a product. Can something be cancelled before you multiply?',
    es: 'Una parte de una parte es un producto. ¿Se puede simplificar algo antes de multiplicar?',
    fr: 'Une part d’une part est un produit. Peut-on simplifier avant de multiplier ?',
  },
  make: (draw) => {
    const [[a, b], [c, d]] = [draw.pick(known), draw.pick(known)];
    const expected = fraction(a * c, b * d);
    return {
      slots: { a: `${a}/${b}`, b: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [{ answer: fraction(a * d, b * c), mistake: 'multiplies_crosswise' as const }].filter(
          ({ answer }) => answer !== expected,
        ),
      },
      proof: { by: 'solve', problem: `(${a}/${b})*(${c}/${d})` },
      worked: [
        { line: `(${a}*${c})/(${b}*${d})`, why: straightAcross },
        { line: expected, why: cancelled },
      ],
    };
  },
};

export const quotient: ItemTemplate = {
  id: 'fraction_products.quotient',
  skills: ['fraction_products'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'Divide {a} by {b}. Give the result in lowest terms.',
    es: 'Divide {a} entre {b}. Da el resultado como fracción irreducible.',
    fr: 'Divise {a} par {b}. Donne le résultat sous forme irréductible.',
  },
  hint: {
    en: 'Dividing can be turned into multiplying. What happens to the fraction you divide by?',
    es: 'La división se puede convertir en una multiplicación. ¿Qué le pasa a la fracción que divide?',
    fr: 'Une division peut devenir une multiplication. Que devient la fraction qui divise ?',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const [c, d] = draw.pick(known.filter(([above, below]) => above !== a || below !== b));
    const expected = fraction(a * d, b * c);
    return {
      slots: { a: `${a}/${b}`, b: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [
          { answer: fraction(a * c, b * d), mistake: 'divides_without_turning' as const },
          { answer: fraction(b * c, a * d), mistake: 'turns_wrong_fraction' as const },
        ],
      },
      proof: { by: 'solve', problem: `(${a}/${b})/(${c}/${d})` },
      worked: [
        { line: `(${a}/${b})*(${d}/${c})`, why: turned },
        { line: `(${a}*${d})/(${b}*${c})`, why: straightAcross },
        { line: expected, why: cancelled },
      ],
    };
  },
};

/** Which product equals the quotient? */
export const sameValue: ItemTemplate = {
  id: 'fraction_products.same_value',
  skills: ['fraction_products'],
  level: 1,
  kind: 'choice',
  prompt: {
    en: 'Which of these is equal to {a} divided by {b}?',
    es: '¿Cuál de estas expresiones vale lo mismo que {a} dividido entre {b}?',
    fr: 'Laquelle de ces expressions est égale à {a} divisé par {b} ?',
  },
  hint: {
    en: 'Which of the two fractions stays as it is, and which one is turned over?',
    es: '¿Cuál de las dos fracciones se queda como está y cuál se invierte?',
    fr: 'Laquelle des deux fractions reste telle quelle, et laquelle est retournée ?',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const [c, d] = draw.pick(known.filter(([above, below]) => above !== a && below !== b));
    const right = `(${a}*${d})/(${b}*${c})`;
    return {
      slots: { a: `${a}/${b}`, b: `${c}/${d}` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `(${a}*${c})/(${b}*${d})`, mistake: 'divides_without_turning' },
          { text: `(${b}*${c})/(${a}*${d})`, mistake: 'turns_wrong_fraction' },
          { text: `(${b}*${d})/(${a}*${c})`, mistake: 'turns_wrong_fraction' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `(${a}/${b})/(${c}/${d})`]] },
      worked: [
        { line: `(${a}/${b})*(${d}/${c})`, why: turned },
        { line: right, why: straightAcross },
      ],
    };
  },
};

export const wrongLine: ItemTemplate = {
  id: 'fraction_products.wrong_line',
  skills: ['fraction_products'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'At each line ask which fraction was turned over, and what the whole number was multiplied by.',
    es: 'En cada línea, mira qué fracción se invirtió y con qué se multiplicó el número entero.',
    fr: 'À chaque ligne, demande-toi quelle fraction a été retournée et avec quoi l’entier a été multiplié.',
  },
  make: (draw) => {
    const [a, b] = draw.pick(known);
    const [c, d] = draw.pick(known.filter(([above, below]) => above !== a && below !== b));
    const factor = draw.int(2, 7);
    const dividing = draw.chance(0.6);
    const lines = dividing
      ? [
          `(${a}/${b})/(${c}/${d})`,
          `(${b}/${a})*(${c}/${d})`,
          `(${b}*${c})/(${a}*${d})`,
          fraction(b * c, a * d),
        ]
      : [`${factor}*(${a}/${b})`, `(${factor}*${a})/(${factor}*${b})`, `${factor * a}/${factor * b}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: 1,
        mistake: dividing ? 'turns_wrong_fraction' : 'multiplies_above_and_below',
      },
      proof: { by: 'follows' },
      worked: dividing
        ? [
            { line: `(${a}/${b})*(${d}/${c})`, why: turned },
            { line: `(${a}*${d})/(${b}*${c})`, why: straightAcross },
            { line: fraction(a * d, b * c), why: cancelled },
          ]
        : [
            {
              line: `(${factor}*${a})/${b}`,
              why: {
                en: 'There are several times as many parts, and the kind of part stays the same.',
                es: 'Hay varias veces más partes, y el tipo de parte no cambia.',
                fr: 'Il y a plusieurs fois plus de parts, et leur genre ne change pas.',
              },
            },
            ...(fraction(factor * a, b) === `${factor * a}/${b}`
              ? [{ line: `${factor * a}/${b}`, why: straightAcross }]
              : [{ line: fraction(factor * a, b), why: cancelled }]),
          ],
    };
  },
};
