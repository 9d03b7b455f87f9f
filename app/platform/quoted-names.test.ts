import { expect, it } from 'vitest';
import { quotedNames } from './quoted-names.ts';

it.each([
  ['en-GB', ['Slope'], '“Slope”'],
  ['en-GB', ['Slope', 'Functions and their values'], '“Slope” and “Functions and their values”'],
  ['es-CO', ['Potencias', 'Inecuaciones'], '«Potencias» e «Inecuaciones»'],
  [
    'fr-FR',
    ['Aires', 'Cercles', 'Pente'],
    '«\u00a0Aires\u00a0», «\u00a0Cercles\u00a0» et «\u00a0Pente\u00a0»',
  ],
])('names of %s %s are in its quotation marks', (locale, names, row) => {
  expect(quotedNames(names, locale)).toBe(row);
});
