import fc from 'fast-check';
import { functionNames, relationSigns, number, type Expression, type Tree } from './tree.ts';
import { rational } from './rational.ts';

/** Random trees for property tests: everything the reader can produce, in every nesting. */
const positive = fc.bigInt({ min: 0n, max: 99n });
const decimal = fc.tuple(fc.bigInt({ min: 1n, max: 999n }), fc.constantFrom(10n, 100n));
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  { weight: 3, arbitrary: positive.map((n) => number(n)) },
  { weight: 1, arbitrary: decimal.map(([n, d]) => number(rational(n, d))) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('x', 'y', 'a', 'n', 's', 'k', 'o', 'r', 'X', 'x_1')
      .map((name): Expression => ({ kind: 'variable', name })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('pi' as const, 'e' as const)
      .map((name): Expression => ({ kind: 'constant', name })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.bigInt(1n, 9n), fc.bigInt(1n, 8n), fc.bigInt(1n, 9n))
      .map(([whole, n, more]): Expression => ({ kind: 'mixed', whole, numerator: n, denominator: n + more })),
  },
);

export const arbitraryExpression: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('any'), { minLength: 2, maxLength: 3 }).map((terms): Expression => ({ kind: 'add', terms })),
    fc
      .array(tie('any'), { minLength: 2, maxLength: 3 })
      .map((factors): Expression => ({ kind: 'multiply', factors })),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([numerator, denominator]): Expression => ({ kind: 'divide', numerator, denominator })),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([base, exponent]): Expression => ({ kind: 'power', base, exponent })),
    fc
      .tuple(tie('any'), fc.constantFrom(2, 3, 5))
      .map(([of, index]): Expression => ({ kind: 'root', of, index: number(index) })),
    fc
      .tuple(
        fc.constantFrom(
          'negate' as const,
          'negate' as const,
          'plusminus' as const,
          'absolute' as const,
          'factorial' as const,
          'percent' as const,
        ),
        tie('any'),
      )
      .map(([kind, of]): Expression => ({ kind, of })),
    fc
      .tuple(fc.constantFrom(...functionNames), tie('any'))
      .map(([name, of]): Expression => ({ kind: 'call', name, args: [of] })),
    tie('any').map((of): Expression => ({ kind: 'call', name: 'log', args: [of, number(2)] })),
  ),
})).any;

export const arbitraryTree: fc.Arbitrary<Tree> = fc.oneof(
  { weight: 6, arbitrary: arbitraryExpression },
  {
    weight: 1,
    arbitrary: fc
      .tuple(arbitraryExpression, fc.constantFrom(...relationSigns), arbitraryExpression)
      .map(([left, sign, right]): Tree => ({ kind: 'relation', sides: [left, right], signs: [sign] })),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(arbitraryExpression, { minLength: 2, maxLength: 3 })
      .map((items): Tree => ({ kind: 'list', items })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(leaf, leaf, fc.boolean(), fc.boolean())
      .map(([low, high, lowClosed, highClosed]): Tree => ({
        kind: 'interval',
        low,
        high,
        lowClosed,
        highClosed,
      })),
  },
  { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((coordinates): Tree => ({ kind: 'point', coordinates })) },
);
