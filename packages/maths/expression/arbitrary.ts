import fc from 'fast-check';
import { functionNames, relationSigns, number, type Expression, type Relation, type Tree } from './tree.ts';
import { rational } from './rational.ts';
import { units, type UnitName } from './units.ts';

/** Random trees for property tests: everything the reader can produce, nested in every way. */
const positive = fc.bigInt({ min: 0n, max: 99n });
const decimal = fc.tuple(fc.bigInt({ min: 1n, max: 999n }), fc.constantFrom(10n, 100n));
const letters = fc.constantFrom('x', 'y', 'a', 'n', 's', 'd', 'm', 'f', 'C', 'U', 'o', 'r', 'X', 'x_1', 'θ');
const variable = letters.map((name): Expression => ({ kind: 'variable', name }));
const isMoney = (name: UnitName): boolean => /^[A-Z]{3}$/.test(name);
const names = Object.keys(units) as UnitName[];
const unit = fc.constantFrom(...names).map((name): Expression => ({ kind: 'unit', name }));
const measured = fc
  .constantFrom(...names.filter((name) => !isMoney(name)))
  .map((name): Expression => ({ kind: 'unit', name }));
const measure = fc.oneof(
  measured,
  measured.map((base): Expression => ({ kind: 'power', base, exponent: number(2) })),
);
const quantity = fc
  .tuple(
    fc.oneof(
      positive.map((n) => number(n)),
      decimal.map(([n, d]) => number(rational(n, d))),
    ),
    fc.oneof(unit, measure),
  )
  .map((factors): Expression => ({ kind: 'multiply', factors }));
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  { weight: 3, arbitrary: positive.map((n) => number(n)) },
  { weight: 1, arbitrary: decimal.map(([n, d]) => number(rational(n, d))) },
  { weight: 3, arbitrary: variable },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('pi' as const, 'e' as const, 'i' as const)
      .map((name): Expression => ({ kind: 'constant', name })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.bigInt(1n, 9n), fc.bigInt(1n, 8n), fc.bigInt(1n, 9n))
      .map(([whole, n, more]): Expression => ({ kind: 'mixed', whole, numerator: n, denominator: n + more })),
  },
  { weight: 1, arbitrary: quantity },
  {
    weight: 1,
    arbitrary: fc
      .tuple(quantity, measure)
      .map(([numerator, denominator]): Expression => ({ kind: 'divide', numerator, denominator })),
  },
);

type Tie = (key: 'any') => fc.Arbitrary<Expression>;

const sums = (tie: Tie) =>
  fc.array(tie('any'), { minLength: 2, maxLength: 3 }).map((terms): Expression => ({ kind: 'add', terms }));
const products = (tie: Tie) =>
  fc
    .array(tie('any'), { minLength: 2, maxLength: 3 })
    .map((factors): Expression => ({ kind: 'multiply', factors }));
const wraps = (tie: Tie) =>
  fc
    .tuple(
      fc.constantFrom(
        'negate' as const,
        'negate' as const,
        'plusminus' as const,
        'absolute' as const,
        'factorial' as const,
        'percent' as const,
        'degrees' as const,
      ),
      tie('any'),
    )
    .map(([kind, of]): Expression => ({ kind, of }));
const calls = (tie: Tie) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...functionNames), tie('any'))
      .map(([name, of]): Expression => ({ kind: 'call', name, args: [of] })),
    tie('any').map((of): Expression => ({ kind: 'call', name: 'log', args: [of, number(2)] })),
    fc
      .tuple(
        fc.constantFrom(
          'gcd' as const,
          'combinations' as const,
          'permutations' as const,
          'min' as const,
          'mean' as const,
        ),
        tie('any'),
        tie('any'),
      )
      .map(([name, ...args]): Expression => ({ kind: 'call', name, args })),
  );

const bindable = fc.constantFrom('x', 't', 'k', 'θ', 'x_1');

/** The index of a sum may be i, which is a variable only inside the sum. */
function withIndex(of: Expression, variable: string): Expression {
  return { kind: 'add', terms: [of, { kind: 'variable', name: variable }] };
}

const bounds = (tie: Tie) =>
  fc.oneof(
    fc
      .tuple(tie('any'), bindable, fc.integer({ min: 1, max: 3 }))
      .map(([of, variable, order]): Expression => ({ kind: 'derivative', of, variable, order })),
    fc
      .tuple(tie('any'), bindable, fc.option(fc.tuple(tie('any'), tie('any'))))
      .map(([of, variable, between]): Expression => ({ kind: 'integral', of, variable, bounds: between })),
    fc
      .tuple(
        tie('any'),
        bindable,
        tie('any'),
        fc.constantFrom('both' as const, 'left' as const, 'right' as const),
      )
      .map(([of, variable, to, side]): Expression => ({ kind: 'limit', of, variable, to, side })),
    fc
      .tuple(
        fc.constantFrom('sum' as const, 'product' as const),
        tie('any'),
        bindable,
        tie('any'),
        tie('any'),
      )
      .map(([operation, of, variable, from, to]): Expression => ({
        kind: 'series',
        operation,
        of,
        variable,
        from,
        to,
      })),
    fc.constantFrom('sum' as const, 'product' as const).map((operation): Expression => ({
      kind: 'series',
      operation,
      of: withIndex({ kind: 'constant', name: 'pi' }, 'i'),
      variable: 'i',
      from: number(1),
      to: number(5),
    })),
    fc
      .tuple(
        fc.array(fc.tuple(tie('any'), tie('any'), tie('any'), fc.constantFrom(...relationSigns)), {
          minLength: 1,
          maxLength: 2,
        }),
        fc.option(tie('any')),
      )
      .map(([branches, otherwise]): Expression => ({
        kind: 'piecewise',
        branches: branches.map(([value, left, right, sign]) => ({
          value,
          when: { kind: 'relation', sides: [left, right], signs: [sign] },
        })),
        otherwise,
      })),
  );

export const arbitraryExpression: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    sums(tie),
    products(tie),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([numerator, denominator]): Expression => ({ kind: 'divide', numerator, denominator })),
    fc
      .tuple(tie('any'), tie('any'))
      .map(([base, exponent]): Expression => ({ kind: 'power', base, exponent })),
    fc
      .tuple(tie('any'), fc.constantFrom(2, 3, 5))
      .map(([of, index]): Expression => ({ kind: 'root', of, index: number(index) })),
    wraps(tie),
    calls(tie),
    bounds(tie),
  ),
})).any;

/** Excludes a bare i: `i = 3` would make i a variable. */
const side = arbitraryExpression.filter((tree) => tree.kind !== 'constant');
const relation: fc.Arbitrary<Relation> = fc
  .tuple(side, fc.constantFrom(...relationSigns), arbitraryExpression)
  .map(([left, sign, right]) => ({ kind: 'relation', sides: [left, right], signs: [sign] }));
const chain = fc
  .tuple(
    side,
    side,
    side,
    fc.constantFrom('<' as const, '<=' as const),
    fc.constantFrom('<' as const, '<=' as const),
  )
  .map(([low, middle, high, ...signs]): Relation => ({
    kind: 'relation',
    sides: [low, middle, high],
    signs,
  }));
const list = fc
  .array(arbitraryExpression, { minLength: 1, maxLength: 3 })
  .map((items): Tree & { kind: 'list' } => ({ kind: 'list', items }));
const interval = fc
  .tuple(leaf, leaf, fc.boolean(), fc.boolean())
  .map(([low, high, lowClosed, highClosed]): Tree & { kind: 'interval' } => ({
    kind: 'interval',
    low,
    high,
    lowClosed,
    highClosed,
  }));
const ray = fc
  .tuple(leaf, fc.boolean(), fc.boolean())
  .map(([end, closed, up]): Tree & { kind: 'interval' } => {
    const infinity: Expression = { kind: 'constant', name: 'infinity' };
    return up
      ? { kind: 'interval', low: end, high: infinity, lowClosed: closed, highClosed: false }
      : {
          kind: 'interval',
          low: { kind: 'negate', of: infinity },
          high: end,
          lowClosed: false,
          highClosed: closed,
        };
  });
const definition = fc
  .tuple(
    fc.constantFrom('f', 'g', 'h', 'f_1', 'f⁻¹', 'f′', 'f″'.replace('″', '′′'), 'P'),
    fc.constantFrom(['x'], ['t'], ['x', 'y']),
    arbitraryExpression,
  )
  .map(([name, parameters, body]): Tree => ({ kind: 'definition', name, parameters, body }));

export const arbitraryTree: fc.Arbitrary<Tree> = fc.oneof(
  { weight: 8, arbitrary: arbitraryExpression },
  { weight: 2, arbitrary: relation },
  { weight: 1, arbitrary: chain },
  { weight: 1, arbitrary: list },
  { weight: 1, arbitrary: fc.oneof(interval, ray) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.oneof(interval, ray, list), { minLength: 2, maxLength: 3 })
      .map((items): Tree => ({ kind: 'union', items })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.array(leaf, { minLength: 2, maxLength: 3 }),
        fc.option(fc.constantFrom('A', 'B', 'Q'), { nil: undefined }),
      )
      .map(([coordinates, name]): Tree => ({
        kind: 'point',
        coordinates,
        ...(name === undefined ? {} : { name }),
      })),
  },
  { weight: 1, arbitrary: definition },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('or' as const, 'and' as const),
        fc.tuple(arbitraryExpression, arbitraryExpression),
      )
      .map(([join, [a, b]]): Tree => ({
        kind: 'alternatives',
        join,
        items: [a, b].map((side, index) => ({
          kind: 'relation',
          sides: [{ kind: 'add', terms: [side, number(index + 1)] }, side],
          signs: ['='],
        })),
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .option(fc.array(leaf, { minLength: 1, maxLength: 2 }), { nil: undefined })
      .map((except): Tree => ({
        kind: 'solutions',
        which: 'all',
        ...(except === undefined ? {} : { except }),
      })),
  },
  { weight: 1, arbitrary: fc.constant<Tree>({ kind: 'solutions', which: 'none' }) },
);
