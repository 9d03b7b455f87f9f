import type { Block, Text } from '../../model/blocks.ts';

export const say = (text: Text): Block => ({ kind: 'say', text });

/** The problem as the learner wrote it, where that says more than its formula. */
export const inOwnWords = (words: string | null | undefined): Block[] => (words ? [say([words])] : []);

/** The numbers of a line and of the one that it is compared with. */
export const numbers = (moment: { line: number; before?: number }) => ({
  line: moment.line,
  before: moment.before ?? moment.line - 1,
});
