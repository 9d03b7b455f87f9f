import type { TutorBlock } from '../model/blocks.ts';

/** What is offered stands right below the words that announce it; the way to people comes after it. */
export function inReadingOrder(blocks: readonly TutorBlock[]): readonly TutorBlock[] {
  if (!blocks.some(({ kind }) => kind === 'offers')) return blocks;
  const people = blocks.filter(({ kind }) => kind === 'humans');
  return people.length === 0 ? blocks : [...blocks.filter(({ kind }) => kind !== 'humans'), ...people];
}
