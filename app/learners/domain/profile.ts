import type { Language } from '#app/platform/texts.ts';

/** A learner: a child of the account's owner, or the owner. A profile has no login of its own. */
export type LearnerProfile = {
  id: string;
  name: string;
  ageBand: AgeBand | null;
  /** In the school's terms: `Year 10`, `9.º`, `4e`. */
  schoolYear: string | null;
  /** The language of lessons and of the maths tutor for this learner. */
  language: Language;
  needs: LearnerNeeds;
  pace: LearnerPace;
  /** Emails the account's adult when the learner wrote something that a person should read. */
  safetyMail: boolean;
  /** ISO 8601: when the profile is deleted because nobody uses it, once that was announced. */
  deleteOn?: string | undefined;
};

/** Settings of the interface. No diagnosis is stored, and nothing here changes what counts as mastered. */
export type LearnerNeeds = {
  /** Focus sessions are offered first, in short steps with breaks. */
  shortSteps: boolean;
  dyslexiaFont: boolean;
  /** Questions and explanations have a read-aloud button. */
  readAloud: boolean;
  /** Factor for time limits: 1.25 is a quarter more. */
  extraTime: ExtraTime;
};
export const extraTimes = [1, 1.25, 1.5, 2] as const;
export type ExtraTime = (typeof extraTimes)[number];
export const defaultNeeds: LearnerNeeds = {
  shortSteps: false,
  dyslexiaFont: false,
  readAloud: false,
  extraTime: 1,
};

/** The learner's plan; null while not set. */
export type LearnerPace = { eveningsAWeek: number | null; minutesAnEvening: number | null };
export const unsetPace: LearnerPace = { eveningsAWeek: null, minutesAnEvening: null };
/** Default for forecasts while nothing is set. */
export const usualPace = { eveningsAWeek: 3, minutesAnEvening: 15 };
/** The pace for forecasts: as set, else the usual one. */
export const paceForForecast = (pace: LearnerPace): typeof usualPace => ({
  eveningsAWeek: pace.eveningsAWeek ?? usualPace.eveningsAWeek,
  minutesAnEvening: pace.minutesAnEvening ?? usualPace.minutesAnEvening,
});

/** Age bands instead of a date of birth: enough to choose wording and rules. */
export const ageBands = ['under_10', '10_12', '13_15', '16_18', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

export const longestName = 80;
export const longestSchoolYear = 40;
/** Per account: a large family, not a school. */
export const mostProfiles = 12;

/** Shown instead of a picture: the first letter of the name, accents kept. */
export const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '';
