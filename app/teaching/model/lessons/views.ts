import type { SentenceParts, WorkedView } from '#app/practice/index.ts';
import type { GuidedQuestion, LessonContent, LessonFailure, LessonQuestion, LessonState } from './lesson.ts';

/* Responses of the lesson calls. They contain no solutions of open questions. */

export type LessonSummary = {
  readonly id: string;
  readonly skill: { readonly id: string; readonly name: string };
  readonly profileId: string | null;
  readonly state: LessonState;
  readonly percent: number;
  readonly createdAt: string;
};

export type LessonQuestionView = Omit<LessonQuestion, 'worked' | 'answer' | 'hint'>;
/** A solution with blanks: a line without a formula is left to the learner. */
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
  /** Counts requests for other numbers. */
  readonly variant: number;
  /** The engine is unavailable; generation is retried. */
  readonly waiting: boolean;
  readonly failure: LessonFailure | null;
  /** Null until the lesson is finished. */
  readonly content: LessonBody | null;
};

/** Result of an answer, or of a request for the solution. */
export type LessonAnswerView = {
  /** Null when the solution was requested. */
  readonly verdict: 'equal' | 'different' | 'unknown' | null;
  /** Equal, but not in the required form. */
  readonly formMissed: boolean;
  readonly feedback: SentenceParts;
  /** The idea, after a wrong answer. */
  readonly hint: SentenceParts;
  /** Present once the question is over. */
  readonly worked: WorkedView | null;
  readonly answer: SentenceParts | null;
  /** The line of a guided solution, once its blank is filled or shown. */
  readonly line: WorkedView['lines'][number] | null;
};

/** Events of the generation: `progress` until one of the others ends the stream. */
export type LessonEvent = {
  readonly id: string;
  readonly event: 'progress' | 'done' | 'failed' | 'cancelled';
  readonly data: {
    readonly percent: number;
    readonly waiting: boolean;
    readonly failure: LessonFailure | null;
  };
};
