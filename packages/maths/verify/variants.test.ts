import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../../tests/support/assert-property.ts';
import { opposite } from '../expression/build.ts';
import { toPlain } from '../expression/plain.ts';
import { add, divide, multiply, power, rational, type Rational } from '../expression/rational.ts';
import {
  divided,
  equation,
  negated,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { compareEquations } from './equations.ts';
import { checkAnswer } from './check-answer.ts';
import { compareExpressions } from './equivalence.ts';

/*
 * Equivalent variants and near-misses made by rules that are independent of the checker, and judged by a
 * separate exact evaluation.
 */
const small = fc.integer({ min: 1, max: 9 }).map((n) => number(n));
const leaf = fc.oneof(
  { weight: 2, arbitrary: small },
  { weight: 3, arbitrary: fc.constantFrom(variable('x'), variable('y')) },
);
const expression: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc.array(tie('any'), { minLength: 2, maxLength: 3 }).map((terms) => sum(terms)),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => sum([a, opposite(b)])),
    fc.array(tie('any'), { minLength: 2, maxLength: 2 }).map((factors) => product(factors)),
    fc.tuple(tie('any'), small).map(([a, b]) => divided(a, b)),
    tie('any').map((a) => divided(number(3), sum([raised(a, number(2)), number(7)]))),
    fc.tuple(tie('any'), fc.integer({ min: 2, max: 3 })).map(([a, n]) => raised(a, number(n))),
  ),
})).any;

/** Rewrites that preserve the value. */
const truths: ((tree: Expression, k: Expression) => Expression)[] = [
  (tree) => (tree.kind === 'add' ? sum(tree.terms.toReversed()) : tree),
  (tree) => (tree.kind === 'multiply' ? product(tree.factors.toReversed()) : tree),
  (tree, k) => sum([tree, k, negated(k)]),
  (tree, k) => divided(product([k, tree]), k),
  (tree) => negated(negated(tree)),
  (tree) =>
    tree.kind === 'power' && tree.exponent.kind === 'number' && tree.exponent.value.n === 2n
      ? product([tree.base, tree.base])
      : tree,
  (tree, k) => (tree.kind === 'number' ? sum([sum([tree, k]), negated(k)]) : tree),
  (tree) =>
    tree.kind === 'multiply' && tree.factors[1]?.kind === 'add'
      ? sum(tree.factors[1].terms.map((term) => product([tree.factors[0]!, term, ...tree.factors.slice(2)])))
      : tree,
  (tree, k) => product([divided(tree, k), k]),
];

function anywhere(tree: Expression, place: number, change: (part: Expression) => Expression): Expression {
  let index = -1;
  const walk = (part: Expression): Expression => {
    index += 1;
    const here = index;
    const inner = mapChildren(part, walk);
    return here === place ? change(inner) : inner;
  };
  return walk(tree);
}

function mapChildren(tree: Expression, walk: (part: Expression) => Expression): Expression {
  if (tree.kind === 'add') return sum(tree.terms.map(walk));
  if (tree.kind === 'multiply') return product(tree.factors.map(walk));
  if (tree.kind === 'divide') return divided(walk(tree.numerator), walk(tree.denominator));
  if (tree.kind === 'power') return raised(walk(tree.base), tree.exponent);
  return tree.kind === 'negate' ? negated(walk(tree.of)) : tree;
}

function exact(tree: Expression, at: Record<string, Rational>): Rational | null {
  try {
    switch (tree.kind) {
      case 'number':
        return tree.value;
      case 'variable':
        return at[tree.name] ?? null;
      case 'add':
        return tree.terms.map((term) => exact(term, at)!).reduce(add);
      case 'multiply':
        return tree.factors.map((factor) => exact(factor, at)!).reduce(multiply);
      case 'divide':
        return divide(exact(tree.numerator, at)!, exact(tree.denominator, at)!);
      case 'power':
        return power(
          exact(tree.base, at)!,
          Number(tree.exponent.kind === 'number' ? tree.exponent.value.n : 0n),
        );
      case 'negate':
        return multiply(rational(-1), exact(tree.of, at)!);
      default:
        return null;
    }
  } catch {
    return null;
  }
}

const points: Record<string, Rational>[] = [
  [2, 3],
  [-1, 5],
  [7, -4],
  [11, 13],
  [-6, -3],
].map(([x, y]) => ({ x: rational(x!), y: rational(y!) }));
const differ = (a: Expression, b: Expression): boolean =>
  points.some((at) => {
    const [left, right] = [exact(a, at), exact(b, at)];
    return left !== null && right !== null && (left.n !== right.n || left.d !== right.d);
  });

const change = fc.record({ place: fc.nat(12), rule: fc.nat(truths.length - 1), k: small });

describe('generated pairs', () => {
  it('800 equivalent variants: none rejected, at least 99 % recognised', () => {
    let [recognised, total] = [0, 0];
    assertProperty(
      fc.property(expression, fc.array(change, { minLength: 1, maxLength: 3 }), (tree, changes) => {
        const variant = changes.reduce(
          (current, { place, rule, k }) => anywhere(current, place, (part) => truths[rule]!(part, k)),
          tree,
        );
        const { verdict } = compareExpressions(tree, variant);
        total += 1;
        if (verdict === 'equal') recognised += 1;
        return verdict !== 'different';
      }),
      { numRuns: 800, seed: 20261120 },
    );
    expect(recognised / total).toBeGreaterThanOrEqual(0.99);
  });

  it('800 near-misses: none accepted', () => {
    let [refused, total] = [0, 0];
    assertProperty(
      fc.property(expression, fc.nat(12), fc.constantFrom(1, -1, 0), (tree, place, step) => {
        const wrong = anywhere(tree, place, (part) => {
          if (step === 0 || part.kind !== 'number')
            return part.kind === 'variable' ? negated(part) : sum([part, number(1)]);
          return number(rational(part.value.n + BigInt(step) === 0n ? 2n : part.value.n + BigInt(step)));
        });
        fc.pre(differ(tree, wrong));
        const { verdict } = compareExpressions(tree, wrong);
        total += 1;
        if (verdict === 'different') refused += 1;
        return verdict !== 'equal';
      }),
      { numRuns: 800, seed: 20261120 },
    );
    expect(refused / total).toBeGreaterThanOrEqual(0.99);
  });

  it('comparing is symmetric', () => {
    assertProperty(
      fc.property(
        expression,
        expression,
        (a, b) => compareExpressions(a, b).verdict === compareExpressions(b, a).verdict,
      ),
      { numRuns: 300, seed: 20261120 },
    );
  });

  it('400 quadratics: their roots are accepted, a wrong one is not', () => {
    const root = fc
      .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 6 }))
      .map(([n, d]) => rational(n, d));
    assertProperty(
      fc.property(root, root, fc.integer({ min: 1, max: 5 }), (p, q, a) => {
        const x = variable('x');
        const fractionOf = (value: Rational): Expression =>
          divided(value.n < 0n ? negated(number(-value.n)) : number(value.n), number(value.d));
        const minus = (value: Rational): Expression => sum([x, opposite(fractionOf(value))]);
        const problem = equation(product([number(a), minus(p), minus(q)]), number(0));
        const roots = (values: Rational[]): Relation[] =>
          values.map((value) => equation(x, fractionOf(value)));
        const shifted = rational(q.n + q.d, q.d);
        const right = compareEquations([problem], roots([p, q])).verdict;
        const wrong = compareEquations([problem], roots([p, shifted])).verdict;
        return right === 'equal' && (wrong === 'different' || (shifted.n === p.n && shifted.d === p.d));
      }),
      { numRuns: 400, seed: 20261120 },
    );
  });

  it('6,000 random strings are checked without throwing', () => {
    const pieces = [
      'x',
      'y',
      '2',
      '0',
      '0.5',
      ',',
      '+',
      '-',
      '*',
      '/',
      '^',
      '(',
      ')',
      '|',
      '=',
      '<',
      '≥',
      '!',
      '%',
      '±',
      '√',
      '½',
      '²',
      'π',
      'e',
      'sin ',
      'ln ',
      'log_',
      ' or ',
      '1/0',
      '0^0',
      '!!',
    ];
    const garbage = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(''));
    let decided = 0;
    assertProperty(
      fc.property(garbage, garbage, (expected, answer) => {
        const { verdict } = checkAnswer({ expected, answer, form: 'simplified' });
        if (verdict !== 'unknown') decided += 1;
        return ['equal', 'different', 'unknown'].includes(verdict);
      }),
      { numRuns: 6_000, seed: 20261120 },
    );
    expect(decided).toBeGreaterThan(100);
    expect(toPlain(number(1))).toBe('1');
  }, 120_000);
});
