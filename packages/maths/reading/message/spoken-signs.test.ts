import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readRequest } from '../request.ts';

const described = (text: string, locale = 'en-GB'): string => {
  const reading = readRequest(text, { locale });
  return reading.ok ? requestText(reading.problem, 'en').replaceAll('\u202f', ' ') : 'unread';
};

describe('words for signs', () => {
  it.each([
    ['8 elevado a menos 2/3 cuanto es', 'calculate 8^(-2/3)', 'es-ES'],
    ['what is 8 to the power of 2/3', 'calculate 8^(2/3)'],
    ['pr quel x on a 3x-1 inferieur a 2x+6', '3x - 1 < 2x + 6', 'fr-FR'],
    ['3x + 1 is less than 10, solve', '3x + 1 < 10'],
    ['derivada de e^(3x) x fa', 'find the derivative of e^(3x) with respect to x', 'es-ES'],
    ['resuelve x^2 = 9 x favor', 'x² = 9', 'es-ES'],
    ['tres x más dos igual a once', '3x + 2 = 11', 'es-ES'],
    ['dos x menos siete igual a cinco', '2x - 7 = 5', 'es-ES'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('numbers and lists', () => {
  it.each([
    ['Donner l’écriture scientifique de 45 600 000.', 'write 45600000 in scientific notation', 'fr-FR'],
    ['Find the mean of 120 250 300 430', 'calculate mean(120, 250, 300, 430)'],
    ['g eu 12 15 8 et 13 c quoi ma moyenne', 'calculate mean(12, 15, 8, 13)', 'fr-FR'],
    ['Descompón en factores primos el número 360.', 'write 360 as a product of prime factors', 'es-ES'],
    [
      'Find the sum of the first 20 terms of the arithmetic series $5+8+11+\\dots$',
      'find the sum of the first 20 terms of the arithmetic sequence with first term 5 and common difference 3',
    ],
    ['4 Solve 3(x – 2) = 5x + 8', '3(x - 2) = 5x + 8'],
    ['Find the set of values of $x$ for which $x^2-3x-10<0$.', 'x² - 3x - 10 < 0'],
    [
      'Volume of a cylinder of radius 3 cm and height 10 cm, in terms of π',
      'find the volume of a cylinder with radius 3 cm and height 10 cm',
    ],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('units of areas', () => {
  it.each([
    ['Convert 2.5 hectares to square metres.', 'convert 2.5 ha to  m²'],
    ['cuanto es 3 hectareas en metros cuadrados?', 'convert 3 ha to  m²', 'es-CO'],
    ['Change 5 square metres to square centimetres', 'convert 5 m² to  cm²'],
    ['Convertir 2 m³ en décimètres cubes', 'convert 2 m³ to  dm³', 'fr-FR'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('several tasks in one sentence', () => {
  it.each([
    [
      'je dois factoriser x²-9 et après résoudre x²-9=0, aidez moi',
      ['factorise x² - 9', 'x² - 9 = 0'],
      'fr-FR',
    ],
    ['expand (x+2)^2 and then factor x^2-4', ['expand (x + 2)²', 'factorise x² - 4'], 'en-GB'],
  ])('%s', (text, expected, locale) => {
    const reading = readRequest(text, { locale });
    expect(reading.ok && reading.parts.map(({ problem }) => requestText(problem, 'en'))).toEqual(expected);
  });

  it('is one task where the words are about one formula', () => {
    expect(described('factor and solve x^2-4=0')).toBe('solve x² - 4 = 0 by factoring');
  });
});

describe('where a function is defined', () => {
  it('changes no derivative', () => {
    expect(
      described('Calculer la dérivée de la fonction f définie sur ]0 ; +∞[ par f(x) = x ln(x).', 'fr-FR'),
    ).toBe('find the derivative of x · ln(x) with respect to x');
  });

  it('is not left out where it matters', () => {
    expect(
      described('Find the maximum of the function f defined on [0, 3] by f(x) = x^2 - 2x.'),
    ).not.toContain('maximum of');
  });
});

describe('triangles by their corners', () => {
  it('have an area', () => {
    expect(described('Calcula el área del triángulo de vértices A(0,0), B(4,0) y C(0,3).', 'es-ES')).toBe(
      'calculate |(4 - 0)(3 - 0) - (0 - 0)(0 - 0)|/2',
    );
  });
});

describe('what the writer cannot do is not part of the problem', () => {
  it.each([
    ['jcomprend pas 7x+4=3x-12', '7x + 4 = 3x - 12', 'fr-FR'],
    ['jamas pillo 7x+4=3x-12', '7x + 4 = 3x - 12', 'es-ES'],
    ['im never getting 7x+4=3x-12', '7x + 4 = 3x - 12', 'en-GB'],
    ['im stuck on lim x->0 of sin(4x)/x', 'lim_(x→0)(sin(4x)/x)', 'en-GB'],
    ['no me sale lim x->0 de sin(3x)/x', 'lim_(x→0)(sin(3x)/x)', 'es-ES'],
    ['je bloque sur lim x->0 de sin(3x)/x', 'lim_(x→0)(sin(3x)/x)', 'fr-FR'],
  ])('%s', (text, expected, locale) => {
    expect(described(text, locale)).toBe(expected);
  });
});
