/** Ways to practise. `mix`: due reviews, the current skill, one stretch. `exam`: no help, no verdicts until the end. */
export const modes = ['mix', 'diagnostic', 'mistakes', 'exam', 'skill'] as const;
export type PracticeMode = (typeof modes)[number];

/** Why a question was chosen. `twin`: the same kind again, after its solution was shown. */
export const roles = [
  'review',
  'current',
  'stretch',
  'diagnostic',
  'mistake',
  'skill',
  'exam',
  'twin',
] as const;
export type QuestionRole = (typeof roles)[number];

/** What is practised: fixed when the session begins. */
export type PracticePlan = {
  readonly mode: PracticeMode;
  /** The skill to stay with (`skill`), or those that the exam is about; empty for all. */
  readonly skills: readonly string[];
  /** Questions planned; the diagnostic may end sooner. */
  readonly size: number;
  /** Time allowed in an exam, the learner’s extra time included; null for no limit. */
  readonly minutes: number | null;
};
