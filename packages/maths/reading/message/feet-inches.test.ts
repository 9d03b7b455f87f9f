import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { spellFeetAndInches } from './feet-inches.ts';

const answerOf = (problem: string, locale: string): string => {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain : solved.kind;
};

describe('a length in feet and inches', () => {
  it.each([
    ['5 ft 8 in in cm', 'en-GB', '172.72\u202fcm'],
    ['convert 5\'8" to cm', 'en-US', '172.72\u202fcm'],
    ['How tall is 6 ft 2 in in centimeters?', 'en-US', '187.96\u202fcm'],
    ['convierte 5\'8" a cm', 'es-ES', '172,72\u202fcm'],
    ['convertir 5′8″ en cm', 'fr-FR', '172,72\u202fcm'],
  ])('%s', (problem, locale, result) => {
    expect(answerOf(problem, locale)).toBe(result);
  });

  it.each(["f'(8)", 'how many 5 ft in 8 yards', 'a 5 ft rope', "the 6' and the 7'", 'g\'2"'])(
    'is not found in %s',
    (text) => {
      expect(spellFeetAndInches(text)).toBe(text);
    },
  );
});
