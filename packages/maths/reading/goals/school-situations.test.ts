import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answer } from '../../answers/index.ts';

const resultOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replaceAll(/\s/gu, ' ') : solved.kind;
};

describe('means', () => {
  it.each([
    ['The mean of 5 numbers is 8. Four of them are 6, 7, 9 and 10. Find the fifth.', 'en', 'x = 8'],
    ['La media de 3 números es 15. Dos de ellos son 12 y 18. ¿Cuál es el tercero?', 'es', 'x = 15'],
    [
      'La moyenne de 5 notes est 12. Quatre notes sont 10, 11, 13 et 15. Quelle est la cinquième note ?',
      'fr',
      'x = 11',
    ],
    ['Calculer la moyenne de 12 (coefficient 2) et 15 (coefficient 1)', 'fr', '13'],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it.each([
    ['The mean of 5 numbers is 8. Three of them are 6, 7 and 9. Find the others.', 'en'],
    ['The mean of 4 numbers is 10. Three of them are 7, 9 and 12. Find the largest.', 'en'],
  ])('too little is known: %s', (problem, locale) => {
    expect(resultOf(problem, locale)).not.toMatch(/^x =/);
  });

  test('the missing number brings the mean back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 3, maxLength: 5 }),
        fc.integer({ min: 2, max: 40 }),
        (values, mean) => {
          const missing = (values.length + 1) * mean - values.reduce((sum, value) => sum + value, 0);
          const listed = `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
          const text = `The mean of ${values.length + 1} numbers is ${mean}. The others are ${listed}. Find the last one.`;
          expect(resultOf(text, 'en')).toBe(`x = ${missing}`);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('work and shares', () => {
  it.each([
    ['6 workers build a wall in 10 days. How long would 4 workers take?', 'en', 'y = 15'],
    ['Tres obreros tardan 8 horas en pintar una barda. ¿Cuánto tardan 4 obreros?', 'es', 'y = 6'],
    [
      'Cinq ouvriers mettent 12 jours pour un chantier. Combien de jours mettront 3 ouvriers ?',
      'fr',
      'y = 20',
    ],
    ['Reparte 90 € en partes proporcionales a 2, 3 y 4', 'es', '{20; 30; 40}'],
    ['Partager 84 € proportionnellement à 3 et 4', 'fr', '{36; 48}'],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it('a recipe for more people is no work that gets shorter', () => {
    expect(resultOf('A recipe for 4 people needs 300 g of flour. How much for 6 people?', 'en')).not.toBe(
      'y = 200',
    );
  });
});

describe('lengths between named points', () => {
  it.each([
    ['ABC est rectangle en A, AB = 6 cm et BC = 10 cm. Calculer AC.', 'fr', 'b = 8 cm'],
    ['ABC est un triangle rectangle en B, AB = 5 cm et BC = 12 cm. Calculer AC.', 'fr', 'c = 13 cm'],
    ['Triangle PQR is right-angled at Q, PR = 13 cm and PQ = 5 cm. Find QR.', 'en', 'b = 12 cm'],
    [
      'Les triangles AMN et ABC sont en situation de Thalès, AM = 3, AB = 9, AN = 4. Calculer AC.',
      'fr',
      'y = 12',
    ],
    ['Les droites (MN) et (BC) sont parallèles, AM = 2, AB = 5, AN = 3. Calculer AC.', 'fr', 'y = 15/2'],
    ['Triangles ABC and DEF are similar. AB = 4, DE = 6, EF = 9. Find BC.', 'en', 'x = 6'],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale)).toBe(result);
  });

  it.each([
    ['Triangle ABC is right-angled at A, AB = 6 and BC = 10. Find AB.', 'en'],
    ['Triangles ABC and DEF are similar. AB = 4, DE = 6, BC = 5. Find DF.', 'en'],
  ])('not enough is known: %s', (problem, locale) => {
    expect(resultOf(problem, locale)).not.toMatch(/^[bcxy] =/);
  });
});

describe('slopes beside a line', () => {
  it.each([
    ['Find the gradient of a line perpendicular to y = 2x + 5', 'en', 'm = -1/2'],
    ['Halla la pendiente de una recta perpendicular a y = -4x + 1', 'es', 'm = 1/4'],
    ['Quel est le coefficient directeur d’une droite parallèle à y = 5x - 2 ?', 'fr', 'm = 5'],
    ['Find the slope of a line parallel to 2x + 3y = 6', 'en', 'm = -2/3'],
  ])('%s', (problem, locale, result) => {
    expect(resultOf(problem, locale)).toBe(result);
    for (const other of ['en', 'es', 'fr']) {
      const read = answer('parse', { text: problem, locale }, null);
      const again = read.ok ? answer('solve', { problem: read.text, locale }, null) : null;
      expect([other, again?.kind]).toEqual([other, 'solved']);
    }
  });
});
