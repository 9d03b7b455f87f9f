import { expect, test } from 'vitest';
import { lowestPrice } from '#app/pricing/index.ts';
import { translator } from '#app/platform/texts.ts';
import { onBehalfTexts } from '../messages/on-behalf/index.ts';
import type { TutorProfile } from '../model/profile-schemas.ts';
import { changedFields } from './fields.ts';
import { fieldLabel, fieldText } from './page-fields.ts';
import { priceCurrencies, sessionTypes } from './tutor.ts';

const prices = Object.fromEntries(
  sessionTypes.map((type) => [
    type,
    Object.fromEntries(
      priceCurrencies.map((currency) => [currency, lowestPrice(type, currency).amountMinor]),
    ),
  ]),
) as TutorProfile['prices'];
const page: TutorProfile = {
  version: 3,
  headline: { en: 'One page a week.', es: '', fr: '' },
  story: { en: 'I ask before I explain.', es: '', fr: '' },
  subjects: ['mathematics', 'physics'],
  levels: ['secondary'],
  languages: ['es', 'en'],
  prices,
};

test('only the fields that differ have changed; the order of a list does not matter', () => {
  const reordered: TutorProfile = { ...page, languages: ['en', 'es'], subjects: ['physics', 'mathematics'] };
  expect(changedFields(page, reordered)).toEqual([]);
  const changed: TutorProfile = {
    ...reordered,
    story: { ...page.story, es: 'Pregunto antes.' },
    subjects: ['physics'],
    prices: { ...prices, session: { ...prices.session, GBP: 4100 } },
  };
  expect(changedFields(page, changed)).toEqual([
    { field: 'story.es', before: '', after: 'Pregunto antes.' },
    { field: 'subjects', before: ['mathematics', 'physics'], after: ['physics'] },
    { field: 'prices.session.GBP', before: prices.session.GBP, after: 4100 },
  ]);
});

test.each([
  ['headline.es', 'Spanish'],
  ['story.fr', 'French'],
  ['prices.session.GBP', 'GBP'],
])('the label of %s names “%s” in place of the stored name', (field, part) => {
  const label = fieldLabel(field, translator(onBehalfTexts, 'en', 'onBehalf'), 'en-GB');
  expect(label).toContain(part);
  expect(label).not.toContain(field);
});

test('an unknown field is shown by its stored name', () => {
  expect(fieldLabel('shoe', translator(onBehalfTexts, 'en', 'onBehalf'), 'en-GB')).toBe('shoe');
});

const textOf = (field: string, value: unknown) =>
  fieldText(field, value, translator(onBehalfTexts, 'en', 'onBehalf'), 'en-GB');

test('a story of more than 160 characters is shortened, without a space before the dots', () => {
  const fits = `${'a'.repeat(158)} b`;
  expect(textOf('story.en', fits)).toBe(fits);
  expect(textOf('story.en', `${fits}c`)).toBe(`${fits}…`);
  expect(textOf('story.en', `${'a'.repeat(159)} bcd`)).toBe(`${'a'.repeat(159)}…`);
  expect(textOf('headline.en', `${fits}c`)).toBe(`${fits}c`);
});

test.each([
  ['headline.en', null, 'nothing'],
  ['headline.en', '', 'nothing'],
  ['levels', [], 'nothing'],
  ['prices.session.GBP', 4100, '£41'],
  ['prices.session.GBP', 0, '£0'],
  ['windowDays', 0, '0'],
  ['notice', 2880, '2,880'],
  ['languages', ['es', 'fr'], 'Spanish; French'],
  ['sessionTypes', ['trial', 'deep'], 'Trial, 30 min; Long session, 90 min'],
  ['sessionTypes', ['trial', 'shoe'], 'Trial, 30 min; shoe'],
  ['status', 'paused', 'paused'],
  ['status', 'active', 'open'],
  [
    'rules',
    [
      { weekday: 1, start: '09:00', end: '12:00' },
      { weekday: 1, start: '14:00', end: '18:00' },
      { weekday: 2, start: '08:00', end: '09:00' },
    ],
    'Mon 09:00–12:00, 14:00–18:00; Tue 08:00–09:00',
  ],
  [
    'exceptions',
    [
      { kind: 'closed', from: '2026-12-24', to: '2026-12-26', start: null, end: null },
      { kind: 'open', from: '2026-12-28', to: '2026-12-28', start: '09:00', end: '12:00' },
    ],
    '24 – 26 Dec 2026 closed; 28 Dec 2026 open 09:00–12:00',
  ],
])('the value of %s: %j', (field, value, shown) => {
  expect(textOf(field, value)).toBe(shown);
});
