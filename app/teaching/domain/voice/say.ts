import type { TutorBlock, Text } from '../../model/blocks.ts';

export const sayBlock = (text: Text): TutorBlock => ({ kind: 'say', text });

/** The problem as the learner wrote it, if that carries more information than its formula. */
export const problemWordsBlocks = (words: string | null | undefined): TutorBlock[] =>
  words ? [sayBlock([words])] : [];

/** Numbers of a line and of the line it is compared with. */
export const lineNumbers = (moment: { line: number; before?: number }) => ({
  line: moment.line,
  before: moment.before ?? moment.line - 1,
});
