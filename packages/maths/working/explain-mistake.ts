import { inBaseUnits } from '../expression/units.ts';
import { relationsOf } from '../expression/signs.ts';
import {
  fraction,
  isExpression,
  number,
  rooted,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { isNumber } from '../expression/build.ts';
import { contains, expressionsOf, sizeOf, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import { compareExpressions } from '../verify/equivalence.ts';
import { compareEquations } from '../verify/equations.ts';
import { equationsOf } from '../verify/statements.ts';
import { recogniseInEquation, recogniseInExpression, type Recognised } from '../verify/mistakes/recognise.ts';
import { hasUnit } from '../verify/units.ts';
import { valueOf } from './tree-values.ts';
import type { StatementJudgement, WorkingContext } from './judgement.ts';
import { isRounding } from './rounding.ts';
import { resolve } from './truth.ts';
import {
  mistakeInDerivative,
  mistakeInFactors,
  mistakeInLogarithms,
  mistakeInProduct,
  mistakeInResult,
  mistakeInSolutions,
  mistakeInSystem,
} from './wrong-equations.ts';
import { mistakeInIntegral, mistakeInPart } from './wrong-calculus.ts';
import { isOtherOrder } from './named-functions.ts';
import { mistakeOfCalculation } from './wrong-calculations.ts';
import { isPartByPart } from './percent-claims.ts';
import { leadsNowhere } from './useful-calculations.ts';
import { wrongValuesOf } from './wrong-results.ts';

type Failed = Extract<StatementJudgement, { verdict: 'fails' }>;

/**
 * The known mistake that would explain a wrong statement: wrong rules are applied to what stands before it, and the result is compared with it.
 * A slip in calculating is named only where two sides that are both numbers differ.
 */
export function explainMistake(failed: Failed, context: WorkingContext): Recognised | null {
  const { tree, pair, base } = failed;
  // 10/15 = 0.67: calculated well, with the wrong numbers.
  if ((isExpression(tree) || tree.kind === 'relation') && pair === null && isPartByPart(tree, context))
    return null;
  return (
    explainComposition(tree, context) ??
    (pair === null ? null : explainPair(pair, tree)) ??
    (tree.kind === 'relation' && pair === null ? mistakeOfCalculation(tree, context) : null) ??
    clearMistake(base?.mistake ?? null, tree) ??
    explainClaim(tree, context) ??
    explainSides(tree, context) ??
    explainEquation(tree, context) ??
    (tree.kind === 'relation' && pair === null && leadsNowhere(tree, context)
      ? named('numbers_without_use')
      : null) ??
    withoutSlip(base?.mistake ?? null, context)
  );
}

const named = (id: MistakeId): Recognised => ({ id, pieces: {} });

/** The catch-all of the engine counts only where the problem is plain arithmetic or the line is an equation. */
function withoutSlip(mistake: Recognised | null, { problem }: WorkingContext): Recognised | null {
  if (mistake?.id !== 'arithmetic_slip') return mistake;
  const { expression, question } = problem;
  const isPlain =
    question === undefined &&
    !(isExpression(expression) && contains(expression, ({ kind }) => kind === 'call'));
  return isPlain ? mistake : null;
}

/** g(f(x)) for f(g(x)). */
function explainComposition(
  tree: Tree,
  { problem, problemText, story, known }: WorkingContext,
): Recognised | null {
  const claimed = isExpression(tree) ? tree : tree.kind === 'relation' ? tree.sides.at(-1) : undefined;
  return claimed !== undefined && isOtherOrder(claimed, problem, story ?? problemText, known.result)
    ? named('composition_order')
    : null;
}

/* Two sides that differ */

function explainPair([left, right]: readonly [Expression, Expression], tree: Tree): Recognised | null {
  if (tree.kind === 'relation' && isThenSign(tree, left, right)) return named('equals_as_then');
  const units = explainUnits(left, right);
  if (units !== null) return named(units);
  return recogniseInExpression(left, right) ?? recogniseInExpression(right, left) ?? slipBetween(left, right);
}

/** 26 · 10 = 260 + 104 = 364: the first term of the next side is the value of the side before. */
function isThenSign({ sides }: Relation, left: Expression, right: Expression): boolean {
  if (sides.length < 3) return false;
  const first =
    right.kind === 'add'
      ? right.terms[0]
      : right.kind === 'multiply'
        ? right.factors[0]
        : right.kind === 'divide'
          ? right.numerator
          : undefined;
  return first !== undefined && Math.abs(valueOf(first) - valueOf(left)) < 1e-9;
}

function slipBetween(left: Expression, right: Expression): Recognised | null {
  const [a, b] = [left, right].map((side) => valueOf(side));
  if (
    !Number.isFinite(a!) ||
    !Number.isFinite(b!) ||
    variablesOf(left).length + variablesOf(right).length > 0
  )
    return null;
  const [whole, wrong] = sizeOf(left) >= sizeOf(right) ? [left, right] : [right, left];
  const value = valueOf(whole);
  return Number.isInteger(value)
    ? {
        id: 'arithmetic_slip',
        pieces: { before: whole, wrong, right: fraction({ n: BigInt(value), d: 1n }) },
      }
    : null;
}

/** 1 km = 100 m, 2.75 h = 2 h 75 min. */
function explainUnits(left: Expression, right: Expression): MistakeId | null {
  if (!hasUnit(left) || !hasUnit(right)) return null;
  const kinds = [left, right].map(basesOf);
  if (kinds[0] === null || kinds[0] !== kinds[1]) return null;
  const isTime = kinds[0] === 's';
  const [a, b] = [valueOf(left), valueOf(right)];
  const decimal = [left, right].some((side) =>
    contains(side, (part) => part.kind === 'number' && part.value.d !== 1n),
  );
  return isTime && decimal && Math.abs(a - b) < 0.8 * Math.max(a, b) ? 'decimal_time' : 'unit_factor';
}

function basesOf(tree: Expression): string | null {
  const bases = new Set<string>();
  contains(tree, (part) => part.kind === 'unit' && bases.add(inBaseUnits(part.name).base).size === 0);
  return bases.size === 1 ? [...bases][0]! : null;
}

/* A value that is claimed */

type Claim = { readonly name: string | null; readonly side: Expression };

/** The values that a statement claims: 12, A = 12, x = 1 or x = 2, (3, 4). */
function claimsOf(tree: Tree): readonly Claim[] {
  if (isExpression(tree)) return [{ name: null, side: tree }];
  if (tree.kind === 'list') return tree.items.map((side) => ({ name: null, side }));
  if (tree.kind === 'point')
    return tree.coordinates.map((side, index) => ({ name: index === 0 ? 'x' : 'y', side }));
  const relations = relationsOf(tree)?.items ?? [];
  return relations.flatMap(({ sides, signs }): readonly Claim[] => {
    if (signs.some((sign) => sign !== '=')) return [];
    const [left] = sides;
    // The first side behind the letter says how the value was found.
    if (left?.kind === 'variable')
      return sides
        .slice(1)

        .map((side) => ({ name: left.name, side }));
    // x² = 194: the claim is about its root.
    if (left?.kind === 'power' && left.base.kind === 'variable' && isNumber(left.exponent, 2)) {
      const { name } = left.base;
      return sides.slice(1).map((side) => ({ name, side: rooted(side) }));
    }
    return sides.map((side) => ({ name: null, side }));
  });
}

function explainClaim(tree: Tree, context: WorkingContext): Recognised | null {
  const { known, definitions, problem } = context;
  const claims = claimsOf(tree).map(({ name, side }) => ({ name, side: resolve(side, definitions) }));
  const closed = claims.filter(({ side }) => variablesOf(side).length === 0);
  const wrong = wrongValuesOf(known);
  const [plain] = known.plainResults;
  for (const { name, side } of closed) {
    // The wrong values are numbers of the unit in which everything is given.
    const inUnit = plain === undefined || known.result === null || !hasUnit(side) ? 1 : plain / known.result;
    const value = valueOf(side) * (problem.question?.what === 'unit' ? 1 : inUnit);
    if (!Number.isFinite(value)) continue;
    const found = wrong.find(
      (each) =>
        (each.name === null ? name === null || isResultName(name, context) : each.name === name) &&
        (Math.abs(each.value - value) <= 1e-9 * Math.max(1e-6, Math.abs(value)) ||
          isRounding(side, value, each.value, false)) &&
        !(
          known.result !== null &&
          each.name === null &&
          Math.abs(each.value - known.result) <= 1e-9 * Math.max(1, Math.abs(value))
        ),
    );
    if (found !== undefined) return { id: found.id, pieces: { before: givenOf(problem, found.id) } };
  }
  if (closed.some((claim) => isOtherTerm(claim, context))) return named('term_index_mixed');
  if (problem.task !== 'solve') return null;
  const [letter] = variablesOf(problem.expression);
  const own = problem.unknown ?? letter;
  if (own === undefined) return null;
  const values = closed
    .filter(({ name }) => name === own || name === `${own}_1` || name === `${own}_2` || name === null)
    .map(({ side }) => valueOf(side));
  const id = mistakeInSolutions(values.filter(Number.isFinite), known, own);
  if (id !== null)
    return {
      id,
      pieces: closed[0] === undefined ? {} : { before: problem.expression, wrong: closed[0].side },
    };
  for (const { name, side } of claims) {
    const inResult = name === own ? mistakeInResult(side, known) : null;
    if (inResult !== null)
      return {
        id: inResult,
        pieces:
          inResult === 'inverse_operation_wrong' ? { before: operandOf(known.solution?.result) ?? side } : {},
      };
  }
  return null;
}

/** u_2 = 5 where 5 is u_1. */
function isOtherTerm({ name, side }: Claim, { known }: WorkingContext): boolean {
  const letter = name === null ? null : (/^([a-z])_\d+$/u.exec(name)?.[1] ?? null);
  if (letter === null) return false;
  const value = valueOf(side);
  return known.interpretations.some(({ worlds: [world] }) =>
    Object.entries(world ?? {}).some(
      ([other, term]) => other !== name && other.startsWith(`${letter}_`) && Math.abs(term - value) < 1e-9,
    ),
  );
}

/** What the text of a mistake shows: the percentage that was taken for a number, else the problem. */
function givenOf({ question, expression }: Problem, id: MistakeId): Tree {
  const given = id.startsWith('percent_') ? Object.values(question?.given ?? {}) : [];
  return given.find(({ kind }) => kind === 'percent') ?? expression;
}

const operandOf = (result: Tree | undefined): Expression | null =>
  result?.kind === 'relation' && result.sides[1]?.kind === 'divide' ? result.sides[1].denominator : null;

/** A letter for the result itself: A of an area, x of what is wanted. */
const isResultName = (name: string, { known }: WorkingContext): boolean =>
  known.interpretations.some(
    ({ about, worlds }) => about === 'result' && worlds[0]?.[name] === known.result,
  ) || known.solution?.result.kind !== 'relation';

/* Sides with letters */

function explainSides(tree: Tree, context: WorkingContext): Recognised | null {
  const { problem, known } = context;
  const { expression } = problem;
  if (tree.kind === 'definition' || isExpression(tree)) {
    const body = isExpression(tree) ? tree : tree.body;
    const inDerivative =
      expression.kind === 'derivative' ? mistakeInDerivative(expression.of, expression.variable, body) : null;
    if (inDerivative !== null) return inDerivative;
    if (tree.kind === 'definition' && expression.kind === 'derivative') {
      const inRule = recogniseInExpression(expression, body);
      if (inRule !== null) return inRule;
    }
    const inPart = explainCalculus(expression, body);
    if (inPart !== null) return inPart;
    if (!isExpression(expression))
      return isInverse(body, context) ? named('inverse_function_as_reciprocal') : null;
    const inFactors = mistakeInFactors(body, expression);
    return inFactors === null ? mistakeInProduct(expression, body) : named(inFactors);
  }
  for (const { sides, signs } of relationsOf(tree)?.items ?? []) {
    for (const side of sides.slice(1)) {
      if (!isDerivativeName(sides[0]!, expression)) break;
      const inDerivative = explainDerivative(expression, side);
      if (inDerivative !== null) return inDerivative;
    }
    for (const [index, sign] of signs.entries()) {
      if (sign !== '=') continue;
      const [left, right] = [sides[index]!, sides[index + 1]!];
      if (Math.abs(valueOf(left) - valueOf(right)) < 1e-9) continue;
      const recognised = explainTwo(left, right, context);
      if (recognised !== null) return recognised;
    }
  }
  return known.problem.question?.what === 'inverse' ? explainInverse(tree, context) : null;
}

/** f′, y′, or the derivative itself, with which a chain begins. */
const isDerivativeName = (left: Expression, expression: Tree): boolean =>
  isExpression(expression) &&
  expression.kind === 'derivative' &&
  (left.kind === 'variable'
    ? /^[fghy]′$/u.test(left.name)
    : compareExpressions(expression, left).verdict === 'equal');

function explainDerivative(expression: Tree, side: Expression): Recognised | null {
  if (!isExpression(expression) || expression.kind !== 'derivative') return null;
  if (compareExpressions(expression, side).verdict !== 'different') return null;
  return (
    mistakeInDerivative(expression.of, expression.variable, side) ??
    withoutPlainSlip(recogniseInExpression(expression, side)) ??
    explainCalculus(expression, side)
  );
}

const withoutPlainSlip = (found: Recognised | null): Recognised | null =>
  found?.id === 'arithmetic_slip' ? null : found;

/** A wrong rule in one part of a derivative or an integral. */
function explainCalculus(expression: Tree, body: Expression): Recognised | null {
  if (!isExpression(expression)) return null;
  if (expression.kind === 'derivative') return mistakeInPart(expression.of, expression.variable, body);
  return expression.kind === 'integral' && variablesOf(body).includes(expression.variable)
    ? mistakeInIntegral(expression.of, expression.variable, body)
    : null;
}

function explainTwo(left: Expression, right: Expression, context: WorkingContext): Recognised | null {
  const { definitions, problem, known } = context;
  const prime =
    left.kind === 'variable' && left.name.endsWith('′') ? definitions.get(left.name.slice(0, -1)) : undefined;
  const [letter] = prime === undefined ? [] : variablesOf(prime);
  if (prime !== undefined && letter !== undefined) return mistakeInDerivative(prime, letter, right);
  if (left.kind === 'variable') {
    const isLine = known.solution?.result.kind === 'relation' && /line_/.test(problem.question?.what ?? '');
    return isLine ? explainLine(right, context) : null;
  }
  const letters = variablesOf(left);
  const isIdentity = letters.length === 0 || isExpression(problem.expression);
  if (!isIdentity) return null;
  const units = explainUnits(left, right);
  if (units !== null) return named(units);
  const found = recogniseInExpression(left, right) ?? mistakeInProduct(left, right);
  return found !== null && found.id === 'arithmetic_slip' && letters.length > 0 ? null : found;
}

/** y = 2x + 1 for y = 2x − 1. */
function explainLine(right: Expression, { known }: WorkingContext): Recognised | null {
  const result = known.solution?.result;
  const of = result?.kind === 'relation' ? result.sides[1] : undefined;
  const [x] = variablesOf(right);
  if (of === undefined || x === undefined || !variablesOf(of).includes(x)) return null;
  const lineOf = (tree: Expression): readonly [number, number] => {
    const at0 = valueOf(tree, { [x]: 0 });
    return [valueOf(tree, { [x]: 1 }) - at0, at0];
  };
  const [[m, b], [slope, intercept]] = [lineOf(of), lineOf(right)];
  if (Math.abs(m - slope) < 1e-9 && Math.abs(b + intercept) < 1e-9) return named('sign_of_intercept');
  const { x_1, x_2, y_1, y_2 } = Object.fromEntries(
    Object.entries(known.problem.question?.given ?? {}).map(([name, tree]) => [name, valueOf(tree)]),
  ) as Record<string, number>;
  if (x_1 === undefined || x_2 === undefined || y_1 === undefined || y_2 === undefined) return null;
  if (Math.abs(slope - (x_2 - x_1) / (y_2 - y_1)) < 1e-9) return named('slope_turned_over');
  return Math.abs(m - slope) < 1e-9
    ? named('sign_of_intercept')
    : Math.abs(slope + m) < 1e-9
      ? named('slope_order_mixed')
      : null;
}

const isInverse = (body: Expression, { problem }: WorkingContext): boolean => {
  const given = problem.expression;
  const of = given.kind === 'definition' ? given.body : null;
  return (
    of !== null &&
    compareExpressions(body, { kind: 'divide', numerator: number(1), denominator: of }).verdict === 'equal'
  );
};

/** y = 1/(5x + 2), y = x/5 + 2, y = 5x − 2 for the inverse of 5x + 2. */
function explainInverse(tree: Tree, context: WorkingContext): Recognised | null {
  const [relation] = relationsOf(tree)?.items ?? [];
  const side = relation?.sides.at(-1);
  if (side === undefined || relation?.sides[0]?.kind !== 'variable') return null;
  if (isInverse(side, context)) return named('inverse_function_as_reciprocal');
  const result = context.known.solution?.result;
  const right = result?.kind === 'definition' ? result.body : undefined;
  const [x, more] = variablesOf(side);
  if (right === undefined || x === undefined || more !== undefined) return null;
  const parts = (of: Expression): readonly [number, number] => [
    valueOf(of, { [x]: 1 }) - valueOf(of, { [x]: 0 }),
    valueOf(of, { [x]: 0 }),
  ];
  const [slope, at0] = parts(side);
  const [m] = parts(right);
  const isPart =
    [m, 1 / m].some((each) => Math.abs(each - slope) < 1e-9 || Math.abs(each + slope) < 1e-9) &&
    Number.isFinite(at0);
  return isPart ? named('inverse_function_partly') : null;
}

/* Equations */

function explainEquation(tree: Tree, context: WorkingContext): Recognised | null {
  const { problem, previous } = context;
  const [first, more] = relationsOf(tree)?.items ?? [];
  if (first === undefined || more !== undefined || isExpression(problem.expression)) return null;
  // x = 5 − 12 = −7: the last side is what is claimed.
  const only = first.sides[0]!.kind === 'variable' ? lastOfChain(first) : first;
  if (only.signs.join() !== '=') return null;
  const inSystem = mistakeInSystem(only, context.known, []);
  if (inSystem !== null) return inSystem;
  const factored = only.sides.find(({ kind }) => kind === 'multiply');
  for (const before of [previous, problem.expression]) {
    const [given, another] = relationsOf(before)?.items ?? [];
    if (given === undefined || another !== undefined) continue;
    const inLogarithms = mistakeInLogarithms(only, given);
    if (inLogarithms !== null) return named(inLogarithms);
    const [left, right] = given.sides;
    if (factored !== undefined && right !== undefined && valueOf(right) === 0) {
      const inFactors = mistakeInFactors(factored, left!);
      if (inFactors !== null) return named(inFactors);
    }
  }
  return explainFromLines(only, context);
}

const lastOfChain = (relation: Relation): Relation =>
  relation.signs.every((sign) => sign === '=')
    ? { ...relation, sides: [relation.sides[0]!, relation.sides.at(-1)!], signs: ['='] }
    : relation;

/** What the engine recognises, unless a later rule may say it better. */
function clearMistake(mistake: Recognised | null, tree: Tree): Recognised | null {
  const isFactored = expressionsOf(tree).some(({ kind }) => kind === 'multiply');
  return mistake === null || vague.has(mistake.id) || (mistake.id === 'wrong_sign_factor_pair' && !isFactored)
    ? null
    : mistake;
}

/** Mistakes that another rule explains better when it starts from another line. */
const vague: ReadonlySet<MistakeId> = new Set<MistakeId>([
  'arithmetic_slip',
  'sign_in_sum',
  'power_as_product',
]);

/** A mistake made from the previous line, from the problem, or from a line between that was not written. */
function explainFromLines(line: Relation, { previous, problem, known }: WorkingContext): Recognised | null {
  const lines = [previous, problem.expression, ...(known.solution?.steps ?? []).map(({ after }) => after)];
  const after = equationsOf(line);
  let second: Recognised | null = null;
  for (const each of lines.slice(0, 12)) {
    const before = equationsOf(each);
    if (before === null || after === null || before.length !== 1) continue;
    const recognised = recogniseInEquation(before[0]!, after, compareEquations(before, after));
    if (recognised === null) continue;
    if (!vague.has(recognised.id)) return recognised;
    if (recognised.id !== 'arithmetic_slip') second ??= recognised;
  }
  return second;
}
