import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const boys = {
  en: 'There are 25 students in a class; 15 are girls. What percentage are boys?',
  es: 'En una clase hay 25 alumnos; 15 son chicas. ¿Qué porcentaje son chicos?',
  fr: 'Dans une classe de 25 élèves, 15 sont des filles. Quel pourcentage sont des garçons ?',
};

describe('the percentage of a part named by its noun', () => {
  it.each([
    ['en', boys.en, 'the boys are 40 %', 'result'],
    ['en', boys.en, 'the girls are 60 %, so the boys are 40 %', 'result'],
    ['en', boys.en, '15/25 = 60 %', 'aside'],
    ['es', boys.es, 'los chicos son el 40 %', 'result'],
    ['es', boys.es, 'las chicas son el 60 %', 'aside'],
    ['es', boys.es, '15/25 = 60 %, así que los chicos son el 40 %', 'aside'],
    ['fr', boys.fr, 'les garçons sont 40 %', 'result'],
    ['fr', boys.fr, 'il y a 60 % de filles', 'aside'],
  ])('%s: %s | %s: %s', (locale, story, line, role) => {
    expect(judgeStoryLine(locale, story, line)).toBe(role);
  });

  it.each([
    ['en', boys.en, 'the boys are 60 %'],
    ['es', boys.es, 'los chicos son el 60 %'],
    ['fr', boys.fr, 'les garçons sont 60 %'],
  ])('%s: %s | %s is the percentage of the other part', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('different');
  });

  it.each([
    ['en', boys.en, '10/15 = 2/3'],
    ['es', boys.es, '10/15 = 0,67'],
    ['fr', boys.fr, '10/15 = 0,67'],
  ])('%s: %s | %s divides one part by the other', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('different');
  });

  it.each([
    ['en', boys.en, '10/25 = 0.4'],
    ['es', boys.es, '25 - 15 = 10'],
    ['fr', boys.fr, '15/25 = 0,6'],
  ])('%s: %s | %s leads to it', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('aside');
  });
});

describe('what is left of a price', () => {
  it.each([
    ['en', 'A coat costs $80 and has 15 % off. How much is paid?', 'I pay 85 %'],
    [
      'es-CO',
      'Un pantalón cuesta 80.000 pesos y tiene un descuento del 15 %. ¿Cuánto se paga?',
      'pago el 85 %',
    ],
    ['fr', 'Un manteau coûte 80 € et est soldé à 15 %. Combien paie-t-on ?', 'je paie 85 %'],
  ])('%s: %s | %s is on the way', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('aside');
  });
});
