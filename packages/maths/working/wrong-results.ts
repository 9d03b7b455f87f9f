import type { Tree } from '../expression/tree.ts';
import { differentiate } from '../algebra/differentiate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { isExpression, number, type Expression } from '../expression/tree.ts';
import { contains, mapParts, partsOf, variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import type { MistakeId } from '../verify/mistake-ids.ts';
import { quadraticOf } from './quadratic-letters.ts';
import { partsWithin, valueOf } from './tree-values.ts';
import { type ProblemKnowledge } from './problem-knowledge.ts';

/** A wrong value that one known mistake gives: of the result (`name` null), of a letter, or of a coordinate. */
export type WrongValue = { readonly id: MistakeId; readonly name: string | null; readonly value: number };

type Givens = Readonly<Record<string, number>>;
type Rule = (given: Givens, result: number) => readonly (readonly [MistakeId, ...number[]])[];

/** Every wrong result that a known mistake gives for this problem, the likelier ones first. */
export function wrongValuesOf(known: ProblemKnowledge): readonly WrongValue[] {
  const { problem, result, plainResults, data, solution } = known;
  const what = problem.question?.what ?? '';
  const given = givensOf(problem);
  const found: WrongValue[] = [];
  const add = (name: string | null, rows: readonly (readonly [MistakeId, ...number[]])[]): void => {
    for (const [id, ...values] of rows)
      for (const value of values) if (Number.isFinite(value)) found.push({ id, name, value });
  };
  if (result !== null) {
    for (const [pattern, rule] of rules)
      if (pattern.test(what)) add(null, rule(given, plainResults[0] ?? result));
    add(null, ofCall(problem.expression, data));
    if (what === 'unit') add(null, ofUnits(problem, result));
    add(null, ofOperation(problem));
    add(null, ofProportion(problem));
    add(null, ofPythagoras(problem));
    add(null, ofConversion(problem));
    add(null, ofIntegral(problem.expression, result));
    if (what === 'value') add(null, ofValue(problem));
  }
  if (what === 'shares') add(null, ofShares(problem));
  if (problem.task === 'limit' && result !== 0) add(null, [['indeterminate_as_value', 0]]);
  for (const [name, rows] of ofNames(problem, given, solution?.result ?? null, coefficientsOf(problem)))
    add(name, rows);
  return found;
}

function givensOf({ question }: Problem): Givens {
  const values: Record<string, number> = {};
  for (const [name, tree] of Object.entries(question?.given ?? {})) values[name] = valueOf(tree);
  return values;
}

/** The coefficients of a quadratic equation or formula, as one list. */
function coefficientsOf({ expression }: Problem): readonly (readonly [number, number, number])[] {
  const body = isExpression(expression)
    ? expression
    : expression.kind === 'relation' && expression.sides.length === 2
      ? expression.sides[0]!.kind === 'variable' && variablesOf(expression.sides[1]!).length === 1
        ? expression.sides[1]!
        : subtractExpressions(expression.sides[0]!, expression.sides[1]!)
      : null;
  const [name, more] = body === null ? [] : variablesOf(body);
  const found = body === null || name === undefined || more !== undefined ? null : quadraticOf(body, name);
  return found === null ? [] : [found];
}

const { PI, sqrt } = Math;

const ofHypotenuse: Rule = ({ a = NaN, b = NaN }) => [
  ['root_as_half', (a * a + b * b) / 2],
  ['legs_added', a + b, sqrt(a + b)],
  ['root_not_taken', a * a + b * b],
  ['squares_subtracted', sqrt(Math.abs(a * a - b * b)), Math.abs(a * a - b * b)],
  ['area_and_perimeter_confused', 2 * (a + b), a * b, (a * b) / 2],
];

const ofLeg: Rule = ({ a = NaN, c = NaN }) => [
  ['legs_added', c - a, c + a],
  ['root_not_taken', c * c - a * a],
  ['squares_added', sqrt(c * c + a * a), c * c + a * a],
];

/** The wrong results by what is asked for. */
const rules: readonly (readonly [RegExp, Rule])[] = [
  [
    /^percent_part$/,
    ({ p = NaN, w = NaN }) => [
      ['percent_base_exchanged', w / p, w / (100 * p)],
      ['percent_as_amount', w - 100 * p, w + 100 * p, 100 * p],
      ['percent_not_hundredths', w * p * 100],
      ['percent_part_missing', w - w * p, w + w * p],
    ],
  ],
  [
    /^percent_rate$/,
    ({ a = NaN, w = NaN }) => [
      ['percent_base_exchanged', w / a, w / a / 100],
      ['percent_left_as_decimal', a / w / 100],
      ['percent_as_amount', a / 100, (w - a) / 100],
    ],
  ],
  [
    /^percent_whole$/,
    ({ a = NaN, p = NaN }) => [
      ['percent_base_exchanged', a * p],
      ['percent_as_amount', a + 100 * p],
      ['percent_turned_round', a * (1 + p), a * (1 - p)],
    ],
  ],
  [
    /^percent_(?:more|less)$/,
    ({ u = NaN, p = NaN }, result) => {
      const sign = result > u ? 1 : -1;
      return [
        ['percent_as_amount', u + sign * 100 * p, u - sign * 100 * p, u + sign * p],
        ['percent_turned_round', u * (1 - sign * p)],
        ['percent_base_exchanged', u / p],
        ['percent_part_missing', u * p],
      ];
    },
  ],
  [
    /^percent_before_/,
    ({ v = NaN, p = NaN }, result) => [
      ['percent_of_wrong_whole', v * (1 + p), v * (1 - p)],
      ['percent_as_amount', v + 100 * p, v - 100 * p],
      ['percent_part_missing', v * p, Math.abs(result - v)],
    ],
  ],
  [
    /^percent_change$/,
    ({ u = NaN, v = NaN }) => [
      ['percent_of_wrong_whole', (v - u) / v],
      ['percent_as_amount', (v - u) / 100, v - u],
      ['percent_part_missing', v / u],
    ],
  ],
  [
    /^area_triangle$/,
    ({ b = NaN, h = NaN }) => [
      ['figure_half_forgotten', b * h],
      ['area_and_perimeter_confused', b + h, 2 * (b + h)],
    ],
  ],
  [
    /^area_trapezium$/,
    ({ a = NaN, b = NaN, h = NaN }) => [
      ['figure_half_forgotten', (a + b) * h],
      ['sides_multiplied', a * b * h, (a * b * h) / 2],
    ],
  ],
  [/^area_rhombus$/, (given) => [['figure_half_forgotten', (given.d_1 ?? NaN) * (given.d_2 ?? NaN)]]],
  [
    /^area_(?:rectangle|parallelogram)$/,
    (given, result) => {
      const [a, b] = [given.l ?? given.b ?? NaN, given.w ?? given.h ?? NaN];
      return [
        ['area_and_perimeter_confused', 2 * (a + b), a + b],
        ['figure_half_added', result / 2],
      ];
    },
  ],
  [/^area_square$/, ({ s = NaN }) => [['area_and_perimeter_confused', 4 * s, 2 * s]]],
  [
    /^perimeter_square$/,
    ({ s = NaN }) => [
      ['area_and_perimeter_confused', s * s],
      ['sides_counted_once', s, 2 * s],
    ],
  ],
  [
    /^perimeter_rectangle$/,
    ({ l = NaN, w = NaN }) => [
      ['area_and_perimeter_confused', l * w],
      ['sides_counted_once', l + w, 2 * l + w, l + 2 * w],
    ],
  ],
  [
    /^(?:area_circle|circumference)$/,
    (given, result) => {
      const r = given.r ?? (given.d ?? NaN) / 2;
      const [area, around] = [PI * r * r, 2 * PI * r];
      const other: readonly (readonly [MistakeId, ...number[]])[] = [
        ['area_and_perimeter_confused', area, around],
      ];
      return [
        ...other.map(
          ([id, ...values]) => [id, ...values.filter((value) => Math.abs(value - result) > 1e-9)] as const,
        ),
        ['radius_and_diameter_confused', 4 * area, area / 4, 2 * around, around / 2],
        ['pi_forgotten', r * r, 2 * r],
        ['square_forgotten', PI * 2 * r * r, (PI * r) ** 2],
      ];
    },
  ],
  [
    /^volume_(?:cylinder|cone)$/,
    ({ r = NaN, h = NaN }, result) => [
      ['square_forgotten', PI * r * h, 2 * PI * r * h, (PI * r * h) / 3],
      ['pi_forgotten', r * r * h, (r * r * h) / 3],
      ['third_forgotten', ...[PI * r * r * h].filter((value) => Math.abs(value - result) > 1e-9)],
      ['radius_and_diameter_confused', 4 * result, result / 4],
    ],
  ],
  [/^volume_pyramid$/, (_given, result) => [['third_forgotten', 3 * result]]],
  [
    /^volume_sphere$/,
    ({ r = NaN }, result) => [
      ['square_forgotten', (4 / 3) * PI * r * r, 4 * PI * r * r],
      ['pi_forgotten', (4 / 3) * r ** 3],
      ['radius_and_diameter_confused', 8 * result, result / 8],
    ],
  ],
  [
    /^volume_(?:box|cube)$/,
    (given) => {
      const [l, w, h] = [given.l ?? given.s ?? NaN, given.w ?? given.s ?? NaN, given.h ?? given.s ?? NaN];
      return [
        ['sides_added', l + w + h],
        ['area_and_perimeter_confused', 2 * (l * w + w * h + h * l), l * w],
      ];
    },
  ],
  [/^hypotenuse$/, ofHypotenuse],
  [/^leg$/, ofLeg],
  [
    /^distance$/,
    ({ x_1 = NaN, x_2 = NaN, y_1 = NaN, y_2 = NaN }) => {
      const [dx, dy] = [x_2 - x_1, y_2 - y_1];
      return [
        ['legs_added', dx + dy, Math.abs(dx) + Math.abs(dy), sqrt(Math.abs(dx + dy))],
        ['root_not_taken', dx * dx + dy * dy],
        ['coordinates_added', Math.hypot(x_1 + x_2, y_1 + y_2)],
        ['squares_subtracted', sqrt(Math.abs(dx * dx - dy * dy))],
      ];
    },
  ],
  [
    /^slope$/,
    ({ x_1 = NaN, x_2 = NaN, y_1 = NaN, y_2 = NaN }) => [
      ['slope_turned_over', (x_2 - x_1) / (y_2 - y_1)],
      ['slope_order_mixed', (y_2 - y_1) / (x_1 - x_2)],
      ['coordinates_added', (y_2 + y_1) / (x_2 + x_1)],
    ],
  ],
  [/^third_angle$/, ({ A = NaN, B = NaN }) => [['legs_added', A + B]]],
  [
    /^arithmetic_term$/,
    ({ a = NaN, d = NaN, n = NaN }) => [
      ['term_counted_from_zero', a + n * d, n * d],
      ['first_term_forgotten', (n - 1) * d],
      ['sequence_kind_confused', a * d ** (n - 1)],
    ],
  ],
  [
    /^geometric_term$/,
    ({ a = NaN, r = NaN, n = NaN }) => [
      ['term_counted_from_zero', a * r ** n, r ** n],
      ['first_term_forgotten', r ** (n - 1)],
      ['sequence_kind_confused', a + (n - 1) * r, a * r * (n - 1)],
    ],
  ],
  [/^arithmetic_sum$/, (_given, result) => [['sum_not_halved', 2 * result]]],
  [
    /^chance$/,
    ({ a = NaN, n = NaN }) => [
      ['odds_for_probability', a / (n - a), (n - a) / a],
      ['complement_for_event', (n - a) / n],
    ],
  ],
];

/** Wrong values of averages, of common divisors and multiples. */
function ofCall(tree: Tree, data: readonly number[] | null): readonly (readonly [MistakeId, ...number[]])[] {
  if (!isExpression(tree) || tree.kind !== 'call') return [];
  const values = tree.args.map((arg) => valueOf(arg));
  if (tree.name === 'gcd' || tree.name === 'lcm') {
    const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
    const [divisor, multiple] = [values.reduce(gcd), values.reduce((a, b) => (a * b) / gcd(a, b))];
    const all = values.reduce((a, b) => a * b, 1);
    return tree.name === 'gcd'
      ? [
          ['gcd_and_lcm_confused', multiple, all],
          ['common_divisor_not_greatest', ...divisorsOf(divisor).slice(0, -1)],
        ]
      : [
          ['lcm_as_product', all],
          ['gcd_and_lcm_confused', divisor],
        ];
  }
  if (data === null) return [];
  const total = data.reduce((a, b) => a + b, 0);
  const sorted = data.toSorted((a, b) => a - b);
  const middle = (list: readonly number[]): number =>
    (list[Math.floor((list.length - 1) / 2)]! + list[Math.ceil((list.length - 1) / 2)]!) / 2;
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  switch (tree.name) {
    case 'mean':
      return [
        ['mean_not_divided', total],
        ['averages_confused', middle(sorted), middle(data)],
        ['range_for_average', high - low, (low + high) / 2],
        ['mean_wrong_count', total / (data.length - 1), total / (data.length + 1), total / 2],
      ];
    case 'median':
      return [
        ['median_not_sorted', middle(data)],
        ['averages_confused', total / data.length],
        ['range_for_average', high - low, (low + high) / 2],
      ];
    case 'mode':
      return [['averages_confused', total / data.length, middle(sorted)]];
    case 'range':
      return [
        ['range_not_extremes', data.at(-1)! - data[0]!, data[0]! - data.at(-1)!, high, low, high + low],
        ['averages_confused', total / data.length, middle(sorted)],
      ];
    default:
      return [];
  }
}

const divisorsOf = (of: number): number[] =>
  Array.from({ length: Math.min(of, 2000) }, (_, index) => index + 1).filter((each) => of % each === 0);

const numbersWithin = (tree: Expression): readonly Expression[] =>
  tree.kind === 'number' ? [tree] : partsOf(tree).flatMap(numbersWithin);

/** A wrong factor, the wrong direction, or decimals of an hour read as minutes. */
function ofUnits(
  { expression, question }: Problem,
  result: number,
): readonly (readonly [MistakeId, ...number[]])[] {
  const target = question?.given.u;
  if (!isExpression(expression) || target === undefined) return [];
  const size = valueOf(target);
  const [amount, more] = numbersWithin(expression);
  const value = amount === undefined || more !== undefined ? NaN : valueOf(amount);
  const factor = result / size / value;
  const whole = Math.floor(value);
  const part = Math.round((value - whole) * 100);
  const asWritten = [whole * factor + part, whole * factor + Math.round((value - whole) * 10)];
  const wrongFactors: readonly (readonly [MistakeId, ...number[]])[] = [
    ['unit_factor', ...[10, 100, 1000, 10_000, 0.1, 0.01, 0.001].map((times) => times * result)],
    ['unit_factor', ...[10, 12, 24, 60, 100, 1000, 3600].map((times) => value * times * size)],
  ];
  return [
    ['decimal_time', ...(factor === 60 ? [...asWritten, value * 100] : []).map((each) => each * size)],
    ['unit_divided_instead', (value / factor) * size],
    ...wrongFactors,
    ...(target.kind === 'divide'
      ? [['unit_factor', ...[60, 1000, 3600].map((by) => (value / by) * size)] as const]
      : []),
  ];
}

/** 3/240 or 240 · 3 for 240/3, and 18/2.5 for 18 · 2.5. */
function ofOperation({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  if (question !== undefined || !isExpression(expression)) return [];
  const parts = partsOf(expression);
  if (parts.length !== 2 || parts.some(({ kind }) => kind !== 'number')) return [];
  const [a, b] = parts.map((part) => valueOf(part)) as [number, number];
  if (expression.kind === 'multiply') return [['operation_exchanged', a / b, b / a]];
  return expression.kind === 'divide'
    ? [
        ['divided_other_way', b / a],
        ['operation_exchanged', a * b],
      ]
    : [];
}

/** 10 + 3 for 10/4 · 7: as many more of the one as of the other. */
function ofProportion({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  if (question !== undefined || !isExpression(expression)) return [];
  const numbers = numbersWithin(expression).map((part) => valueOf(part));
  const isProportion = !contains(expression, ({ kind }) => ['add', 'power', 'root', 'call'].includes(kind));
  if (numbers.length !== 3 || !isProportion) return [];
  const [a, b, c] = numbers as [number, number, number];
  const result = valueOf(expression);
  const rates = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const;
  const isRight = ([whole, of, other]: (typeof rates)[number]): boolean =>
    Math.abs((whole / of) * other - result) < 1e-9;
  return [
    ...rates
      .filter(isRight)
      .map(([whole, of, other]) => ['proportion_by_adding', whole + other - of] as const),
    // 8/3 · 4 for 8 · 3/4: as if the one grew with the other.
    ...rates
      .filter((rate) => !isRight(rate))
      .map(([whole, of, other]) => ['operation_exchanged', (whole / of) * other] as const),
  ];
}

/** 80 · 45 or 80 · 0.45 for 80 · 45/60: minutes that are taken as hours, or as hundredths of one. */
function ofConversion({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  if (question !== undefined || !isExpression(expression)) return [];
  const isMinutes = (part: Expression): boolean =>
    part.kind === 'divide' && valueOf(part.denominator) === 60 && variablesOf(part.numerator).length === 0;
  if (!contains(expression, isMinutes)) return [];
  const minutes = partsWithin(expression).flatMap((part) =>
    part.kind === 'divide' && isMinutes(part) ? [valueOf(part.numerator)] : [],
  );
  const valueWith = (below: number): number => {
    const change = (part: Expression): Expression =>
      part.kind === 'divide' && isMinutes(part)
        ? { ...part, denominator: number(below) }
        : mapParts(part, change);
    return valueOf(change(expression));
  };
  return [
    ['unit_factor', valueWith(1)],
    ['decimal_time', valueWith(100), ...minutes.map((each) => each / 100)],
  ];
}

/** The wrong sides of a right triangle where the story gives √(10² − 6²). */
function ofPythagoras({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  if (question !== undefined || !isExpression(expression) || expression.kind !== 'root') return [];
  const terms = expression.of.kind === 'add' ? expression.of.terms : [];
  const [first, second] = terms.map((term) => {
    const square = term.kind === 'negate' ? term.of : term;
    return square.kind === 'power' && valueOf(square.exponent) === 2 ? valueOf(square.base) : NaN;
  });
  if (first === undefined || second === undefined || terms.length !== 2) return [];
  const result = valueOf(expression);
  return terms[1]!.kind === 'negate'
    ? ofLeg({ c: first, a: second }, result)
    : ofHypotenuse({ a: first, b: second }, result);
}

/** 84/3 for the shares of 84 in the ratio 3 : 4, or 84/2. */
function ofShares({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  const whole = question?.given.w;
  if (whole === undefined || expression.kind !== 'list') return [];
  const parts = expression.items.map((item) => valueOf(item));
  return [
    ['share_by_one_number', ...parts.map((part) => valueOf(whole) / part)],
    ['shared_equally', valueOf(whole) / parts.length],
  ];
}

/** ∫ f between two bounds: with the bounds exchanged, or put into f itself. */
function ofIntegral(tree: Tree, result: number): readonly (readonly [MistakeId, ...number[]])[] {
  if (!isExpression(tree) || tree.kind !== 'integral' || tree.bounds === null) return [];
  const { of, variable } = tree;
  const difference = (body: Expression | null): number => {
    const [low, high] = tree.bounds!.map((bound) =>
      body === null ? NaN : valueOf(body, { [variable]: valueOf(bound) }),
    );
    return high! - low!;
  };
  const values = [difference(of), difference(differentiate(of, variable))];
  return [
    ['bounds_turned', -result],
    // The values of f and of f′ may agree: then the other mistake is the likelier one.
    ['bounds_without_antiderivative', Math.abs(values[0]! - values[1]!) < 1e-9 ? NaN : values[0]!],
  ];
}

/** f(−2) with the sign of the number lost: as f(2), and with −2² for (−2)². */
function ofValue({ expression, question }: Problem): readonly (readonly [MistakeId, ...number[]])[] {
  if (!isExpression(expression)) return [];
  const [name, more] = variablesOf(expression);
  const at = name === undefined ? undefined : question?.given[name];
  if (name === undefined || more !== undefined || at === undefined || valueOf(at) >= 0) return [];
  const x = valueOf(at);
  const quadratic = quadraticOf(expression, name);
  if (quadratic === null) return [['substituted_without_brackets', valueOf(expression, { [name]: -x })]];
  const [a, b, c] = quadratic;
  return [
    ['substituted_without_brackets', -a * x * x + b * x + c, a * x * x - b * x + c, -a * x * x - b * x + c],
  ];
}

/** Wrong values of the letters on the way. */
function ofNames(
  problem: Problem,
  given: Givens,
  result: Tree | null,
  coefficients: readonly (readonly [number, number, number])[],
): readonly (readonly [string, readonly (readonly [MistakeId, ...number[]])[]])[] {
  const what = problem.question?.what ?? '';
  const rows: (readonly [string, readonly (readonly [MistakeId, ...number[]])[]])[] = [];
  for (const [a, b, c] of coefficients) {
    const root = sqrt(b * b - 4 * a * c);
    const [letter] = variablesOf(problem.expression);
    if (problem.task === 'solve' && letter !== undefined && a !== 1)
      for (const name of [letter, `${letter}_1`, `${letter}_2`])
        for (const signed of [root, -root])
          rows.push([
            name,
            [
              ['formula_denominator', (-b + signed) / 2, (-b + signed) / a],
              ['formula_divides_part', -b + signed / (2 * a)],
            ],
          ]);
    for (const name of ['Δ', 'D', 'δ', '§discriminant'])
      rows.push([
        name,
        [
          ['discriminant_sign', b * b + 4 * a * c, -b * b - 4 * a * c, -b * b + 4 * a * c],
          ['discriminant_factor', b * b - a * c, b - 4 * a * c, 2 * b - 4 * a * c],
        ],
      ]);
    for (const [name, value] of [
      ['a', a],
      ['b', b],
      ['c', c],
    ] as const)
      if (value !== 0) rows.push([name, [['coefficient_sign', -value]]]);
  }
  const { x_1 = NaN, x_2 = NaN, y_1 = NaN, y_2 = NaN } = given;
  if (/slope|line_two_points/.test(what))
    for (const name of ['m', 'a', 'k', '§slope'])
      rows.push([
        name,
        [
          ['slope_turned_over', (x_2 - x_1) / (y_2 - y_1)],
          ['slope_order_mixed', (y_2 - y_1) / (x_1 - x_2)],
          ['coordinates_added', (y_2 + y_1) / (x_2 + x_1)],
        ],
      ]);
  if (/line_/.test(what) && result?.kind === 'relation') {
    const of = result.sides[1]!;
    const [x] = variablesOf(of);
    const at0 = x === undefined ? NaN : valueOf(of, { [x]: 0 });
    for (const name of ['b', 'n', 'c', 'p', '§intercept_y']) rows.push([name, [['sign_of_intercept', -at0]]]);
  }
  if (result?.kind === 'point') {
    const [x, y] = result.coordinates.map((each) => valueOf(each)) as [number, number];
    if (what === 'midpoint') {
      const halves: readonly (readonly [string, number, number])[] = [
        ['x', x_1, x_2],
        ['y', y_1, y_2],
      ];
      for (const [name, a, b] of halves)
        rows.push([
          name,
          [
            ['midpoint_by_difference', (b - a) / 2, (a - b) / 2, b - a, a - b],
            ['midpoint_not_halved', a + b],
          ],
        ]);
    } else if (what === 'vertex') {
      rows.push(
        [
          'x',
          [
            ['sign_of_vertex', -x],
            ['formula_denominator', 2 * x, -2 * x],
          ],
        ],
        ['y', [['sign_of_vertex', -y]]],
      );
    }
  }
  if (/arithmetic/.test(what))
    for (const name of ['d', 'r', '§difference_step', '§step'])
      rows.push([
        name,
        [
          ['term_for_difference', given.a ?? NaN],
          ['difference_turned_round', -(given.d ?? NaN)],
        ],
      ]);
  if (/geometric/.test(what))
    for (const name of ['r', 'q', '§ratio_step', '§step'])
      rows.push([
        name,
        [
          ['term_for_difference', given.a ?? NaN],
          ['sequence_kind_confused', (given.a ?? NaN) * ((given.r ?? NaN) - 1)],
          ['difference_turned_round', 1 / (given.r ?? NaN)],
        ],
      ]);
  return rows;
}
