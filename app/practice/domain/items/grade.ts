import type { Maths, Verdict } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import type { AnswerSpec, KnownMistake, Slots } from '@curvela/curriculum';
import type { GivenAnswer } from '../../model/schemas.ts';

/** The part of the maths engine that grading uses. */
export type GradingEngine = Pick<Maths, 'parse' | 'check' | 'checkLine' | 'solve'>;
export type AnswerOfKind<Kind extends AnswerSpec['kind']> = Extract<AnswerSpec, { kind: Kind }>;

/** Codes of verdicts: keys below `practiceSaid.verdict`. */
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
  /** What the form lacks, in the language of the request. */
  readonly said: { readonly language: Language; readonly text: string } | null;
};

/** A mistake that was recognised, and the formulas of its text in English plain notation. */
export type RecognisedMistake = { readonly id: KnownMistake; readonly slots: Slots };

/** The result of grading, independent of language: stored, and put into words when shown. */
export type Grade = {
  readonly verdict: Verdict;
  /** Equal, but not in the requested form or not worked out. */
  readonly formMissed: boolean;
  readonly mistake: RecognisedMistake | null;
  /** The answer as a formula in English plain notation; null where it is none. */
  readonly written: string | null;
  /** The line, from 1, at which it goes wrong. Shown from the first hint on. */
  readonly place: number | null;
  readonly feedback: AnswerFeedback;
};

/** The stored part of an answer. */
export type StoredItemAnswer = { readonly given: GivenAnswer } & Pick<
  Grade,
  'written' | 'place' | 'feedback'
> & {
    readonly mistakeSlots: Slots;
  };

export const feedback = (
  code: VerdictCode,
  slots: Slots = {},
  ownText: AnswerFeedback['said'] = null,
): AnswerFeedback => ({
  code,
  slots,
  said: ownText,
});

const bare = { formMissed: false, mistake: null, written: null, place: null } as const;

export const rightGrade = (more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'equal',
  feedback: feedback('right'),
  ...more,
});
export const wrongGrade = (feedback: AnswerFeedback, more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'different',
  feedback,
  ...more,
});
export const undecidedGrade = (more: Partial<Grade> = {}): Grade => ({
  ...bare,
  verdict: 'unknown',
  feedback: feedback('undecided'),
  ...more,
});

/** Whether an attempt ends the question as right. */
export const isRight = ({ verdict, formMissed }: Pick<Grade, 'verdict' | 'formMissed'>): boolean =>
  verdict === 'equal' && !formMissed;

/** Whether an attempt is evidence: not when undecided, and not yet when it lacks its form. */
export const countsAsEvidence = ({ verdict, formMissed }: Pick<Grade, 'verdict' | 'formMissed'>): boolean =>
  verdict !== 'unknown' && !formMissed;
