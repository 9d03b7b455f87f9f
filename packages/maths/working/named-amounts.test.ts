import { expect, it } from 'vitest';
import { compareNamedAmounts, namedAmountsIn } from './named-amounts.ts';

it.each([
  ['en', 'adult 7, child 4', 'children: 4, adults: 7', 'equal'],
  ['es', 'adulto: 7 €, niño: 4 €', 'niño 4 €, adulto 7 €', 'equal'],
  ['fr', 'adulte 7 €, enfant 4 €', 'enfants : 4 €, adultes : 7 €', 'equal'],
  ['en', 'adult 7, child 4', 'adult 4, child 7', 'different'],
  ['fr', 'adulte 7 €, enfant 4 €', 'adulte 7 €, enfant 5 €', 'different'],
  ['es', 'adulto: 7 €, niño: 4 €', 'adulto 7, niño 4', 'unit'],
])('%s: the key “%s” and the answer “%s” are %s', (locale, key, answer, outcome) => {
  expect(compareNamedAmounts(key, answer, locale)).toBe(outcome);
});

it.each([
  ['a key without names', '7 and 4', 'adult 7, child 4'],
  ['an answer without names', 'adult 7, child 4', '7 and 4'],
  ['an answer about other things', 'adult 7, child 4', 'dog 7, cat 4'],
  ['one thing named twice', 'adult 7, child 4', 'adult 7, adult 4'],
  ['one amount of two', 'adult 7, child 4', 'adult 7'],
  ['a word that names both', 'adult ticket 7, child ticket 4', 'ticket 7, ticket 4'],
])('%s is not compared', (_, key, answer) => {
  expect(compareNamedAmounts(key, answer, 'en')).toBeNull();
});

it('reads each amount with the words beside it', () => {
  const amounts = namedAmountsIn('12 girls and 16 boys', 'en');
  expect(amounts?.map(({ words }) => words)).toEqual([['girls'], ['boys']]);
});
