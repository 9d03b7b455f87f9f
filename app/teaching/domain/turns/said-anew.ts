import type { Block } from '../../model/blocks.ts';

/** Whether there are other words for a turn: it says something, and it is not the answer of people. */
export const mayBeSaidAnew = (blocks: readonly Block[]): boolean =>
  !blocks.some(({ kind }) => kind === 'care') &&
  blocks.some(
    ({ kind }) =>
      kind === 'say' ||
      kind === 'hint' ||
      kind === 'question' ||
      kind === 'verdict' ||
      kind === 'unread' ||
      kind === 'offer',
  );
