import {
  divided,
  isExpression,
  number,
  product,
  raised,
  unit,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { contains, mapParts, partsOf, variablesOf } from '../expression/tree-parts.ts';
import { inBaseUnits, units, type UnitName } from '../expression/units.ts';
import { unitWords } from '../expression/unit-words.ts';
import { tokenize, type MessageToken } from '../reading/message/tokens.ts';
import { hasUnit, withoutUnits } from '../verify/units.ts';
import { withGroupedNumbers } from './line-text.ts';
import type { WorkingContext } from './judgement.ts';
import { isRounding } from './rounding.ts';
import { isNear, partsWithin, valueOf } from './tree-values.ts';

/*
 * Units that a calculation leaves out. The numbers of a story have units there; with them, 80 · 45 = 3600 km is false for 80 km/h and 45 minutes,
 * and 5 · 3 = 15 cm for two lengths.
 */

/** A length, an area, a volume: what is asked for by its power of a length. */
const powersOfLength: readonly (readonly [RegExp, number])[] = [
  [/^(?:area|surface)_/, 2],
  [/^volume_/, 3],
  [/^(?:perimeter_|circumference$|hypotenuse$|leg$|distance$)/, 1],
];

/** Factors of formulas for figures. */
const formulaNumbers = new Set([2, 3, 4, 6]);

export type UnitStanding = 'holds' | 'fails' | 'other_figure' | 'mixed';

/**
 * How the units that a line writes stand to those of the story: they follow from it, they contradict it, or the numbers of different units are
 * combined without any unit. Null where the line has nothing to do with units.
 */
export function standingOfUnits(tree: Tree, context: WorkingContext): UnitStanding | null {
  const sides = isExpression(tree) ? [tree] : tree.kind === 'relation' ? tree.sides : [];
  const last = sides.at(-1);
  if (last === undefined || variablesOf(last).length > 0) return null;
  const power = powerOfResult(context);
  const isOtherFigure = power !== null && hasUnit(last) && isResultInOtherUnit(last, power, context);
  if (isOtherFigure) return 'other_figure';
  const calculation = sides.find((side) => numbersIn(side).length > 1 && !hasUnit(side));
  if (calculation === undefined || variablesOf(calculation).length > 0) return null;
  const given = unitsOfNumbers(context);
  if (!hasUnit(last) && isConversion(calculation, given)) return null;
  const quantity = withUnits(calculation, given, power !== null);
  if (quantity === null || !hasUnit(quantity)) return null;
  if (!hasUnit(last)) return hasMixedUnits(quantity) ? 'mixed' : null;
  const [own, claimed] = [dimensionsOf(quantity), dimensionsOf(last)];
  if (own === null || claimed === null) return null;
  if (own !== claimed)
    return power !== null && isOfLengths(own) && isOfLengths(claimed) ? 'other_figure' : null;
  const [a, b] = [valueOf(quantity), valueOf(last)];
  return isNear(a, b) || isRounding(last, b, a, true) ? 'holds' : 'fails';
}

/** 50/60 for 50 minutes, 2 · 60 for 2 hours: a time alone, by a factor of times that may also be a number of the story. */
function isConversion(tree: Expression, given: ReadonlyMap<number, Expression | null>): boolean {
  const parts =
    tree.kind === 'divide'
      ? [tree.numerator, tree.denominator]
      : tree.kind === 'multiply' && tree.factors.length === 2
        ? tree.factors
        : [];
  const [amount, factor] = parts.map((part) => (part.kind === 'number' ? valueOf(part) : NaN));
  const own = amount === undefined ? null : (given.get(amount) ?? null);
  return own?.kind === 'unit' && inBaseUnits(own.name).base === 's' && timeFactors.has(factor ?? NaN);
}

const timeFactors = new Set([60, 3600, 24]);

function powerOfResult({ problem }: WorkingContext): number | null {
  const what = problem.question?.what ?? '';
  return powersOfLength.find(([pattern]) => pattern.test(what))?.[1] ?? null;
}

/** 15 cm where the area is 15 cm². */
function isResultInOtherUnit(last: Expression, power: number, { known, problem }: WorkingContext): boolean {
  const [plain] = known.plainResults;
  const size = dimensionsOf(last);
  if (plain === undefined || size === null || !isOfLengths(size) || size === lengths(power)) return false;
  const bare = withoutUnits(last) as Expression;
  const isOfProblem = unitNamesIn(last).every((name) => name === problem.question?.unit);
  return isOfProblem && (isNear(valueOf(bare), plain) || isRounding(bare, valueOf(bare), plain, true));
}

/** The units of the numbers of a story; null for a number with several meanings. */
function unitsOfNumbers({ story, problemText, problem, locale }: WorkingContext) {
  const found = new Map<number, Expression | null>();
  const { tokens } = tokenize(withGroupedNumbers(story ?? problemText, locale));
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const value = Number(token.text.replace(',', '.'));
    const own = unitAfter(tokens, at);
    const before = found.get(value);
    const isOther = before !== undefined && (before === null || own === null || !isSame(before, own));
    found.set(value, isOther ? null : own);
  }
  // "5 cm by 3": the unit of a figure counts for all its lengths.
  const common = problem.question?.unit;
  if (common !== undefined && common in units)
    for (const each of Object.values(problem.question!.given))
      if (each.kind === 'number') found.set(valueOf(each), unit(common as UnitName));
  return found;
}

/**
 * 1 km/min for 60 km/h or for 180 km in 3 hours, 290 mi/h for 580 miles in 2 hours: a quantity, in whatever units, that the story gives, or that its
 * formula has as a whole or in a part, once its numbers have their units. `other`: another value of
 * the kind that is asked for. Null where nothing can be said.
 */
export function standingOfQuantity(
  tree: Expression,
  context: WorkingContext,
): 'result' | 'part' | 'other' | null {
  const { story, problem, locale } = context;
  const own = dimensionsOf(tree);
  if (story === null || own === null || !hasUnit(tree)) return null;
  const size = valueOf(tree);
  const isIt = (of: Expression | null, times = 1): boolean =>
    of !== null && hasUnit(of) && dimensionsOf(of) === own && isNear(times * valueOf(of), size);
  const given = unitsOfNumbers(context);
  const quantities = quantitiesIn(story, locale);
  // A number that the formula has more often than the story is also a factor of units there: 60 · 50/60.
  const leaves = isExpression(problem.expression) ? numbersIn(problem.expression) : [];
  const isClear = leaves.every(
    (leaf) =>
      leaves.filter((each) => each === leaf).length <= quantities.filter(([each]) => each === leaf).length,
  );
  const parts = isExpression(problem.expression) && isClear ? partsWithin(problem.expression) : [];
  const [whole, ...inner] = parts.map((part) =>
    variablesOf(part).length > 0 ? null : withUnits(part, given, false),
  );
  if (isIt(whole ?? null)) return 'result';
  const isPart =
    inner.some((part) => isIt(part)) ||
    quantities.some(([value, of]) => isIt(of, value)) ||
    quantities.some(([above, of]) => quantities.some(([below, by]) => isIt(divided(of, by), above / below)));
  const isOfResult = whole !== null && whole !== undefined && hasUnit(whole) && dimensionsOf(whole) === own;
  return isPart ? 'part' : isOfResult ? 'other' : null;
}

/** Each number of a text with the unit behind it. */
function quantitiesIn(text: string, locale: string | undefined): readonly (readonly [number, Expression])[] {
  const { tokens } = tokenize(withGroupedNumbers(text, locale));
  return tokens.flatMap((token, at) => {
    const own = token.kind === 'number' ? unitAfter(tokens, at) : null;
    return own === null ? [] : [[Number(token.text.replace(',', '.')), own] as const];
  });
}

const isSame = (a: Expression, b: Expression): boolean => isNear(valueOf(a), valueOf(b));

/** Words behind a quantity that make it a rate: "3 € each", "4 km every day", "2 € el kilo". */
const rateWords = new Set(
  'per a an each every apiece the por cada el la los las al par chaque le les l un une una pièce piece chacun chacune'.split(
    ' ',
  ),
);

/** The unit of the number at this place, 1 where it counts things; null where it may be a rate of something else. */
function unitAfter(tokens: readonly MessageToken[], at: number): Expression | null {
  const first = unitAt(tokens, at + 1);
  const money = tokens[at - 1]?.kind === 'sign' ? unitWords.get(tokens[at - 1]!.text) : undefined;
  if (first === null) {
    if (money === undefined) return isPartOfRate(tokens[at + 1]) ? null : number(1);
    return isPartOfRate(tokens[at + 1]) ? null : unit(money);
  }
  const sign = tokens[first.end];
  if (sign?.text === '/' || rateSigns.has(sign?.folded ?? '')) {
    const below = unitAt(tokens, first.end + 1);
    return below === null ? null : divided(first.of, below.of);
  }
  return isPartOfRate(sign) ? null : first.of;
}

const rateSigns = new Set(['per', 'por', 'par']);

const isPartOfRate = (token: MessageToken | undefined): boolean =>
  token !== undefined && (token.text === '/' || token.text === '%' || rateWords.has(token.folded));

function unitAt(tokens: readonly MessageToken[], at: number): { of: Expression; end: number } | null {
  const token = tokens[at];
  const name =
    token?.kind === 'word' ? (unitWords.get(token.text) ?? unitWords.get(token.folded)) : undefined;
  if (name === undefined) return null;
  const exponent = /^[²³]$/u.exec(tokens[at + 1]?.text ?? '')?.[0];
  return exponent === undefined
    ? { of: unit(name), end: at + 1 }
    : { of: raised(unit(name), number(exponent === '²' ? 2 : 3)), end: at + 2 };
}

/** A calculation with the units of its numbers; null where a number is not one of the story. */
function withUnits(
  tree: Expression,
  given: ReadonlyMap<number, Expression | null>,
  isFigure: boolean,
): Expression | null {
  let isClear = true;
  const change = (part: Expression): Expression => {
    if (part.kind === 'power') return { ...part, base: change(part.base) };
    if (part.kind !== 'number') return mapParts(part, change);
    const value = valueOf(part);
    const own = given.get(value);
    if (own === undefined && isFigure && formulaNumbers.has(value)) return part;
    if (own == null) isClear = false;
    return own == null || (own.kind === 'number' && valueOf(own) === 1) ? part : product([part, own]);
  };
  const changed = change(tree);
  return isClear ? changed : null;
}

const numbersIn = (tree: Expression): readonly number[] =>
  tree.kind === 'number'
    ? [valueOf(tree)]
    : (tree.kind === 'power' ? [tree.base] : partsOf(tree)).flatMap(numbersIn);

const unitNamesIn = (tree: Expression): readonly UnitName[] => {
  const names = new Set<UnitName>();
  contains(tree, (part) => part.kind === 'unit' && names.add(part.name).size === 0);
  return [...names];
};

/** Hours and minutes in one calculation; litres and kilometres are of different kinds, although both are made of metres. */
function hasMixedUnits(tree: Expression): boolean {
  const bases = unitNamesIn(tree).map((name) => `${inBaseUnits(name).base}^${inBaseUnits(name).power}`);
  return new Set(bases).size < bases.length;
}

const lengths = (power: number): string => `m^${power}`;

const isOfLengths = (dimensions: string): boolean => /^m\^\d$/.test(dimensions);

/** The base units of a quantity with their powers, as one text: "m^1 s^-1"; null where quantities of different kinds are added. */
function dimensionsOf(tree: Expression): string | null {
  const powers = powersIn(tree);
  return powers === null
    ? null
    : [...powers]
        .filter(([, power]) => power !== 0)
        .map(([base, power]) => `${base}^${power}`)
        .toSorted()
        .join(' ');
}

type Powers = ReadonlyMap<string, number>;

function powersIn(tree: Expression): Powers | null {
  switch (tree.kind) {
    case 'number':
    case 'constant':
    case 'mixed':
      return new Map();
    case 'unit': {
      const { base, power } = inBaseUnits(tree.name);
      return new Map([[base, power]]);
    }
    case 'negate':
    case 'percent':
      return powersIn(tree.of);
    case 'multiply':
      return tree.factors.map(powersIn).reduce<Powers | null>((all, each) => joined(all, each, 1), new Map());
    case 'divide':
      return joined(powersIn(tree.numerator), powersIn(tree.denominator), -1);
    case 'power':
      return joined(new Map(), powersIn(tree.base), valueOf(tree.exponent));
    case 'root':
      return joined(new Map(), powersIn(tree.of), 1 / valueOf(tree.index));
    case 'add': {
      const [first, ...others] = tree.terms;
      const own = first === undefined ? null : dimensionsOf(first);
      return own !== null && others.every((each) => dimensionsOf(each) === own) ? powersIn(first!) : null;
    }
    default:
      return null;
  }
}

function joined(a: Powers | null, b: Powers | null, times: number): Powers | null {
  if (a === null || b === null || !Number.isFinite(times)) return null;
  const all = new Map(a);
  for (const [base, power] of b) all.set(base, (all.get(base) ?? 0) + times * power);
  return all;
}
