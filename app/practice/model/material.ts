import type { Verdict } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import type { GivenAnswer } from './schemas.ts';
import type { SkillId, AnswerKind, KnownMistake } from '@curvela/curriculum';
import type { ItemView, SentenceParts, SkillView, WorkedView } from './views.ts';

/*
 * What practice offers to features that teach: questions with solutions, explanations, and estimates about a learner. Formulas to prove are
 * in English plain notation; everything else is localised.
 */

/** Which question: a template and its numbers. The same key is the same question for ever. */
export type QuestionKey = { readonly template: string; readonly seed: number };

/** A template, as far as choosing needs it. */
export type AskableTemplate = {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
};

/** What a question says in formulas, for whoever has to prove it. */
export type QuestionClaims = {
  /** Formulas of the question and of its options. */
  readonly given: readonly string[];
  /** Lines of the solution, in order; null for the engine’s own, each of which it checked before it gave them out. */
  readonly lines: readonly string[] | null;
  /** What the engine is asked to solve; null where the answer is proven by pairs. */
  readonly problem: string | null;
  readonly answer: string | null;
};

/** A question with its solution. The solution is for the server; a learner sees it when the question is over. */
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

/** What is taught of a skill, and the formulas in it. */
export type SkillExplanation = SkillView & { readonly formulas: readonly string[] };

/** What is believed of a learner about one skill and those that it builds on. */
export type SkillStanding = {
  /** Probability that it is known, 0 to 1. */
  readonly p: number;
  readonly mastered: boolean;
  /** It was practised before: the rest is what is expected of somebody like this learner. */
  readonly met: boolean;
  /** What it builds on and what is not mastered of that, the least known first. */
  readonly weak: readonly SkillId[];
  /** What it builds on, the least known first. */
  readonly below: readonly SkillId[];
  /** Mistakes of this skill that the learner makes. */
  readonly mistakes: readonly string[];
};

/** What an answer is worth, in words. */
export type GradedAnswer = {
  readonly verdict: Verdict;
  /** Equal, but not yet in the form that was asked for. */
  readonly formMissed: boolean;
  readonly mistake: KnownMistake | null;
  readonly feedback: SentenceParts;
  /** What was written, in English plain notation; null where it is no formula. */
  readonly written: string | null;
};

/** Practice for lessons: see `material.server.ts`. */
export type PracticeMaterial = {
  readonly skills: (language: Language) => readonly SkillTopic[];
  readonly askables: (skill: SkillId) => readonly AskableTemplate[];
  readonly explain: (skill: SkillId, language: Language) => SkillExplanation;
  readonly question: (key: QuestionKey, language: Language) => Promise<PracticeQuestion | null>;
  readonly faults: (key: QuestionKey) => Promise<readonly string[]>;
  readonly grade: (key: QuestionKey, given: GivenAnswer, language: Language) => Promise<GradedAnswer>;
};

/** A skill in the words of one language, to find it by. */
export type SkillTopic = {
  readonly id: SkillId;
  readonly name: string;
  readonly can: string;
  /** The explanation as plain text. */
  readonly what: string;
};
