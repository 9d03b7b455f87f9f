import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('a way with the current and against it', () => {
  it.each([
    [
      'en',
      'A motorboat goes 36 miles downstream in 2 hours and needs 3 hours to come back. Find the speed of the boat in still water and the speed of the current.',
      'x = 15 and y = 3',
    ],
    [
      'en',
      'A plane flies 1200 km with the wind in 2 hours and the same distance against the wind in 3 hours. Find the speed of the plane in still air and of the wind.',
      'x = 500 and y = 100',
    ],
    [
      'en',
      'A boat travels upstream at 12 km/h and downstream at 18 km/h. What is the speed of the current?',
      'x = 3',
    ],
    [
      'en',
      'A boat goes 24 km upstream in 4 hours and 24 km downstream in 2 hours. What is the speed of the boat in still water?',
      'x = 9',
    ],
    [
      'es',
      'Una lancha recorre 36 km río abajo en 2 horas y tarda 3 horas en volver río arriba. ¿Cuál es la velocidad de la lancha y la de la corriente?',
      'x = 15; y = 3',
    ],
    [
      'fr',
      'Un bateau parcourt 36 km dans le sens du courant en 2 heures et met 3 heures pour revenir à contre-courant. Quelles sont la vitesse du bateau et celle du courant ?',
      'x = 15 et y = 3',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(answerOf(text, locale)).toBe(expected);
  });
});

describe('a current that slows down who goes with it, another speed, another question', () => {
  it.each([
    [
      'en',
      'A boat goes 36 miles downstream in 3 hours and needs 2 hours to come back. Find the speed of the current.',
    ],
    [
      'en',
      'A boat goes 36 miles downstream in 2 hours and needs 3 hours to come back. What is its speed with the current?',
    ],
    [
      'en',
      'A boat goes 36 miles downstream in 2 hours and needs 3 hours to come back. How many passengers does the boat hold?',
    ],
    [
      'es',
      'Una lancha recorre 36 km río abajo en 3 horas y tarda 2 horas en volver. ¿Cuál es la velocidad de la corriente?',
    ],
    [
      'fr',
      'Un bateau parcourt 36 km dans le sens du courant en 3 heures et met 2 heures pour revenir. Quelle est la vitesse du courant ?',
    ],
  ])('%s: are not read from %s', (locale, text) => {
    expect(answerOf(text, locale)).toBe('cannot');
  });
});
