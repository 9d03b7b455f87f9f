import { expect, test } from 'vitest';
import { lowestPrice } from '#app/pricing/index.ts';
import { translator } from '#app/platform/texts.ts';
import { onBehalfTexts } from '../messages/on-behalf/index.ts';
import type { TutorProfile } from '../model/profile-schemas.ts';
import { changedFields } from './fields.ts';
import { fieldLabel } from './page-fields.ts';
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
