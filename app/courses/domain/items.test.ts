import type { ChoiceItem } from '@curvela/curriculum';
import { expect, test } from 'vitest';
import { optionAt, rightOption, shownOptions } from './items.ts';

const text = (en: string) => ({ en, es: en, fr: en });
const itemOf = (id: string): ChoiceItem => ({
  kind: 'choice',
  id,
  skill: 'linear_equations',
  prompt: text('Which?'),
  options: [
    { text: text('first'), right: true, answer: text('Yes.') },
    { text: text('second'), answer: text('No.') },
    { text: text('third'), answer: text('No.') },
    { text: text('fourth'), answer: text('No.') },
  ],
});
const orderOf = (id: string) => shownOptions(itemOf(id)).map((option) => option.text.en);

test('the options of a question have an order of their own, which never changes: stored answers are positions in it', () => {
  expect(orderOf('halves')).toEqual(['second', 'third', 'fourth', 'first']);
  expect(orderOf('thirds')).toEqual(['first', 'fourth', 'second', 'third']);
});

test('an answer is a position in that order', () => {
  const item = itemOf('halves');
  expect([0, 1, 2, 3, 4, -1].map((at) => optionAt(item, at)?.text.en)).toEqual([
    'second',
    'third',
    'fourth',
    'first',
    undefined,
    undefined,
  ]);
  expect(rightOption(item)?.text.en).toBe('first');
});
