import { describe, expect, test } from 'vitest';
import { problemCorpus } from '../corpus/problems/index.ts';
import { answer } from './answers.ts';

function judged(problem: string, previous: string, line: string, locale = 'en'): string {
  const result = answer('checkLine', { problem, previous, line, locale }, null);
  if (!result.ok) return 'unread';
  if (result.partial) return 'partial';
  if (result.verdict !== 'equal') return result.verdict;
  if (!result.continues && !result.finished) return 'aside';
  return result.finished ? 'finished' : result.gained.length > 0 ? 'to be tested' : 'right';
}

describe('candidates', () => {
  const problem = '√(x+3) = x-3';

  test.each([
    ['√(x+3) = x-3', 'x+3 = (x-3)^2', 'to be tested'],
    ['x^2-7x+6 = 0', '(x-1)(x-6) = 0', 'right'],
    ['x^2-7x+6 = 0', 'x = 1 or x = 6', 'to be tested'],
    ['x = 1 or x = 6', 'x = 6', 'finished'],
    ['x^2-7x+6 = 0', 'x = 6', 'finished'],
    ['√(x+3) = x-3', 'x = 6', 'finished'],
    // The wrong candidate alone is not part of the answer.
    ['x^2-7x+6 = 0', 'x = 1', 'different'],
    ['x = 1 or x = 6', 'x = 1', 'different'],
    // Beside the equation itself, the candidates are too many values.
    ['√(x+3) = x-3', 'x = 1 or x = 6', 'different'],
    ['x = 1 or x = 6', 'no solution', 'different'],
    ['√(x+3) = x-3', '0 = 0', 'aside'],
  ])('%s, then %s: %s', (previous, line, verdict) => {
    expect(judged(problem, previous, line)).toBe(verdict);
  });

  test('there is no solution when every candidate fails the test', () => {
    expect(judged('4/(x^2-4) = 1/(x-2)', 'x = 2', 'no solution')).toBe('finished');
    expect(judged('4/(x^2-4) = 1/(x-2)', '4 = x + 2', 'x = 2')).toBe('to be tested');
  });
});

describe('systems', () => {
  test.each([
    ['x+y = 5; x-y = 1', 'x = 3', 'partial'],
    ['x+y = 5; x-y = 1', '2x = 6', 'partial'],
    ['x+y = 5; x-y = 1', '2x = 5', 'different'],
    ['x+y = 5; x-y = 1', 'x = 2', 'different'],
    ['x+y = 5; x-y = 1', '0 = 0', 'aside'],
    ['x+y = 5; x-y = 1', 'x = x', 'aside'],
    ['x+y = 5; x-y = 1', '2x = 6; x+y = 5', 'right'],
    ['x+y = 5; x-y = 1', 'x = 3; y = 2', 'finished'],
    ['x+y = 5; x-y = 1', 'x = 2; y = 3', 'different'],
    ['x+y = 5; x-y = 1', '(3, 2)', 'finished'],
    ['x+y = 5; x-y = 1', 'no solution', 'different'],
  ])('%s, then %s: %s', (problem, line, verdict) => {
    expect(judged(problem, problem, line)).toBe(verdict);
  });
});

describe('antiderivatives', () => {
  test.each([
    ['x^3/3 + C', 'finished'],
    ['x^3/3', 'partial'],
    ['x^3/3 + 5', 'partial'],
    ['3x^3 + C', 'different'],
    ['2x', 'different'],
    ['x^3 + C', 'different'],
  ])('of x²: %s is %s', (line, verdict) => {
    expect(judged('∫ x^2 dx', '∫ x^2 dx', line)).toBe(verdict);
  });

  test.each([
    ['3(∫ x^2 dx) + 2(∫ x dx)', '3(x^3/3) + 2(x^2/2)', 'partial'],
    ['3(∫ x^2 dx) + 2(∫ x dx)', '3(x^3/3) + 2(x^2/2) + C', 'right'],
    ['3(x^3/3) + 2(x^2/2) + C', 'x^3 + x^2', 'partial'],
    ['3(x^3/3) + 2(x^2/2) + C', 'x^3 + x^2 + C', 'finished'],
    ['3(x^3/3) + 2(x^2/2) + C', 'x^3 + x + C', 'different'],
    ['3(x^3/3) + 2(x^2/2)', 'x^3 + x^2', 'partial'],
    ['3(x^3/3) + 2(x^2/2)', 'x^3 + x^2 + C', 'finished'],
    ['∫ 3x^2 dx + ∫ 2x dx', 'x^3 + ∫ 2x dx', 'right'],
  ])('%s, then %s, is %s: the constant must be kept', (previous, line, verdict) => {
    expect(judged('∫ (3x^2 + 2x) dx', previous, line)).toBe(verdict);
  });

  test.each([
    ['17', 'finished'],
    ['20', 'different'],
    ['-17', 'different'],
  ])('a definite integral has no free constant: %s is %s', (line, verdict) => {
    const problem = 'integrate 6x^2 + 2x from 1 to 2';
    expect(judged(problem, problem, line)).toBe(verdict);
  });
});

test.each([
  ['Complete the square: x^2 + 6x + 5', '(x+3)^2 - 9 + 5', '(x+3)^2 - 4', 'finished'],
  ['Differentiate x^2*sin(x)', 'd/dx(x^2*sin(x))', '2x*sin(x) + x^2*cos(x)', 'finished'],
  ['Differentiate x^2*sin(x)', 'd/dx(x^2*sin(x))', '2x*cos(x)', 'different'],
  ['Solve sin x = 1/2 for 0 ≤ x < 2π', 'sin(x) = 1/2', 'x = π/6 or x = 5π/6', 'finished'],
  ['1/2 + 1/4', '1/2 + 1/4', '6/8', 'right'],
  ['1/2 + 1/4', '1/2 + 1/4', '0.75', 'finished'],
  ['x^2 > 4', 'x^2 > 4', 'x < -2 or x > 2', 'finished'],
  ['x^2 > 4', 'x^2 > 4', 'x > 2', 'different'],
])('%s, %s, then %s: %s', (problem, previous, line, verdict) => {
  expect(judged(problem, previous, line)).toBe(verdict);
});

test('every solver step is accepted as a learner line, and the last one as the answer', () => {
  const faults: string[] = [];
  for (const [problem, , locale = 'en'] of Object.values(problemCorpus).flatMap((topic) =>
    topic.slice(0, 6),
  )) {
    const solved = answer('solve', { problem, locale }, null);
    if (solved.kind !== 'solved') continue;
    let previous = solved.problem.plain;
    solved.steps.forEach(({ after }, index) => {
      const verdict = judged(problem, previous, after.plain, locale);
      const last = index === solved.steps.length - 1;
      // An antiderivative needs its constant later.
      const fits =
        verdict === 'finished' || (!last && ['right', 'to be tested', 'partial'].includes(verdict));
      if (!fits) faults.push(`${problem}: ${previous} → ${after.plain}: ${verdict}`);
      previous = after.plain;
    });
  }
  expect(faults).toEqual([]);
}, 60_000);
