import { expect, test } from 'vitest';
import { answer } from '../../answers/answers.ts';

function valueOf(problem: string, locale: string): string {
  const solved = answer('solve', { problem, locale }, null);
  return solved.kind === 'solved' ? solved.result.plain.replace(/^[a-z] = (?=\S+$)/, '') : solved.kind;
}

test.each([
  [
    'fr-FR',
    '250',
    'Pour faire un jus, on mélange du sirop et de l’eau dans le rapport 1 : 7. Quelle quantité de sirop, en mL, faut-il pour obtenir 2 L de boisson ?',
  ],
  [
    'en-GB',
    '250',
    'Syrup and water are mixed in the ratio 1 : 7. How much syrup, in mL, is needed for 2 litres of the drink?',
  ],
  [
    'es-ES',
    '250',
    'Se mezclan sirope y agua en proporción 1 : 7. ¿Cuánto sirope, en mL, se necesita para obtener 2 L de bebida?',
  ],
])('%s: the answer has the unit that the question names', (locale, expected, problem) => {
  expect(valueOf(problem, locale)).toBe(expected);
});
