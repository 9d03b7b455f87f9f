import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage, type StatementReading } from './read-message.ts';

function describeStatement(reading: StatementReading): string {
  if (reading.kind === 'unread') return 'unread';
  const problems = reading.kind === 'problem' ? [reading.problem] : reading.problems;
  const texts = problems.map((problem) => requestText(problem, 'en'));
  return reading.kind === 'problem' ? texts[0]! : `ask: ${texts.join(' | ')}`;
}

/** A reading on one line, written in English. */
function describeMessage(text: string, locale = 'en-GB'): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'parts'
    ? reading.parts.map(({ label, reading: each }) => `${label}: ${describeStatement(each)}`).join('; ')
    : describeStatement(reading);
}

describe('an exponent that copying moved beside its base', () => {
  it.each([
    ['Solve 2x 2 − 7x + 3 = 0', '2x² - 7x + 3 = 0'],
    ['Solve the equation\n𝑥 2 − 7𝑥 + 12 = 0', 'x² - 7x + 12 = 0'],
    ['Solve (x + 1) 2 = 9', '(x + 1)² = 9'],
    ['Find the roots of x 2 + 3x − 4', 'x² + 3x - 4 = 0'],
    ['𝑦 = 𝑥 2 − 4𝑥 + 7 find the vertex', 'find the vertex of y = x² - 4x + 7'],
    ['Factorise x 2 − 9', 'ask: factorise x² - 9 | factorise x · 2 - 9'],
    ['Solve x<sup>2</sup> &minus; 5x + 6 = 0', 'x² - 5x + 6 = 0'],
  ])('%s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });

  it.each([
    ['solve for x 2 + 3x = 11', '2 + 3x = 11'],
    ['Find the value of x 2 + 3x = 11', '2 + 3x = 11'],
    [
      'Solve: a) x/4 = −6   b) x + 1 = 2   c) 7 + 5x = 2x + 1',
      'a: x/4 = -6; b: x + 1 = 2; c: 7 + 5x = 2x + 1',
    ],
  ])('is not seen in %s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });

  it.each([
    ['4.5 × 10-3', 'calculate 4.5 · 10^(-3)'],
    ['Work out 4.5 × 104', 'ask: calculate 4.5 · 10⁴ | calculate 4.5 · 104'],
    [
      'Work out (2.5 × 103) × (4 × 102)',
      'ask: calculate (2.5 · 10³)(4 · 10²) | calculate (2.5 · 103)(4 · 102)',
    ],
    ['The number 3.6 × 10−4 is equal to:', 'calculate 3.6 · 10^(-4)'],
    ['5 × 10 − 3', 'calculate 5 · 10 - 3'],
    ['Work out (3 × 105) × (2 × 103) in standard form', 'write (3 · 10⁵)(2 · 10³) in scientific notation'],
    ['Work out 3 × 105', 'calculate 3 · 105'],
  ])('of a power of ten: %s', (text, expected) => {
    expect(describeMessage(text)).toBe(expected);
  });
});

describe('what a page puts around a problem changes nothing', () => {
  it.each([
    [
      '7 Make t the subject of the formula  w = 3t + 11\n......................\n(2 marks)',
      'solve w = 3t + 11 for t',
    ],
    [
      '13  Solve the simultaneous equations\n        4x + 3y = 5\n        2x – 5y = 9\nx = ............ y = ............',
      '4x + 3y = 5 and 2x - 5y = 9',
    ],
    ['Expand and simplify\n(x + 4)(x – 3)\nDo not write outside the box', 'expand (x + 4)(x - 3)'],
    ['Exercise Set 2.3\nIn Exercises 21–30, solve the equation.\n23. 5 − 2x = 3x − 6', '5 - 2x = 3x - 6'],
    [
      'Prueba de acceso. Matemáticas II\nEjercicio A1. (2 puntos)\nCalcula lim (x→0) (sen x)/x',
      'lim_(x→0)(sin(x)/x)',
      'es-ES',
    ],
    ['can sm1 explain how to factor 6x^2+x-2 plz', 'factorise 6x² + x - 2'],
    ['Question 7 (3 marks)\nSolve 2x = 6\nTurn over ▶\nPage 4 of 12', '2x = 6'],
    ['10. Opera y simplifica:   √50 − √18 + √8      [0,75 p]', 'simplify √50 - √18 + √8', 'es-ES'],
    ['Name: ________ Date: ______ Period: __\nSolve 2x = 6', '2x = 6'],
    [
      'IES La Marina   Matemáticas 3º ESO   Nombre: ________\n2. (1,5 puntos) Resuelve 2x = 6',
      '2x = 6',
      'es-ES',
    ],
    ['Question 3\nNot yet answered\nMarked out of 1.00\nFlag question\nSolve 2x = 6', '2x = 6'],
    ['\\begin{equation*}2x = 6\\end{equation*} Solve for $x$. \\hfill [3 marks]', '2x = 6'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('keeps a table of numbers whose row has the name of a header', () => {
    expect(describeMessage('Find the mean.\nScore   4   6   8', 'en-GB')).not.toBe('unread');
  });
});

describe('a formula over several lines', () => {
  it.each([
    ['Solve\nx − 4\n────── = 2\n  3', '(x - 4)/3 = 2'],
    ['Solve x − 4\n────── = 2\n  3', '(x - 4)/3 = 2'],
    ['Resuelve:\n x−1   x+2\n ―― − ―― = 1\n  2     3', '(x - 1)/2 - (x + 2)/3 = 1'],
    ['Work out      3  –  1\n              4     6', 'calculate 3/4 - 1/6'],
    ['Simplifica:\nx2 − 4x + 4\n−−−−−−−−−\nx2 − 4', 'simplify (x² - 4x + 4)/(x² - 4)'],
    ['Soit f(x) = x3 − 3x. Calculer f ′(2).', 'find the derivative of x³ - 3x with respect to x at x = 2'],
    ['Calculate\n2/3 + 1/4\n− 5/6', 'calculate 2/3 + 1/4 - 5/6'],
    [
      'Soit f (x) =\n(\n4x2 −25\n)\n− (2x −5)(3+2x).\n1. Calculer f (0).',
      'evaluate (4x² - 25) - (2x - 5)(3 + 2x) for x = 0',
    ],
    ['Calcula el límite: lím\nx→2\nx2 − 4\nx − 2', 'lim_(x→2)((x² - 4)/(x - 2))'],
    ['Resuelve el sistema\nx + y = 5\n− x + 2y = 4', 'x + y = 5 and -x + 2y = 4'],
  ])('%s', (text, expected) => {
    expect(describeMessage(text, 'es-ES')).toBe(expected);
  });
});

describe('numbers on lines of their own', () => {
  it.each(['Solve\nx + 1 = 5\n3', 'Work out 3 – 1\n4     6', 'Calculate x where\nx + 2\n5\n= 1'])(
    'below a formula may be denominators: %s',
    (text) => {
      expect(describeMessage(text)).toMatch(/^(?:unread|ask)/);
    },
  );
});

describe('parts', () => {
  it('are the items of a LaTeX list', () => {
    expect(
      describeMessage('\\begin{enumerate}\\item Solve $2x = 6$ \\item Differentiate $y=x^3$\\end{enumerate}'),
    ).toBe('1: 2x = 6; 2: find the derivative of x³ with respect to x');
  });

  it('are marked by a degree sign', () => {
    expect(describeMessage('1° Résoudre x² = 9.\n2° Résoudre 2x = 8.', 'fr-FR')).toBe('1: x² = 9; 2: 2x = 8');
  });

  it('that use a name given before them are not read without it', () => {
    expect(describeMessage('Let w = red, z = blue.\na) Simplify w + w\nb) Simplify z + z')).not.toContain(
      'simplify',
    );
  });
});

describe('what stands around a problem in a book', () => {
  it.each([
    ['ex 12 p 45\nFactoriser : 9x² − 16', 'factorise 9x² - 16', 'fr-FR'],
    ['ejercicio 5 pag 34\nfactoriza 9x² − 16', 'factorise 9x² - 16', 'es-ES'],
    ['n°12 p 45 Factoriser 9x² − 16', 'factorise 9x² - 16', 'fr-FR'],
    ['Find the mean of 3, 5 and 10 (p 34 q 5)', 'calculate mean(3, 5, 10)', 'en-GB'],
    [
      'A.2. [2,5 puntos] Calcule la derivada de f(x) = x3 – 6x2',
      'find the derivative of x³ - 6x² with respect to x',
      'es-ES',
    ],
    ['16  f(x) = 2x3 – 9x2\nFind f′(x).', 'find the derivative of 2x³ - 9x² with respect to x', 'en-GB'],
    [
      '4/12\nDécomposer 84 en produit de facteurs premiers.',
      'write 84 as a product of prime factors',
      'fr-FR',
    ],
    ['Factorise fully 6x2 – 15x', 'factorise 6x² - 15x', 'en-GB'],
    ['Page 3\nPaper 1 – Part B – Factorise 6x² − 15x', 'factorise 6x² - 15x', 'en-GB'],
  ])('%s', (text, expected, locale) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('codes of pages and questions', () => {
  it.each([
    ['*P48147A0324*\n3   Solve   5(x + 2) = 3x – 4', '5(x + 2) = 3x - 4', 'en-GB'],
    ['B.1 Calcule el límite: lim (x→0) (3x + x²)/x', 'lim_(x→0)((3x + x²)/x)', 'es-ES'],
    [
      '3/ Un rectangle a pour longueur 9 cm et pour largeur 4 cm. Calculer son péri-\nmètre.',
      'find the perimeter of a rectangle with length 9 cm and width 4 cm',
      'fr-FR',
    ],
  ])('are left out: %s', (text, expected, locale) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('what a page puts beside or around a formula', () => {
  it.each([
    ['fr-FR', 'Calculer l’intégrale\n3\n∫  (2x + 1) dx\n1', '∫_1^3 (2x + 1) dx'],
    ['es-ES', 'Halla la integral:\n2\n∫ x2 dx\n0', '∫_0^2 x² dx'],
    ['es-ES', 'b)  √ 50 + √ 8          (0,5 p)', 'simplify √50 + √8'],
    ['fr-FR', '2)  Résoudre l’équation :   3x – (x – 4) = 10            /1,5', '3x - (x - 4) = 10'],
    ['fr-FR', 'Simplifier 6/1,5', 'simplify 6/1.5'],
    ['es-CO', 'tengo x+y=12 y x-y=2, cuanto valen? gracias x adelantado', 'x + y = 12 and x - y = 2'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('exponents that copying put on the line', () => {
  it.each([
    ['es-ES', 'Ecuaciones exponenciales\n2. Resuelve:\n2 x+1 = 16', '2^(x + 1) = 16'],
    ['en-GB', 'Solve the exponential equation 5 2x = 625', '5^(2x) = 625'],
    ['en-GB', 'Solve 3 x = 12', '3x = 12'],
    ['fr-FR', 'Résoudre e2x – 5ex + 6 = 0', 'e^(2x) - 5e^x + 6 = 0'],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});
