import type { Verdict } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import type { GivenAnswer } from './schemas.ts';
import type { SkillId, AnswerKind, KnownMistake } from '@curvela/curriculum';
import type { ItemView, SentenceParts, SkillView, WorkedView } from './views.ts';

/*
 * Practice material for features that teach: questions with solutions, explanations, and estimates about a learner. Formulas to prove are
 * in English plain notation; everything else is localised.
 */

/** Identifies a question: a template and a seed. The same key always gives the same question. */
export type QuestionKey = { readonly template: string; readonly seed: number };

/** The part of a template that choosing needs. */
export type AskableTemplate = {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
};

/** The formulas of a question, to be verified. */
export type QuestionClaims = {
  /** Formulas of the question and of its options. */
  readonly given: readonly string[];
  /** Lines of the solution, in order; null for the engine's own, which are checked already. */
  readonly lines: readonly string[] | null;
  /** The problem that the engine solves; null where the answer is proven by pairs. */
  readonly problem: string | null;
  readonly answer: string | null;
};

/** A question with its solution. The solution stays on the server; a learner sees it when the question is over. */
export type PracticeQuestion = QuestionKey & {
  readonly skill: { readonly id: SkillId; readonly name: string };
  readonly kind: AnswerKind;
  readonly level: 1 | 2 | 3;
  readonly shown: Pick<ItemView, 'prompt' | 'ask' | 'picture' | 'figure'>;
  readonly hint: SentenceParts;
  readonly worked: WorkedView;
  readonly answer: SentenceParts;
  readonly claims: QuestionClaims;
};

/** The explanation of a skill, and its formulas. */
export type SkillExplanation = SkillView & { readonly formulas: readonly string[] };

/** The estimate of one skill and its prerequisites for a learner. */
export type SkillStanding = {
  /** Probability that it is known, 0 to 1. */
  readonly p: number;
  readonly mastered: boolean;
  /** It was practised before; otherwise the estimate is inferred. */
  readonly met: boolean;
  /** Prerequisites that are not mastered, the least known first. */
  readonly weak: readonly SkillId[];
  /** All prerequisites, the least known first. */
  readonly below: readonly SkillId[];
  /** Mistakes of this skill that the learner makes. */
  readonly mistakes: readonly string[];
};

/** The result of grading, in words. */
export type GradedAnswer = {
  readonly verdict: Verdict;
  /** Equal, but not yet in the requested form. */
  readonly formMissed: boolean;
  readonly mistake: KnownMistake | null;
  readonly feedback: SentenceParts;
  /** The answer in English plain notation; null where it is no formula. */
  readonly written: string | null;
};

/** Practice material for lessons: see `material.server.ts`. */
export type PracticeMaterial = {
  readonly skills: (language: Language) => readonly SkillTopic[];
  readonly askables: (skill: SkillId) => readonly AskableTemplate[];
  readonly explain: (skill: SkillId, language: Language) => SkillExplanation;
  readonly question: (key: QuestionKey, language: Language) => Promise<PracticeQuestion | null>;
  readonly faults: (key: QuestionKey) => Promise<readonly string[]>;
  readonly grade: (key: QuestionKey, given: GivenAnswer, language: Language) => Promise<GradedAnswer>;
};

/** The texts of a skill in one language, for search. */
export type SkillTopic = {
  readonly id: SkillId;
  readonly name: string;
  readonly can: string;
  /** The explanation as plain text. */
  readonly what: string;
};
