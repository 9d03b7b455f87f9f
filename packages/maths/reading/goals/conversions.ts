import { contains } from '../../expression/tree-parts.ts';
import { add, divide, multiply, type Rational } from '../../expression/rational.ts';
import { fraction, isExpression, number, unit, type Expression } from '../../expression/tree.ts';
import { inBaseUnits, type UnitName } from '../../expression/units.ts';
import { numberValue } from '../../expression/build.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { Conversion } from '../measure-request.ts';
import { roundingOf } from './clauses.ts';
import { asksForEstimate } from './estimates.ts';
import { isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

const forms: readonly (readonly [Concept, Conversion])[] = [
  ['as_primes', 'primes'],
  ['as_scientific', 'scientific'],
  ['as_mixed', 'mixed'],
  ['as_percent', 'percent'],
  ['as_decimal', 'decimal'],
  ['as_fraction', 'fraction'],
];

/** Another form or unit of a value: fraction, decimal, percent, primes, scientific, rounded, units, radians. */
export function readConversion(statement: Statement): Claim | null {
  return readAngle(statement) ?? readUnit(statement) ?? readRounded(statement) ?? readForm(statement);
}

function single(statement: Statement, without: readonly number[] = []): StatedFormula | null {
  const rest = statement.formulas.filter(
    ({ index }) => !without.includes(index) && !statement.isChoice(index),
  );
  return rest.length === 1 ? rest[0]! : null;
}

function readForm(statement: Statement): Claim | null {
  const found = forms.find(([concept]) => statement.has(concept));
  if (found === undefined) return null;
  const [concept, what] = found;
  const formula = single(statement);
  const tree = formula?.trees.find((each) => isConstant(each));
  if (formula === null || tree === undefined || !isExpression(tree)) return null;
  if (what === 'fraction' && (tree.kind === 'add' || tree.kind === 'multiply')) return null;
  // The standard form of a complex number is a + bi.
  if (what === 'scientific' && contains(tree, (part) => part.kind === 'constant' && part.name === 'i'))
    return {
      problems: [{ task: 'simplify', expression: tree }],
      used: new Set([formula.index, ...statement.places(concept, 'simplify', 'evaluate', 'in_complex')]),
      stated: true,
    };
  if (what === 'primes' && numberValue(tree) === null) return null;
  const used = new Set([
    formula.index,
    ...statement.places(concept, 'factor', 'multiply', 'simplify', 'evaluate', 'as_product'),
  ]);
  return {
    problems: [{ task: 'convert', expression: tree, question: { what, given: {} } }],
    used,
    stated: true,
  };
}

function readRounded(statement: Statement): Claim | null {
  const rounding = roundingOf(statement);
  if (rounding === null || asksForEstimate(statement)) return null;
  const formula = single(statement, rounding.used);
  const tree = formula?.trees.find((each) => isConstant(each));
  if (formula === null || tree === undefined || !isExpression(tree)) return null;
  const given: Record<string, Expression> =
    rounding.places === undefined
      ? { figures: number(rounding.figures!) }
      : { places: signed(rounding.places) };
  const used = new Set([
    formula.index,
    ...rounding.used,
    ...statement.places('evaluate', 'round', 'nearest', 'roots'),
  ]);
  return {
    problems: [{ task: 'convert', expression: tree, question: { what: 'rounded', given } }],
    used,
    stated: true,
  };
}

const signed = (value: number): Expression =>
  value < 0 ? { kind: 'negate', of: number(-value) } : number(value);

function readUnit(statement: Statement): Claim | null {
  const quantities = statement.formulas.filter(
    ({ trees }) => isExpression(trees[0]!) && contains(trees[0], ({ kind }) => kind === 'unit'),
  );
  const target = targetUnit(statement);
  if (quantities.length !== 1 || target === null || statement.formulas.length !== 1) return null;
  // "30 feet, four times a day", "2 feet longer than the other": more than a unit is asked for.
  if (statement.has('comparison') || statement.items.some(({ kind }) => kind === 'count')) return null;
  const [formula] = quantities;
  const used = new Set([
    formula!.index,
    ...target.used,
    ...statement.places('how_many', 'evaluate', 'length', 'height', 'width', 'distance', 'area', 'volume'),
  ]);
  return {
    problems: [
      {
        task: 'convert',
        expression: inOneUnit(formula!.trees[0] as Expression),
        question: { what: 'unit', given: { u: target.unit } },
      },
    ],
    used,
    stated: true,
  };
}

/** 2 h 30 min as 5/2 h: a quantity of several units in the first of them. */
function inOneUnit(tree: Expression): Expression {
  if (tree.kind !== 'add') return tree;
  let total: Rational | null = null;
  let first: UnitName | null = null;
  for (const term of tree.terms) {
    const [amount, measure] = term.kind === 'multiply' && term.factors.length === 2 ? term.factors : [];
    const value = amount === undefined ? null : numberValue(amount);
    if (value === null || measure?.kind !== 'unit') return tree;
    first ??= measure.name;
    const [own, wanted] = [inBaseUnits(measure.name), inBaseUnits(first)];
    if (own.base !== wanted.base) return tree;
    const part = divide(multiply(value, own.times), wanted.times);
    total = total === null ? part : add(total, part);
  }
  return total === null || first === null
    ? tree
    : { kind: 'multiply', factors: [fraction(total), unit(first)] };
}

/** The unit that a quantity is wanted in: "to m/s", "how many minutes". */
function targetUnit(
  statement: Statement,
): { readonly unit: Expression; readonly used: readonly number[] } | null {
  const units = statement.items.flatMap((item, index) => (item.kind === 'unit' ? [{ index, item }] : []));
  const [first, second] = units;
  if (first === undefined || units.length > 2) return null;
  const above = unit(first.item.name as UnitName);
  const raised: Expression =
    first.item.power === undefined
      ? above
      : { kind: 'power', base: above, exponent: number(first.item.power) };
  if (second === undefined) return { unit: raised, used: [first.index] };
  if (second.index !== first.index + 1) return null;
  return {
    unit: { kind: 'divide', numerator: raised, denominator: unit(second.item.name as UnitName) },
    used: [first.index, second.index],
  };
}

/** Degrees to radians and back. */
function readAngle(statement: Statement): Claim | null {
  const formula = single(statement);
  const tree = formula?.trees[0];
  if (formula === null || tree === undefined || !isExpression(tree)) return null;
  const [toRadians, toDegrees] = [statement.places('as_radians'), statement.places('as_degrees')];
  if (toRadians.length + toDegrees.length === 0) return null;
  // "60° to radians" has the target directly behind the value, "60 degrees" its own unit.
  const names = (place: number): boolean =>
    place === formula.index + 1 &&
    !/^(?:to|in|into|a|en|as)\s/i.test((statement.items[place] as { text: string }).text) &&
    !statement.isConcept(place - 1, 'to');
  const own = (places: readonly number[]): boolean => places.some(names);
  const used = new Set([
    formula.index,
    ...toRadians,
    ...toDegrees,
    ...statement.places('how_many', 'evaluate', 'angle'),
  ]);
  const degrees: Expression = tree.kind === 'degrees' ? tree : { kind: 'degrees', of: tree };
  const isDegrees = tree.kind === 'degrees' || own(toDegrees);
  if (toRadians.some((place) => !names(place)) && isDegrees)
    return {
      problems: [{ task: 'convert', expression: degrees, question: { what: 'radians', given: {} } }],
      used,
      stated: true,
    };
  if (toDegrees.some((place) => !names(place)) && tree.kind !== 'degrees' && isConstant(tree))
    return {
      problems: [{ task: 'convert', expression: tree, question: { what: 'degrees', given: {} } }],
      used,
      stated: true,
    };
  return null;
}
