import { addExpressions } from '../../expression/build.ts';
import {
  constant,
  divided,
  equation,
  number,
  product,
  raised,
  rooted,
  variable,
  type Expression,
} from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import { rolesOf } from './figures.ts';
import type { Claim, Statement } from './statement.ts';

/** A size of a figure and the lengths that it follows from. */
type Formula = {
  readonly shape: Concept;
  readonly size: Concept;
  readonly lengths: readonly Concept[];
  readonly of: (...lengths: readonly Expression[]) => Expression;
  /** The only length, where a root gives it. */
  readonly inverse?: (size: Expression) => Expression;
};

const pi = constant('pi');
const two = number(2);
const half = (of: Expression): Expression => divided(of, two);

const formulas: readonly Formula[] = [
  {
    shape: 'square_shape',
    size: 'area',
    lengths: ['side'],
    of: (s) => raised(s!, two),
    inverse: (a) => rooted(a),
  },
  { shape: 'square_shape', size: 'perimeter', lengths: ['side'], of: (s) => product([number(4), s!]) },
  { shape: 'rectangle', size: 'area', lengths: ['length', 'width'], of: (l, w) => product([l!, w!]) },
  {
    shape: 'rectangle',
    size: 'perimeter',
    lengths: ['length', 'width'],
    of: (l, w) => product([two, addExpressions(l!, w!)]),
  },
  { shape: 'rectangle', size: 'area', lengths: ['base', 'height'], of: (b, h) => product([b!, h!]) },
  { shape: 'triangle', size: 'area', lengths: ['base', 'height'], of: (b, h) => half(product([b!, h!])) },
  { shape: 'equilateral', size: 'perimeter', lengths: ['side'], of: (s) => product([number(3), s!]) },
  { shape: 'parallelogram', size: 'area', lengths: ['base', 'height'], of: (b, h) => product([b!, h!]) },
  {
    shape: 'circle',
    size: 'area',
    lengths: ['radius'],
    of: (r) => product([pi, raised(r!, two)]),
    inverse: (a) => rooted(divided(a, pi)),
  },
  { shape: 'circle', size: 'circumference', lengths: ['radius'], of: (r) => product([two, pi, r!]) },
  { shape: 'circle', size: 'perimeter', lengths: ['radius'], of: (r) => product([two, pi, r!]) },
  { shape: 'circle', size: 'circumference', lengths: ['diameter'], of: (d) => product([pi, d!]) },
  {
    shape: 'cube',
    size: 'volume',
    lengths: ['side'],
    of: (s) => raised(s!, number(3)),
    inverse: (v) => rooted(v, number(3)),
  },
  { shape: 'cylinder', size: 'volume', lengths: ['base_area', 'height'], of: (b, h) => product([b!, h!]) },
  { shape: 'prism', size: 'volume', lengths: ['base_area', 'height'], of: (b, h) => product([b!, h!]) },
];

const sizes: readonly Concept[] = ['area', 'perimeter', 'circumference', 'volume'];
const letters: Readonly<Partial<Record<Concept, string>>> = {
  side: 's',
  length: 'l',
  width: 'w',
  base: 'b',
  height: 'h',
  radius: 'r',
  diameter: 'd',
  base_area: 'B',
};

/** "The area of a square is 49. Find its side": the size is known, a length is asked for. */
export function readUnknownLength(statement: Statement): Claim | null {
  if (statement.has('unsupported', 'diagonal', 'surface')) return null;
  const roles = rolesOf(statement, [...sizes, ...(Object.keys(letters) as Concept[])]);
  if (roles === null || roles.values.size === 0) return null;
  const asked = [...statement.places(...sizes), ...statement.places(...(Object.keys(letters) as Concept[]))];
  for (const { shape, size, lengths, of, inverse } of formulas) {
    const whole = roles.values.get(size);
    if (!statement.has(shape) || whole?.length !== 1) continue;
    const known = lengths.filter((each) => roles.values.get(each)?.length === 1);
    const open = lengths.filter((each) => !roles.values.has(each));
    const [wanted] = open;
    if (wanted === undefined || open.length > 1 || known.length + 1 !== lengths.length) continue;
    if (!statement.has(wanted) || roles.values.size !== known.length + 1) continue;
    const letter = variable(letters[wanted]!);
    const sides = lengths.map((each) => (each === wanted ? letter : roles.values.get(each)![0]!));
    return {
      problems: [
        inverse === undefined
          ? { task: 'solve', expression: equation(of(...sides), whole[0]!), unknown: letters[wanted]! }
          : { task: 'simplify', expression: inverse(whole[0]!) },
      ],
      used: new Set([...roles.used, ...asked, ...statement.places(shape, 'evaluate')]),
      stated: true,
    };
  }
  return null;
}
