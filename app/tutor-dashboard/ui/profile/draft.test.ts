import { expect, test } from 'vitest';
import { lowestPrice } from '#app/pricing/index.ts';
import { priceCurrencies, sessionTypes } from '#app/tutors/domain/tutor.ts';
import { amountOf, carryOverDraft, changedFieldsIn, draftOf, joinList, readDraft } from './draft.ts';
import type { TutorProfile } from '#app/tutors/model/profile-schemas.ts';

const prices = Object.fromEntries(
  sessionTypes.map((type) => [
    type,
    Object.fromEntries(
      priceCurrencies.map((currency) => [currency, lowestPrice(type, currency).amountMinor + 500]),
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

test.each(['en-GB', 'es-CO', 'fr-FR'])('%s: a page that nobody touched reads as it stands', (locale) => {
  const draft = draftOf(page, locale);
  expect(readDraft(draft, page)).toEqual({ profile: { ...page, languages: ['en', 'es'] }, problems: {} });
});

test('amounts are read as people type them', () => {
  expect(['32,50', ' 32.5 ', '40', '1.200', '1,200.50'].map(amountOf)).toEqual([
    3250, 3250, 4000, 120_000, 120_050,
  ]);
  expect(['85.000', '85 000', '112,000', "1'112.000"].map(amountOf)).toEqual([
    8_500_000, 8_500_000, 11_200_000, 111_200_000,
  ]);
  // Groups as Swiss, French and Spanish keyboards and programs write them.
  const grouped = ['1’112.000', '85\u00a0000', '85\u202f000', '85\t000', '1 112 000'];
  expect(grouped.map(amountOf)).toEqual([111_200_000, 8_500_000, 8_500_000, 8_500_000, 111_200_000]);
  // At most eight digits before the separator and two after it.
  expect(['12345678', '12345678,90', '0,01', '32,5'].map(amountOf)).toEqual([
    1_234_567_800, 1_234_567_890, 1, 3250,
  ]);
  for (const typed of ['123456789', '1,2345', '0,00', '32,', ',50', '32.50 x'])
    expect(amountOf(typed)).toBeNull();
  for (const typed of ['', '0', '-5', '1,2,3', '£40', 'abc', '1e3']) expect(amountOf(typed)).toBeNull();
});

test('what is wrong is said of the part: an amount that is none, one below the lowest, no story, no subject', () => {
  const draft = {
    ...draftOf(page, 'en-GB'),
    'prices.trial.GBP': 'ten',
    'prices.session.EUR': '31.99',
    'prices.session.COP': '90.000,50',
    'story.en': ' ',
    subjects: '',
  };
  expect(readDraft(draft, page)).toEqual({
    profile: null,
    problems: {
      'prices.trial.GBP': 'amount',
      'prices.session.EUR': 'low',
      'prices.session.COP': 'amount',
      'story.en': 'story',
      subjects: 'choose',
    },
  });
});

test('a price that stands below the lowest may stay, and no other may join it', () => {
  const low = { ...page, prices: { ...prices, session: { ...prices.session, GBP: 2000 } } };
  const draft = draftOf(low, 'en-GB');
  expect(readDraft(draft, low).problems).toEqual({});
  expect(readDraft({ ...draft, 'prices.session.GBP': '21' }, low).problems).toEqual({
    'prices.session.GBP': 'low',
  });
});

test('local changes are merged on top of what was saved elsewhere', () => {
  const base = draftOf(page, 'en-GB');
  const mine = { ...base, 'headline.en': 'Mine.' };
  const saved = { ...base, 'headline.en': 'Theirs.', 'story.en': 'Theirs too.' };
  expect(carryOverDraft(base, mine, saved)).toEqual({ ...saved, 'headline.en': 'Mine.' });
  expect(changedFieldsIn(base, saved)).toEqual(['headline.en', 'story.en']);
});

test('the order of choices says nothing', () => {
  expect(joinList(['physics', 'mathematics'])).toBe(joinList(['mathematics', 'physics']));
});
