import { mistakes } from '../messages/mistakes/index.ts';

/** A documented mistake that the checker recognises: the key of its texts. */
export type MistakeId = keyof typeof mistakes.en;
export const mistakeIds = Object.keys(mistakes.en) as MistakeId[];
