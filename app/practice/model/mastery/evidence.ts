import type { Aid, SkillId, KnownMistake } from '@curvela/curriculum';

export const confidences = ['guessing', 'fairly', 'certain'] as const;
export type Confidence = (typeof confidences)[number];

export type StoredFormula = { readonly latex: string; readonly plain: string; readonly speech: string };
/** A problem that the learner brought to the tutor, stored with its evidence. */
export type TutorProblem = {
  readonly problem: StoredFormula;
  /** The question, where the formula alone does not state it. */
  readonly words: string | null;
  /** The learner's answer; null when help or giving up came first. */
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
  /** Set for problems of the tutor only. */
  readonly tutored?: TutorProblem;
};

/** FSRS's review schedule of a skill: the fields of `ts-fsrs` in plain JSON. */
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
  /** Probability that the skill was known at the last evidence, 0 to 1. For forgetting since then: `knownAt`. */
  readonly p: number;
  /** The probability before any own evidence, inferred from related skills (`graph-belief.ts`). */
  readonly prior: number;
  /** Questions that counted as practice. */
  readonly opportunities: number;
  readonly unaidedRight: number;
  /** Right and unaided since the last wrong one: templates, and the first and last day (ISO dates in the learner's zone). */
  readonly run: {
    readonly right: number;
    readonly templates: readonly string[];
    readonly firstDay: string | null;
    readonly lastDay: string | null;
  };
  readonly masteredAt: string | null;
  /** Eight opportunities or more and still below 0.6: more practice of the same skill does not help. */
  readonly spinning: boolean;
  readonly card: ReviewCard | null;
  /** Templates whose solution was shown: each is used again, without help, on a later day (ISO date) than this. */
  readonly owed: readonly { readonly template: string; readonly day: string }[];
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly lastRight: boolean | null;
};
