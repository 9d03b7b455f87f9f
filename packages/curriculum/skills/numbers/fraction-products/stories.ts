import { fraction } from '../../../items/write-formula.ts';
import type { ItemTemplate } from '../../skill.ts';
import { cancelled, fitsHowOften, mixedFirst, partOfPart, straightAcross, turned } from './reasons.ts';

/** A fraction of a recipe's fraction. */
export const recipe: ItemTemplate = {
  id: 'fraction_products.recipe',
  skills: ['fraction_products'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'A recipe needs {amount} kg of flour. Only {part} of the recipe is made. How many kilograms of flour are needed? Answer with a fraction in lowest terms.',
    es: 'Una receta lleva {amount} kg de harina. Solo se prepara {part} de la receta. ¿Cuántos kilogramos de harina hacen falta? Responde con una fracción irreducible.',
    fr: 'Une recette demande {amount} kg de farine. On ne prépare que {part} de la recette. Combien de kilogrammes de farine faut-il ? Réponds par une fraction irréductible.',
  },
  hint: {
    en: 'A part of an amount is asked for. Which operation does the word “of” stand for?',
    es: 'Se pide una parte de una cantidad. ¿Qué operación representa la palabra «de»?',
    fr: 'On demande une part d’une quantité. Quelle opération se cache dans le mot « de » ?',
  },
  label: { en: 'Kilograms', es: 'Kilogramos', fr: 'Kilogrammes' },
  make: (draw) => {
    const [a, b] = draw.pick([
      [3, 4],
      [4, 5],
      [3, 5],
      [5, 6],
      [7, 8],
      [5, 8],
      [9, 10],
      [3, 8],
      [2, 3],
      [5, 4],
      [3, 2],
      [7, 10],
      [4, 3],
    ] as const);
    const [c, d] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [1, 4],
      [5, 6],
    ] as const);
    const expected = fraction(a * c, b * d);
    return {
      slots: { amount: `${a}/${b}`, part: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected,
        form: 'lowest-terms',
        slips: [{ answer: fraction(a * d, b * c), mistake: 'multiplies_crosswise' as const }].filter(
          ({ answer }) => answer !== expected,
        ),
      },
      proof: { by: 'solve', problem: `(${c}/${d})*(${a}/${b})` },
      worked: [
        { line: `(${c}/${d})*(${a}/${b})`, why: partOfPart },
        { line: `(${c}*${a})/(${d}*${b})`, why: straightAcross },
        { line: expected, why: cancelled },
      ],
    };
  },
};

/** How many portions fit: a mixed number divided by a fraction, with a whole result. */
export const glasses: ItemTemplate = {
  id: 'fraction_products.glasses',
  skills: ['fraction_products', 'fractions'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'There are {total} litres of juice. Each glass holds {glass} of a litre. How many glasses can be filled?',
    es: 'Hay {total} litros de zumo. En cada vaso cabe {glass} de litro. ¿Cuántos vasos se pueden llenar?',
    fr: 'Il y a {total} litres de jus. Chaque verre contient {glass} de litre. Combien de verres peut-on remplir ?',
  },
  hint: {
    en: 'How many glasses would one litre fill? Write the amount as one fraction before you divide.',
    es: '¿Cuántos vasos se llenarían con un litro? Escribe la cantidad como una sola fracción antes de dividir.',
    fr: 'Combien de verres remplit-on avec un litre ? Écris la quantité comme une seule fraction avant de diviser.',
  },
  label: { en: 'Glasses', es: 'Vasos', fr: 'Verres' },
  make: (draw) => {
    const [c, d] = draw.pick([
      [3, 10],
      [1, 5],
      [2, 5],
      [1, 4],
      [3, 20],
      [3, 8],
      [1, 8],
      [1, 6],
      [3, 16],
    ] as const);
    const counts = Array.from({ length: 29 }, (_, index) => index + 6).filter(
      (count) => (count * c) % d !== 0 && count * c > 2 * d && count * c < 6 * d,
    );
    const count = draw.pick(counts);
    const [above, below] = fraction(count * c, d)
      .split('/')
      .map(Number) as [number, number];
    const whole = Math.floor(above / below);
    const total = `${whole} ${above - whole * below}/${below}`;
    return {
      slots: { total, glass: `${c}/${d}` },
      answer: {
        kind: 'formula',
        expected: String(count),
        form: 'simplified',
        slips: [{ answer: fraction(above * c, below * d), mistake: 'divides_without_turning' }],
      },
      proof: { by: 'solve', problem: `(${total})/(${c}/${d})` },
      worked: [
        { line: `(${total})/(${c}/${d})`, why: fitsHowOften },
        { line: `(${above}/${below})/(${c}/${d})`, why: mixedFirst },
        { line: c === 1 ? `(${above}/${below})*${d}` : `(${above}/${below})*(${d}/${c})`, why: turned },
        {
          line: c === 1 ? `(${above}*${d})/${below}` : `(${above}*${d})/(${below}*${c})`,
          why: straightAcross,
        },
        { line: String(count), why: cancelled },
      ],
    };
  },
};
