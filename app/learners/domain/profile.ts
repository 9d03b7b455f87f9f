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
  needs: LearnerNeeds;
  pace: LearnerPace;
  /** A mail tells the adult of the account when words were written that a person should read. */
  safetyMail: boolean;
};

/** What helps: settings of the interface. No diagnosis is asked for, and nothing here changes what counts as mastered. */
export type LearnerNeeds = {
  /** Focus sessions are offered first, in short steps with breaks. */
  shortSteps: boolean;
  dyslexiaFont: boolean;
  /** Questions and explanations are read aloud on a press. */
  readAloud: boolean;
  /** Times the usual minutes: 1.25 is a quarter more. */
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

/** What the learner means to keep; null while nobody said. */
export type LearnerPace = { eveningsAWeek: number | null; minutesAnEvening: number | null };
export const unsetPace: LearnerPace = { eveningsAWeek: null, minutesAnEvening: null };
/** Assumed for a forecast as long as nobody said. */
export const usualPace = { eveningsAWeek: 3, minutesAnEvening: 15 };
/** What a forecast counts with: what was said, else what is usual. */
export const paceForForecast = (pace: LearnerPace): typeof usualPace => ({
  eveningsAWeek: pace.eveningsAWeek ?? usualPace.eveningsAWeek,
  minutesAnEvening: pace.minutesAnEvening ?? usualPace.minutesAnEvening,
});

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
