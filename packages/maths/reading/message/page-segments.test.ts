import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { withoutPageSegments } from './page-segments.ts';
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

describe('pieces of a page beside a formula are left out', () => {
  it.each([
    ['Lesson 4.3 · Practice\nSolve for x.   3x − 7 = 11\nCheck ▸   Skip', '3x - 7 = 11'],
    ['Question 7 of 12        ⚑ Flag\nExpand (x + 3)(x − 5).\n0 / 2 pts', 'expand (x + 3)(x - 5)'],
    ['Algebra 2 / Unit 3 / Quiz B\nFind the value of 5! ÷ 3!\nSubmit answer', 'calculate 5!/(3!)'],
    ['Posted by anon 3 hours ago\nHow do I solve 2x² − 8 = 0?\n12 comments   Share   Save', '2x² - 8 = 0'],
    ['Simplify.  4a + 3a\nAnswers to odd-numbered exercises are in the back', 'simplify 4a + 3a'],
    ['• Write 7.2 × 10⁻³ as an ordinary number   AO1', 'calculate 7.2 · 10^(-3)'],
    [
      'Sin contestar  Puntaje máximo 1,00\nDeriva f(x) = 3x² − 5x + 2\nAnterior   Siguiente',
      'find the derivative of 3x² - 5x + 2 with respect to x',
      'es-ES',
    ],
    ['Resuelve x² − 4x − 5 = 0\nÚltima edición: hace 2 días', 'x² - 4x - 5 = 0', 'es-ES'],
    ['Ejercicio resuelto 3\nResuelve 2x = 6\nMostrar solución', '2x = 6', 'es-ES'],
    ['Correction disponible ▾\nRésoudre 5x − 3 = 2x + 9\nNiveau : ★★☆', '5x - 3 = 2x + 9', 'fr-FR'],
    ['Développer (3x + 2)²\nCliquer ici pour vérifier\nMessage modifié 3 fois', 'expand (3x + 2)²', 'fr-FR'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });
});

describe('pieces of a page beside a problem in words are left out where they are labels', () => {
  it.each([
    ['Page 4 of 12\nFind the mean of 4, 6 and 8.', 'calculate mean(4, 6, 8)'],
    ['Calculer la moyenne de 8, 12 et 16.\nBarème : 1,5 pt', 'calculate mean(8, 12, 16)', 'fr-FR'],
    ['Unidad 6 · Examen 2\nCalcula la media de 4, 6 y 8.', 'calculate mean(4, 6, 8)', 'es-ES'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each([
    ['12 boys\nFind the mean of 4, 6 and 8.', 'en-GB'],
    ['x² − 9 = 0\nOnly the positive solution.', 'en-GB'],
    ['x² − 9 = 0\nSolo la solución positiva.', 'es-ES'],
    ['x² − 9 = 0\nSeulement la solution positive.', 'fr-FR'],
    ['√72 + √8\nGive 3 significant figures.', 'en-GB'],
    ['Solve x² = 9\nThen sketch the graph.', 'en-GB'],
    ['log x = 3\nBase 2', 'en-GB'],
    ['Integrate x² dx\nLower 0   Upper 2', 'en-GB'],
    ['Calcula ∫ x² dx\nEntre 0 y 1', 'es-ES'],
    ['Dériver f(x) = x³\nDeux fois', 'fr-FR'],
  ])('%s keeps what belongs to the problem', (text, locale) => {
    expect(withoutPageSegments(text, locale)).toBeNull();
  });
});

describe('a header line', () => {
  it.each([
    ['Sujet 2 – Partie B – 3. a.\nRésoudre  √(x + 5) = x − 1', '√(x + 5) = x - 1', 'fr-FR'],
    [
      'DS n°4 – 1re spé – Calculatrice interdite\nEx 1.   Résoudre x2 − x − 6 > 0.',
      'ask: x² - x - 6 > 0',
      'fr-FR',
    ],
    ['SABER 11   |   Matemáticas   |   23.\nResuelve 2x + 7 = 21', '2x + 7 = 21', 'es-ES'],
    ['SAT Math – No Calculator\nIf 3x + 2 = 14, what is the value of 6x ?', 'evaluate 6x for x = 4'],
    ['Work out 5 – 3 – 1', 'calculate 5 - 3 - 1'],
    ['5.2.3 Solve 2x = 49', '2x = 49'],
    ['③ Solve 2x = 49', '2x = 49'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toContain(expected.replace('ask: ', ''));
  });
});

describe('a button behind a problem', () => {
  it.each([
    [
      'Find f′(x) for f(x) = 4x³ − 5x + 1.\nSolution ▸ Show',
      'find the derivative of 4x³ - 5x + 1 with respect to x',
    ],
    ['x² − 9 = 0\nVer solución ▼', 'x² - 9 = 0', 'es-ES'],
  ])('%s', (text, expected, locale?: string) => {
    expect(describeMessage(text, locale)).toBe(expected);
  });

  it.each([
    ['f(x)=4x3\nSolution ▸ Show', 'en-GB'],
    ['f(x)=4x3\nVer solución ▼', 'es-ES'],
    ['f(x)=4x3\nVoir la solution ▾', 'fr-FR'],
  ])('names no task: %s', (text, locale) => {
    expect(describeMessage(text, locale)).toMatch(/^(?:ask|unread)/);
  });
});
