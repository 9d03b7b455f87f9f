import { languages, type Language } from '#app/platform/texts.ts';
import { priceCurrencies, type Price, sessionTypes, type SessionType } from './tutor.ts';
import type { TutorProfile } from '../model/profile-schemas.ts';

/** Profile fields that can be changed separately. */
export type ProfileField =
  | `headline.${Language}`
  | `story.${Language}`
  | 'subjects'
  | 'levels'
  | 'languages'
  | `prices.${SessionType}.${Price['currency']}`;

export type ProfileValue = string | number | null | readonly string[];

/** A profile as separate fields: amounts in minor units, null for a price not set. */
export function fieldsOf(profile: Omit<TutorProfile, 'version'>): Record<ProfileField, ProfileValue> {
  const words = languages.flatMap((language) => [
    [`headline.${language}`, profile.headline[language]],
    [`story.${language}`, profile.story[language]],
  ]);
  const prices = sessionTypes.flatMap((type) =>
    priceCurrencies.map((currency) => [`prices.${type}.${currency}`, profile.prices[type][currency]]),
  );
  const { subjects, levels, languages: taught } = profile;
  return Object.fromEntries([
    ...words,
    ['subjects', subjects],
    ['levels', levels],
    ['languages', taught],
    ...prices,
  ]) as Record<ProfileField, ProfileValue>;
}

/** Fields that differ, with both values; the order within a list is ignored. */
export function changedFields(
  before: Omit<TutorProfile, 'version'>,
  after: Omit<TutorProfile, 'version'>,
): { field: ProfileField; before: ProfileValue; after: ProfileValue }[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return (Object.keys(old) as ProfileField[])
    .filter((field) => keyOf(old[field]) !== keyOf(next[field]))
    .map((field) => ({ field, before: old[field], after: next[field] }));
}

const keyOf = (value: ProfileValue): string =>
  typeof value === 'object' && value !== null ? value.toSorted().join(' ') : String(value);

export const isPriceField = (field: string): boolean => field.startsWith('prices.');
