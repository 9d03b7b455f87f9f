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
