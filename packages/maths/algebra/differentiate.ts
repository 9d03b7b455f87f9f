import { numberValue } from '../expression/build.ts';
import { toNumber } from '../expression/rational.ts';
import {
  called,
  divided,
  number,
  raised,
  rooted,
  sum,
  type Expression,
  type FunctionName,
  type Relation,
} from '../expression/tree.ts';
import { contains, partsOf, substitute, variablesOf } from '../expression/tree-parts.ts';
import {
  neatNegate,
  neatPower,
  neatProduct,
  neatQuotient,
  neatSum,
  oneLess,
  oneTree,
  zeroTree,
} from './neat.ts';

/** Derivatives with more nodes are abandoned. */
const mostNodes = 6000;

/**
 * The derivative of an expression by a variable, as a tree (with the chain rule throughout). Null where
 * school has no rule (n!, greatest common divisors, floor) and where the result gets too large.
 */
export function differentiate(tree: Expression, name: string, order = 1): Expression | null {
  let result: Expression | null = tree;
  for (let count = 0; count < order && result !== null; count += 1) {
    result = new Differentiator(name).of(result);
    if (result !== null && !isSmall(result)) return null;
  }
  return result;
}

/** Stops counting at the limit: subtrees are shared, so a full count could take very long. */
function isSmall(tree: Expression): boolean {
  let left = mostNodes;
  const visit = (part: Expression): boolean => {
    left -= 1;
    return left >= 0 && partsOf(part).every(visit);
  };
  return visit(tree);
}

/** The derivative of an expression that does not contain the variable is 0; ∫ 3 dx does depend on x. */
function depends(tree: Expression, name: string): boolean {
  return variablesOf(tree).includes(name) || contains(tree, (part) => isAntiderivative(part, name));
}

const isAntiderivative = (part: Expression, name: string): boolean =>
  part.kind === 'integral' && part.bounds === null && part.variable === name;

/** Internal: no rule applies, or the step limit is reached. */
class NoRule extends Error {}

/** One differentiation; counts its steps so that no input runs for too long. */
class Differentiator {
  readonly #name: string;
  #left = mostNodes;

  constructor(name: string) {
    this.#name = name;
  }

  of(tree: Expression): Expression | null {
    try {
      return this.#derive(tree);
    } catch (error) {
      if (error instanceof NoRule) return null;
      throw error;
    }
  }

  #derive(tree: Expression): Expression {
    this.#left -= 1;
    if (this.#left < 0) throw new NoRule();
    if (tree.kind === 'variable') return tree.name === this.#name ? oneTree : zeroTree;
    if (!depends(tree, this.#name)) return zeroTree;
    switch (tree.kind) {
      case 'add':
        return neatSum(...tree.terms.map((term) => this.#derive(term)));
      case 'multiply':
        return this.#product(tree.factors);
      case 'divide':
        return this.#quotient(tree.numerator, tree.denominator);
      case 'power':
        return this.#power(tree.base, tree.exponent);
      case 'root':
        return this.#root(tree.of, tree.index);
      case 'negate':
        return neatNegate(this.#derive(tree.of));
      case 'percent':
      case 'degrees':
        return { kind: tree.kind, of: this.#derive(tree.of) };
      case 'absolute':
        return neatProduct(this.#derive(tree.of), divided(tree.of, tree));
      case 'call':
        return this.#call(tree.name, tree.args);
      default:
        return this.#bound(tree);
    }
  }

  /** Each factor in turn: (uvw)′ = u′vw + uv′w + uvw′. */
  #product(factors: readonly Expression[]): Expression {
    return neatSum(
      ...factors.flatMap((factor, place) => {
        const derived = this.#derive(factor);
        const others = factors.map((other, index) => (index === place ? derived : other));
        return [neatProduct(...others)];
      }),
    );
  }

  #quotient(above: Expression, below: Expression): Expression {
    if (!depends(below, this.#name)) return neatQuotient(this.#derive(above), below);
    const [u, v] = [this.#derive(above), this.#derive(below)];
    const top = neatSum(neatProduct(u, below), neatNegate(neatProduct(above, v)));
    return neatQuotient(top, raised(below, number(2)));
  }

  #power(base: Expression, exponent: Expression): Expression {
    if (!depends(exponent, this.#name))
      return neatProduct(exponent, neatPower(base, oneLess(exponent)), this.#derive(base));
    const whole = raised(base, exponent);
    if (!depends(base, this.#name)) return neatProduct(whole, logarithmOf(base), this.#derive(exponent));
    // f^g = e^(g ln f)
    const inner = neatSum(
      neatProduct(this.#derive(exponent), called('ln', base)),
      neatQuotient(neatProduct(exponent, this.#derive(base)), base),
    );
    return neatProduct(whole, inner);
  }

  #root(of: Expression, index: Expression): Expression {
    if (depends(index, this.#name)) throw new NoRule();
    const n = numberValue(index);
    const below = n !== null && toNumber(n) === 2 ? rooted(of) : neatPower(rooted(of, index), oneLess(index));
    return neatQuotient(this.#derive(of), neatProduct(index, below));
  }

  #call(name: FunctionName, args: readonly Expression[]): Expression {
    const [of, base] = args;
    if (of === undefined) throw new NoRule();
    if (name === 'log') {
      if (base !== undefined && depends(base, this.#name))
        return this.#quotient(called('ln', of), called('ln', base));
      return neatQuotient(this.#derive(of), neatProduct(of, logarithmOf(base ?? number(10))));
    }
    const outer = outerDerivative(name, of);
    if (outer === null || args.length > 1) throw new NoRule();
    const inner = this.#derive(of);
    return outer.kind === 'divide'
      ? neatQuotient(neatProduct(outer.numerator, inner), outer.denominator)
      : neatProduct(inner, outer);
  }

  /** Integrals, sums and cases. Leibniz rule: both the bounds and the integrand are differentiated. */
  #bound(tree: Expression): Expression {
    const name = this.#name;
    switch (tree.kind) {
      case 'derivative': {
        const inner = differentiate(tree.of, tree.variable, tree.order);
        if (inner === null) throw new NoRule();
        return this.#derive(inner);
      }
      case 'integral': {
        if (tree.bounds === null) {
          if (tree.variable === name) return tree.of;
          throw new NoRule();
        }
        const [low, high] = tree.bounds;
        const at = (bound: Expression): Expression =>
          neatProduct(substitute(tree.of, tree.variable, bound), this.#derive(bound));
        const inside = depends(tree.of, name) && tree.variable !== name;
        const moving = neatSum(at(high), neatNegate(at(low)));
        return inside ? neatSum(moving, { ...tree, of: this.#derive(tree.of) }) : moving;
      }
      case 'series':
        if (tree.operation === 'product' || depends(tree.from, name) || depends(tree.to, name))
          throw new NoRule();
        return { ...tree, of: this.#derive(tree.of) };
      case 'piecewise':
        return this.#cases(tree);
      default:
        throw new NoRule();
    }
  }

  /** Differentiates within each case; no statement is made at the borders. */
  #cases(tree: Expression & { kind: 'piecewise' }): Expression {
    const branches = tree.branches
      .filter(({ when }) => !when.signs.includes('='))
      .map(({ value, when }) => ({ value: this.#derive(value), when: strict(when) }));
    const otherwise = tree.otherwise === null ? null : this.#derive(tree.otherwise);
    const [only, more] = tree.branches;
    const beyond = only === undefined || more !== undefined ? null : oppositeCondition(only.when);
    if (otherwise === null || beyond === null) return { kind: 'piecewise', branches, otherwise };
    return {
      kind: 'piecewise',
      branches: [...branches, { value: otherwise, when: beyond }],
      otherwise: null,
    };
  }
}

function strict(when: Relation): Relation {
  return { ...when, signs: when.signs.map((sign) => (sign === '<=' ? '<' : sign === '>=' ? '>' : sign)) };
}

/** The opposite strict condition: x > 2 for x < 2. */
function oppositeCondition(when: Relation): Relation | null {
  const turned = { '<': '>', '<=': '>', '>': '<', '>=': '<', '=': '!=', '!=': null } as const;
  const sign = when.signs.length === 1 ? turned[when.signs[0]!] : null;
  return sign === null ? null : { ...when, signs: [sign] };
}

/** ln b, with ln e = 1. */
export function logarithmOf(base: Expression): Expression {
  return base.kind === 'constant' && base.name === 'e' ? oneTree : called('ln', base);
}

/** The derivative of a one-argument function at u; null when school has none. */
export function outerDerivative(name: FunctionName, u: Expression): Expression | null {
  const square = (tree: Expression): Expression => raised(tree, number(2));
  switch (name) {
    case 'sin':
      return called('cos', u);
    case 'cos':
      return neatNegate(called('sin', u));
    case 'tan':
      return divided(oneTree, square(called('cos', u)));
    case 'cot':
      return divided(neatNegate(oneTree), square(called('sin', u)));
    case 'sec':
      return neatProduct(called('sec', u), called('tan', u));
    case 'csc':
      return neatNegate(neatProduct(called('csc', u), called('cot', u)));
    case 'asin':
      return divided(oneTree, rooted(sum([oneTree, neatNegate(square(u))])));
    case 'acos':
      return divided(neatNegate(oneTree), rooted(sum([oneTree, neatNegate(square(u))])));
    case 'atan':
      return divided(oneTree, sum([square(u), oneTree]));
    case 'sinh':
      return called('cosh', u);
    case 'cosh':
      return called('sinh', u);
    case 'tanh':
      return divided(oneTree, square(called('cosh', u)));
    case 'ln':
      return divided(oneTree, u);
    default:
      return null;
  }
}
