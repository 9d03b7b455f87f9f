import { factorsOf, numberValue, termsOf } from '../../expression/build.ts';
import { equals, isZero, one } from '../../expression/rational.ts';
import { number, raised, sum, type Expression } from '../../expression/tree.ts';
import { contains, mapParts, textOf, variablesOf } from '../../expression/tree-parts.ts';
import { countRealRoots, type Dense } from '../../algebra/univariate.ts';
import { denseTree, tidyTree } from './normal.ts';
import { isCalculus } from './rewrite-outermost.ts';
import {
  contentOf,
  isShorter,
  openBrackets,
  sharedPowers,
  squaresOfOneAngle,
  withoutContents,
} from './sums.ts';
import {
  collectLikeTerms,
  scaledTerm,
  termOf,
  timesTerm,
  writeSum,
  writeTerm,
  type BasePower,
  type PowerTerm,
} from './terms.ts';

const largestExpanded = 8;

/**
 * An expression as a textbook would leave it after differentiating or integrating: numbers in front, powers
 * of one base merged, one fraction bar per term, like terms collected, common powers of brackets and
 * exponentials taken out.
 */
export function textbookForm(tree: Expression): Expression {
  const whole = polynomialForm(tree);
  if (whole !== null) return whole;
  if (tree.kind === 'add') return sumForm(tree.terms.map(textbookForm));
  const inner = mapParts(tree, textbookForm);
  switch (inner.kind) {
    case 'multiply':
    case 'divide':
    case 'negate':
    case 'power':
    case 'root':
      return productForm(inner);
    case 'absolute':
      return isPositive(inner.of) ? inner.of : inner;
    default:
      return inner;
  }
}

/**
 * Sums of whole powers with numbers, with brackets expanded if that stays short; products keep their
 * brackets.
 */
function polynomialForm(tree: Expression): Expression | null {
  const [name, ...others] = variablesOf(tree);
  if (name === undefined) return isCalculus(tree) ? null : tidyTree(tree);
  if (others.length > 0 || tree.kind !== 'add') return null;
  const brackets = contains(tree, (part) => part.kind === 'power' && part.base.kind === 'add');
  const dense = brackets ? null : denseTree(tree, name);
  return dense === null || dense.length > largestExpanded + 1 ? null : writePowers(dense, name);
}

/** Highest power first, except 1 − x and 1 − x², which are conventional. */
function writePowers(dense: Dense, name: string): Expression {
  const terms = dense.map((coefficient, degree) =>
    scaledTerm(
      degree === 0 ? termOf(number(1)) : termOf(raised({ kind: 'variable', name }, number(degree))),
      coefficient,
    ),
  );
  const nonzero = terms.filter(({ coefficient }) => !isZero(coefficient));
  const [lowest, highest, more] = nonzero;
  const rising =
    highest !== undefined &&
    more === undefined &&
    lowest!.powers.size === 0 &&
    lowest!.coefficient.n > 0n &&
    highest.coefficient.n < 0n;
  return writeSum(rising ? nonzero : nonzero.toReversed());
}

function productForm(tree: Expression): Expression {
  const term = termOf(tree);
  if (isZero(term.coefficient)) return number(0);
  const whole = withoutContents(mergePowers(term));
  const [only, more] = [...whole.powers.values()];
  const halves =
    only !== undefined && more === undefined && only.base.kind === 'add' && equals(only.exponent, one);
  if (halves && whole.coefficient.d !== 1n && contentOf(only.base).d === 1n && hasFractions(only.base))
    return writeSum(termsOf(only.base).map((part) => scaledTerm(termOf(part), whole.coefficient)));
  return writeTerm(whole);
}

const hasFractions = (tree: Expression): boolean =>
  termsOf(tree).some((part) => termOf(part).coefficient.d !== 1n);

/** e^u·e^v and 2^u·2^v become one power. */
function mergePowers(term: PowerTerm): PowerTerm {
  const powers = new Map<string, BasePower>();
  const exponents = new Map<string, { base: Expression; parts: Expression[] }>();
  for (const [key, each] of term.powers) {
    const { base } = each;
    if (base.kind !== 'power' || numberValue(base.exponent) !== null) {
      powers.set(key, each);
      continue;
    }
    const found = exponents.get(textOf(base.base)) ?? { base: base.base, parts: [] };
    const part = equals(each.exponent, one)
      ? base.exponent
      : writeTerm(scaledTerm(termOf(base.exponent), each.exponent));
    found.parts.push(part);
    exponents.set(textOf(base.base), found);
  }
  if ([...exponents.values()].every(({ parts }) => parts.length === 1)) return term;
  let result: PowerTerm = { coefficient: term.coefficient, powers };
  for (const { base, parts } of exponents.values())
    result = timesTerm(result, termOf(raised(base, textbookForm(sum(parts)))));
  return result;
}

function sumForm(parts: readonly Expression[]): Expression {
  const plain = collectLikeTerms(parts.flatMap(termsOf).map(termOf));
  const shared = sharedPowers(plain);
  if (shared !== null) {
    const inside = textbookForm(writeSum(plain.map((term) => timesTerm(term, shared.inverse))));
    return productForm({ kind: 'multiply', factors: [...factorsOf(writeTerm(shared.term)), inside] });
  }
  const few = squaresOfOneAngle(collectLikeTerms(plain.flatMap((term) => openBrackets(term, false))));
  const many = squaresOfOneAngle(collectLikeTerms(plain.flatMap((term) => openBrackets(term, true))));
  const chosen = isShorter(many, few) ? many : few;
  const opened = sharedPowers(chosen) === null ? writeSum(chosen) : sumForm(chosen.map(writeTerm));
  return polynomialForm(opened) ?? opened;
}

/** x² + 1 and eˣ + 1 need no absolute value. */
function isPositive(tree: Expression): boolean {
  const [name, more] = variablesOf(tree);
  if (name === undefined || more !== undefined) return false;
  const dense = denseTree(tree, name);
  if (dense !== null && dense.length > 1 && dense.length < 8)
    return dense.at(-1)!.n > 0n && countRealRoots(dense) === 0;
  return termsOf(tree).every((part) => {
    const value = numberValue(part);
    if (value !== null) return value.n > 0n;
    const { coefficient, powers } = termOf(part);
    return coefficient.n > 0n && [...powers.values()].every(({ base }) => isPositiveBase(base));
  });
}

function isPositiveBase(base: Expression): boolean {
  if (base.kind === 'call') return base.name === 'cosh';
  if (base.kind !== 'power' || variablesOf(base.base).length > 0) return false;
  return (base.base.kind === 'constant' && base.base.name === 'e') || (numberValue(base.base)?.n ?? 0n) > 0n;
}
