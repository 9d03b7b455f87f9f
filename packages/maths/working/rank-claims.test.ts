import { describe, expect, it } from 'vitest';
import { judgeLines } from './testing.ts';

const median = {
  en: 'Find the median of 21, 4, 17, 9, 30, 13, 8',
  es: 'Halla la mediana de 21, 4, 17, 9, 30, 13, 8',
  fr: 'médiane de 21, 4, 17, 9, 30, 13, 8',
};

describe('the place of the median among the sorted data', () => {
  it.each([
    ['en', median.en, '7 values so the 4th'],
    ['en', median.en, 'the 4th value is 13'],
    ['es', median.es, '7 datos, el 4.º'],
    ['es', median.es, 'son 7 datos, la mediana es el cuarto'],
    ['fr', median.fr, '7 valeurs donc la 4e'],
    ['fr', median.fr, 'il y a 7 valeurs, la médiane est la 4e'],
    ['en', 'Find the median of 3, 8, 5, 12, 10, 1', '6 numbers so the 3rd and the 4th'],
  ])('%s %s | %s holds', (locale, problem, line) => {
    expect(judgeLines(locale, problem, line).verdict).toBe('equal');
  });

  it.each([
    ['en', median.en, '7 values so the 3rd'],
    ['en', median.en, 'the median is 4'],
    ['es', median.es, '7 datos, el 3.º'],
    ['es', median.es, '(7 + 1)/2 = 4, la mediana es 4'],
    ['fr', median.fr, 'la médiane est la 5e'],
    ['en', 'Find the median of 3, 8, 5, 12, 10, 1', '6 numbers so the 3rd'],
  ])('%s %s | %s does not', (locale, problem, line) => {
    expect(judgeLines(locale, problem, line).verdict).toBe('different');
  });
});
