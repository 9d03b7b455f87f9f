import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { toPlain } from '../expression/plain.ts';
import { splitLine } from './split-line.ts';

const verdictOf = (locale: string, problem: string, line: string): string => {
  const result = answer('checkLine', { problem, previous: problem, line, earlier: [], locale }, null);
  if (!result.ok) return 'unread';
  return result.partial ? 'partial' : result.verdict;
};

describe('what words around the formulas make of them', () => {
  it.each([
    // what is done to both sides is no statement
    ['en', 'take away 7 on both sides: 3x = 12', ['3x = 12']],
    ['es-ES', 'resto 7 a ambos lados: 3x = 12', ['3x = 12']],
    ['fr-FR', 'on enlève 7 de chaque côté, donc 3x = 12', ['3x = 12']],
    // functions of what follows "of"
    ['en', 'the lcm of 6 and 9 is 18', ['lcm(6, 9) = 18']],
    ['es-CO', 'el mcd de 12 y 18 es 6', ['gcd(12, 18) = 6']],
    ['fr-FR', 'la dérivée de x³ est 3x²', ['3x² = 3x²']],
    // numbers that words only mention
    ['en', 'I shifted the 7, so 3x = 12', ['3x = 12']],
  ] as const)('%s: %s', (locale, line, statements) => {
    const found = splitLine(line, locale).statements.map(({ trees }) => toPlain(trees[0]!, 'en'));
    expect(found).toEqual(statements);
  });

  it.each([
    ['en', '2x + 9 = 15', 'x = 3 only, since x = -3 would give 3', 'equal'],
    ['es-CO', '(x + 2)/(x - 1) = 4', 'x ≠ 1 porque el denominador no puede ser 0', 'equal'],
    ['fr-FR', 'factoriser x² - 36', 'a² - b² avec a = x et b = 6', 'equal'],
    ['fr-FR', 'développer (3x - 2)²', 'a = 3x et b = 2', 'equal'],
    ['en', '3 - 2x < 11', 'try x = 0: 3 - 0 = 3 and 3 < 11, ok', 'equal'],
    ['es-ES', 'x^2 - x - 6 = 0', 'números que multiplicados dan -6: 2 y -3', 'equal'],
    ['en', 'x^2 - x - 6 = 0', 'two numbers that multiply to -6 and add to -1: 2 and -3', 'equal'],
    ['en', 'x^2 - x - 6 = 0', 'product -6, sum -1', 'equal'],
    ['fr-FR', 'factoriser x² - x - 6', 'de somme -1 et de produit -6', 'equal'],
    ['es-CO', 'x^2 - x - 6 = 0', 'la suma de 2 y -3 es -1', 'equal'],
    ['en', '4(x - 3) = 20', '4x - 12 = 20 → 4x = 32 → x = 8', 'equal'],
    ['es-ES', '3x + 8 = 2', 'resto 8 : 3x = -6', 'equal'],
    ['es-ES', '12x = 3', 'divido 12 : 4 = 3', 'equal'],
    ['fr-FR', '3/5 - 1/2', 'dénominateur commun : 20', 'equal'],
    ['en', 'find the mean of 4, 8, 15, 16, 7', 'mean = 50/5 = 10', 'equal'],
    ['fr-FR', 'calculer le pgcd de 18 et 24', 'pgcd = 6', 'equal'],
  ] as const)('%s %s | %s is never called wrong: %s', (locale, problem, line, verdict) => {
    expect(verdictOf(locale, problem, line)).toBe(verdict);
  });

  it.each([
    ['en', '2x + 9 = 15', 'so 2x = 7', 'different'],
    ['en', '2x + 9 = 15', 'take away 9 on both sides: 2x = 7', 'different'],
    ['es-CO', '2x + 9 = 15', 'paso el 9 restando: 2x = 24', 'different'],
    ['fr-FR', '2x + 9 = 15', 'je soustrais 9 des deux côtés, donc 2x = 7', 'different'],
    ['en', '3/4 + 1/6', 'the lcm of 4 and 6 is 24', 'different'],
    ['en', 'differentiate x^3 + 2x', 'the derivative of x^3 is x^2', 'different'],
    ['en', 'x^2 - x - 6 = 0', '2 and -4 multiply to -8 and add to -1', 'different'],
    ['fr-FR', 'factoriser x² - x - 6', 'de somme -1 et de produit 6', 'different'],
    ['en', '4(x - 3) = 20', '4x - 12 = 20 → 4x = 8', 'different'],
    ['fr-FR', '3/5 - 1/2', 'dénominateur commun : 7', 'different'],
    ['en', 'find the mean of 4, 8, 15, 16, 7', 'mean = 50/4 = 12.5', 'different'],
  ] as const)('%s %s | %s: a clear claim that is false is called wrong', (locale, problem, line, verdict) => {
    expect(verdictOf(locale, problem, line)).toBe(verdict);
  });
});

describe('a line is accepted only when each claim of it is true', () => {
  it.each([
    ['en', 'A bag costs $60. It is on sale for 20% off. Find the sale price.', '60 - 20 = $40 is the price'],
    [
      'es-ES',
      'Un pantalón cuesta 60 € y tiene un 20 % de descuento. ¿Cuánto se paga?',
      'se paga 60 - 20 = 40 €',
    ],
    ['es-CO', 'Convierta 36 km/h a m/s', 'v = 36 · 3,6 = 129,6 m/s'],
    ['en', 'x^2 = 25', '(x - 5)^2 = 0'],
    ['en', 'x^2 = 25', 'x^2 - 25 = (x - 5)^2'],
    ['fr-FR', 'Calculer 40 % de 350', '10 % est 35, donc 40 % est 150'],
  ] as const)('%s %s | %s', (locale, problem, line) => {
    expect(verdictOf(locale, problem, line)).toBe('different');
  });

  it.each([
    ['en', 'A bag costs $60. It is on sale for 20% off. Find the sale price.', '60 - 12 = $48 is the price'],
    ['es-CO', 'Convierta 36 km/h a m/s', 'v = 36 : 3,6 = 10 m/s'],
    ['fr-FR', 'Calculer 40 % de 350', "10 % c'est 35, donc 40 % c'est 140"],
    ['en', 'x^4 - 5x^2 + 4 = 0', 'x^2 = 4'],
  ] as const)('%s %s | %s is true', (locale, problem, line) => {
    expect(['equal', 'partial']).toContain(verdictOf(locale, problem, line));
  });
});

describe('roundings and units', () => {
  it.each([
    ['es-ES', 'simplifica √12 + √27', '≈ 8,66'],
    ['en', 'Find the area of a circle with radius 4 cm.', 'A ≈ 50.27 cm²'],
    ['en', 'Find the area of a circle with radius 4 cm.', 'about 50.3'],
    ['en', 'A right-angled triangle has legs 5 cm and 12 cm. Find the hypotenuse.', '5² + 12² = c²'],
    ['en', 'A right-angled triangle has legs 5 cm and 12 cm. Find the hypotenuse.', 'c = √169 = 13 cm'],
    ['fr-FR', 'x² - 6x + 5 = 0', 'x1 = (6 - 4)/2 = 1'],
  ] as const)('%s %s | %s is true', (locale, problem, line) => {
    expect(verdictOf(locale, problem, line)).toBe('equal');
  });

  it.each([
    ['en', 'Find the area of a circle with radius 4 cm.', 'A ≈ 50.72 cm²'],
    ['en', 'A right-angled triangle has legs 5 cm and 12 cm. Find the hypotenuse.', 'c = √169 = 17 cm'],
  ] as const)('%s %s | %s is false', (locale, problem, line) => {
    expect(verdictOf(locale, problem, line)).toBe('different');
  });
});
