import { expect, test } from 'vitest';
import type { TutorBlock } from '../../model/blocks.ts';
import { copiedText, spokenTexts } from './turn-text.ts';

const half = { latex: '\\frac{1}{2}', plain: '1/2', speech: 'one half' };
const blocks: TutorBlock[] = [
  {
    kind: 'lines',
    lines: [
      { n: 1, formula: half, mark: 'given' },
      { n: 2, formula: half, mark: 'equal', note: ['the same'] },
    ],
  },
  { kind: 'verdict', verdict: 'equal', text: ['Line 2 is still ', half, '.'] },
  { kind: 'hint', rung: 1, title: 'Idea', text: ['Look at ', half], question: ['What is twice it?'] },
  { kind: 'offers', offers: [{ does: 'hint', label: 'Hint' }] },
];

test('a turn is copied line by line with its formulas as LaTeX, without its buttons', () => {
  expect(copiedText(blocks).split('\n')).toEqual([
    '1. $\\frac{1}{2}$',
    '2. $\\frac{1}{2}$  the same',
    'Line 2 is still $\\frac{1}{2}$.',
    'Idea',
    'Look at $\\frac{1}{2}$',
    'What is twice it?',
  ]);
});

test('read aloud, a formula uses its spoken form', () => {
  expect(spokenTexts(blocks)[2]).toEqual([
    { kind: 'text', text: 'Line 2 is still ' },
    { kind: 'formula', formula: half },
    { kind: 'text', text: '.' },
  ]);
});
