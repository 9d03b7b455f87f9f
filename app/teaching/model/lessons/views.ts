import type { SentenceParts, WorkedView } from '#app/practice/index.ts';
import type { GuidedQuestion, LessonContent, LessonFailure, LessonQuestion, LessonState } from './lesson.ts';

/* What the calls of lessons answer. Solutions of open questions are not in it. */

export type LessonSummary = {
  readonly id: string;
  readonly skill: { readonly id: string; readonly name: string };
  readonly profileId: string | null;
  readonly state: LessonState;
  readonly percent: number;
  readonly createdAt: string;
};

export type LessonQuestionView = Omit<LessonQuestion, 'worked' | 'answer' | 'hint'>;
/** A solution with its gaps: a line without a formula is for the learner. */
export type GuidedView = Omit<GuidedQuestion, 'worked' | 'answer' | 'hint' | 'blanks'> & {
  readonly lines: readonly {
    readonly formula: WorkedView['lines'][number]['formula'] | null;
    readonly why: SentenceParts;
  }[];
};
export type LessonBody = Omit<LessonContent, 'warmUp' | 'example' | 'guided' | 'practice'> & {
  readonly warmUp: readonly LessonQuestionView[];
  readonly example: LessonQuestionView & { readonly worked: WorkedView };
  readonly guided: readonly GuidedView[];
  readonly practice: readonly LessonQuestionView[];
};

export type LessonView = LessonSummary & {
  readonly language: 'en' | 'es' | 'fr';
  /** Counts who wants other numbers. */
  readonly variant: number;
  /** The maths is away; it is tried again. */
  readonly waiting: boolean;
  readonly failure: LessonFailure | null;
  /** Null until it is done. */
  readonly content: LessonBody | null;
};

/** What came of an answer, or of asking for the solution. */
export type LessonAnswerView = {
  /** Null where the solution was asked for. */
  readonly verdict: 'equal' | 'different' | 'unknown' | null;
  /** Equal, but not yet in the form that was asked for. */
  readonly formMissed: boolean;
  readonly feedback: SentenceParts;
  /** The idea, after an answer that is not right. */
  readonly hint: SentenceParts;
  /** When the question is over. */
  readonly worked: WorkedView | null;
  readonly answer: SentenceParts | null;
  /** The line of a guided solution, when its gap is filled or shown. */
  readonly line: WorkedView['lines'][number] | null;
};

/** Events of the making: `progress` until one of the others ends it. */
export type LessonEvent = {
  readonly id: string;
  readonly event: 'progress' | 'done' | 'failed' | 'cancelled';
  readonly data: {
    readonly percent: number;
    readonly waiting: boolean;
    readonly failure: LessonFailure | null;
  };
};
