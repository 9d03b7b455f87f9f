import {
  equation,
  isExpression,
  product,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../../expression/tree.ts';
import { contains, variablesOf } from '../../expression/tree-parts.ts';
import { numberValue } from '../../expression/build.ts';
import type { UnitName } from '../../expression/units.ts';
import { isNumber } from '../../expression/build.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { MeasureRequest, RequestedMeasure } from '../measure-request.ts';
import type { Problem } from '../problem.ts';
import { assignmentOf } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** A question in words as a problem: the displayed formula is its givens. */
export function problemOfMeasure(question: MeasureRequest): Problem {
  const items = Object.entries(question.given).map(([name, value]): Relation =>
    equation(variable(name), value),
  );
  const expression = items.length === 1 ? items[0]! : ({ kind: 'alternatives', join: 'and', items } as const);
  return { task: 'find', expression, question };
}

/** The letters of the values that a question needs, by what they measure. */
export type RequiredRoles = Readonly<Partial<Record<Concept, readonly string[]>>>;

/** Figures, the quantity asked for, and the values that decide which question it is. */
export const measures: readonly (readonly [Concept, readonly Concept[], RequestedMeasure, RequiredRoles])[] =
  [
    ['area', ['square_shape'], 'area_square', { side: ['s'] }],
    ['perimeter', ['square_shape'], 'perimeter_square', { side: ['s'] }],
    ['diagonal', ['square_shape'], 'diagonal_square', { side: ['s'] }],
    ['area', ['rectangle'], 'area_rectangle', { length: ['l'], width: ['w'] }],
    ['area', ['rectangle'], 'area_rectangle', { side: ['l', 'w'] }],
    ['area', ['rectangle'], 'area_rectangle', { base: ['l'], height: ['w'] }],
    ['perimeter', ['rectangle'], 'perimeter_rectangle', { length: ['l'], width: ['w'] }],
    ['perimeter', ['rectangle'], 'perimeter_rectangle', { side: ['l', 'w'] }],
    ['perimeter', ['rectangle'], 'perimeter_rectangle', { base: ['l'], height: ['w'] }],
    ['diagonal', ['rectangle'], 'diagonal_rectangle', { length: ['l'], width: ['w'] }],
    ['diagonal', ['rectangle'], 'diagonal_rectangle', { side: ['l', 'w'] }],
    ['diagonal', ['rectangle'], 'diagonal_rectangle', { base: ['l'], height: ['w'] }],
    ['area', ['triangle', 'right_triangle'], 'area_triangle', { base: ['b'], height: ['h'] }],
    ['area', ['triangle'], 'area_triangle_sides', { side: ['a', 'b', 'c'] }],
    ['area', ['triangle'], 'area_triangle_angle', { side: ['a', 'b'], angle: ['C'] }],
    ['area', ['right_triangle'], 'area_triangle', { leg: ['b', 'h'] }],
    ['area', ['equilateral'], 'area_equilateral', { side: ['s'] }],
    ['perimeter', ['triangle'], 'perimeter_triangle', { side: ['a', 'b', 'c'] }],
    ['area', ['parallelogram'], 'area_parallelogram', { base: ['b'], height: ['h'] }],
    ['area', ['rhombus'], 'area_rhombus', { diagonal: ['d_1', 'd_2'] }],
    ['area', ['trapezium'], 'area_trapezium', { parallel_sides: ['a', 'b'], height: ['h'] }],
    ['area', ['trapezium'], 'area_trapezium', { base: ['a', 'b'], height: ['h'] }],
    ['area', ['circle'], 'area_circle', { radius: ['r'] }],
    ['area', ['circle'], 'area_circle', { diameter: ['d'] }],
    ['circumference', ['circle'], 'circumference', { radius: ['r'] }],
    ['circumference', ['circle'], 'circumference', { diameter: ['d'] }],
    ['perimeter', ['circle'], 'circumference', { radius: ['r'] }],
    ['perimeter', ['circle'], 'circumference', { diameter: ['d'] }],
    ['length', ['circle'], 'circumference', { radius: ['r'] }],
    ['area', ['sector'], 'area_sector', { radius: ['r'], angle: ['t'] }],
    ['arc', ['circle', 'sector'], 'arc_length', { radius: ['r'], angle: ['t'] }],
    ['hypotenuse', ['right_triangle', 'triangle'], 'hypotenuse', { leg: ['a', 'b'] }],
    ['hypotenuse', ['right_triangle'], 'hypotenuse', { side: ['a', 'b'] }],
    ['leg', ['right_triangle'], 'leg', { hypotenuse: ['c'], leg: ['a'] }],
    ['leg', ['right_triangle'], 'leg', { hypotenuse: ['c'], side: ['a'] }],
    ['angle', ['triangle'], 'third_angle', { angle: ['A', 'B'] }],
    ['volume', ['cube'], 'volume_cube', { side: ['s'] }],
    ['surface', ['cube'], 'surface_cube', { side: ['s'] }],
    ['area', ['cube'], 'surface_cube', { side: ['s'] }],
    ['volume', ['box'], 'volume_box', { length: ['l'], width: ['w'], height: ['h'] }],
    ['volume', ['box'], 'volume_box', { side: ['l', 'w', 'h'] }],
    ['surface', ['box'], 'surface_box', { length: ['l'], width: ['w'], height: ['h'] }],
    ['surface', ['box'], 'surface_box', { side: ['l', 'w', 'h'] }],
    ['volume', ['cylinder'], 'volume_cylinder', { radius: ['r'], height: ['h'] }],
    ['surface', ['cylinder'], 'surface_cylinder', { radius: ['r'], height: ['h'] }],
    ['volume', ['cone'], 'volume_cone', { radius: ['r'], height: ['h'] }],
    ['volume', ['sphere'], 'volume_sphere', { radius: ['r'] }],
    ['surface', ['sphere'], 'surface_sphere', { radius: ['r'] }],
    ['area', ['sphere'], 'surface_sphere', { radius: ['r'] }],
    ['volume', ['prism'], 'volume_prism', { base_area: ['B'], height: ['h'] }],
    ['volume', ['pyramid'], 'volume_pyramid', { base_area: ['B'], height: ['h'] }],
  ];
export const shapes = [...new Set(measures.flatMap(([, each]) => each))];
export const roles: readonly Concept[] = [
  'base_area',
  'parallel_sides',
  'base',
  'height',
  'radius',
  'diameter',
  'hypotenuse',
  'leg',
  'angle',
  'diagonal',
  'length',
  'width',
  'side',
  'area',
  'perimeter',
  'volume',
];

/** The values of the figure by what they measure, with the items they come from. */
export type RoleValues = {
  readonly values: ReadonlyMap<Concept, readonly Expression[]>;
  readonly unit: UnitName | null;
  readonly used: ReadonlySet<number>;
  /** The items of roles that have a value. */
  readonly given: ReadonlySet<number>;
};

/** Ties values to the words that say what they measure: "base 6", "6 cm high", "sides 3, 4 and 5". */
export function rolesOf(statement: Statement, wanted: readonly Concept[] = roles): RoleValues | null {
  const values = new Map<Concept, Expression[]>();
  const used = new Set<number>();
  const given = new Set<number>();
  const units = new Set<string | null>();
  const take = (role: Concept, place: number, formulas: readonly StatedFormula[]): boolean => {
    const list: Expression[] = [];
    for (const formula of formulas) {
      const value = measureOf(formula, powerOf[role] ?? 1);
      if (value === null || used.has(formula.index)) return false;
      list.push(value.value);
      if (value.value.kind !== 'degrees') units.add(value.unit);
    }
    formulas.forEach(({ index }) => used.add(index));
    given.add(place);
    used.add(place);
    values.set(role, [...(values.get(role) ?? []), ...list]);
    return true;
  };
  const open: { readonly role: Concept; readonly place: number }[] = [];
  statement.items.forEach((item, place) => {
    if (item.kind !== 'concept') return;
    const role = wanted.find((each) => item.concepts.includes(each));
    if (role === undefined || isOfRadius(statement, place, role)) return;
    // "the area of a square of 5 cm": the value belongs to the figure, not to the area.
    const isWhole = role === 'area' || role === 'perimeter' || role === 'volume';
    const next = statement.next(place, isLink, 7);
    const between = statement.items.slice(place + 1, Math.max(place + 1, next));
    const namesFigure = between.some(
      (each) => each.kind === 'concept' && each.concepts.some((concept) => shapes.includes(concept)),
    );
    // "the area of a square is 49" says what the area is.
    const saysWhat = between.some((each) => each.kind === 'concept' && each.concepts.includes('is'));
    const isOfFigure = isWhole && namesFigure && !saysWhat;
    const formula = next < 0 || isOfFigure ? null : statement.formulaAt(next);
    // In "5 m long and 3 m wide" the value stands before the word.
    const list = formula === null ? [] : listed(statement, next);
    if (list.length === 0 || !take(role, place, list)) open.push({ role, place });
  });
  for (const { role, place } of open) {
    const at = statement.before(
      place,
      (item) =>
        item.kind === 'concept' &&
        item.concepts.some((each) => each === 'of' || each === 'filler' || each === 'from'),
      3,
    );
    const formula = at < 0 ? null : statement.formulaAt(at);
    if (formula !== null && !used.has(formula.index)) take(role, place, [formula]);
  }
  // One unit for all lengths; a unit on the last value counts for the whole list.
  const named = [...units].filter((unit) => unit !== null);
  if (named.length > 1) return null;
  return { values, unit: (named[0] ?? null) as UnitName | null, used, given };
}

/** "base radius", "rayon de la base": the base only says which radius. */
const isOfRadius = (statement: Statement, place: number, role: Concept): boolean => {
  if (role !== 'base') return false;
  const behind = statement.next(place, ({ kind }) => kind === 'word', 1);
  const before = statement.before(
    place,
    (item) => item.kind === 'concept' && item.concepts.some((each) => each === 'of' || each === 'filler'),
    3,
  );
  return (
    statement.isConcept(behind, 'radius', 'diameter') || statement.isConcept(before, 'radius', 'diameter')
  );
};

const isLink = (item: {
  readonly kind: string;
  readonly concepts?: readonly Concept[];
  readonly sign?: string;
  readonly name?: string;
}): boolean =>
  (item.kind === 'concept' &&
    item.concepts!.some(
      (each) =>
        shapes.includes(each) || ['of', 'is', 'with', 'value', 'filler', 'length', 'from'].includes(each),
    ) &&
    !item.concepts!.includes('when')) ||
  item.kind === 'count' ||
  (item.kind === 'break' && item.sign === ':') ||
  (item.kind === 'letter' && /^[a-z]$/.test(item.name ?? ''));

/** The values listed from a place on that belong to one word: 3, 4 and 5. Stops where the next word takes its own value. */
function listed(statement: Statement, index: number): readonly StatedFormula[] {
  const list = statement.listFrom(index);
  const after = (list.at(-1)?.index ?? index) + 1;
  const item = statement.items[after];
  const last = statement.items[after - 1];
  // "length 5 m and 3 m wide": the last value belongs to the next word.
  if (
    list.length > 1 &&
    item?.kind === 'concept' &&
    roles.some((each) => item.concepts.includes(each)) &&
    last?.kind === 'formula'
  )
    return list.slice(0, -1);
  return list;
}

/** The power of the unit of a size that is no length. */
const powerOf: Readonly<Partial<Record<Concept, number>>> = {
  area: 2,
  base_area: 2,
  surface: 2,
  volume: 3,
};

const isOfUnit = (tree: Tree): boolean =>
  isExpression(tree) && variablesOf(tree).length === 0 && contains(tree, (part) => part.kind === 'unit');

/** A constant value of a formula, and its unit; null for money and anything else. */
export function measureOf(
  { trees, item }: StatedFormula,
  power = 1,
): { readonly value: Expression; readonly unit: string | null } | null {
  // 49 m² may also be 49 times the square of a letter m.
  const tree = (power > 1 ? trees.find((each) => isOfUnit(each)) : undefined) ?? trees[0];
  const assigned = assignmentOf(tree)?.value;
  const value = assigned ?? tree;
  if (value === undefined || !isExpression(value) || variablesOf(value).length > 0) return null;
  if (value.kind === 'multiply') {
    // 49 cm² for an area, 10π cm for a length
    const factors = value.factors.slice(0, -1);
    const last = value.factors.at(-1)!;
    const unit = last.kind === 'power' && power > 1 && isNumber(last.exponent, power) ? last.base : last;
    if (unit.kind === 'unit' && !factors.some((factor) => contains(factor, (part) => part.kind === 'unit')))
      return { value: product(factors), unit: unit.name };
  }
  if (contains(value, (part) => part.kind === 'unit')) return null;
  return item.money ? null : { value, unit: null };
}

/** Areas, perimeters, volumes and sides of figures, from the values given in words. */
export function readFigure(statement: Statement): Claim | null {
  if (
    !statement.has(
      ...shapes,
      'area',
      'surface',
      'perimeter',
      'circumference',
      'volume',
      'diagonal',
      'hypotenuse',
      'leg',
      'angle',
      'arc',
      'length',
    )
  )
    return null;
  const named = rolesOf(statement);
  if (named === null) return null;
  const found = named.values.size === 0 ? sidesOf(statement, named) : named;
  // "How many cm³ has a cube": the unit says that a volume is asked for.
  const third = statement.items.some((item) => item.kind === 'ordinal' && item.value === 3);
  const counted = statement.items.flatMap((item, index) =>
    item.kind === 'unit' &&
    item.power !== undefined &&
    statement.has('how_many', 'find', 'area', 'volume', 'surface', 'evaluate')
      ? [{ index, power: item.power }]
      : [],
  );
  const isRequested = (concept: Concept): boolean =>
    (third && concept === 'angle') ||
    (counted[0]?.power === 3 && concept === 'volume') ||
    (counted[0]?.power === 2 && concept === 'area') ||
    statement.places(concept).some((place) => !found.given.has(place));
  for (const [quantity, figures, what, needs] of measures) {
    // Only a right triangle has a hypotenuse, so it need not be named.
    const implied =
      (quantity === 'hypotenuse' || (quantity === 'leg' && found.values.has('hypotenuse'))) &&
      !statement.has(...shapes);
    if (!isRequested(quantity) || !(implied || statement.has(...figures))) continue;
    const given = givensFor(needs, found);
    if (given === null) continue;
    const used = new Set([
      ...found.used,
      ...statement.places(quantity, ...shapes, 'evaluate', 'length', 'leg', 'angle', 'how_many'),
      ...counted.map(({ index }) => index),
    ]);
    statement.items.forEach((item, index) => {
      if (
        item.kind === 'ordinal' &&
        (statement.isConcept(index + 1, quantity) || (quantity === 'angle' && item.value === 3))
      )
        used.add(index);
    });
    return {
      problems: [problemOfMeasure({ what, given, ...(found.unit === null ? {} : { unit: found.unit }) })],
      used,
      stated: true,
    };
  }
  return readTriangle(statement, found) ?? readThirdSide(statement);
}

/** "a rectangle of 12 cm by 5 cm", "a square of 7 cm": values without a word of their own are the sides. */
function sidesOf(statement: Statement, named: RoleValues): RoleValues {
  const sides: Readonly<Partial<Record<Concept, number>>> = {
    square_shape: 1,
    cube: 1,
    rectangle: 2,
    box: 3,
  };
  const shape = shapes.find((each) => sides[each] !== undefined && statement.has(each));
  const values = statement.formulas.map(measureOf);
  if (shape === undefined || values.length !== sides[shape] || values.some((value) => value === null))
    return named;
  const units = new Set(values.flatMap((value) => (value!.unit === null ? [] : [value!.unit])));
  if (units.size > 1) return named;
  const used = new Set(statement.formulas.map(({ index }) => index));
  const unit = ([...units][0] ?? null) as UnitName | null;
  return { ...named, values: new Map([['side', values.map((value) => value!.value)]]), unit, used };
}

/** The letters of a question with their values; null unless exactly these are given. */
function givensFor(needs: RequiredRoles, { values }: RoleValues): Record<string, Expression> | null {
  const wanted = Object.entries(needs) as [Concept, readonly string[]][];
  if (wanted.length !== values.size) return null;
  const given: Record<string, Expression> = {};
  for (const [role, letters] of wanted) {
    const list = values.get(role);
    if (list?.length !== letters.length) return null;
    letters.forEach((letter, index) => (given[letter] = list[index]!));
  }
  return given;
}

/** "the two legs measure 9 cm and 12 cm; how long is the third side?" */
function readThirdSide(statement: Statement): Claim | null {
  const found = rolesOf(statement, ['leg', 'hypotenuse']);
  if (found === null || !statement.has('triangle', 'right_triangle') || !statement.has('side', 'length'))
    return null;
  const legs = found.values.get('leg');
  if (legs?.length !== 2 || found.values.size !== 1) return null;
  const third = statement.items.some(
    (item, index) => item.kind === 'ordinal' && item.value === 3 && statement.isConcept(index + 1, 'side'),
  );
  if (!third) return null;
  const used = new Set([
    ...found.used,
    ...statement.places('side', 'length', 'triangle', 'right_triangle'),
    ...statement.items.flatMap((item, index) => (item.kind === 'ordinal' ? [index] : [])),
  ]);
  const unit = found.unit === null ? {} : { unit: found.unit };
  return {
    problems: [problemOfMeasure({ what: 'hypotenuse', given: { a: legs[0]!, b: legs[1]! }, ...unit })],
    used,
    stated: true,
  };
}

/** The given letters for the laws of cosines and sines, and the requested letter. */
const laws: readonly (readonly [RequestedMeasure, string, readonly string[]])[] = [
  ['side_by_cosines', 'c', ['a', 'b', 'C']],
  ['angle_by_cosines', 'C', ['a', 'b', 'c']],
  ['side_by_sines', 'b', ['a', 'A', 'B']],
  ['angle_by_sines', 'B', ['a', 'b', 'A']],
  ['third_angle', 'C', ['A', 'B']],
];

/** "In triangle ABC, a = 5, b = 7 and C = 60°. Find c." */
function readTriangle(statement: Statement, _found: RoleValues): Claim | null {
  if (!statement.has('triangle')) return null;
  const letters = new Map<string, Expression>();
  const used = new Set<number>();
  for (const { index, trees } of statement.formulas) {
    const assigned = assignmentOf(trees[0]);
    if (assigned === null || letters.has(assigned.name)) continue;
    letters.set(assigned.name, assigned.value);
    used.add(index);
  }
  const named = statement.letters().filter(({ name }) => !letters.has(name));
  const wanted = named.at(-1)?.name;
  const law = laws.find(
    ([, letter, needs]) =>
      letter === wanted && needs.length === letters.size && needs.every((name) => letters.has(name)),
  );
  if (law === undefined) return null;
  for (const { index } of named) used.add(index);
  for (const place of statement.places('triangle', 'evaluate', 'side', 'angle', 'length')) used.add(place);
  statement.items.forEach((item, index) => {
    if (item.kind === 'word' && /^[A-Z]{3}$/.test(item.text)) used.add(index);
  });
  return {
    problems: [
      problemOfMeasure({
        what: law[0],
        given: Object.fromEntries(law[2].map((name) => [name, letters.get(name)!])),
      }),
    ],
    used,
    stated: true,
  };
}

export const wholeOf = (tree: unknown): number | null => {
  const value = numberValue(tree as Expression);
  return value !== null && value.d === 1n ? Number(value.n) : null;
};
