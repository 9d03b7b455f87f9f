import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { read } from '../../expression/read.ts';
import { readRequest } from '../../reading/request.ts';
import { resultOf, stepsOf } from '../solved.ts';
import { answersDomainQuestion } from './domain-check.ts';

describe('domain of a formula', () => {
  it.each([
    ['find the domain of 1/(x-3)', ['domain_denominator: x - 3 ≠ 0', 'add_both_sides: x ≠ 3']],
    ['find the domain of √(x-2)', ['domain_root: x - 2 ≥ 0', 'add_both_sides: x ≥ 2']],
    ['find the domain of ln(x+1)', ['domain_logarithm: x + 1 > 0', 'subtract_both_sides: x > -1']],
    ['find the domain of 1/√(x-2)', ['domain_root: x - 2 > 0', 'add_both_sides: x > 2']],
    ['find the domain of x^2+3', ['domain_everywhere: ℝ']],
    ['find the domain of (x+1)/(x^2+1)', ['domain_denominator: x² + 1 ≠ 0', 'domain_never_zero: ℝ']],
    [
      'find the domain of √(x+5)/(x-2)',
      [
        'domain_conditions: x - 2 ≠ 0 and x + 5 ≥ 0',
        'solve_each: x ≠ 2 and x ≥ -5',
        'common_part: -5 ≤ x < 2 or x > 2',
      ],
    ],
  ])('%s', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });

  it.each([
    ['dominio de 1/(x-3)', 'x ≠ 3'],
    ['domaine de définition de √(4-x²)', '-2 ≤ x ≤ 2'],
    ['find the domain of 1/(x^2-2)', 'x ≠ -√2 and x ≠ √2'],
    ['find the domain of 1/x + 1/(x-1)', 'x ≠ 0 and x ≠ 1'],
    ['find the domain of ln(x^2-4)', 'x < -2 or x > 2'],
    ['find the domain of √(x-1)+√(5-x)', '1 ≤ x ≤ 5'],
    ['find the domain of e^(1/x)', 'x ≠ 0'],
    ['find the domain of ∛(x-1)', 'ℝ'],
    ['find the domain of tan(x)', 'cannot family'],
    ['find the domain of 1/ln(x)', 'cannot family'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('the domain is also given as intervals', () => {
    const solved = answer('solve', { problem: 'find the domain of 1/(x-3)', locale: 'en' }, null);
    expect(solved.kind === 'solved' ? solved.interval?.plain : solved.kind).toBe('(-∞, 3) ∪ (3, ∞)');
  });
});

describe('a line about a domain', () => {
  const judged = (line: string): string => {
    const problem = 'find the domain of √(x-2)';
    const result = answer('checkLine', { problem, previous: problem, line, locale: 'en' }, null);
    return result.ok ? `${result.verdict}${result.finished ? ', finished' : ''}` : 'not read';
  };

  it.each([
    ['x-2>=0', 'equal'],
    ['x>=2', 'equal, finished'],
    ['x>2', 'different'],
    ['x>=-2', 'different'],
  ])('%s is %s', (line, expected) => {
    expect(judged(line)).toBe(expected);
  });
});

describe('a wrong domain is detected by evaluating the formula', () => {
  const says = (text: string, line: string): boolean => {
    const [request, tree] = [readRequest(text), read(line)];
    return request.ok && tree.ok && answersDomainQuestion(tree.tree, request.problem);
  };

  it.each([
    ['find the domain of 1/(x-3)', 'x != 3', true],
    ['find the domain of 1/(x-3)', 'x != -3', false],
    ['find the domain of 1/(3x-1)', 'all real numbers', false],
    ['find the domain of √(x-2)', 'x >= 2', true],
    ['find the domain of √(x-2)', 'x > 2', false],
    ['find the domain of ln(x+1)', 'x >= -1', false],
    ['find the domain of 1/√(x-2)', 'x >= 2', false],
  ])('%s: %s is %s', (text, line, expected) => {
    expect(says(text, line)).toBe(expected);
  });
});
