import { addExpressions, numberValue } from '../../expression/build.ts';
import {
  constant,
  divided,
  negated,
  number,
  product,
  rooted,
  type Expression,
} from '../../expression/tree.ts';
import { exactSquareRoot } from '../../expression/rational.ts';
import type { UnitName } from '../../expression/units.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { measures, problemOfMeasure, roles, rolesOf, shapes, type RequiredRoles } from './figures.ts';
import type { Claim, Statement } from './statement.ts';

/** How a length of a figure follows from a size of it, and from another length where it has two. */
type Inverse = {
  readonly shape: Concept;
  readonly size: Concept;
  readonly length: Concept;
  readonly of: (size: Expression, other: Expression) => Expression;
};

const pi = constant('pi');
const one = (
  shape: Concept,
  size: Concept,
  length: Concept,
  of: (size: Expression) => Expression,
): Inverse => ({ shape, size, length, of });

/** Figures of one length. */
const single: readonly Inverse[] = [
  one('square_shape', 'perimeter', 'side', (p) => divided(p, number(4))),
  one('square_shape', 'area', 'side', (a) => rooted(a)),
  one('equilateral', 'perimeter', 'side', (p) => divided(p, number(3))),
  one('circle', 'circumference', 'radius', (c) => divided(c, product([number(2), pi]))),
  one('circle', 'perimeter', 'radius', (c) => divided(c, product([number(2), pi]))),
  one('circle', 'area', 'radius', (a) => rooted(divided(a, pi))),
  one('cube', 'volume', 'side', (v) => rooted(v, number(3))),
  one('cube', 'surface', 'side', (s) => rooted(divided(s, number(6)))),
];

/** The other side of a rectangle. */
const otherSide: Readonly<Partial<Record<Concept, (size: Expression, side: Expression) => Expression>>> = {
  area: (size, side) => divided(size, side),
  perimeter: (size, side) => divided(addExpressions(size, negated(product([number(2), side]))), number(2)),
};
const sidesOfRectangle: readonly Concept[] = ['length', 'width', 'base', 'height', 'side'];

const sizes: readonly Concept[] = ['area', 'perimeter', 'circumference', 'volume', 'surface', 'diagonal'];

/** "The perimeter of a square is 36 cm. Find its area": one size of a figure is known, another one is asked for. */
export function readSizeFromSize(statement: Statement): Claim | null {
  const [shape, another] = shapes.filter((each) => statement.has(each));
  if (shape === undefined || another !== undefined) return null;
  const found = rolesOf(statement, [...new Set([...sizes, ...roles])]);
  const known = sizes.filter((size) => found?.values.get(size)?.length === 1);
  const [size] = known;
  if (found === null || size === undefined || known.length > 1) return null;
  const lengths = lengthsOf(shape, size, found.values);
  if (lengths === null) return null;
  const asked = sizes.filter(
    (each) => each !== size && statement.places(each).some((place) => !found.given.has(place)),
  );
  const [wanted] = asked;
  if (wanted === undefined || asked.length > 1) return null;
  for (const [quantity, figures, what, needs] of measures) {
    const given = quantity === wanted && figures.includes(shape) ? lettersOf(needs, lengths) : null;
    if (given === null) continue;
    const unit = found.unit === null ? {} : { unit: found.unit satisfies UnitName };
    return {
      problems: [problemOfMeasure({ what, given, ...unit })],
      used: new Set([...found.used, ...statement.places(wanted, size, shape, 'evaluate', 'length')]),
      stated: true,
    };
  }
  return null;
}

type Lengths = ReadonlyMap<Concept, readonly Expression[]>;

/** The lengths of a figure that a size, and a length of a rectangle, determine; null where they do not, or more is given. */
function lengthsOf(shape: Concept, size: Concept, values: Lengths): Lengths | null {
  const whole = values.get(size)![0]!;
  if (shape === 'rectangle') {
    const [side, ...others] = sidesOfRectangle.filter((each) => values.has(each));
    const [length, second] = side === undefined ? [] : values.get(side)!;
    const of = otherSide[size];
    if (length === undefined || second !== undefined || others.length > 0 || of === undefined) return null;
    return values.size === 2 ? new Map([['side', [length, of(whole, length)]]]) : null;
  }
  const inverse = single.find((each) => each.shape === shape && each.size === size);
  if (inverse === undefined || values.size !== 1) return null;
  const value = numberValue(whole);
  // A side without an exact length: the answers would not be simplified.
  if (size === 'area' && shape === 'square_shape' && (value === null || exactSquareRoot(value) === null))
    return null;
  return new Map([[inverse.length, [inverse.of(whole, whole)]]]);
}

/** The letters of a question with their values, where exactly the lengths found are needed. */
function lettersOf(needs: RequiredRoles, lengths: Lengths): Readonly<Record<string, Expression>> | null {
  const wanted = Object.entries(needs) as [Concept, readonly string[]][];
  if (wanted.length !== lengths.size) return null;
  const given: Record<string, Expression> = {};
  for (const [role, letters] of wanted) {
    const list = lengths.get(role);
    if (list?.length !== letters.length) return null;
    letters.forEach((letter, at) => (given[letter] = list[at]!));
  }
  return given;
}
