import { expect, test } from 'vitest';
import { readRequest } from '../request.ts';

function goalsIn(text: string): readonly string[] | null {
  const reading = readRequest(text, { locale: 'en-US' });
  if (!reading.ok) return null;
  const problems = reading.parts.length > 0 ? reading.parts.map(({ problem }) => problem) : [reading.problem];
  return problems.map(({ question, task }) => question?.what ?? task);
}

test('joined goals are all read, in their order', () => {
  expect(goalsIn('Find the amplitude and period of y = cos(4x) + 3.')).toEqual(['amplitude', 'period']);
});

test('a heading over a function that a later sentence gives leaves the question of that sentence', () => {
  const heading = 'Find the amplitude and period of this function.';
  expect(goalsIn(`${heading} What is the period of y = cos(4x) + 3?`)).toEqual(['period']);
  expect(goalsIn(`${heading} What is the amplitude of y = cos(4x) + 3?`)).toEqual(['amplitude']);
});

test('goals about the function itself are never answered by one of them', () => {
  expect(goalsIn('Find the amplitude and period of y = cos(4x) + 3. What is the period?')).not.toEqual([
    'period',
  ]);
});
