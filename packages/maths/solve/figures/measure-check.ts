import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import { interestQuestions, type RequestedMeasure } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import type { Tree } from '../../expression/tree.ts';

/*
 * A second method for every measure, independent of the formulas: coordinates and the shoelace formula,
 * slices, polygons. A wrong formula disagrees with it and is not shown.
 */

type Point = readonly [number, number];
type Given = Readonly<Record<string, number>>;

/** The area of a polygon by the shoelace formula. */
function shoelace(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((total, [x, y], place) => {
      const [u, v] = corners[(place + 1) % corners.length]!;
      return total + (x * v - u * y) / 2;
    }, 0),
  );
}
const length = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
const around = (corners: readonly Point[]): number =>
  corners.reduce((total, corner, place) => total + length(corner, corners[(place + 1) % corners.length]!), 0);

/** Simpson's rule with a number of slices; exact for the cross-sections of school solids. */
function slices(of: (x: number) => number, from: number, to: number, count = 400): number {
  const step = (to - from) / count;
  let total = of(from) + of(to);
  for (let place = 1; place < count; place += 1) total += of(from + place * step) * (place % 2 === 1 ? 4 : 2);
  return (total * step) / 3;
}

const box = (l: number, w: number): Point[] => [
  [0, 0],
  [l, 0],
  [l, w],
  [0, w],
];
/** The third vertex of a triangle over the side c, with a opposite the first vertex. */
function triangle(a: number, b: number, c: number): Point[] {
  const x = (b * b + c * c - a * a) / (2 * c);
  return [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(b * b - x * x)],
  ];
}
const atAngle = (a: number, b: number, angle: number): Point[] => [
  [0, 0],
  [a, 0],
  [b * Math.cos(angle), b * Math.sin(angle)],
];
const sector = (r: number, angle: number): number => slices(() => (r * r) / 2, 0, angle);
const arc = (r: number, angle: number): number => slices(() => r, 0, angle);
const turn = 2 * Math.PI;
const radius = ({ r, d }: Given): number => r ?? d! / 2;
const disc = (r: number): number => sector(r, turn);

const witnesses: Partial<Record<RequestedMeasure, (given: Given) => number>> = {
  area_square: ({ s }) => shoelace(box(s!, s!)),
  perimeter_square: ({ s }) => around(box(s!, s!)),
  diagonal_square: ({ s }) => length([0, 0], [s!, s!]),
  area_rectangle: ({ l, w }) => shoelace(box(l!, w!)),
  perimeter_rectangle: ({ l, w }) => around(box(l!, w!)),
  diagonal_rectangle: ({ l, w }) => length([0, 0], [l!, w!]),
  area_triangle: ({ b, h }) =>
    shoelace([
      [0, 0],
      [b!, 0],
      [b! / 3, h!],
    ]),
  area_triangle_sides: ({ a, b, c }) => shoelace(triangle(a!, b!, c!)),
  perimeter_triangle: ({ a, b, c }) => around(triangle(a!, b!, c!)),
  area_triangle_angle: ({ a, b, C }) => shoelace(atAngle(a!, b!, C!)),
  area_equilateral: ({ s }) => shoelace(triangle(s!, s!, s!)),
  area_parallelogram: ({ b, h }) =>
    shoelace([
      [0, 0],
      [b!, 0],
      [b! + 1, h!],
      [1, h!],
    ]),
  area_rhombus: ({ d_1: p, d_2: q }) =>
    shoelace([
      [p! / 2, 0],
      [0, q! / 2],
      [-p! / 2, 0],
      [0, -q! / 2],
    ]),
  area_trapezium: ({ a, b, h }) =>
    shoelace([
      [0, 0],
      [a!, 0],
      [b! + 1, h!],
      [1, h!],
    ]),
  area_circle: (given) => disc(radius(given)),
  circumference: (given) => arc(radius(given), turn),
  area_sector: ({ r, t }) => sector(r!, t!),
  arc_length: ({ r, t }) => arc(r!, t!),
  hypotenuse: ({ a, b }) => length([a!, 0], [0, b!]),
  leg: ({ a, c }) => c! * Math.sin(Math.acos(a! / c!)),
  third_angle: ({ A, B }) => Math.PI - (A! + B!),
  side_by_cosines: ({ a, b, C }) => length([a!, 0], [b! * Math.cos(C!), b! * Math.sin(C!)]),
  angle_by_cosines: ({ a, b, c }) => angleAt(a!, b!, c!),
  side_by_sines: ({ a, A, B }) => chord(a! / chord(1, A!), B!),
  angle_by_sines: ({ a, b, A }) => Math.asin((b! * Math.sin(A!)) / a!),
  volume_cube: ({ s }) => slices(() => shoelace(box(s!, s!)), 0, s!),
  surface_cube: ({ s }) => 6 * shoelace(box(s!, s!)),
  volume_box: ({ l, w, h }) => slices(() => shoelace(box(l!, w!)), 0, h!),
  surface_box: ({ l, w, h }) => 2 * shoelace(box(l!, w!)) + around(box(l!, w!)) * h!,
  volume_cylinder: ({ r, h }) => slices(() => disc(r!), 0, h!, 4),
  surface_cylinder: ({ r, h }) => 2 * disc(r!) + arc(r!, turn) * h!,
  volume_cone: ({ r, h }) => slices((x) => disc((r! * x) / h!), 0, h!, 4),
  volume_sphere: ({ r }) => slices((x) => disc(Math.sqrt(Math.max(0, r! * r! - x * x))), -r!, r!, 4),
  surface_sphere: ({ r }) => slices(() => arc(r!, turn), -r!, r!, 4),
  volume_prism: ({ B, h }) => slices(() => B!, 0, h!, 4),
  volume_pyramid: ({ B, h }) => slices((x) => B! * (x / h!) ** 2, 0, h!, 4),
  percent_part: ({ p, w }) => (p! * 100 * w!) / 100,
  percent_rate: ({ a, w }) => (100 * a!) / w! / 100,
  percent_whole: ({ a, p }) => (100 * a!) / (p! * 100),
  percent_change: ({ u, v }) => v! / u! - 1,
  percent_more: ({ u, p }) => u! + p! * u!,
  percent_less: ({ u, p }) => u! - p! * u!,
  percent_before_more: ({ v, p }) => (100 * v!) / (100 + 100 * p!),
  percent_before_less: ({ v, p }) => (100 * v!) / (100 - 100 * p!),
  percent_then: ({ u, p, q }) => u! + p! * u! + q! * (u! + p! * u!),
  percent_overall: ({ p, q }) => p! + q! + p! * q!,
  chance: ({ a, n }) => favourable(n!, (place) => place < a!),
  chance_not: ({ p }) => (100 - 100 * p!) / 100,
  chance_either: ({ a, b, c, n }) =>
    favourable(n!, (place) => place < a! || (place >= a! - c! && place < a! - c! + b!)),
  both_without: ({ a, n }) => pairsIn(a!) / pairsIn(n!),
  both_with: ({ a, n }) => 1 - (2 * (n! - a!)) / n! + ((n! - a!) / n!) ** 2,
  dice_sum: ({ s }) => favourable(36, (place) => (place % 6) + Math.floor(place / 6) + 2 === s!),
  simple_interest: (given) => grown(given, 'simple') - given.c!,
  simple_amount: (given) => grown(given, 'simple'),
  compound_interest: (given) => grown(given, 'compound') - given.c!,
  compound_amount: (given) => grown(given, 'compound'),
  compound_interest_often: (given) => grown(given, 'compound') - given.c!,
  compound_amount_often: (given) => grown(given, 'compound'),
  direct_proportion: ({ x_1, y_1, x, y }) => (x === undefined ? y! / (y_1! / x_1!) : x / (x_1! / y_1!)),
  inverse_proportion: ({ x_1, y_1, x, y }) => (x === undefined ? x_1! / (y! / y_1!) : y_1! / (x / x_1!)),
  slope: ({ x_1, y_1, x_2, y_2 }) => Math.tan(Math.atan2(y_2! - y_1!, x_2! - x_1!)),
  distance: ({ x_1, y_1, x_2, y_2 }) => Math.hypot(x_2! - x_1!, y_2! - y_1!),
  opposite_by_hypotenuse: ({ c, A }) => c! * Math.cos(Math.PI / 2 - A!),
  adjacent_by_hypotenuse: ({ c, A }) => c! * Math.sin(Math.PI / 2 - A!),
  opposite_by_adjacent: ({ b, A }) => (b! * Math.sin(A!)) / Math.cos(A!),
};

/** The part of n numbered cases that a condition picks. */
const favourable = (n: number, isOne: (place: number) => boolean): number =>
  n > 100_000 ? NaN : Array.from({ length: n }, (_, place) => place).filter(isOne).length / n;

/** The ways to take two of n things. */
const pairsIn = (n: number): number => (n * (n - 1)) / 2;

/** Period by period: the interest of each is added to the sum, or put aside. */
function grown({ c, p, t, m = 1 }: Given, kind: 'simple' | 'compound'): number {
  let [total, aside] = [c!, 0];
  for (let period = 0; period < Math.floor(m * t!); period += 1) {
    const interest = (total * p!) / m;
    if (kind === 'compound') total += interest;
    else aside += interest;
  }
  const rest = m * t! - Math.floor(m * t!);
  return total + aside + (rest * total * p!) / m;
}

/** Half a chord of the circle with that diameter, as in the law of sines. */
const chord = (diameter: number, angle: number): number => diameter * Math.sin(angle);
/** The angle opposite c, by the half-angle formula. */
function angleAt(a: number, b: number, c: number): number {
  return 2 * Math.atan2(Math.sqrt((c + a - b) * (c - a + b)), Math.sqrt((a + b + c) * (a + b - c)));
}

/** Whether a line `A = …` answers the problem, to double precision. */
export function answersMeasureQuestion(line: Tree, { question }: Problem): boolean {
  const witness = question === undefined ? undefined : witnesses[question.what];
  if (witness === undefined || line.kind !== 'relation' || line.signs.join() !== '=') return false;
  const [left, right] = line.sides;
  if (left?.kind !== 'variable' || Object.hasOwn(question!.given, left.name)) return false;
  const values = Object.fromEntries(
    Object.entries(question!.given).map(([name, value]) => [name, evaluator(value)({})]),
  );
  const [expected, found] = [witness(values), evaluator(right!)(values)];
  // An amount of money may be rounded to cents.
  const isMoney = interestQuestions.some((each) => each === question!.what);
  const cents = numberValue(right!);
  if (isMoney && cents !== null && 100n % cents.d === 0n) return Math.abs(expected - found) <= 0.005 + 1e-9;
  return Math.abs(expected - found) <= 1e-9 * Math.max(1, Math.abs(expected));
}
