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

/** What is practised; fixed when the session begins. */
export type PracticePlan = {
  readonly mode: PracticeMode;
  /** The only skill of the session (`skill`), or the skills of the exam; empty for all. */
  readonly skills: readonly string[];
  /** Planned questions; the diagnostic may end sooner. */
  readonly size: number;
  /** Exam time, including the learner's extra time; null for no limit. */
  readonly minutes: number | null;
};
