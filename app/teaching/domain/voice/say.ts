import type { TutorBlock, Text } from '../../model/blocks.ts';

export const sayBlock = (text: Text): TutorBlock => ({ kind: 'say', text });

/** The problem as the learner wrote it, where that says more than its formula. */
export const problemWordsBlocks = (words: string | null | undefined): TutorBlock[] =>
  words ? [sayBlock([words])] : [];

/** The numbers of a line and of the one that it is compared with. */
export const lineNumbers = (moment: { line: number; before?: number }) => ({
  line: moment.line,
  before: moment.before ?? moment.line - 1,
});
