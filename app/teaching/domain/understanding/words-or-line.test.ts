import { expect, test } from 'vitest';
import { wordsOrLine } from './words-or-line.ts';

test.each(['hint', 'why', 'stop', 'I don’t get it', 'no entiendo', 'je ne comprends pas', 'I give up'])(
  '“%s” in the line field is an intent',
  (text) => {
    expect(wordsOrLine(text, 'en')).toBe('words');
  },
);

test.each(['x = 3', '2x + = 3', 'sin x', 'x = 2 or x = 3'])('“%s” is a line', (text) => {
  expect(wordsOrLine(text, 'en')).toBe('line');
});

// "y" is Spanish for "and", "no solution" begins with "no", and "a" may be the answer.
test.each([
  'y',
  'a',
  'no solution',
  'there is no solution',
  'ninguna',
  'aucune solution',
  'impossible',
  'bananas',
])('“%s” is parsed as a line first', (text) => {
  for (const language of ['en', 'es', 'fr'] as const) expect(wordsOrLine(text, language)).toBe('either');
});
