import type { Aid, SkillId, KnownMistake } from '@curvela/curriculum';

export const confidences = ['guessing', 'fairly', 'certain'] as const;
export type Confidence = (typeof confidences)[number];

export type StoredFormula = { readonly latex: string; readonly plain: string; readonly speech: string };
/** A problem of the learner’s own, worked on with the tutor: kept with what it showed. */
export type TutorProblem = {
  readonly problem: StoredFormula;
  /** The question, where the formula does not say it. */
  readonly words: string | null;
  /** What was written; null when help or giving up came first. */
  readonly answer: StoredFormula | null;
};

/** What one question showed about one skill. Never deleted; all estimates are computed from it. */
export type Evidence = {
  readonly id: string;
  readonly skill: SkillId;
  readonly itemId: string;
  readonly template: string;
  /** The first attempt. False also when a worked example came first or the learner gave up. */
  readonly right: boolean;
  readonly aid: Aid;
  readonly mistake: KnownMistake | null;
  readonly confidence: Confidence | null;
  readonly at: Date;
  /** The question was reported as wrong: it does not count. */
  readonly voided: boolean;
  /** Of the tutor; absent for a question of practice. */
  readonly tutored?: TutorProblem;
};

/** When FSRS wants to see a skill again. Its own numbers, as `ts-fsrs` keeps them, in plain JSON. */
export type ReviewCard = {
  readonly dueAt: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: 'new' | 'learning' | 'review' | 'relearning';
  readonly lastAt: string;
};

/** The estimate of a skill, with everything needed to apply further evidence. Plain JSON. */
export type SkillState = {
  readonly skill: SkillId;
  /** Probability that the skill was known when it was last seen, 0 to 1. What time has taken since: `knownAt`. */
  readonly p: number;
  /** The probability before any evidence of its own: what the skills around it let expect (`graph-belief.ts`). */
  readonly prior: number;
  /** Questions that counted as practice. */
  readonly opportunities: number;
  readonly unaidedRight: number;
  /** Right and unaided since the last wrong one: its templates, and the first and last day (ISO dates in the learner’s zone). */
  readonly run: {
    readonly right: number;
    readonly templates: readonly string[];
    readonly firstDay: string | null;
    readonly lastDay: string | null;
  };
  readonly masteredAt: string | null;
  /** Eight opportunities or more and still below 0.6: more of the same does not help. */
  readonly spinning: boolean;
  readonly card: ReviewCard | null;
  /** Templates whose solution was shown: each is asked again, without help, on a later day (ISO date) than this. */
  readonly owed: readonly { readonly template: string; readonly day: string }[];
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly lastRight: boolean | null;
};
