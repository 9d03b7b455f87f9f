import { differentiate } from '../algebra/differentiate.ts';
import {
  addExpressions,
  factorsOf,
  isNumber,
  numberValue,
  subtractExpressions,
  termsOf,
} from '../expression/build.ts';
import { relationsOf } from '../expression/signs.ts';
import {
  called,
  constant,
  divided,
  equation,
  negated,
  number,
  product,
  raised,
  sum,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { contains, mapParts, substitute, variablesOf } from '../expression/tree-parts.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { sameUpToFactor } from '../verify/equations.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import { equationVariants } from '../verify/mistakes/equation-variants.ts';
import { variantsOf } from '../verify/mistakes/rewrites.ts';
import type { Recognised } from '../verify/mistakes/recognise.ts';
import { valueOf } from './tree-values.ts';
import { type ProblemKnowledge } from './problem-knowledge.ts';

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/* Claimed solutions */

/** The mistake that gives these values of the unknown instead of the solutions. */
export function mistakeInSolutions(
  claimed: readonly number[],
  known: ProblemKnowledge,
  name: string,
): MistakeId | null {
  const roots = rootsOf(known, name);
  if (claimed.length === 0 || roots.length === 0) return null;
  const isIn = (value: number, all: readonly number[]): boolean => all.some((each) => near(each, value));
  const wrong = claimed.filter((value) => !isIn(value, roots));
  const lost = roots.filter((root) => !isIn(root, claimed));
  if (wrong.length === 0) return lost.length === 1 && near(lost[0]!, 0) ? 'divides_by_variable' : null;
  const tried = candidatesOf(known, name);
  if (tried.length > roots.length && claimed.every((value) => isIn(value, tried))) return 'extraneous_kept';
  if (known.solution?.family === 'absolute_equation') {
    const isMirrored =
      wrong.every((value) => isIn(-value, roots)) && claimed.some((value) => isIn(value, roots));
    if (isMirrored) return 'absolute_mirrored';
  }
  const isQuadratic =
    known.solution?.family === 'quadratic_equation' || known.solution?.family === 'polynomial_equation';
  const turned = roots.map((root) => -root);
  const [only, more] = roots;
  if (
    isQuadratic &&
    more === undefined &&
    claimed.length === 2 &&
    isIn(only!, claimed) &&
    isIn(-only!, claimed)
  )
    return 'second_solution_added';
  const squares = roots.map((root) => root * root);
  if (roots.length > 2 && claimed.every((value) => isIn(value, squares))) return 'substitution_not_undone';
  if (isQuadratic && claimed.every((value) => isIn(value, turned))) return 'sign_of_solution';
  if (known.solution?.family === 'trigonometric_equation') {
    const quarter = Math.PI / 2;
    const others = roots.flatMap((root) => [quarter - root, 90 - (root * 180) / Math.PI]);
    if (claimed.some((value) => isIn(value, others))) return 'sine_cosine_confused';
  }
  if (isQuadratic && claimed.length === 1 && roots.some((root) => near(root, -wrong[0]!)))
    return 'sign_of_solution';
  return null;
}

/** Values that come up on the way to the solutions and may have to be left out. */
function candidatesOf({ solution }: ProblemKnowledge, name: string): readonly number[] {
  const values = (solution?.steps ?? []).map(({ after }) =>
    (relationsOf(after)?.items ?? []).flatMap(({ sides: [left, right], signs }) => {
      const isValue = left?.kind === 'variable' && left.name === name && signs.join() === '=';
      return isValue && variablesOf(right!).length === 0 ? [valueOf(right!)] : [];
    }),
  );
  return values.find((each) => each.length > 1) ?? [];
}

function rootsOf({ interpretations }: ProblemKnowledge, name: string): readonly number[] {
  const worlds = interpretations.find(({ about }) => about === 'solutions')?.worlds ?? [];
  return [...new Set(worlds.flatMap((world) => (world[name] === undefined ? [] : [world[name]])))];
}

/** A result that is a quotient, with another operation in the place of the division; a logarithm that is none. */
export function mistakeInResult(claimed: Expression, known: ProblemKnowledge): MistakeId | null {
  const { result } = known.solution ?? { result: null };
  const side = result?.kind === 'relation' ? result.sides[1] : undefined;
  const same = (candidate: Expression): boolean => compareExpressions(candidate, claimed).verdict === 'equal';
  for (const equationOf of relationsOf(known.problem.expression)?.items ?? []) {
    const power = equationOf.sides.find(
      (each) => each.kind === 'power' && numberOrE(each.base) && variablesOf(each.exponent).length > 0,
    );
    const other = equationOf.sides.find((each) => each !== power);
    if (power?.kind !== 'power' || other === undefined || variablesOf(other).length > 0) continue;
    if (same(divided(other, power.base)) || same(called('ln', divided(other, power.base))))
      return 'exponent_as_factor';
    const factor = factorsOf(power.exponent).find((each) => numberValue(each) !== null);
    if (
      factor !== undefined &&
      [divided(other, factor), subtractExpressions(other, factor)].some((each) => same(called('ln', each)))
    )
      return 'number_taken_into_logarithm';
    if (
      factor !== undefined &&
      [
        subtractExpressions(called('ln', other), factor),
        product([factor, called('ln', other)]),
        called('ln', other),
      ].some(same)
    )
      return 'inverse_operation_wrong';
  }
  if (side?.kind !== 'divide') return null;
  const { numerator, denominator } = side;
  const wrong = [
    subtractExpressions(numerator, denominator),
    addExpressions(numerator, denominator),
    product([numerator, denominator]),
    divided(denominator, numerator),
    numerator,
  ];
  return wrong.some(same) || lostFactors(numerator, denominator).some(same)
    ? 'inverse_operation_wrong'
    : null;
}

/** 2A/b without its factor, or with it below. */
const lostFactors = (above: Expression, below: Expression): readonly Expression[] =>
  factorsOf(above)
    .filter((factor) => numberValue(factor) !== null)
    .flatMap((factor) => [
      divided(above, product([factor, below])),
      divided(above, product([factor, factor, below])),
    ]);

const numberOrE = (tree: Expression): boolean =>
  numberValue(tree) !== null || (tree.kind === 'constant' && tree.name === 'e');

/* Factored forms */

/** (x + 2)(x + 6) for x² + 7x + 12: the product of the numbers fits, their sum does not, or the reverse. */
export function mistakeInFactors(line: Expression, whole: Expression): MistakeId | null {
  const [name, more] = variablesOf(whole);
  if (
    name === undefined ||
    more !== undefined ||
    factorsOf(line).filter(({ kind }) => kind === 'add').length !== 2
  )
    return null;
  // The right numbers with turned signs.
  const isTurned = [0, 1, 2, 3].every((x) =>
    near(valueOf(line, { [name]: -x }), valueOf(whole, { [name]: x })),
  );
  if (isTurned) return 'wrong_sign_factor_pair';
  const [at0, at1] = [0, 1].map((x) => valueOf(subtractExpressions(line, whole), { [name]: x }));
  const [second, third] = [2, 3].map((x) => valueOf(subtractExpressions(line, whole), { [name]: x }));
  const linear = near(second! - at1!, at1! - at0!) && near(third! - second!, second! - at1!);
  if (!linear) return null;
  return near(at0!, 0) ? 'factor_pair_sum' : near(at1!, at0!) ? 'factor_pair_product' : null;
}

/* Systems */

/** A wrong equation made from one or two equations of a system. */
export function mistakeInSystem(
  line: Relation,
  known: ProblemKnowledge,
  earlier: readonly Relation[],
): Recognised | null {
  const given = relationsOf(known.problem.expression);
  if (given === null || given.join !== 'and' || given.items.length < 2) return null;
  for (const each of [...given.items, ...earlier]) {
    const variant = variantFor(each, line);
    if (variant !== null) return variant;
  }
  const [first, second] = given.items.map(({ sides }) => sides) as [
    readonly Expression[],
    readonly Expression[],
  ];
  for (const [left, right] of [
    [addExpressions, subtractExpressions],
    [subtractExpressions, addExpressions],
  ] as const)
    if (sameUpToFactor([equation(left(first[0]!, second[0]!), right(first[1]!, second[1]!))], [line]))
      return { id: 'equations_added_unevenly', pieces: {} };
  for (const [of, into] of [given.items, given.items.toReversed()])
    for (const letter of variablesOf(of!)) {
      const value = isolate(of!, letter);
      if (value === null) continue;
      const put = equation(
        substitute(into!.sides[0]!, letter, value),
        substitute(into!.sides[1]!, letter, value),
      );
      const variant = variantFor(put, line);
      if (variant !== null) return variant;
    }
  return null;
}

function variantFor(before: Relation, line: Relation): Recognised | null {
  for (const { id, wrong, piece, became } of equationVariants(before).slice(0, 200))
    if (sameUpToFactor([wrong], [line]))
      return { id, pieces: { before: piece, ...(became === null ? {} : { wrong: became, right: piece }) } };
  return null;
}

/** A letter of a linear equation, as an expression of the others. */
function isolate({ sides: [left, right] }: Relation, letter: string): Expression | null {
  if (left === undefined || right === undefined) return null;
  const all = subtractExpressions(left, right);
  const slope = differentiate(all, letter);
  if (slope === null || variablesOf(slope).length > 0) return null;
  const k = valueOf(slope);
  const terms = termsOf(left).concat(termsOf(right).map((term) => subtractExpressions(number(0), term)));
  const rest = terms.filter((term) => !variablesOf(term).includes(letter)).map((term) => unwrapped(term, k));
  return near(Math.abs(k), 1) && rest.length > 0 ? sum(rest) : null;
}

/** A term on the other side of an equation whose unknown has the factor 1 or −1. */
function unwrapped(term: Expression, k: number): Expression {
  const tidy = term.kind === 'add' ? (term.terms.find((each) => !isNumber(each, 0)) ?? term) : term;
  if (k < 0) return tidy;
  return tidy.kind === 'negate' ? tidy.of : { kind: 'negate', of: tidy };
}

/* Logarithms */

/** log a + log b as log(a + b); a logarithm that is left out. */
export function mistakeInLogarithms(line: Relation, before: Relation): MistakeId | null {
  const [left, right] = before.sides;
  if (left === undefined || right === undefined) return null;
  const isLog = (term: Expression): boolean => term.kind === 'call' && /^(?:log|ln)$/.test(term.name);
  const logs = termsOf(left).filter((term) => isLog(term.kind === 'negate' ? term.of : term));
  if (logs.length > 1 && logs.length === termsOf(left).length) {
    const inner = logs.map((term) =>
      term.kind === 'call'
        ? term.args[0]!
        : term.kind === 'negate' && term.of.kind === 'call'
          ? negated(term.of.args[0]!)
          : term,
    );
    const first = logs[0]!;
    if (first.kind !== 'call') return null;
    const joined: Expression = { ...first, args: [sum(inner), ...first.args.slice(1)] };
    const [lineLeft, lineRight] = line.sides;
    const base = first.name === 'ln' ? constant('e') : (first.args[1] ?? number(10));
    if (lineLeft !== undefined && lineRight !== undefined) {
      const isPower = compareExpressions(lineRight, raised(base, right)).verdict === 'equal';
      if (isPower && compareExpressions(lineLeft, sum(inner)).verdict === 'equal')
        return 'logarithms_added_inside';
    }
    if (sameUpToFactor([equation(sum(inner), right)], [line])) return 'logarithm_left_out';
    if (sameUpToFactor([equation(product(inner), right)], [line])) return 'logarithm_left_out';
    const [other] = line.sides;
    if (other !== undefined && compareExpressions(joined, other).verdict === 'equal')
      return 'logarithms_added_inside';
  }
  const dropped = (tree: Expression): Expression =>
    tree.kind === 'call' && /^(?:log|ln)$/.test(tree.name) ? tree.args[0]! : mapParts(tree, dropped);
  if (!contains(left, (part) => part.kind === 'call' && /^(?:log|ln)$/.test(part.name))) return null;
  return sameUpToFactor([equation(dropped(left), right)], [line]) ? 'logarithm_left_out' : null;
}

/* Derivatives, products, powers */

/** One term of a derivative wrong, or the inside differentiated instead of the outside. */
export function mistakeInDerivative(of: Expression, name: string, line: Expression): Recognised | null {
  const same = (candidate: Expression): boolean => compareExpressions(candidate, line).verdict === 'equal';
  const terms = termsOf(of);
  const right = terms.map((term) => differentiate(term, name));
  if (right.some((each) => each === null)) return null;
  for (const [index, term] of terms.entries()) {
    const put = (wrong: Expression): Expression =>
      sum(right.map((each, at) => (at === index ? wrong : each!)));
    if (same(put(term))) return { id: 'term_not_differentiated', pieces: { before: term } };
    const scaled = withOldExponent(term, name);
    const lowered = withLowerExponent(term, name);
    if ([scaled, lowered].some((wrong) => wrong !== null && same(put(wrong))))
      return { id: 'power_rule_partly', pieces: { before: term } };
    if (terms.length < 2) continue;
    for (const { id, before, whole } of variantsOf({
      kind: 'derivative',
      of: term,
      variable: name,
      order: 1,
    }))
      if (same(put(whole))) return { id, pieces: { before } };
  }
  const halves = [withLowerExponent, withOldExponent].map((wrongRule) =>
    sum(terms.map((term, index) => wrongRule(term, name) ?? right[index]!)),
  );
  if (halves.some(same)) return { id: 'power_rule_partly', pieces: { before: of } };
  if (exchangedSigns(of, name).some(same)) return { id: 'product_quotient_sign', pieces: { before: of } };
  if (of.kind === 'power' && of.base.kind === 'add' && numberValue(of.exponent) !== null) {
    const inner = differentiate(of.base, name);
    const inside =
      inner === null
        ? null
        : product([of.exponent, raised(inner, subtractExpressions(of.exponent, number(1)))]);
    if (inside !== null && same(inside)) return { id: 'derivative_of_inside', pieces: { before: of } };
  }
  return null;
}

/** u′v − uv′ for a product, (u′v + uv′)/v² for a quotient. */
function exchangedSigns(of: Expression, name: string): readonly Expression[] {
  const [first, second, third] = of.kind === 'divide' ? [of.numerator, of.denominator] : factorsOf(of);
  if (first === undefined || second === undefined || third !== undefined) return [];
  const [u, v] = [differentiate(first, name), differentiate(second, name)];
  if (u === null || v === null) return [];
  // There, the sign of the derivative of sine or cosine is the likelier mistake.
  if (contains(of, (part) => part.kind === 'call' && ['sin', 'cos'].includes(part.name))) return [];
  const [one, other] = [product([u, second]), product([first, v])];
  return of.kind === 'divide'
    ? [divided(addExpressions(one, other), raised(second, number(2)))]
    : [subtractExpressions(one, other), subtractExpressions(other, one)];
}

/** 5x² for the derivative of 5x³. */
function withLowerExponent(term: Expression, name: string): Expression | null {
  const factors = factorsOf(term.kind === 'negate' ? term.of : term);
  const at = factors.findIndex(
    ({ kind, ...factor }) =>
      kind === 'power' && 'base' in factor && factor.base.kind === 'variable' && factor.base.name === name,
  );
  const power = factors[at];
  if (power?.kind !== 'power') return null;
  const lower = raised(power.base, subtractExpressions(power.exponent, number(1)));
  const changed = product(factors.map((factor, index) => (index === at ? lower : factor)));
  return term.kind === 'negate' ? negated(changed) : changed;
}

/** n · xⁿ for the derivative of xⁿ. */
function withOldExponent(term: Expression, name: string): Expression | null {
  const inner = term.kind === 'negate' ? term.of : term;
  const power = factorsOf(inner).find(
    (factor) => factor.kind === 'power' && factor.base.kind === 'variable' && factor.base.name === name,
  );
  return power?.kind === 'power' ? product([power.exponent, term]) : null;
}

/** (a + b)(c + d) as ac + bd; powers of one base with the bases multiplied. */
export function mistakeInProduct(before: Expression, line: Expression): Recognised | null {
  const same = (candidate: Expression): boolean => compareExpressions(candidate, line).verdict === 'equal';
  const factors =
    before.kind === 'multiply'
      ? before.factors
      : before.kind === 'power' && isNumber(before.exponent, 2)
        ? [before.base, before.base]
        : [];
  const sums = factors.filter(({ kind }) => kind === 'add');
  if (sums.length === 2) {
    const [a, b] = sums.map(termsOf) as [readonly Expression[], readonly Expression[]];
    if (a.length === 2 && b.length === 2) {
      const products = [product([a[0]!, b[0]!]), product([a[1]!, b[1]!])];
      if (same(sum(products))) return { id: 'cross_terms_forgotten', pieces: { before } };
      if (same(subtractExpressions(products[0]!, products[1]!)))
        return { id: 'sign_of_product', pieces: { before } };
    }
  }
  if (sums.length === 2) {
    const products = sums
      .map(termsOf)
      .reduce((a, b) => a.flatMap((x) => b.map((y) => product([x, y]))) as Expression[]);
    const isTurned = products.some((_, index) =>
      same(sum(products.map((each, at) => (at === index ? negated(each) : each)))),
    );
    if (isTurned) return { id: 'sign_of_product', pieces: { before } };
  }
  const powers = factors.filter((factor) => factor.kind === 'power');
  if (powers.length === 2 && factors.length === 2) {
    const [a, b] = powers as [Expression & { kind: 'power' }, Expression & { kind: 'power' }];
    const exponent = addExpressions(a.exponent, b.exponent);
    if (same(raised(product([a.base, b.base]), exponent)))
      return { id: 'bases_multiplied', pieces: { before } };
  }
  return null;
}
