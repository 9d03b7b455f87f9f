import type { Maths, Verdict } from '@curvela/maths/contract.ts';
import type { Language } from '#app/platform/texts.ts';
import type { AnswerSpec, KnownMistake, Slots } from '@curvela/curriculum';
import type { GivenAnswer } from '../../model/schemas.ts';

/** The part of the maths engine that grading uses. */
export type GradingEngine = Pick<Maths, 'parse' | 'check' | 'checkLine' | 'solve'>;
export type AnswerOfKind<Kind extends AnswerSpec['kind']> = Extract<AnswerSpec, { kind: Kind }>;

/** What a verdict says, below `practiceSaid.verdict`. */
type VerdictCode =
  | 'right'
  | 'same_number'
  | 'same_value'
  | 'form'
  | 'unfinished'
  | 'different'
  | 'at'
  | 'lost'
  | 'gained'
  | 'lost_and_gained'
  | 'kind'
  | 'unit'
  | 'undecided'
  | 'choice'
  | 'order'
  | 'point'
  | 'line'
  | 'wrong_line'
  | 'first_line';

export type AnswerFeedback = {
  readonly code: VerdictCode;
  /** Formulas of the sentence, in English plain notation. */
  readonly slots: Slots;
  /** What the form still misses, in the language in which it was asked. */
  readonly said: { readonly language: Language; readonly text: string } | null;
};

/** A mistake that was recognised, and the formulas of its text in English plain notation. */
export type RecognisedMistake = { readonly id: KnownMistake; readonly slots: Slots };

/** What an answer is worth, in no language: it is kept and told later in any. */
export type Grade = {
  readonly verdict: Verdict;
  /** Equal, but not in the form that was asked for, or not worked out. */
  readonly formMissed: boolean;
  readonly mistake: RecognisedMistake | null;
  /** What was given as a formula, in English plain notation; null where it is none. */
  readonly written: string | null;
  /** Where it goes wrong: the place of a line, from 1. Not told before the first rung of help. */
  readonly place: number | null;
  readonly feedback: AnswerFeedback;
};

/** What is kept of an answer. */
export type StoredAnswer = { readonly given: GivenAnswer } & Pick<Grade, 'written' | 'place' | 'feedback'> & {
    readonly mistakeSlots: Slots;
  };

export const feedback = (
  code: VerdictCode,
  slots: Slots = {},
  said: AnswerFeedback['said'] = null,
): AnswerFeedback => ({
  code,
  slots,
  said,
});

const bare = { formMissed: false, mistake: null, written: null, place: null } as const;

export const rightGrade = (more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'equal',
  feedback: feedback('right'),
  ...more,
});
export const wrongGrade = (said: AnswerFeedback, more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'different',
  feedback: said,
  ...more,
});
export const undecidedGrade = (more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'unknown',
  feedback: feedback('undecided'),
  ...more,
});

/** Whether an answer ends the question well. */
export const isRight = ({ verdict, formMissed }: Pick<Grade, 'verdict' | 'formMissed'>): boolean =>
  verdict === 'equal' && !formMissed;

/** Whether an answer says anything about what is known: one that could not be decided does not, one that lacks its form not yet. */
export const countsAsEvidence = ({ verdict, formMissed }: Pick<Grade, 'verdict' | 'formMissed'>): boolean =>
  verdict !== 'unknown' && !formMissed;
