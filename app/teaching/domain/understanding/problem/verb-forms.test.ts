import { expect, test } from 'vitest';
import { verbOf } from './verb-forms.ts';

test.each([
  ['factorise', 'en', 'factor'],
  ['factorise', 'fr', 'factorise'],
  ['factorise', 'es', 'factor'],
  ['factoriser', 'en', 'factorise'],
  ['gardening', 'en', undefined],
] as const)('“%s” of a learner who writes in “%s” is the verb “%s”', (form, language, verb) => {
  expect(verbOf(form, language)).toBe(verb);
});
