import { describe, expect, it } from 'vitest';
import { toPlain } from '../expression/plain.ts';
import { readRequest, type SolvingMethod } from './request.ts';

const square = [
  'solve x^2+6x+4=0 by completing the square',
  'complete the square: x^2+6x+4=0',
  'Complete the square to solve x^2+6x+4=0',
  'complete the square and solve x^2+6x+4=0',
  'solve by completing the square: x^2+6x+4=0',
  'solve x^2+6x+4=0 completing the square',
  'Solve x^2+6x+4=0 using completing the square',
  'Use the method of completing the square to solve x^2+6x+4=0',
  'x^2+6x+4=0 by completing the square',
  'By completing the square, solve x^2+6x+4=0',
  'resuelve x²+6x+4=0 completando el cuadrado',
  'resuelve completando cuadrados x²+6x+4=0',
  'completa el cuadrado y resuelve x²+6x+4=0',
  'completa el cuadrado: x²+6x+4=0',
  'resuelve x²+6x+4=0 por el método de completar cuadrados',
  'résous x²+6x+4=0 en complétant le carré',
  'résoudre en complétant le carré : x²+6x+4=0',
  'mets sous forme canonique puis résous x²+6x+4=0',
  'mettre sous forme canonique puis résoudre l’équation x²+6x+4=0',
  'résous x²+6x+4=0 à l’aide de la forme canonique',
  'résous x²+6x+4=0 en passant par la forme canonique',
  'complète le carré puis résous x²+6x+4=0',
];
const factors = [
  'solve x^2+6x+4=0 by factoring',
  'solve by factorization x^2+6x+4=0',
  'factor and solve x^2+6x+4=0',
  'resuelve x²+6x+4=0 por factorización',
  'resuelve x²+6x+4=0 factorizando',
  'factoriza y resuelve x²+6x+4=0',
  'résous x²+6x+4=0 par factorisation',
  'résous x²+6x+4=0 en factorisant',
  'factorise puis résous x²+6x+4=0',
];
const formula = [
  'solve x^2+6x+4=0 with the quadratic formula',
  'solve x^2+6x+4=0 with the formula',
  'use the quadratic formula: x^2+6x+4=0',
  'apply the quadratic formula to x^2+6x+4=0',
  'Use the quadratic formula to solve x^2+6x+4=0',
  'resuelve x²+6x+4=0 con la fórmula general',
  'resuelve x²+6x+4=0 con la fórmula de Bhaskara',
  'resuelve x²+6x+4=0 usando el discriminante',
  'résous x²+6x+4=0 avec le discriminant',
  'résous x²+6x+4=0 à l’aide du discriminant',
  'résous x²+6x+4=0 avec la formule quadratique',
  'résous x²+6x+4=0 avec la formule',
];

const read = (text: string): string => {
  const request = readRequest(text);
  return request.ok
    ? `${request.problem.task} ${toPlain(request.problem.expression)} ${request.problem.method ?? 'any way'}`
    : request.error.code;
};
const all: readonly (readonly [SolvingMethod, readonly string[]])[] = [
  ['completing_square', square],
  ['factoring', factors],
  ['formula', formula],
];

describe('requested solving method', () => {
  it.each(all.flatMap(([method, texts]) => texts.map((text) => [text, method])))(
    '%s asks for %s',
    (text, method) => {
      expect(read(text!)).toBe(`solve x² + 6x + 4 = 0 ${method}`);
    },
  );

  it.each([
    ['solve x^2+6x+4=0', 'solve x² + 6x + 4 = 0 any way'],
    ['Solve by factoring or by completing the square: x^2+6x+4=0', 'solve x² + 6x + 4 = 0 any way'],
    ['solve x^2+6x+4=0 by factoring or with the quadratic formula', 'solve x² + 6x + 4 = 0 any way'],
    ['complete the square x^2+6x+5', 'complete_square x² + 6x + 5 any way'],
    ['factor x^2+6x+5', 'factor x² + 6x + 5 any way'],
    ['solve the formula A = pi r^2 for r', 'solve A = πr² any way'],
    // An unknown word joined to a task asks for something that was not read.
    ['factorise puis mange x²+6x+4=0', 'words'],
  ])('%s reads as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
