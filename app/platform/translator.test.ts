import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const texts = {
  plain: 'It’s {sure, select, yes {sure} other {not sure}}',
  quoted: "'{'braces'}' and it''s",
  deep: { count: 'You have {n, plural, =0 {none} one {# session} other {# sessions}}, {who}' },
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  number: '{n, number} of {n, number, ::.00}',
  unused: 'as it is',
  odd: '{kind, select, a {{only}} other {none}}',
};
const catalogue = { en: { booking: texts }, es: { booking: texts }, fr: { booking: texts } };
type Free = (key: string, values?: Record<string, string | number>) => string;
const ours = (language: 'en' | 'fr' = 'en') => translator(catalogue, language, 'booking') as unknown as Free;

test.each([
  ['plain', { sure: 'yes' }],
  ['plain', { sure: 'perhaps' }],
  ['quoted', undefined],
  ['deep.count', { n: 0, who: 'Ana' }],
  ['deep.count', { n: 1, who: 'Ana' }],
  ['deep.count', { n: 12_345, who: 'Ana' }],
  ['place', { n: 2 }],
  ['number', { n: 1234.5 }],
  ['unused', undefined],
])('%s %j reads as with the formatter of the pages', (key, values) => {
  for (const language of ['en', 'fr'] as const) {
    const pages = createTranslator({ locale: language, messages: catalogue[language], namespace: 'booking' });
    expect(ours(language)(key, values)).toBe((pages as unknown as Free)(key, values));
  }
});

test('a missing text or argument fails instead of being sent', () => {
  expect(() => ours()('deep.nothing')).toThrow('There is no text booking.deep.nothing.');
  expect(() => ours()('deep')).toThrow('There is no text booking.deep.');
  expect(() => ours()('deep.count', { n: 1 })).toThrow(/\bwho\b/);
  expect(() => ours()('odd', { kind: 'a' })).toThrow(/\bonly\b/);
  expect(ours()('odd', { kind: 'b' })).toBe('none');
});
