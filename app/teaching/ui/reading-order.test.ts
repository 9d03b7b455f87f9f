import { expect, it } from 'vitest';
import type { TutorBlock } from '../model/blocks.ts';
import { inReadingOrder } from './reading-order.ts';

const kinds = (blocks: readonly TutorBlock[]) => blocks.map(({ kind }) => kind);
const say: TutorBlock = { kind: 'say', text: [] };
const humans: TutorBlock = { kind: 'humans', label: 'Human tutors' };
const offers: TutorBlock = { kind: 'offers', offers: [] };

it('the offers follow the text that announces them, then comes the link to human tutors', () => {
  expect(kinds(inReadingOrder([say, humans, offers]))).toEqual(['say', 'offers', 'humans']);
});

it('without offers the link to human tutors keeps its position', () => {
  expect(kinds(inReadingOrder([say, humans, say]))).toEqual(['say', 'humans', 'say']);
});
