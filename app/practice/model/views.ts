import type { GraphItem } from '@curvela/maths/graph';
import type { PracticeMode, QuestionRole } from './practice-plan.ts';
import type { SkillId, Strand } from '@curvela/curriculum';

/*
 * API responses of practice. Texts are in the language of the request; formulas are rendered by the server, so that a page needs no formula
 * script.
 */

export type FormulaView = {
  readonly latex: string;
  readonly plain: string;
  readonly speech: string;
  readonly html: string | null;
};
/** A sentence in parts. */
export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula'; readonly formula: FormulaView };
export type SentenceParts = readonly SentencePart[];

export type PictureView = {
  readonly items: readonly GraphItem[];
  readonly view: { readonly x: readonly [number, number]; readonly y: readonly [number, number] } | null;
  /** Rendered by the server, for the first paint and where the graph's script is not needed. */
  readonly svg: string;
  readonly description: string;
};

/** A figure as SVG, with its description inside. */
export type FigureView = { readonly svg: string };

export type WorkedView = {
  readonly lines: readonly { readonly formula: FormulaView; readonly why: SentenceParts }[];
};

/** The kind of answer field. An answer identifies options and lines by their numbers. */
export type AskView =
  | { readonly kind: 'formula'; readonly label: string | null; readonly formText: string | null }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly number: number; readonly parts: SentenceParts }[];
    }
  | {
      readonly kind: 'order';
      readonly lines: readonly { readonly number: number; readonly formula: FormulaView }[];
    }
  | { readonly kind: 'point' | 'line'; readonly view: NonNullable<PictureView['view']> }
  | {
      readonly kind: 'wrong_line';
      readonly lines: readonly { readonly number: number; readonly formula: FormulaView }[];
    };

/** One rung of help: 0 where it goes wrong, 1 the idea, 2 aimed at the error, 3 a similar worked example, 4 the solution. */
export type HintView = {
  readonly rung: 0 | 1 | 2 | 3 | 4;
  readonly parts: SentenceParts;
  readonly worked: (WorkedView & { readonly prompt: SentenceParts }) | null;
};

export type AttemptView = {
  readonly id: string;
  /** The answer as displayed: a formula, an option, a point. */
  readonly given: SentenceParts;
  /** Null in an exam until it has ended. */
  readonly verdict: 'equal' | 'different' | 'unknown' | null;
  readonly formMissed: boolean;
  /** The verdict in words. */
  readonly feedback: SentenceParts;
};

/** `answered`: in an exam, until it ends. */
export type ItemState = 'open' | 'right' | 'wrong' | 'given_up' | 'skipped' | 'answered';
export type ItemView = {
  readonly id: string;
  readonly position: number;
  readonly role: QuestionRole;
  readonly skill: { readonly id: SkillId; readonly name: string; readonly lastSeenAt: string | null };
  readonly level: 1 | 2 | 3;
  readonly prompt: SentenceParts;
  readonly ask: AskView;
  readonly picture: PictureView | null;
  readonly figure: FigureView | null;
  readonly attempts: readonly AttemptView[];
  readonly hints: readonly HintView[];
  /** Whether a hint may be requested now: after an attempt or "I can't start"; never in an exam. */
  readonly mayHint: boolean;
  readonly state: ItemState;
  readonly voided: boolean;
  /** Given up: the same template follows without help, in this session where possible, and from that day (ISO date) on. */
  readonly twin: { readonly here: boolean; readonly from: string } | null;
  /** Once it is over, outside an exam. */
  readonly solution: WorkedView | null;
  readonly answer: SentenceParts | null;
};

export type PracticeSessionView = {
  readonly id: string;
  readonly profileId: string;
  readonly mode: PracticeMode;
  readonly size: number;
  readonly state: 'open' | 'finished';
  readonly startedAt: string;
  /** Exam: when time is up. */
  readonly endsAt: string | null;
  /** Minutes allowed, and what they would be without extra time. */
  readonly minutes: { readonly allowed: number; readonly usual: number } | null;
  /** Expected minutes of this learner, from recent answers: for the open question, and for each one after it. */
  readonly pace: { readonly open: number; readonly other: number };
  /** Every question so far, for the curve. */
  readonly marks: readonly {
    readonly id: string;
    readonly position: number;
    readonly state: ItemState;
    readonly voided: boolean;
  }[];
  /** The open question; null when the next one must be requested or the session is over. */
  readonly item: ItemView | null;
  readonly summary: PracticeSummaryView | null;
};

/** One estimate before and after. */
export type ChangeView = {
  readonly skill: { readonly id: SkillId; readonly name: string };
  readonly before: number;
  readonly after: number;
  readonly what: 'mastered' | 'lost' | 'up' | 'down' | 'same' | 'kept';
  /** The reason, in a sentence: "Two right without help, one after a hint." */
  readonly why: string;
  readonly dueAt: string | null;
};

export type PracticeSummaryView = {
  readonly asked: number;
  readonly right: number;
  readonly unaided: number;
  readonly undecided: number;
  readonly minutes: number;
  readonly changes: readonly ChangeView[];
  readonly mistakes: readonly { readonly mistake: string; readonly text: string; readonly count: number }[];
  /** The next day with something due. */
  readonly nextReviewAt: string | null;
  /** Skills where more practice does not help, with what does. */
  readonly stuck: readonly {
    readonly skill: string;
    readonly instead: { readonly id: SkillId; readonly name: string } | null;
    readonly text: string;
  }[];
  readonly items: readonly {
    readonly prompt: SentenceParts;
    readonly given: SentenceParts | null;
    readonly answer: SentenceParts;
    readonly state: ItemState;
    readonly verdict: AttemptView['verdict'];
  }[];
};

export type TodayView = {
  /** No practice yet: the diagnostic comes first. */
  readonly newcomer: boolean;
  readonly reviews: {
    readonly count: number;
    readonly skills: readonly { readonly id: SkillId; readonly name: string }[];
  };
  readonly current: { readonly id: SkillId; readonly name: string; readonly count: number } | null;
  readonly stretch: { readonly id: SkillId; readonly name: string } | null;
  readonly minutes: number;
  readonly open: {
    readonly id: string;
    readonly mode: PracticeMode;
    readonly position: number;
    readonly size: number;
    readonly pending: SentenceParts | null;
  } | null;
  /** Questions done today already. */
  readonly doneToday: number;
  readonly nextReviewAt: string | null;
};

/** One week, in the order of the region. Days are ISO dates in the learner's zone. */
export type WeekView = {
  readonly today: string;
  readonly days: readonly {
    readonly day: string;
    readonly questions: number;
    readonly minutes: number;
    /** Reviews due; overdue ones count today. */
    readonly due: number;
  }[];
  /** Since the week began, latest first; without disputed ones. */
  readonly mastered: readonly {
    readonly skill: { readonly id: SkillId; readonly name: string };
    readonly at: string;
    /** Right answers without help that led to it. */
    readonly answers: number;
  }[];
  readonly kept: readonly {
    readonly skill: { readonly id: SkillId; readonly name: string };
    /** Days since the previous answer when it was right again. */
    readonly days: number;
    readonly nextAt: string | null;
  }[];
  /** Answers that could not be decided, and the session of the last one. */
  readonly undecided: { readonly count: number; readonly sessionId: string } | null;
};

export type SkillView = {
  readonly id: SkillId;
  readonly strand: Strand;
  readonly name: string;
  readonly can: string;
  readonly what: readonly SentenceParts[];
  readonly picture: (PictureView & { readonly caption: string }) | null;
  readonly figure: (FigureView & { readonly caption: string }) | null;
  readonly example: { readonly prompt: SentenceParts; readonly worked: WorkedView };
  readonly mistakes: readonly { readonly id: string; readonly text: string }[];
  readonly after: readonly { readonly id: SkillId; readonly name: string }[];
  readonly leadsTo: readonly { readonly id: SkillId; readonly name: string }[];
};
