import { expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';

it.each([
  ['en-US', 'how many cm2 are in 3 m2?', '30000 cm²'],
  ['en-US', 'how many cm² are in 3 m²', '30000 cm²'],
  ['es-CO', 'cuántos cm2 hay en 2 m2', '20000 cm²'],
  ['es-CO', '¿Cuántos dm³ hay en 4 m³?', '4000 dm³'],
  ['fr-FR', 'combien de cm² dans 2,35 m² ?', '23500 cm²'],
  ['fr-FR', 'combien de cm3 dans 3 m3', '3000000 cm³'],
])('a number of units of area or volume (%s: %s)', (locale, problem, own) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? String(shown.answer).replaceAll('\u202f', ' ') : shown).toBe(own);
});

it.each([
  ['es-CO', 'Redondea 2 045,678 a la décima.', '2045,7'],
  ['fr-FR', 'arrondi au centième de 1 017,4562', '1017,46'],
])('a number in groups of digits with decimals (%s: %s)', (locale, problem, own) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale);
  expect('answer' in shown ? shown.answer : shown).toBe(own);
});
