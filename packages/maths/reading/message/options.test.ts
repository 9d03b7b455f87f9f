import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readMessage, type StatementReading } from './read-message.ts';

function describeStatement(reading: StatementReading): string {
  if (reading.kind === 'unread') return 'unread';
  const problems = reading.kind === 'problem' ? [reading.problem] : reading.problems;
  return problems.map((problem) => requestText(problem, 'en')).join(' | ');
}

/** A reading on one line, written in English; the labels of its parts where it has any. */
function describeMessage(text: string, locale: string): string {
  const reading = readMessage(text, { locale });
  return reading.kind === 'parts'
    ? reading.parts.map(({ label, reading: each }) => `${label}: ${describeStatement(each)}`).join('; ')
    : describeStatement(reading);
}

describe('answers to choose from are neither parts nor data', () => {
  it.each([
    ['en-US', 'What is 15% of 80?\n(A) 8 (B) 10 (C) 12 (D) 15 (E) 20', 'find 15% of 80'],
    [
      'en-US',
      'A shirt costs 40 dollars and is reduced by 25%. What is the new price?\nA. $10\nB. $30\nC. $15\nD. $25',
      'decrease 40 by 25%',
    ],
    ['en-US', 'If 3x − 2 = 10, what is x?\na) 2\nb) 3\nc) 4\nd) none of these', '3x - 2 = 10'],
    ['en-US', '17. Factor x² − 9.\nA. (x − 3)(x + 3)\nB. (x − 3)²\nC. (x − 9)(x + 1)', 'factorise x² - 9'],
    [
      'en-US',
      'Find the 10th term of the sequence 3, 7, 11, ...\na) 39\nb) 43\nc) 40',
      'find the 10th term of the arithmetic sequence with first term 3 and common difference 4',
    ],
    [
      'es-ES',
      'Sea g(x)=x²−4x. Hallar g(−1).\n(a) −5   (b) −3   (c) 3   (d) 5',
      'evaluate x² - 4x for x = -1',
    ],
    ['es-ES', '¿Cuál es el mcm de 12 y 18?\na) 6\nb) 36\nc) 72\nd) 216', 'calculate lcm(12, 18)'],
    ['es-ES', '¿Cuánto es √12 · √3?\na) 6   b) 6√3   c) 36   d) 2√3', 'calculate √12 · √3'],
    [
      'es-ES',
      'Las soluciones de x² − 5x + 6 = 0 son:\na) x = 2, x = 3\nb) x = 1, x = 6\nc) x = −2, x = −3',
      'x² - 5x + 6 = 0',
    ],
    ['fr-FR', 'Le nombre 3/4 + 1/2 est égal à :\na. 5/4\nb. 4/6\nc. 1', 'calculate 3/4 + 1/2'],
    ['fr-FR', 'Résoudre 2x + 3 = 11.\na) x = 2   b) x = 3   c) x = 4', '2x + 3 = 11'],
    ['fr-FR', "L'équation 4(x−1) = 20 a pour solution :\na) x = 4\nb) x = 5\nc) x = 6", '4(x - 1) = 20'],
    [
      'fr-FR',
      'On considère f(x) = 2x² − 3. Calculer f(−2).\na. 5\nb. −11\nc. 13',
      'evaluate 2x² - 3 for x = -2',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it('are not calculated where the question is not understood', () => {
    expect(describeMessage('On which day is the 12 delivered?\na) 3\nb) 7\nc) 12', 'en-US')).toBe('unread');
  });
});

describe('parts stay parts', () => {
  it.each([
    ['en-US', 'Solve: a) 2x+3=7 b) 3x−1=8 c) x/2=4', 'a: 2x + 3 = 7; b: 3x - 1 = 8; c: x/2 = 4'],
    [
      'en-US',
      'Evaluate f(x)=x²+1 for: a) x = 2 b) x = 3 c) x = 4',
      'a: evaluate x² + 1 for x = 2; b: evaluate x² + 1 for x = 3; c: evaluate x² + 1 for x = 4',
    ],
    [
      'en-US',
      'Evaluate 3x + 1 at each value.\na) x = 2\nb) x = 3\nc) x = 4',
      'a: evaluate 3x + 1 for x = 2; b: evaluate 3x + 1 for x = 3; c: evaluate 3x + 1 for x = 4',
    ],
    [
      'en-US',
      'Write each fraction as a decimal.\na) 6/8\nb) 10/15\nc) 12/18',
      'a: write 6/8 as a decimal; b: write 10/15 as a decimal; c: write 12/18 as a decimal',
    ],
    ['en-US', 'Solve x² = k for\na) k = 4\nb) k = 9\nc) k = 16', 'a: x² = 4; b: x² = 9; c: x² = 16'],
    [
      'es-ES',
      'Calcula: a) 2/5 + 1/3 b) 3/4 − 1/2 c) 2/3 · 9',
      'a: calculate 2/5 + 1/3; b: calculate 3/4 - 1/2; c: calculate 2/3 · 9',
    ],
    [
      'es-ES',
      'Dada f(x) = x², calcula la imagen de los valores.\na) 1\nb) 2\nc) 3',
      'a: evaluate x² for x = 1; b: evaluate x² for x = 2; c: evaluate x² for x = 3',
    ],
    [
      'fr-FR',
      'Calculer l’image par f(x) = x² − 1 de :\na) 2\nb) 3\nc) 5',
      'a: evaluate x² - 1 for x = 2; b: evaluate x² - 1 for x = 3; c: evaluate x² - 1 for x = 5',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('answers marked by numbers', () => {
  it.each([
    ['If log x = 2, then x = ?\n(1) 10 (2) 100 (3) 20 (4) 1000', 'en-GB'],
    ['Si log x = 2, ¿x = ?\n(1) 10 (2) 100 (3) 20 (4) 1000', 'es-ES'],
    ['Si log x = 2, x = ?\n(1) 10 (2) 100 (3) 20 (4) 1000', 'fr-FR'],
  ])('are no parts behind a question: %s', (text, locale) => {
    expect(describeMessage(text, locale)).toContain('log(x) = 2');
  });
});
