import { expect, test } from 'vitest';
import { storyPieces } from './story-pieces.ts';

const rows = (text: string, language: 'en' | 'es' | 'fr') =>
  storyPieces(text, language, language).map(({ before, number, after }) =>
    `${before}${number === null ? '' : `[${number}]`}${after}`.trim(),
  );

test.each([
  [
    'en',
    'Sam has 3 bags with 12 marbles each. He gives 7 to Ana. How many marbles are left?',
    ['Sam has [3] bags', 'with [12] marbles each.', 'He gives [7] to Ana.', 'How many marbles are left?'],
  ],
  [
    'en',
    'Tickets cost $12 and snacks cost $7.50. What do 2 tickets cost?',
    ['Tickets cost $[12]', 'and snacks cost $[7.50].', 'What do [2] tickets cost?'],
  ],
  [
    'es',
    'Lucía compró 4 cuadernos a 2,50 € cada uno, y pagó con 20 €. ¿Cuánto le devuelven?',
    ['Lucía compró [4] cuadernos', 'a [2,50] € cada uno,', 'y pagó con [20] €.', '¿Cuánto le devuelven?'],
  ],
  [
    'fr',
    'Léa achète 2 kg de poires à 3 € le kilo et 1 500 g de riz. Combien paie-t-elle ?',
    ['Léa achète [2] kg de poires', 'à [3] € le kilo', 'et [1 500] g de riz.', 'Combien paie-t-elle ?'],
  ],
  [
    'en',
    'The sum of three consecutive numbers is 72. Find the numbers.',
    ['The sum of [three] consecutive numbers', 'is [72].', 'Find the numbers.'],
  ],
  [
    'en',
    'Two fifths of the 35 pupils walk. How many walk?',
    ['[Two fifths]', 'of the [35] pupils walk.', 'How many walk?'],
  ],
] as const)('each number stands in the words around it (%s): %s', (language, text, expected) => {
  expect(rows(text, language)).toEqual(expected);
});

test('the pieces one after the other are the text, and the question is one of them', () => {
  const text = 'A train travels 240 km in 3 hours.\nWhat is its average speed?  Thanks!';
  const pieces = storyPieces(text, 'en', 'en-GB');
  expect(pieces.map(({ before, number, after }) => before + (number ?? '') + after).join('')).toBe(text);
  expect(pieces.filter(({ isAsked }) => isAsked).map(({ before }) => before.trim())).toEqual([
    'What is its average speed?',
  ]);
});

test('without a question mark the last sentence asks', () => {
  expect(storyPieces('A book costs 12 euros. Find the price of 5 books.', 'en', 'en').at(-1)).toMatchObject({
    number: '5',
    isAsked: true,
  });
});
