import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const mean = {
  en: 'Find the mean of 4, 8, 6, 10',
  es: 'Halla la media de 4, 8, 6, 10',
  fr: 'Calculer la moyenne de 4, 8, 6, 10',
};

describe('a value that is claimed to be another average', () => {
  it.each([
    ['en', mean.en, '(8+6)/2 = 7 is the median'],
    ['en', mean.en, 'the median is 7'],
    ['es', mean.es, '(8+6)/2 = 7 es la mediana'],
    ['es', mean.es, 'mediana = 7'],
    ['fr', mean.fr, '(8+6)/2 = 7 est la médiane'],
    ['fr', mean.fr, 'la médiane vaut 7'],
    ['en', 'Find the median of 4, 8, 6, 10', '28/4 = 7 is the mean'],
    ['es', 'Halla la moda de 4, 6, 6, 1, 9, 6, 4', 'mediana: 6'],
    ['fr', "Calculer l'étendue de 4, 8, 6, 10", 'moyenne = 7'],
  ])('%s %s | %s', (locale, problem, line) => {
    expect(judgeStoryLine(locale, problem, line)).toBe('averages_confused');
  });

  it.each([
    ['en', mean.en, '28/4 = 7 is the mean', 'result'],
    ['en', mean.en, 'the mean is 7, not the median', 'aside'],
    ['es', mean.es, 'media = 28/4 = 7', 'aside'],
    ['fr', mean.fr, 'la moyenne est 7', 'aside'],
    ['en', 'Find the median of 4, 8, 6, 10', 'the mean of 6 and 8 is 7', 'result'],
    ['es', 'Halla la mediana de 4, 8, 6, 10', 'la media de 6 y 8 es 7', 'result'],
  ])('%s %s | %s: %s', (locale, problem, line, judged) => {
    expect(judgeStoryLine(locale, problem, line)).toBe(judged);
  });
});
