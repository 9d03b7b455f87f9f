import { mistakes, type questionMistakes, type situationMistakes } from '../messages/mistakes/index.ts';

/** A documented mistake that the checker recognises: the key of its texts. */
export type MistakeId = keyof typeof mistakes.en;
/** Mistakes that only a problem explains, not one line alone; `working/` recognises them. */
export type QuestionMistakeId = keyof typeof questionMistakes.en | keyof typeof situationMistakes.en;
export const mistakeIds = Object.keys(mistakes.en) as MistakeId[];
