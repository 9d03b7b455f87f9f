import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('the price of one of two things that are bought together twice', () => {
  it.each([
    ['en', '3 pens and 2 rulers cost $12. A pen and 4 rulers cost $14. How much does a ruler cost?', 'x = 3'],
    [
      'es',
      '3 lápices y 2 reglas cuestan 12 €. Un lápiz y 4 reglas cuestan 14 €. ¿Cuánto cuesta una regla?',
      'x = 3',
    ],
    [
      'fr',
      '3 stylos et 2 règles coûtent 12 €. Un stylo et 4 règles coûtent 14 €. Combien coûte une règle ?',
      'x = 3',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('both of two things that are bought together twice', () => {
  it.each([
    [
      'en',
      '3 pens and 2 rulers cost $12, while a pen and 4 rulers cost $14. What does each of them cost?',
      'x = 2 and y = 3',
    ],
    [
      'en',
      '2 adult tickets and 3 child tickets cost £41. 1 adult ticket and 2 child tickets cost £24. Find the two prices.',
      'x = 10 and y = 7',
    ],
    [
      'en',
      'Ana pays £16 for 2 pies and 3 juices. Ben pays £11 for 1 pie and 3 juices. Find the price of a pie and the price of a juice.',
      'x = 5 and y = 2',
    ],
    [
      'en',
      'Three boxes and two bags weigh 16 kg. One box and four bags weigh 12 kg. How much does each weigh?',
      'x = 4 and y = 2',
    ],
    [
      'es',
      '2 entradas de adulto y 3 de niño cuestan 41 €; 1 entrada de adulto y 2 de niño cuestan 24 €. ¿Cuánto cuesta cada entrada?',
      'x = 10; y = 7',
    ],
    [
      'fr',
      'Pour 2 croissants et 3 pains, Léa paie 7 €. Pour 4 croissants et un pain, Tom paie 9 €. Quel est le prix d’un croissant et d’un pain ?',
      'x = 2 et y = 1',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('a price that no coins can pay, a bundle that is asked for, a number of things', () => {
  it.each([
    ['en', '2 pies and 3 juices cost £13. A pie and 3 juices cost £9. What does each of them cost?'],
    ['en', '3 pens and 2 rulers cost $12. A pen and 4 rulers cost $14. What do 2 pens and a ruler cost?'],
    [
      'es',
      '3 lápices y 2 reglas cuestan 12 €. Un lápiz y 4 reglas cuestan 14 €. ¿Cuántas reglas cuestan 30 €?',
    ],
    ['fr', '2 tartes et 3 jus coûtent 13 €. Une tarte et 3 jus coûtent 9 €. Combien coûte chacun ?'],
  ])('%s: are not read as two prices: %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});

describe('three things, the same bundle twice, or several of one thing', () => {
  it.each([
    ['en', '3 pens and 2 rulers cost $12. A pen and 4 erasers cost $14. How much does a ruler cost?'],
    ['en', '3 pens and 2 rulers cost $12. 6 pens and 4 rulers cost $24. How much does a ruler cost?'],
    ['en', '3 pens and 2 rulers cost $12. A pen and 4 rulers cost $14. How much do 5 rulers cost?'],
    ['es', '3 lápices y 2 reglas cuestan 12 €. Un lápiz y 4 gomas cuestan 14 €. ¿Cuánto cuesta una regla?'],
    ['fr', '3 stylos et 2 règles coûtent 12 €. Un stylo et 4 gommes coûtent 14 €. Combien coûte une règle ?'],
  ])('%s: are not read as two prices: %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
