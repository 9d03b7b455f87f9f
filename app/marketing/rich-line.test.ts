import { expect, test } from 'vitest';
import { piecesOf } from './rich-line.ts';

test('words in brackets before an own address become a link', () => {
  expect(piecesOf('Please [write to us](/contact?about=five), soon.')).toEqual([
    { text: 'Please ' },
    { text: 'write to us', to: '/contact?about=five' },
    { text: ', soon.' },
  ]);
});

test('an address of somebody else stays text', () => {
  expect(piecesOf('[click](https://evil.example)')).toEqual([{ text: '[click](https://evil.example)' }]);
});
