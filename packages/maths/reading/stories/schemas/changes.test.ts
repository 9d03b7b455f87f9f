import { describe, expect, it } from 'vitest';
import { answer } from '../../../answers/answers.ts';

function valueOf(problem: string, locale: string): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : 'cannot';
}

describe('a part of what was left', () => {
  it.each([
    [
      'en-US',
      '36',
      'Sam spent 1/4 of his money on a game and 1/3 of the rest on lunch. He has $18 left. How much money did he have at first?',
    ],
    [
      'en-GB',
      '8',
      'Tom had 40 sweets. He ate 10 sweets, then gave half of what was left to Ben, and lost 7. How many sweets does he have left?',
    ],
    [
      'es-ES',
      '200',
      'Un bidón tiene 600 litros de aceite. Se vende un tercio el lunes y la mitad de lo que quedaba el martes. ¿Cuántos litros quedan?',
    ],
    [
      'fr-FR',
      '60',
      'Un fermier a 180 œufs. Il en vend la moitié le matin et un tiers du reste l’après-midi. Combien d’œufs lui reste-t-il ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });

  it.each([
    [
      'what comes to it',
      'Sam spent half of his money and 1/3 of the rest. Then he earned $5 and has $18 left. How much money did he have at first?',
    ],
    [
      'a part of something unsaid',
      'Ana had 30 pens. She gave 1/5 of the pens away and then 1/4. How many pens does she have left?',
    ],
  ])('is not read: %s', (_, problem) => {
    expect(valueOf(problem, 'en-US')).toBe('cannot');
  });
});

describe('a part of what is counted', () => {
  it.each([
    ['es-ES', '16', 'En un coro hay 28 niños. Tres séptimos son chicas. ¿Cuántos chicos hay?'],
    ['es-ES', '150', 'Ana ha leído 2/5 de un libro de 250 páginas. ¿Cuántas páginas le faltan por leer?'],
    [
      'fr-FR',
      '16',
      'Dans un club de 28 membres, les 3/7 jouent aux échecs. Combien de membres ne jouent pas aux échecs ?',
    ],
    [
      'en-US',
      '3/8',
      'A cake is cut into 8 slices. Ana eats 2 slices and Luis eats 3 slices. What fraction of the cake is left?',
    ],
    [
      'fr-FR',
      '240',
      'Léa a lu les 3/8 de son livre et il lui reste 150 pages. Combien de pages compte le livre ?',
    ],
  ])('%s: %s', (locale, expected, problem) => {
    expect(valueOf(problem, locale)).toBe(expected);
  });
});
