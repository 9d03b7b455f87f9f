import { mistakes, questionMistakes, situationMistakes } from '../messages/mistakes/index.ts';

/** A documented mistake that the checker recognises: the key of its texts. */
export type MistakeId = keyof typeof mistakes.en;
/** Mistakes that only a problem explains, not one line alone; `working/` recognises them. */
export type QuestionMistakeId = keyof typeof questionMistakes.en | keyof typeof situationMistakes.en;
export const mistakeIds = Object.keys(mistakes.en) as MistakeId[];
/** Those of them that concern what a problem asks and tells, and not how a line is calculated. */
export const questionMistakeIds: ReadonlySet<MistakeId> = new Set(
  [questionMistakes.en, situationMistakes.en].flatMap((texts) => Object.keys(texts) as MistakeId[]),
);
