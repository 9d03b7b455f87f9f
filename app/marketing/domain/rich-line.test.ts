import { expect, test } from 'vitest';
import { piecesOf } from './rich-line.ts';

test('words in brackets before an own address become a link', () => {
  expect(piecesOf('Please [write to us](/contact?about=five), soon.')).toEqual([
    { text: 'Please ' },
    { text: 'write to us', to: '/contact?about=five' },
    { text: ', soon.' },
  ]);
});

test('a paper that is cited is a link', () => {
  const to = 'https://doi.org/10.1073/pnas.2422633122';
  expect(piecesOf(`PNAS 122. [doi](${to})`)).toEqual([{ text: 'PNAS 122. ' }, { text: 'doi', to }]);
});

test.each(['https://evil.example', '//evil.example', 'https://doi.org.evil.example/x'])(
  'an address of somebody else stays text: %s',
  (to) => {
    expect(piecesOf(`[click](${to})`)).toEqual([{ text: `[click](${to})` }]);
  },
);
