import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage } from './read-message.ts';

/** What a message asks for, written in English; "unread" where it is not one problem. */
function describeProblem(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'problem' ? requestText(reading.problem, 'en') : 'unread';
}

describe('integrals between bounds', () => {
  it.each([
    ['en-US', 'Evaluate ∫₁⁴ 3√x dx', '∫_1^4 3√x dx'],
    ['fr-FR', 'Calculer ∫₀¹ 6x² dx.', '∫_0^1 6x² dx'],
    ['en-US', 'Find the value of ∫₋₁³ (2x − 5) dx', '∫_(-1)^3 (2x - 5) dx'],
    ['fr-FR', 'Calculer ∫₋₃⁻¹ 2/x dx.', '∫_(-3)^(-1) 2/x dx'],
    ['es-ES', 'Calcula ∫₁ᵉ 1/x dx', '∫_1^e 1/x dx'],
    ['en-US', 'Evaluate ∫₀² 3x² dx\nA. 4\nB. 6\nC. 8\nD. 12', '∫_0^2 3x² dx'],
    [
      'fr-FR',
      "Calculer l'intégrale $\\displaystyle\\int_0^{\\ln 2} \\mathrm{e}^{x}\\,\\mathrm{d}x$.",
      '∫_0^(ln(2)) e^x dx',
    ],
    ['es-ES', 'Calcula $\\int_1^{\\mathrm{e}} \\frac{3}{x}\\,\\mathrm{d}x$.', '∫_1^e 3/x dx'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeProblem(text, locale)).toBe(expected);
  });

  it.each([
    ['fr-FR', 'Donner une primitive sur ]0 ; +∞[ de f(x) = 3/x.', '∫ 3/x dx'],
    ['en-US', 'Find the antiderivative of 3x² on [0, 2].', '∫ 3x² dx'],
    ['en-US', 'Integrate x² over [0, 2].', '∫_0^2 x² dx'],
  ])(
    'an antiderivative has no bounds, whatever interval it is defined on: %s: %s',
    (locale, text, expected) => {
      expect(describeProblem(text, locale)).toBe(expected);
    },
  );
});

describe('functions written as mappings', () => {
  it.each([
    [
      'fr-FR',
      "Soit $f : x \\mapsto x^2 - 4x + 3$. Calculer $f'(x)$.",
      'find the derivative of x² - 4x + 3 with respect to x',
    ],
    [
      'fr-FR',
      'Dériver la fonction x ↦ 3x² − 5x + 1.',
      'find the derivative of 3x² - 5x + 1 with respect to x',
    ],
    [
      'es-ES',
      'Halla la derivada de la función x ↦ x³ + 2x en ℝ.',
      'find the derivative of x³ + 2x with respect to x',
    ],
    [
      'fr-FR',
      'Dériver la fonction $f : x \\mapsto x^3 - 2x$ sur $\\mathbb{R}$.',
      'find the derivative of x³ - 2x with respect to x',
    ],
    [
      'fr-FR',
      'Dériver f : x ↦ (2x+1)/(x+2) sur ]-2 ; +∞[.',
      'find the derivative of (2x + 1)/(x + 2) with respect to x',
    ],
    ['en-GB', 'Given that f : x ↦ 2x² + 1 for x ∈ ℝ, find f(3).', 'evaluate 2x² + 1 for x = 3'],
    ['fr-FR', 'Résoudre x² − 9 = 0 pour x ∈ ℝ.', 'x² - 9 = 0'],
    ['en-GB', 'Differentiate $t \\mapsto t^3 - t$.', 'find the derivative of t³ - t with respect to t'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeProblem(text, locale)).toBe(expected);
  });
});

describe('a problem in a table row', () => {
  it.each([
    ['en-US', '| 3 | Solve 2x + 5 = 17 | 2 pts |', '2x + 5 = 17'],
    ['es-ES', '| Resuelve | 3x − 4 = 11 |', '3x - 4 = 11'],
    ['fr-FR', '| 2 | Factoriser x² − 9 | 3 points |', 'factorise x² - 9'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeProblem(text, locale)).toBe(expected);
  });

  it.each([
    ['| x − 3 | + | x + 1 |', 'simplify |x - 3| + |x + 1|'],
    ['| sqrt(x) |', 'simplify |√x|'],
    ['Find the mean:\n| Score | 1 | 2 | 3 |', 'unread'],
  ])('bars around sizes or data are no cells: %s', (text, expected) => {
    expect(describeProblem(text, 'en-US')).toBe(expected);
  });
});
