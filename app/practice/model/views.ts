import type { GraphItem } from '@curvela/maths/graph';
import type { PracticeMode, QuestionRole } from './practice-plan.ts';
import type { SkillId, Strand } from '@curvela/curriculum';

/*
 * What the practice calls answer. Texts come in the language of the request; formulas are drawn by the server, so that a page
 * needs no formula script.
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
  /** Drawn by the server, for the first paint and where the graph’s script is not needed. */
  readonly svg: string;
  readonly description: string;
};

/** A figure as the server drew it; its description stands in it. */
export type FigureView = { readonly svg: string };

export type WorkedView = {
  readonly lines: readonly { readonly formula: FormulaView; readonly why: SentenceParts }[];
};

/** What the answer field is. Numbers of options and lines are what an answer names. */
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

/** One rung of help that was given: 0 where it goes wrong, 1 the idea, 2 aimed at the error, 3 another one worked out, 4 the solution. */
export type HintView = {
  readonly rung: 0 | 1 | 2 | 3 | 4;
  readonly parts: SentenceParts;
  readonly worked: (WorkedView & { readonly prompt: SentenceParts }) | null;
};

export type AttemptView = {
  readonly id: string;
  /** What was given, to read: a formula, an option, a place. */
  readonly given: SentenceParts;
  /** Null in an exam until it has ended. */
  readonly verdict: 'equal' | 'different' | 'unknown' | null;
  readonly formMissed: boolean;
  /** What the verdict says in words. */
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
  /** Whether a hint may be asked for now: after an attempt or "I can’t start"; never in an exam. */
  readonly mayHint: boolean;
  readonly state: ItemState;
  readonly voided: boolean;
  /** Given up: the same kind follows without help, in this session where there is room, and from that day (ISO date) on. */
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
  /** Minutes that this learner takes, judged by recent answers: for the open question, and for each one after it. */
  readonly pace: { readonly open: number; readonly other: number };
  /** Every question so far, for the curve. */
  readonly marks: readonly {
    readonly id: string;
    readonly position: number;
    readonly state: ItemState;
    readonly voided: boolean;
  }[];
  /** The open question; null when the next one has to be asked for or the session is over. */
  readonly item: ItemView | null;
  readonly summary: PracticeSummaryView | null;
};

/** One belief before and after. */
export type ChangeView = {
  readonly skill: { readonly id: SkillId; readonly name: string };
  readonly before: number;
  readonly after: number;
  readonly what: 'mastered' | 'lost' | 'up' | 'down' | 'same' | 'kept';
  /** Why, in a sentence: "Two right without help, one after a hint." */
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
  /** More of the same does not help: what does. */
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
  /** Nothing was practised yet: the diagnostic comes first. */
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
  /** Something was practised today already. */
  readonly doneToday: number;
  readonly nextReviewAt: string | null;
};

/** One week, in the order of the region. Days are ISO dates in the learner’s zone. */
export type WeekView = {
  readonly today: string;
  readonly days: readonly {
    readonly day: string;
    readonly questions: number;
    readonly minutes: number;
    /** Reviews that come due; what is overdue counts today. */
    readonly due: number;
  }[];
  /** Since the week began, the latest first; nothing that is objected to. */
  readonly mastered: readonly {
    readonly skill: { readonly id: SkillId; readonly name: string };
    readonly at: string;
    /** Right answers without help that it came of. */
    readonly answers: number;
  }[];
  readonly kept: readonly {
    readonly skill: { readonly id: SkillId; readonly name: string };
    /** Days without it before it was right again. */
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
