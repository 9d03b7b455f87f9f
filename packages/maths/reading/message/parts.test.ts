import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { splitParts, withPlainMarks } from './parts.ts';
import { readMessage } from './read-message.ts';

function describeParts(text: string, locale: string): readonly string[] {
  const reading = readMessage(text, { locale });
  if (reading.kind !== 'parts') return [reading.kind];
  return reading.parts.map(({ reading: each }) =>
    each.kind === 'problem' ? requestText(each.problem, 'en') : each.kind,
  );
}

describe('parts that go on with the sentence before them', () => {
  it.each([
    ['Find the square root of: a) 16 b) 25', ['simplify √16', 'simplify √25'], 'en-GB'],
    ['Calcula la raíz cuadrada de: a) 49 b) 81', ['calculate √49', 'calculate √81'], 'es-ES'],
    ['Calculer la racine carrée de : a) 49 b) 81', ['calculate √49', 'calculate √81'], 'fr-FR'],
    [
      'Evaluate f(x) = x² + 1 for: a) 2 b) 3',
      ['evaluate x² + 1 for x = 2', 'evaluate x² + 1 for x = 3'],
      'en-GB',
    ],
    [
      'Evalúa f(x) = x² + 1 para: a) 2 b) 3',
      ['evaluate x² + 1 for x = 2', 'evaluate x² + 1 for x = 3'],
      'es-ES',
    ],
    [
      'Find the value of f(x) = x² + 1 when x is: a) 2 b) 3',
      ['evaluate x² + 1 for x = 2', 'evaluate x² + 1 for x = 3'],
      'en-GB',
    ],
  ])('%s', (text, expected, locale) => {
    expect(describeParts(text, locale)).toEqual(expected);
  });

  it.each([
    ['Find the reciprocal of: a) 3 b) 5', 'en-GB'],
    ['Halla el opuesto de: a) 3 b) −5', 'es-ES'],
    ['Calculer l’opposé de : a) 3 b) −5', 'fr-FR'],
  ])('are no numbers to be calculated: %s', (text, locale) => {
    expect(describeParts(text, locale).join()).not.toMatch(/calculate|simplify/);
  });
});

describe('a task that the sentence before the parts names', () => {
  it.each([
    ['Simplify each expression.\n1. 3a + 2a     2. 5b − b', ['simplify 3a + 2a', 'simplify 5b - b'], 'en-GB'],
    ['Simplifica.\n1. 3a + 2a     2. 5b − b', ['simplify 3a + 2a', 'simplify 5b - b'], 'es-ES'],
    [
      'WS 5.1 — Factoring   Name ________\n1. x² + 5x + 6\n2. x² − 9',
      ['factorise x² + 5x + 6', 'factorise x² - 9'],
      'en-GB',
    ],
  ])('is theirs: %s', (text, expected, locale) => {
    expect(describeParts(text, locale)).toEqual(expected);
  });
});

describe('marks', () => {
  it('keeps the only part of a numbered exercise', () => {
    const { stem, parts } = splitParts('1.  Calcula:   a) 2/5 + 1/3 =');
    expect(parts).toEqual([]);
    expect(stem).toMatch(/Calcula[^]*2\/5 \+ 1\/3/);
  });

  it.each([
    ['③ Expand', '3) Expand'],
    ['  ❷ Factoriza', '  2) Factoriza'],
    ['a ③ b', 'a ③ b'],
  ])('writes %s as %s', (text, expected) => {
    expect(withPlainMarks(text)).toBe(expected);
  });
});
