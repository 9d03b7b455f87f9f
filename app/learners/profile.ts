import type { Language } from '#app/platform/texts.ts';

/** Who learns: a child of the account's owner, or the owner. A profile has no login of its own. */
export type LearnerProfile = {
  id: string;
  name: string;
  ageBand: AgeBand | null;
  /** As the school calls it: `Year 10`, `9.º`, `4e`. */
  schoolYear: string | null;
  /** The language that lessons and the built-in tutor speak with this learner. */
  language: Language;
};

/** Bands instead of a date of birth: enough to choose words and rules by, and no more. */
export const ageBands = ['under_10', '10_12', '13_15', '16_18', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

export const longestName = 80;
export const longestSchoolYear = 40;
/** Of one account: a large family and a few to spare, not a school. */
export const mostProfiles = 12;

/** Stands for the learner as long as there is no picture: the first letter of the name, accents kept. */
export const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '';
