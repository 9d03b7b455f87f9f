import { expect, it } from 'vitest';
import type { TutorBlock } from '../model/blocks.ts';
import { inReadingOrder } from './reading-order.ts';

const kinds = (blocks: readonly TutorBlock[]) => blocks.map(({ kind }) => kind);
const say: TutorBlock = { kind: 'say', text: [] };
const humans: TutorBlock = { kind: 'humans', label: 'Human tutors' };
const offers: TutorBlock = { kind: 'offers', offers: [] };

it('“these I can do now” is followed by these, and then by the way to people', () => {
  expect(kinds(inReadingOrder([say, humans, offers]))).toEqual(['say', 'offers', 'humans']);
});

it('without offers the way to people stays where it is', () => {
  expect(kinds(inReadingOrder([say, humans, say]))).toEqual(['say', 'humans', 'say']);
});
