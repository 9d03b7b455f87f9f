import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { requestText } from '../../answers/request-text.ts';
import { solutionOf } from '../../answers/solution.ts';
import { readRequest } from '../request.ts';
import { readVectors } from './read-vectors.ts';

const described = (text: string, locale = 'en-GB'): string => {
  const reading = readRequest(text, { locale });
  return reading.ok ? requestText(reading.problem, 'en') : 'unread';
};

describe('vectors by their coordinates', () => {
  it.each([
    [
      'Given $\\vec{u}=(3,-4)$ and $\\vec{v}=(1,2)$, find $\\vec{u}\\cdot\\vec{v}$.',
      'calculate 3 · 1 + (-4) · 2',
    ],
    ['Calcula el producto escalar de u = (2, 1) y v = (3, -1)', 'calculate 2 · 3 + 1(-1)', 'es-ES'],
    ['Find the magnitude of $\\mathbf{v} = \\langle 5, -12\\rangle$.', 'calculate √(5² + (-12)²)'],
    ['i need the length of vector (6, 8) pls', 'calculate √(6² + 8²)'],
    ['a = 3i - 4j is a vector. Find |a|.', 'calculate √(3² + (-4)²)'],
    ['calcular |u| si u=(5,12)', 'calculate √(5² + 12²)', 'es-CO'],
    [
      'Calcula el módulo del vector con origen A(-1, 3) y extremo B(2, 7).',
      'calculate √((2 - (-1))² + (7 - 3)²)',
      'es-ES',
    ],
    [
      'On donne A(-2 ; 1) et B(4 ; 5). Calculer les coordonnées du vecteur AB.',
      'calculate the vector (4 - (-2), 5 - 1)',
      'fr-FR',
    ],
    [
      'Soient $\\vec{u}\\begin{pmatrix}2\\\\-3\\end{pmatrix}$ et $\\vec{v}\\begin{pmatrix}-1\\\\4\\end{pmatrix}$. Calculer $2\\vec{u}-3\\vec{v}$.',
      'calculate the vector (2 · 2 - 3(-1), 2(-3) - 3 · 4)',
      'fr-FR',
    ],
    ['Dados u=(-1,2), v= (3, 1) calcula u + v', 'calculate the vector (-1 + 3, 2 + 1)', 'es-ES'],
    ['On donne u(2 ; -1) et v(3 ; 4). Calculer u + v.', 'calculate the vector (2 + 3, -1 + 4)', 'fr-FR'],
    ['Find the dot product of the vectors <1, 2, 3> and <4, -5, 6>.', 'calculate 1 · 4 + 2(-5) + 3 · 6'],
    ['Halla la suma de los vectores (1, 2) y (3, -1).', 'calculate the vector (1 + 3, 2 - 1)', 'es-ES'],
    ['Calculate the vector (3·5 - 2; 1 + 4)', 'calculate the vector (3 · 5 - 2, 1 + 4)'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });

  it.each([
    'Find the angle between the vectors (1, 2) and (3, 4)',
    'Find the direction of the vector (6, 8)',
    'Find the distance between the vectors (6, 8) and (1, 2)',
    'Find the length of the sum of the vectors (6, 8) and (1, 2)',
    'Find 3 times the dot product of (6, 8) and (1, 2)',
    'Add the points (6, 8) and (1, 2)',

    'Given the vectors u = (1, 2) and v = (3, 4), find 5 times the dot product u·v',
    'Are the vectors u = (1, 2) and v = (2, 4) equal?',
  ])('does not read more than it can: %s', (text) => {
    expect(described(text)).toBe('unread');
  });

  it('asks for the magnitude of each of several vectors', () => {
    const reading = readRequest('Calcula el módulo de los vectores u=(2,-3), v= (-1, 1)', {
      locale: 'es-ES',
    });
    expect(reading.ok && reading.parts.map(({ label }) => label)).toEqual(['u', 'v']);
  });
});

describe('the modulus of a complex number', () => {
  it.each([
    ['Find $|z|$ for the complex number $z = 3 - 4i$.', 'simplify |3 - 4i| over the complex numbers'],
    [
      'Déterminer le module du nombre complexe z = 1 + 2i',
      'simplify |1 + 2i| over the complex numbers',
      'fr-FR',
    ],
    [
      'Halla el módulo del número complejo z = -5 + 12i',
      'simplify |-5 + 12i| over the complex numbers',
      'es-ES',
    ],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('an unknown coordinate', () => {
  it.each([
    [
      'Calcula x para que los vectores u = (x, 3) y v = (2, −4) sean perpendiculares.',
      'x · 2 + 3(-4) = 0',
      'es-ES',
    ],
    [
      'Déterminer m pour que les vecteurs u(2 ; m) et v(6 ; 9) soient colinéaires.',
      '2 · 9 - m · 6 = 0',
      'fr-FR',
    ],
    ['Find k so that the vectors u = (2, k) and v = (6, 9) are parallel', '2 · 9 - k · 6 = 0'],
    ['Find the vector (x, 3) with length 5', 'unread'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('the conjugate of a complex number', () => {
  it.each([
    ['Soit z = 2 − 3i. Calculer le conjugué de z.', 'simplify 2 - 3(-i) over the complex numbers', 'fr-FR'],
    ['Find the conjugate of (2 - 5i) and multiply it by 2 - 5i.', 'unread'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });
});

describe('the rule of listed terms', () => {
  it('is written with the letter that is asked for', () => {
    expect(
      described(
        'Q12.\nHere are the first four terms of an arithmetic sequence.\n  6   10   14   18\nWrite an expression, in terms of n, for the nth term.',
      ),
    ).toBe('find the nth term of the sequence with first term 6 and common difference 4');
  });
});

describe('a vector and its magnitude', () => {
  it.each([
    ['On donne A(2 ; −1), B(5 ; 3). Calculer les coordonnées du vecteur AB puis sa norme.', 'fr'],
    ['Dados A(2, −1) y B(5, 3), halla el vector AB y su módulo', 'es'],
    ['Given A(2, −1) and B(5, 3), find the vector AB and its magnitude.', 'en'],
  ] as const)('are two questions: %s', (text, language) => {
    expect(readVectors(text, language).map(({ name }) => name)).toEqual(['1', '2']);
  });
});

const answerOf = (problem: string, locale: string): unknown => {
  const solution = solutionOf(answer('solve', { problem, locale }, null), locale);
  return 'answer' in solution ? solution.answer : null;
};

describe('vectors without names', () => {
  it.each([
    ['(1,2)+(3,-4)', 'en-GB', '(4, -2)'],
    ['2(1,2)-(3,-4)', 'en-GB', '(-1, 8)'],
    ['(1,2,3)-(0,1,1)', 'en-US', '(1, 1, 2)'],
    ['(1;2)+3(0;1)', 'es-ES', '(1; 5)'],
    ['Calculer le vecteur (1,2)+(3,4)', 'fr-FR', '(4; 6)'],
    ['longueur de (3,4)', 'fr-FR', '5'],
    ['length of (3,4)', 'en-GB', '5'],
    ['módulo de (3,4)', 'es-ES', '5'],
    ['‖(3,4)‖', 'en-GB', '5'],
  ])('%s', (problem, locale, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });

  it.each([
    ['(1,2)+(3,4)', 'fr-FR', '4,6'],
    ['length of the interval (3,4)', 'en-GB', null],
    ['(2,3) + 5', 'en-GB', null],
  ])('are not taken for something else: %s', (problem, locale, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });
});

describe('whether two vectors are parallel or perpendicular', () => {
  it.each([
    ['Are the vectors u = (1, 2) and v = (2, 4) parallel?', 'en-GB', 'yes'],
    ['Are the vectors (1,2,3) and (2,4,7) collinear?', 'en-GB', 'no'],
    ['¿Son perpendiculares los vectores (1,2) y (4,-2)?', 'es-ES', 'sí'],
    ['¿Son paralelos los vectores u=(1,2) y v=(3,7)?', 'es-ES', 'no'],
    ['Les vecteurs u(1;2) et v(2;4) sont-ils colinéaires ?', 'fr-FR', 'oui'],
    ['Les vecteurs u(1;2) et v(2;1) sont-ils orthogonaux ?', 'fr-FR', 'non'],
  ])('%s', (problem, locale, own) => {
    expect(answerOf(problem, locale)).toBe(own);
  });

  it.each([
    'Find a vector perpendicular to u = (1,2,3) and v = (2,4,7)',
    'What vector is perpendicular to u=(1,2,3) and v=(0,1,0)?',
    'Find the component of u=(1,2) perpendicular to v=(3,4)',
  ])('is not what is asked: %s', (problem) => {
    expect(answerOf(problem, 'en-GB')).toBeNull();
  });
});
