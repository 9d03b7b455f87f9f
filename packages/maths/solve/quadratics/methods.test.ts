import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { toPlain } from '../../expression/plain.ts';
import { read } from '../../expression/read.ts';
import { readRequest, type Problem } from '../../reading/request.ts';
import type { Tree } from '../../expression/tree.ts';
import { doesInvariantHold } from '../step-invariants.ts';
import { nextStepTree } from '../solve.ts';
import { resultOf, stepsOf } from '../solved.ts';

const problemOf = (text: string): Problem => {
  const request = readRequest(text);
  if (!request.ok) throw new Error(`not read: ${text}`);
  return request.problem;
};
const treeOf = (text: string): Tree => {
  const found = read(text);
  if (!found.ok) throw new Error(`not read: ${text}`);
  return found.tree;
};

describe('a quadratic equation solved by completing the square', () => {
  it('moves the number, adds (b/2)² on both sides, writes the square and takes both roots', () => {
    expect(stepsOf('solve x^2+6x+4=0 by completing the square')).toEqual([
      'subtract_both_sides: x² + 6x = -4',
      'add_half_square: x² + 6x + 9 = -4 + 9',
      'fold_left_square: (x + 3)² = 5',
      'take_roots: x + 3 = ±√5',
      'move_terms: x = -3 ± √5',
    ]);
  });

  it('divides by the leading coefficient first', () => {
    expect(stepsOf('solve 2x^2+12x+7=0 by completing the square').slice(0, 3)).toEqual([
      'divide_both_sides: x² + 6x + 7/2 = 0',
      'subtract_both_sides: x² + 6x = -7/2',
      'add_half_square: x² + 6x + 9 = -7/2 + 9',
    ]);
  });

  it('halves an odd number and a fraction exactly', () => {
    expect(stepsOf('solve 3x^2-5x+1=0 by completing the square')).toEqual([
      'divide_both_sides: x² - 5/3 · x + 1/3 = 0',
      'subtract_both_sides: x² - 5/3 · x = -1/3',
      'add_half_square: x² - 5/3 · x + 25/36 = -1/3 + 25/36',
      'fold_left_square: (x - 5/6)² = 13/36',
      'take_roots: x - 5/6 = ±√13/6',
      'move_terms: x = (5 ± √13)/6',
    ]);
  });

  it.each([
    ['solve x^2+2x+5=0 by completing the square', '∅'],
    ['solve x^2-10x+25=0 by completing the square', 'x = 5'],
    ['solve x^2+4x=5 by completing the square', 'x = 1 or x = -5'],
    ['solve -x^2+4x+3=0 by completing the square', 'x = 2 ± √7'],
    ['solve x^2/2+3x-1=0 by completing the square', 'x = -3 ± √11'],
    ['solve 0.5x^2+1.5x=2 by completing the square', 'x = 1 or x = -4'],
    ['solve x^2=6x-4 by completing the square', 'x = 3 ± √5'],
    ['solve 4=x^2+6x by completing the square', 'x = -3 ± √13'],
    ['solve (x-1)(x-5)=0 by completing the square', 'x = 5 or x = 1'],
    ['solve x+1/x=3 by completing the square', 'x = (3 ± √5)/2'],
    ['solve x^2+6x+9-9+4=0 by completing the square', 'x = -3 ± √5'],
    ['solve x^2+2x+5=0 by completing the square over the complex numbers', 'x = -1 ± 2i'],
  ])('%s gives %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it('of 150 equations built from h and k, each passes through (x + h)² = k and has its roots', () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const [a, h, k] = [1 + (seed % 5), ((seed * 7) % 19) - 9, ((seed * 11) % 23) - 4];
      const text = `solve ${a}x^2+(${2 * a * h})x+(${a * (h * h - k)})=0 by completing the square`;
      const steps = stepsOf(text);
      expect(steps).not.toEqual(['cannot']);
      const folded = steps.map((step) => step.split(': ')[1]!);
      const square = treeOf(`(x+(${h}))^2=${k}`);
      expect(
        folded.some((line) =>
          doesInvariantHold(square, { rule: 'move_terms', after: treeOf(line) }, problemOf(text)),
        ),
      ).toBe(true);
    }
  });
});

describe('a learner’s own line on the way to the square', () => {
  const next = (line: string): string => {
    const step = nextStepTree(treeOf(line), problemOf('solve x^2+6x+4=0 by completing the square'));
    return step === null || typeof step === 'string' ? String(step) : `${step.rule}: ${toPlain(step.after)}`;
  };

  it.each([
    ['x^2+6x=-4', 'add_half_square: x² + 6x + 9 = -4 + 9'],
    ['6x+x^2=-4', 'add_half_square: 6x + x² + 9 = -4 + 9'],
    ['x^2+6x+9=5', 'fold_left_square: (x + 3)² = 5'],
    ['x^2+6x+9-5=0', 'fold_square: (x + 3)² - 5 = 0'],
    ['(x+3)^2-5=0', 'add_both_sides: (x + 3)² = 5'],
    ['(x+3)^2=5', 'take_roots: x + 3 = ±√5'],
  ])('%s continues with %s', (line, expected) => {
    expect(next(line)).toBe(expected);
  });
});

describe('a wrong completing-the-square step is rejected', () => {
  const problem = problemOf('solve x^2+6x+4=0 by completing the square');
  const isShown = (before: string, after: string): boolean =>
    doesInvariantHold(treeOf(before), { rule: 'add_half_square', after: treeOf(after) }, problem);

  it.each([
    ['the half is not squared', 'x^2+6x=-4', 'x^2+6x+3=-4+9'],
    ['the number is not halved', 'x^2+6x=-4', 'x^2+6x+36=-4+9'],
    ['the square is added on one side', 'x^2+6x=-4', 'x^2+6x+9=-4'],
    ['the bracket has the whole number', 'x^2+6x+9=-4+9', '(x+6)^2=5'],
    ['the ± is forgotten', '(x+3)^2=5', 'x+3=√5'],
    ['the ± is forgotten of a whole root', '(x+2)^2=9', 'x+2=3'],
  ])('%s', (_fault, before, after) => {
    expect(isShown(before, after)).toBe(false);
  });
});

describe('an isolated square is solved by roots, not expanded', () => {
  it.each([
    [
      '(x-3)^2-16=0',
      [
        'add_both_sides: (x - 3)² = 16',
        'take_roots: x - 3 = 4 or x - 3 = -4',
        'solve_factors: x = 7 or x = -1',
      ],
    ],
    [
      '2(x+1)^2=18',
      [
        'divide_both_sides: (x + 1)² = 9',
        'take_roots: x + 1 = 3 or x + 1 = -3',
        'solve_factors: x = 2 or x = -4',
      ],
    ],
    [
      '16=(x-3)^2',
      ['swap_sides: (x - 3)² = 16', 'take_roots: x - 3 = 4 or x - 3 = -4', 'solve_factors: x = 7 or x = -1'],
    ],
    [
      '5-(x+1)^2=2',
      [
        'subtract_both_sides: -(x + 1)² = -3',
        'change_signs: (x + 1)² = 3',
        'take_roots: x + 1 = ±√3',
        'move_terms: x = -1 ± √3',
      ],
    ],
    ['(2x-1)^2+4=0', ['subtract_both_sides: (2x - 1)² = -4', 'negative_square: ∅']],
  ])('%s', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });

  it('an isolated square is solved by another method on request', () => {
    expect(stepsOf('solve (x-3)^2-16=0 by factoring').at(-3)).toBe('factor_equation: (x + 1)(x - 7) = 0');
  });
});

describe('the requested method is used where possible', () => {
  it('the formula is used even if the equation factors', () => {
    expect(stepsOf('solve x^2-5x+6=0 with the quadratic formula')).toEqual([
      'quadratic_formula: x = (5 ± √1)/2',
      'simplify_solutions: x = 3 or x = 2',
    ]);
  });

  it('factoring is used even if taking a root would do', () => {
    expect(stepsOf('solve x^2-9=0 by factoring')[0]).toBe('factor_equation: (x + 3)(x - 3) = 0');
  });

  it('uses the formula with a note when there are no rational factors', () => {
    const solved = answer('solve', { problem: 'solve x^2+6x+4=0 by factoring', locale: 'en' }, null);
    if (solved.kind !== 'solved') throw new Error(solved.kind);
    expect(solved.steps[0]).toMatchObject({
      rule: 'formula_no_factors',
      text: 'b² − 4ac = 20 is no square of a whole number: the left side has no factors with whole numbers or fractions. The quadratic formula finds the solutions, with a = 1, b = 6, c = 4.',
    });
    expect(solved.result.plain).toBe('x = -3 ± √5');
    expect(solved.note).toBeUndefined();
  });

  it('reports that there are no real factors', () => {
    expect(stepsOf('solve x^2+2x+5=0 by factoring')).toEqual(['no_real_factors: ∅']);
  });

  it.each([
    [
      'solve 2x+3=7 by completing the square',
      'en',
      'Completing the square doesn’t work directly here, so we use another method.',
    ],
    [
      'résoudre 2x+3=7 par factorisation',
      'fr-FR',
      'Ce problème ne se résout pas directement en factorisant : nous prenons une autre méthode.',
    ],
    [
      'resuelve x^3=8 con la fórmula general',
      'es-CO',
      'Este problema no se resuelve directamente con la fórmula general: usamos otro método.',
    ],
  ])('%s is solved by another method, with a note', (problem, locale, note) => {
    expect(answer('solve', { problem, locale }, null)).toMatchObject({ kind: 'solved', note });
  });
});
