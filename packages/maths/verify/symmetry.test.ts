import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { shareOfRun } from '../../../tests/support/share-of-run.ts';
import { variantCorpus } from '../corpus/variants/index.ts';
import { arbitraryTree } from '../expression/arbitrary.ts';
import { read } from '../expression/read.ts';
import type { Tree } from '../expression/tree.ts';
import { compareTrees } from './compare-trees.ts';
import { tryAlgebra } from './try-algebra.ts';

const verdictOf = (expected: Tree, answer: Tree): string =>
  tryAlgebra(() => compareTrees({ expected, answer }).verdict) ?? 'unknown';

const turned: Record<string, string | undefined> = { lost: 'gained', gained: 'lost' };

describe('the verdict is symmetric', () => {
  it('for any two trees', () => {
    assertProperty(
      fc.property(arbitraryTree, arbitraryTree, (a, b) => verdictOf(a, b) === verdictOf(b, a)),
      { numRuns: 120, seed: 20261121 },
    );
  }, 60_000);

  it.each([
    ['x = 1 or x = 2', '{1, 2 + a - a}'],
    ['x = 3', '{a, 3}'],
    ['x/0 = 1', '\\lim_{x \\to 2} X'],
  ])('for listed values with a letter of their own: %s, %s', (one, other) => {
    const [a, b] = [read(one), read(other)];
    if (!a.ok || !b.ok) throw new Error('unread');
    expect(verdictOf(a.tree, b.tree)).toBe(verdictOf(b.tree, a.tree));
  });

  it.each([
    ['an integral', '\\int_0^1 \\frac{\\sin(t)}{(t-x)^2} dt = y'],
    ['nested limits', '\\lim_{t \\to x} \\lim_{u \\to t} \\sin(u) = y + z'],
    ['nested sums', '\\sum_{i=1}^{9000} \\sum_{j=1}^{9000} \\frac{x}{i+j} = y'],
  ])(
    'for an equation with %s that takes too long at every point of the search',
    (_, text) => {
      const [a, b] = [read(text), read('y = 3')];
      if (!a.ok || !b.ok) throw new Error('unread');
      expect([verdictOf(a.tree, b.tree), verdictOf(b.tree, a.tree)]).toEqual(['unknown', 'unknown']);
    },
    20_000,
  );

  it('for half of the hand-written variants and near-misses, with lost and gained swapped', () => {
    const differing: string[] = [];
    for (const { of, same, near, locale } of shareOfRun(Object.values(variantCorpus).flat(), 2)) {
      const expected = read(of, locale === undefined ? {} : { locale });
      for (const text of [...same, ...near]) {
        const answer = read(text, locale === undefined ? {} : { locale });
        if (!expected.ok || !answer.ok) continue;
        const [there, back] = [
          compareTrees({ expected: expected.tree, answer: answer.tree }),
          compareTrees({ expected: answer.tree, answer: expected.tree }),
        ];
        const mirrored = turned[there.note ?? ''] ?? there.note;
        if (there.verdict !== back.verdict || mirrored !== back.note)
          differing.push(`${of} | ${text}: ${there.verdict} ${there.note}, ${back.verdict} ${back.note}`);
      }
    }
    expect(differing).toEqual([]);
  }, 60_000);
});
