import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { choosePart } from './chosen-part.ts';

const list = 'Ejercicio 12. Resuelve:\na) 2x − 18 = 0\nb) x² + 4x − 21 = 0\nc) 3x² = 12x';
const solved = (problem: string, locale: string): string => {
  const result = answer('solve', { problem, locale }, null);
  return result.kind === 'solved' ? result.result.plain : result.kind;
};

describe('a part that a line of its own picks out', () => {
  it.each([
    ['es-ES', `${list}\n\nsolo el b`, 'x = -7 o x = 3'],
    ['es-ES', `me falta el c)\n${list}`, 'x = 0 o x = 4'],
    ['en-GB', '3 Solve.\n(a) 2x = 18\n(b) 5x = 20\n\nneed 3(b) only', 'x = 4'],
    ['fr-FR', 'Résoudre :\na) 2x = 18\nb) 5x = 20\nje ne comprends pas le b', 'x = 4'],
  ])('%s: %j', (locale, problem, expected) => {
    expect(solved(problem, locale)).toBe(expected);
  });

  it.each([
    [list],
    [`${list}\nd) none of these`],
    [`${list}\nthanks a lot`],
    [`${list}\nb and c please`],
    ['x + b = 3\nb = 2\nfind x'],
  ])('no line of %j does', (text) => {
    expect(choosePart(text)).toBe(null);
  });
});
