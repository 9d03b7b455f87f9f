import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { withSpokenFractions } from './spoken-fractions.ts';

describe('fractions and mixed numbers that are partly written in words', () => {
  it.each([
    ['en-GB', '2 thirds times 9 tenths', '2/3 times 9/10'],
    ['en-GB', '3 quarters divided by 7 ninths', '(3/4) divided by (7/9)'],
    ['en-GB', '3 fifths of 45', '3/5 of 45'],
    ['en-GB', 'how many minutes is 3 and a half hours', 'how many minutes is 3.5 hours'],
    ['en-GB', '2 and 3/4 hours in minutes', '2.75 hours in minutes'],
    ['es-ES', 'minutos en 2 horas y cuarto', 'minutos en 2.25 horas'],
    ['es-ES', 'dos tercios más un sexto', '2/3 más 1/6'],
    ['fr-FR', 'sept heures et quart en minutes', '7.25 heures en minutes'],
  ])('%s: %s', (locale, text, expected) => {
    expect(withSpokenFractions(text, locale)).toBe(expected);
  });

  it.each([
    ['en-US', 'Ann has 3 quarters and 2 dimes.'],
    ['en-US', 'The third of 5 and 3/4'],
    ['en-GB', 'the 5 thirds of the pupils'],
    ['es-ES', 'El 2 de mayo y medio mundo'],
  ])('leave alone in %s: %s', (locale, text) => {
    expect(withSpokenFractions(text, locale)).toBe(text);
  });

  it('are calculated', () => {
    const solved = answer(
      'solve',
      { problem: 'how many minutes is 3 and a half hours', locale: 'en-GB' },
      null,
    );
    expect(solved.kind === 'solved' ? solved.result.plain : '').toContain('210');
  });
});

it.each([
  [
    'fr-FR',
    'Un rectangle est deux fois et demie plus long que large. Son périmètre est 42 cm. Quelle est sa largeur ?',
    '6',
  ],
  [
    'fr-FR',
    'Paul a deux fois et demie plus de billes que Léa. Léa a 14 billes. Combien de billes a Paul ?',
    '35',
  ],
  [
    'es-CO',
    'Un rectángulo es dos veces y media más largo que ancho. Su perímetro es 42 cm. ¿Cuál es su ancho?',
    '6',
  ],
  [
    'en-US',
    'A rectangle is two and a half times as long as it is wide. Its perimeter is 42 cm. What is its width?',
    '6',
  ],
])('a number of times and a half (%s: %s)', (locale, problem, own) => {
  const solved = answer('solve', { problem, locale }, null);
  expect(solved.kind === 'solved' ? solved.result.plain : solved.kind).toBe(own);
});
