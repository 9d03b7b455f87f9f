import { smallestAmount } from '#app/platform/money.ts';
import { isAllowedPrice, minorOf } from '#app/pricing/index.ts';
import { levels, priceCurrencies, sessionTypes, subjects, teachingLanguages } from '#app/tutors/index.ts';
import { fieldsOf, isPriceField, type ProfileField, type ProfileValue } from '#app/tutors/index.ts';
import { pricesTooLow, type SavedProfile, savedProfileSchema, type TutorProfile } from '#app/tutors/index.ts';

/** A profile being edited: each field as typed, so that fields can be compared and merged separately. */
export type ProfileDraft = Record<ProfileField, string>;

const SEPARATOR = ' ';
const order: readonly string[] = [...subjects, ...levels, ...teachingLanguages];

/** Fields as typed: 3250 pence are `32.50`, with the region’s decimal separator. */
export const draftOf = (profile: TutorProfile, locale: string): ProfileDraft =>
  Object.fromEntries(
    Object.entries(fieldsOf(profile)).map(([field, value]) => [field, typedOf(field, value, locale)]),
  ) as ProfileDraft;

function typedOf(field: string, value: ProfileValue, locale: string): string {
  if (value === null) return '';
  if (!isPriceField(field)) return typeof value === 'object' ? joinList(value) : String(value);
  const amount = Number(value) / 100;
  const places = Number.isInteger(amount) ? 0 : 2;
  const format = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  return new Intl.NumberFormat(locale, format).format(amount);
}

export const listOf = (typed: string): string[] => typed.split(SEPARATOR).filter((each) => each !== '');

/** Joins a list in the order of its choices, so that equal selections give equal text. */
export const joinList = (list: readonly string[]): string =>
  list.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(SEPARATOR);

export const changedFieldsIn = (base: ProfileDraft, mine: ProfileDraft): ProfileField[] =>
  (Object.keys(base) as ProfileField[]).filter((field) => base[field].trim() !== mine[field].trim());

/** Three-way merge of the local changes since `base` and what was saved elsewhere. */
export const carryOverDraft = (
  base: ProfileDraft,
  mine: ProfileDraft,
  saved: ProfileDraft,
): ProfileDraft => ({
  ...saved,
  ...Object.fromEntries(changedFieldsIn(base, mine).map((field) => [field, mine[field]])),
});

/**
 * Parses a typed amount into minor units; null if invalid. Three digits after a separator are a group: no supported currency has
 * three decimals.
 * @example amountOf('32,50') // 3250
 * @example amountOf('85.000') // 8500000
 */
export function amountOf(typed: string): number | null {
  const bare = typed.replaceAll(/[\s\u00a0\u202f'’]/gu, '');
  const plain = bare.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  return /^\d{1,8}(\.\d{1,2})?$/u.test(plain) && Number(plain) > 0 ? minorOf(Number(plain)) : null;
}

export type ProfileFieldProblem = 'amount' | 'low' | 'story' | 'choose';
type ReadDraftResult = {
  profile: SavedProfile | null;
  problems: Partial<Record<ProfileField, ProfileFieldProblem>>;
};

/** The profile of a draft, or the errors by field. */
export function readDraft(draft: ProfileDraft, standing: TutorProfile): ReadDraftResult {
  const problems: ReadDraftResult['problems'] = {};
  const inLanguages = (part: 'headline' | 'story') => ({
    en: draft[`${part}.en`].trim(),
    es: draft[`${part}.es`].trim(),
    fr: draft[`${part}.fr`].trim(),
  });
  const prices = sessionTypes.map((type) => [
    type,
    Object.fromEntries(
      priceCurrencies.map((currency) => {
        const amount = amountOf(draft[`prices.${type}.${currency}`]);
        if (amount === null || amount % smallestAmount(currency) !== 0)
          problems[`prices.${type}.${currency}`] = 'amount';
        return [currency, amount ?? 0];
      }),
    ),
  ]);
  const wish = {
    version: standing.version,
    headline: inLanguages('headline'),
    story: inLanguages('story'),
    subjects: listOf(draft.subjects),
    levels: listOf(draft.levels),
    languages: listOf(draft.languages),
    prices: Object.fromEntries(prices) as SavedProfile['prices'],
  };
  if (Object.values(wish.story).every((text) => text === '')) problems['story.en'] = 'story';
  for (const list of ['subjects', 'languages'] as const)
    if (wish[list].length === 0) problems[list] = 'choose';
  for (const { type, currency } of pricesTooLow(wish as SavedProfile, standing, isAllowedPrice))
    problems[`prices.${type}.${currency}`] ??= 'low';
  const read = savedProfileSchema.safeParse(wish);
  return { profile: Object.keys(problems).length === 0 && read.success ? read.data : null, problems };
}
