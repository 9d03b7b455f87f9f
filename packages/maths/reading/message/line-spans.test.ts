import { expect, test } from 'vitest';
import { matchSpans, readLineSpans, spanPattern } from './line-spans.ts';

const shapes = (line: string): readonly string[] =>
  readLineSpans(line).map(({ shape, text }) => `${shape} ${text}`);

test('a line is a row of words, numbers, gaps, blanks and signs', () => {
  expect(shapes('7a  ▪ n° 2,5 = ____ (⏱ 12:30)')).toEqual([
    'number 7a',
    'gap   ',
    'bullets ▪',
    'word n°',
    'number 2,5',
    'sign =',
    'blank ____',
    'sign (',
    'clock ⏱ 12:30',
    'sign )',
  ]);
});

test.each([
  ['turn over', 'turn_over'],
  ['cada una', 'each'],
  ['c/u', 'each'],
  ["d'après", 'source'],
  ['en función de', 'in_terms_of'],
])('a phrase of several words is one span: %s', (line, cue) => {
  const spans = readLineSpans(line);
  expect(spans).toHaveLength(1);
  expect([...spans[0]!.cues]).toContain(cue);
});

test('a word may mean several things beside a problem', () => {
  expect(readLineSpans('exercise')[0]!.cues).toEqual(new Set(['exercise', 'heading', 'exercise_group']));
  expect(readLineSpans('equation')[0]!.cues.size).toBe(0);
});

test('a pattern takes spans of its kinds, and a gap between them', () => {
  const match = (pattern: string, line: string) => matchSpans(spanPattern(pattern), readLineSpans(line), 0);
  expect(match('open amount marks close', '(3   marks)')).toEqual({ start: 0, end: 5 });
  expect(match('open amount gap marks close', '(3 marks)')).toBeNull();
  expect(match('number marks? > edge', '3 marks')).toEqual({ start: 0, end: 2 });
  expect(match('number marks? > edge', '3 marks each')).toBeNull();
  expect(match('number < word', '3 apples')).toEqual({ start: 1, end: 2 });
  expect(match('word* number', 'one two 3')).toEqual({ start: 0, end: 3 });
  expect(match('number rest', '3 = x + 2')).toEqual({ start: 0, end: 5 });
  expect(match('number apart > word', '3x')).toBeNull();
});
