import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';

const coat = 'A coat costs 90 €. It is 20% off. What does it cost now?';
const train = 'A train travels 240 km in 3 hours. What distance does it travel in 5 hours at the same speed?';
const bike = 'A bike costs 345 € after a rise of 15%. What did it cost before?';

const judged = (problem: string, line: string): string => {
  const read = answer('parse', { text: problem, locale: 'en' }, null);
  if (!read.ok) return 'problem unread';
  const result = answer('checkLine', { problem, previous: read.formula.plain, line, locale: 'en' }, null);
  return result.ok ? `${result.verdict} ${result.role}` : 'unread';
};

describe('the answer to a story', () => {
  it.each([
    [coat, '72 €'],
    [coat, 'The answer is 72 euros'],
    [coat, 'v = 72 €'],
    [train, '400 km'],
    [bike, '300 €'],
    [bike, 'x = 300'],
  ])('%s %s is the result, with its unit or a letter of the learner', (problem, line) => {
    expect(judged(problem, line)).toBe('equal result');
  });

  it.each([
    [coat, '71 €'],
    [coat, '$72'],
    [train, '400 m'],
    [train, '300 km'],
  ])('%s %s is not', (problem, line) => {
    expect(judged(problem, line)).toBe('different null');
  });
});
