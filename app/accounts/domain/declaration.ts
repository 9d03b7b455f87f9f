/* Who may have an account of their own, and what a person declares before anything about learners is stored (product, sections 11 and 18a). */

/** The version of the terms and of the wording of the declaration that is in force. A change of either is a new version. */
export const TERMS_VERSION = '2026-11-28';

/** Age bands of account holders. */
export const accountAgeBands = ['13_15', '16_18', 'adult'] as const;
export type AccountAgeBand = (typeof accountAgeBands)[number];

/** The least age in a band, of an account or of a learner. */
const leastAges = { under_10: 0, '10_12': 10, '13_15': 13, '16_18': 16, adult: 18 } as const;

/** Minimum age for an own account by country (product, section 11; marked there for legal review). */
export const ageOfOwnAccount: Readonly<Record<string, number | 'guardian'>> = {
  US: 13,
  GB: 13,
  ES: 14,
  FR: 15,
  CO: 'guardian',
};

/**
 * Whether a person of the band needs an adult’s consent: the band is below the age of the country, or the band may contain such an age. In a
 * country that is not in the table, or unknown, every minor does, and so does a person of unknown age.
 */
export function needsAdult(ageBand: keyof typeof leastAges | null, country: string | null): boolean {
  if (ageBand === 'adult') return false;
  const age = (country !== null && ageOfOwnAccount[country]) || 'guardian';
  return ageBand === null || age === 'guardian' || leastAges[ageBand] < age;
}
