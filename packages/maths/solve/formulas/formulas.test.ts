import { describe, expect, it } from 'vitest';
import { read } from '../../expression/read.ts';
import { readRequest } from '../../reading/request.ts';
import { doesInvariantHold } from '../step-invariants.ts';
import { resultOf, stepsOf } from '../solved.ts';
import { isFormulaAnswer } from './topic.ts';

describe('solving formulas for a letter', () => {
  it.each([
    ['solve 2x+3y=6 for y', 'y = (6 - 2x)/3'],
    ['solve A = πr² for r', 'r = ±√(A/π)'],
    ['solve y = mx+b for x', 'x = (y - b)/m'],
    ['solve A = 1/2 b h for h', 'h = 2A/b'],
    ['solve F = 9/5 C + 32 for C', 'C = 5(F - 32)/9'],
    ['solve C = 5/9(F-32) for F', 'F = 9C/5 + 32'],
    ['solve P = 2l + 2w for w', 'w = (P - 2l)/2'],
    ['solve ax + b = cx + d for x', 'x = (d - b)/(a - c)'],
    ['solve 1/f = 1/a + 1/b for b', 'b = af/(a - f)'],
    ['solve V = 4/3 π r³ for r', 'r = ∛(3V/(4π))'],
    ['solve T = 2π√(l/g) for l', 'l = gT²/(4π²)'],
    ['solve v² = u² + 2as for s', 's = (v² - u²)/(2a)'],
    ['solve v² = u² + 2as for u', 'u = ±√(v² - 2as)'],
    ['solve a² + b² = c² for a', 'a = ±√(c² - b²)'],
    ['solve ax² + bx + c = 0 for x', 'x = (-b ± √(-4ac + b²))/(2a)'],
    ['solve y = (x+1)/(x-2) for x', 'x = (2y + 1)/(y - 1)'],
    ['solve A = P(1+rt) for t', 't = (A - P)/(Pr)'],
    ['solve S = n/2 (a+l) for l', 'l = 2S/n - a'],
    ['solve A = (a+b)h/2 for a', 'a = 2A/h - b'],
    ['solve s = ut + 1/2 a t² for a', 'a = 2(s - ut)/(t²)'],
    ['solve s = ut + 1/2 a t² for t', 't = (-2u ± √(8as + 4u²))/(2a)'],
    ['solve d = rt for t', 't = d/r'],
    ['solve x/a + y/b = 1 for y', 'y = b(a - x)/a'],
    ['solve v = √(2gh) for h', 'h = v²/(2g)'],
    ['solve p = a(q - r) for q', 'q = p/a + r'],
    ['solve m = (y-b)/x for y', 'y = mx + b'],
    ['solve xy + x = 3y for y', 'y = -x/(x - 3)'],
    ['solve V = πr²h for h', 'h = V/(πr²)'],
    ['solve V = 1/3 π r² h for r', 'r = ±√(3V/(πh))'],
    ['solve I = V/R for R', 'R = V/I'],
    ['solve K = 1/2 m v² for v', 'v = ±√(2K/m)'],
    ['solve a(x - b) = c for x', 'x = c/a + b'],
    ['solve x + y = 3 for y', 'y = 3 - x'],
    ['solve E = mc² for m', 'm = E/(c²)'],
    ['solve ax = b for x', 'x = b/a'],
    ['solve 3x - 2y = 12 for y', 'y = (-12 + 3x)/2'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('several occurrences of the letter are collected and factored out', () => {
    expect(stepsOf('solve ax + b = cx + d for x')).toEqual([
      'gather_letter: ax - cx = d - b',
      'take_out_letter: x(a - c) = d - b',
      'divide_by_letters: x = (d - b)/(a - c)',
    ]);
  });

  it.each([
    ['solve A = πr² for r', 'r = √(A/π)'],
    ['solve y = mx + b for x', 'x = (y + b)/m'],
    ['solve T = 2π√(l/g) for l', 'l = gT/(4π²)'],
  ])('%s is not %s', (text, answer) => {
    const [problem, tree] = [readRequest(text), read(answer)];
    if (!problem.ok || !tree.ok) throw new Error('unreadable');
    expect(isFormulaAnswer(problem.problem, tree.tree)).toBe(false);
    const { expression } = problem.problem;
    expect(
      doesInvariantHold(expression, { rule: 'divide_by_letters', after: tree.tree }, problem.problem),
    ).toBe(false);
  });
});
