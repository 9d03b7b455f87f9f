import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';
import { readStory } from '../read-story.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('all amounts that are compared with each other and make a sum', () => {
  it.each([
    [
      'en',
      'Ana has twice as many stickers as Ben. Together they have 54. How many does each have?',
      'x = 36 and y = 18',
    ],
    [
      'en',
      'Lena, Max and Omar have 60 marbles. Lena has twice as many as Max and Omar has 4 more than Max. How many marbles does each have?',
      'x = 28 and y = 14 and z = 18',
    ],
    [
      'en',
      'Tom is 4 years older than Kim. The sum of their ages is 30. How old is each of them?',
      'x = 17 and y = 13',
    ],
    [
      'es',
      'Ana tiene el doble de cromos que Luis. Entre los dos tienen 54. ¿Cuántos cromos tiene cada uno?',
      'x = 36; y = 18',
    ],
    [
      'fr',
      'Ana a deux fois plus de billes que Luc. Ensemble, ils en ont 54. Combien de billes chacun a-t-il ?',
      'x = 36 et y = 18',
    ],
    [
      'fr',
      'Paul a 4 ans de plus que Zoé. La somme de leurs âges est 30. Quel âge ont-ils ?',
      'x = 17 et y = 13',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('ages at two times', () => {
  it.each([
    [
      'en',
      'A mother is four times as old as her daughter. In 20 years she will be only twice as old. How old are they now?',
      'x = 40 and y = 10',
    ],
    [
      'en',
      'In eight years Leila will be three times as old as she was six years ago. How old is Leila today?',
      'x = 13',
    ],
    [
      'es',
      'Dentro de 8 años Leila tendrá el triple de la edad que tenía hace 6 años. ¿Cuántos años tiene Leila?',
      'x = 13',
    ],
    [
      'fr',
      'Dans 8 ans, Leïla aura le triple de l’âge qu’elle avait il y a 6 ans. Quel âge a Leïla ?',
      'x = 13',
    ],
    [
      'fr',
      'Le père de Yanis a 38 ans et Yanis en a 11. Dans combien d’années le père aura-t-il le double de l’âge de son fils ?',
      'x = 16',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('half a sticker, no sum, a difference that is asked for, another person', () => {
  it.each([
    ['en', 'Ana has twice as many stickers as Ben. Together they have 55. How many does each have?'],
    ['en', 'Ana has twice as many stickers as Ben. Together they have 54. How many more does Ana have?'],
    ['en', 'Ana and Ben have 54 stickers each. Ana gets 6 more than Ben. How many stickers does Ana have?'],
    [
      'en',
      'In eight years Leila will be three times as old as her brother was six years ago. How old is Leila today?',
    ],
    ['es', 'Leila tendrá el triple de la edad que tenía hace 6 años. ¿Cuántos años tiene Leila?'],
    ['es', 'Ana tiene el doble de cromos que Luis. Entre los dos tienen 55. ¿Cuántos cromos tiene cada uno?'],
    ['fr', 'Ana a deux fois plus de billes que Luc. Ensemble, ils en ont 55. Combien chacun en a-t-il ?'],
  ])('%s: are not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});

it.each([
  'Ana gives Ben 54 stickers. Ana now has 6 more than Ben. How many stickers does Ben have?',
  'Ben is 10 years younger than Ana. Ben and Ana meet 54 friends. How old is Ben?',
])('is no sum of two amounts: %s', (text) => {
  expect(readStory(text, 'en', 'en')).toBeNull();
});
