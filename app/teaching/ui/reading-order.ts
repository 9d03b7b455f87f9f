import type { TutorBlock } from '../model/blocks.ts';

/** Moves offers directly below the text that announces them; the link to human tutors comes after. */
export function inReadingOrder(blocks: readonly TutorBlock[]): readonly TutorBlock[] {
  if (!blocks.some(({ kind }) => kind === 'offers')) return blocks;
  const people = blocks.filter(({ kind }) => kind === 'humans');
  return people.length === 0 ? blocks : [...blocks.filter(({ kind }) => kind !== 'humans'), ...people];
}
