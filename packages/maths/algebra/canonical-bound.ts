import { divide, one, rational } from '../expression/rational.ts';
import type { BoundExpression, Expression } from '../expression/tree.ts';
import { substitute } from '../expression/tree-parts.ts';
import { antiderivative } from './antiderivative.ts';
import { NotAlgebraic } from './atoms.ts';
import { seriesForm, type Forms } from './closed-forms.ts';
import { differentiate } from './differentiate.ts';
import { conditionOf, evaluator } from './evaluate.ts';
import { exactLimit, infiniteSign } from './limits.ts';
import type { IntegrationForms } from './integration-types.ts';
import { constantOf, scale, toDense, TooLarge, type Polynomial } from './polynomial.ts';
import { Unwritable, writeQuotient } from './present.ts';
import { Undefined, type Quotient } from './quotient.ts';
import { trimZeros } from './univariate.ts';

/** What the calculus kinds need from the normal form. */
export type BoundForms = Forms & {
  readonly opaque: (
    name: string,
    args: readonly Quotient[],
    compute: (values: number[]) => number,
  ) => Quotient;
  /** A separate normal form with its own budget. */
  readonly fresh: () => {
    of(tree: Expression): Quotient;
    readonly divisors: readonly Polynomial[];
  };
};

/**
 * The normal form of derivatives (by differentiation), definite integrals, limits, sums (by closed forms) and
 * cases (opaque). Throws `NotAlgebraic` where no exact value is known, and for antiderivatives, which are
 * known only up to a constant.
 */
export function boundForm(tree: BoundExpression, forms: BoundForms): Quotient {
  switch (tree.kind) {
    case 'derivative': {
      const derived = differentiate(tree.of, tree.variable, tree.order);
      if (derived === null) throw new NotAlgebraic('derivative');
      return forms.of(derived);
    }
    case 'series':
      return seriesForm(tree, forms);
    case 'piecewise':
      return casesForm(tree, forms);
    case 'integral':
      return integralForm(tree, forms);
    case 'limit': {
      const found = exactLimit(tree, integrationForms(forms.fresh));
      if (found?.kind !== 'finite') throw new NotAlgebraic('limit');
      return forms.of(found.value);
    }
  }
}

/**
 * F(b) − F(a). With numeric bounds the value must agree with the quadrature, which rejects integrals over a
 * pole; with letters it holds wherever the integral exists.
 */
function integralForm(tree: Expression & { kind: 'integral' }, forms: BoundForms): Quotient {
  if (tree.bounds === null) throw new NotAlgebraic('antiderivative');
  const [low, high] = tree.bounds;
  const whole = antiderivative(tree.of, tree.variable, integrationForms(forms.fresh));
  if (whole === null) throw new NotAlgebraic('integral');
  const between = (at: Expression): Quotient => forms.of(valueAt(whole, tree.variable, at));
  const value = forms.field.subtract(between(high), between(low));
  const number = forms.field.numberOf(value);
  if (number === null) return value;
  const measured = evaluator(tree)({});
  if (Number.isNaN(measured)) throw new Undefined('integral');
  if (Math.abs(measured - number) > 1e-6 * Math.max(1, Math.abs(measured)))
    throw new NotAlgebraic('integral');
  return value;
}

/** F at a bound, or its limit at an infinite bound. */
function valueAt(of: Expression, variable: string, at: Expression): Expression {
  return infiniteSign(at) === 0
    ? substitute(of, variable, at)
    : { kind: 'limit', of, variable, to: at, side: 'both' };
}

/** What integration needs, based on fresh normal forms. */
function integrationForms(fresh: BoundForms['fresh']): IntegrationForms {
  return {
    tidy: (tree) => tryForm(() => writeQuotient(fresh().of(tree))),
    dense: (tree, name) =>
      tryForm(() => {
        const canonical = fresh();
        const { top, bottom } = canonical.of(tree);
        const below = constantOf(bottom);
        if (below === null || canonical.divisors.some((divisor) => constantOf(divisor) === null)) return null;
        const dense = toDense(scale(top, divide(one, below)), name);
        return dense === null ? null : trimZeros(dense);
      }),
  };
}

function tryForm<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    const known = [Undefined, TooLarge, NotAlgebraic, Unwritable];
    if (known.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** Cases are compared as a whole; with numbers only, the first branch whose condition holds is taken. */
function casesForm(tree: Expression & { kind: 'piecewise' }, forms: BoundForms): Quotient {
  const { field } = forms;
  const conditions = tree.branches.map(({ when }) => when.sides.map(forms.of));
  if (conditions.flat().every((side) => field.numberOf(side) !== null)) {
    const branch = tree.branches.find(({ when }) => conditionOf(when)({}));
    const value = branch?.value ?? tree.otherwise;
    if (value === null) throw new Undefined('cases');
    return forms.of(value);
  }
  const signs = tree.branches.map(({ when }) => when.signs.join('')).join('|');
  const values = [
    ...tree.branches.map(({ value }) => value),
    ...(tree.otherwise === null ? [] : [tree.otherwise]),
  ];
  return forms.opaque(
    `cases${values.length}[${signs}]`,
    [...conditions.flat(), ...values.map(forms.of)],
    () => NaN,
  );
}

/** Shifts up to this are expanded: (n + 3)! = (n + 3)(n + 2)(n + 1) · n!. */
const largestShift = 20n;

/** The factorial of an expression with letters, reduced to the factorial without a constant term. */
export function factorialForm(of: Quotient, { field, opaque }: BoundForms): Quotient {
  const below = constantOf(of.bottom);
  const constant = of.top.get('')?.coefficient;
  const shift = below === null || constant === undefined ? null : divide(constant, below);
  const far = shift === null || shift.d !== 1n || shift.n > largestShift || shift.n < -largestShift;
  if (shift === null || far) return opaque('fact', [of], () => NaN);
  const base = field.subtract(of, field.constant(shift));
  let result = opaque('fact', [base], () => NaN);
  const factor = (k: bigint): Quotient => field.add(base, field.constant(rational(k)));
  for (let k = 1n; k <= shift.n; k += 1n) result = field.multiply(result, factor(k));
  for (let k = 0n; k > shift.n; k -= 1n) result = field.divide(result, factor(k));
  return result;
}
