import { evaluator, type VariableValues } from '../algebra/evaluate.ts';
import { subtractExpressions } from '../expression/build.ts';
import { relationsOf } from '../expression/signs.ts';
import {
  isExpression,
  number,
  rooted,
  sum,
  variable,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import {
  contains,
  expressionsOf,
  mapParts,
  partsOf,
  substitute,
  variablesOf,
} from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { solveTree } from '../solve/solve.ts';
import type { SolutionTree } from '../solve/types.ts';
import { withoutUnits } from '../verify/units.ts';
import { type Names } from './truth.ts';
import { quantityPrefix } from './split-line.ts';

/**
 * One meaning that the letters of a learner's line can have: what expressions they stand for, and all combinations of values they can have
 * (each solution of an equation; points of a line; samples where letters are free).
 */
export type Interpretation = {
  readonly about: 'solutions' | 'result' | 'curve' | 'samples';
  readonly names: Names;
  readonly worlds: readonly VariableValues[];
  /** Angles are plain numbers of degrees. */
  readonly degrees?: boolean;
};

type Solved = Extract<SolutionTree, { kind: 'solved' }>;

/** What is known about a problem before a line is judged. */
export type ProblemKnowledge = {
  readonly problem: Problem;
  readonly solution: Solved | null;
  readonly interpretations: readonly Interpretation[];
  /** The value that is asked for, where it is one number. */
  readonly result: number | null;
  /** The same value as a number of the units that it is given in; empty without units. */
  readonly plainResults: readonly number[];
  /** Values that occur on the way: in the steps and their parts. */
  readonly intermediates: readonly number[];
  /** Given values and values that were computed, by which a formula with other letters can be checked. */
  readonly quantities: readonly number[];
  /** The letters of the problem itself. */
  readonly letters: ReadonlySet<string>;
  /** The listed data of a question about statistics. */
  readonly data: readonly number[] | null;
};

const samples = [1.37, 2.61, 0.43, -1.71, 3.19];
const noNames: Names = new Map();

export function knownOf(problem: Problem, lines: readonly Tree[], isStory: boolean): ProblemKnowledge {
  const found = solveTree(problem);
  const solution = found.kind === 'solved' ? found : null;
  const result = solution === null ? null : numberOf(solution.result);
  const closed = closedValues(problem, solution);
  const plain = plainValues(problem, solution);
  const plainResult = solution === null || result === null ? null : numberOf(withoutUnits(solution.result));
  const data = dataOf(problem.expression);
  return {
    problem,
    solution,
    result,
    data,
    plainResults: plainResult === null || plainResult === result ? [] : [plainResult],
    interpretations: [
      ...aboutSolutions(problem, solution, lines),
      ...aboutResult(problem, solution, closed, data),
      ...(plain === null ? [] : aboutResult(inNumbers(problem), inNumbersOnly(solution), plain, data)),
      ...aboutSamples(problem, solution),
    ],
    intermediates:
      solution === null
        ? []
        : [...intermediatesOf(problem, solution), ...(isStory ? combinationsIn(problem.expression) : [])],
    quantities: [...new Set([...Object.values(closed), ...Object.values(plain ?? {})])],
    letters: new Set(variablesOf(problem.expression)),
  };
}

/** The real value of an expression; NaN where it has none. */
export const valueOf = (tree: Expression, values: VariableValues = {}): number => evaluator(tree)(values);

/** The number that a result is: 12, A = 12, 12 cm. */
function numberOf(tree: Tree): number | null {
  const side = isExpression(tree)
    ? tree
    : tree.kind === 'relation' && tree.signs.join() === '=' && tree.sides[0]!.kind === 'variable'
      ? tree.sides[1]!
      : null;
  if (side === null || variablesOf(side).length > 0) return null;
  const value = valueOf(side);
  return Number.isFinite(value) ? value : null;
}

/* Equations and systems */

function aboutSolutions(
  problem: Problem,
  solution: Solved | null,
  lines: readonly Tree[],
): readonly Interpretation[] {
  if (solution === null || problem.task !== 'solve' || isExpression(problem.expression)) return [];
  const worlds = solutionWorlds(problem, solution);
  const letters = variablesOf(problem.expression);
  const [name] = letters;
  // No real solution: the letters of the formula for quadratics still have their values.
  if (worlds.length === 0)
    return name === undefined || letters.length > 1
      ? []
      : conventionsOf([problem.expression, ...lines], name, letters).map((fixed) => ({
          about: 'result',
          names: noNames,
          worlds: [fixed],
        }));
  if (letters.length !== 1 || name === undefined) return [{ about: 'solutions', names: noNames, worlds }];
  const roots = [...new Set(worlds.map((world) => world[name]!))];
  const inDegrees = expressionsOf(solution.result).some((side) =>
    contains(side, ({ kind }) => kind === 'degrees'),
  );
  const steps = solution.steps.map(({ after }) => after);
  const denominators = fractionNames(sum(expressionsOf(problem.expression)));
  const conventions = [...conventionsOf([problem.expression, ...lines, ...steps], name, letters), {}].map(
    (convention) => ({ ...denominators, ...convention }),
  );
  const degrees: readonly Interpretation[] = inDegrees
    ? [
        {
          about: 'solutions',
          names: noNames,
          worlds: worlds.map((world) => ({ [name]: (world[name]! * 180) / Math.PI })),
          degrees: true,
        },
      ]
    : [];
  return [
    ...conventions.flatMap((convention) =>
      rootOrders(roots).map((order): Interpretation => {
        const fixed = { ...convention, ...numbered(name, order) };
        return {
          about: 'solutions',
          names: noNames,
          worlds: worlds.map((world) => ({ ...fixed, ...world })),
        };
      }),
    ),
    ...degrees,
  ];
}

const rootOrders = (roots: readonly number[]): readonly (readonly number[])[] =>
  roots.length === 2 ? [roots, roots.toReversed()] : [roots];

/** x_1 and x_2, also written α and β. */
function numbered(name: string, roots: readonly number[]): VariableValues {
  const values: Record<string, number> = {};
  roots.slice(0, 6).forEach((root, index) => (values[`${name}_${index + 1}`] = root));
  if (roots.length === 1) values[`${name}_2`] = roots[0]!;
  if (roots.length === 2) [values['α'], values['β']] = [roots[0]!, roots[1]!];
  return values;
}

/** The values of the unknowns, for each solution; families of angles by some of their members. */
function solutionWorlds(problem: Problem, { result }: Solved): readonly VariableValues[] {
  const systems = result.kind === 'systems' ? result.items : [result];
  const free = variablesOf(problem.expression);
  return systems
    .flatMap((each) => {
      const relations = relationsOf(each);
      if (relations === null || relations.items.some(({ signs }) => signs.join() !== '=')) return [];
      const groups = relations.join === 'and' ? [relations.items] : relations.items.map((item) => [item]);
      return groups.flatMap((group) => {
        const names = group.map(({ sides }) => sides[0]);
        if (!names.every((side) => side?.kind === 'variable')) return [];
        const others = [...new Set(group.flatMap(({ sides }) => variablesOf(sides[1]!)))].filter(
          (letter) => !names.some((side) => side.name === letter),
        );
        return assignments(others, free).map((values) => {
          const world: Record<string, number> = { ...values };
          group.forEach(({ sides }, index) => {
            world[names[index]!.name] = valueOf(sides[1]!, world);
          });
          return world;
        });
      });
    })
    .filter((world) => Object.values(world).every(Number.isFinite));
}

/** Values for the letters that are free: letters of the problem take samples, those of a family whole numbers. */
function assignments(letters: readonly string[], ofProblem: readonly string[]): readonly VariableValues[] {
  if (letters.length === 0) return [{}];
  const isFamily = letters.every((letter) => !ofProblem.includes(letter));
  return (isFamily ? [-1, 0, 1, 2] : [1.37, 2.61, 4.43]).map((value, index) =>
    Object.fromEntries(
      letters.map((letter, at) => [letter, isFamily ? value : value + 0.59 * at + 0.1 * index]),
    ),
  );
}

/** The letters of the formula for quadratics, for every line that is a quadratic in the unknown. */
function conventionsOf(
  trees: readonly Tree[],
  name: string,
  letters: readonly string[],
): readonly VariableValues[] {
  const found: Record<string, number>[] = [];
  const add = (names: Record<string, number>): void => {
    const isNew =
      found.length < 6 &&
      !found.some((each) => each.a === names.a && each.b === names.b && each.c === names.c);
    if (isNew) found.push(withoutLetters(names, letters));
  };
  for (const tree of trees) {
    const sides = tree.kind === 'relation' && tree.sides.length === 2 ? tree.sides : null;
    const body =
      sides === null ? (isExpression(tree) ? tree : null) : subtractExpressions(sides[0]!, sides[1]!);
    const coefficients = body === null ? null : quadraticOf(body, name);
    if (coefficients === null) continue;
    add(quadraticNames(coefficients));
  }
  for (const tree of trees) {
    const sides = tree.kind === 'relation' && tree.sides.length === 2 ? tree.sides : null;
    const coefficients =
      sides === null ? null : quadraticOf(inSquare(subtractExpressions(sides[0]!, sides[1]!), name), name);
    // In x² instead of x: the second power of a linear term is no such equation.
    if (coefficients !== null && quadraticOf(subtractExpressions(sides![0]!, sides![1]!), name) === null)
      add(quadraticNames(coefficients));
  }
  return found;
}

function withoutLetters(values: Record<string, number>, letters: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !letters.includes(key)));
}

/** A formula in x² as one in x: x⁴ − 5x² + 4 becomes x² − 5x + 4 for positive values. */
const inSquare = (tree: Expression, name: string): Expression =>
  substitute(tree, name, rooted(variable(name)));

type Quadratic = readonly [a: number, b: number, c: number];

/** The coefficients of a polynomial of degree two at most; null for anything else. Found by its values. */
export function quadraticOf(body: Expression, name: string): Quadratic | null {
  if (variablesOf(body).some((letter) => letter !== name)) return null;
  const at = (x: number): number => valueOf(body, { [name]: x });
  const c = at(0);
  const [one, two] = [at(1) - c, at(2) - c];
  const [a, b] = [(two - 2 * one) / 2, (4 * one - two) / 2];
  const negative = Number.isFinite(at(-2.5)) ? [-2.5, -1] : [4.1];
  const fits = [3, 0.7, ...negative].every(
    (x) => Math.abs(a * x * x + b * x + c - at(x)) <= 1e-9 * Math.max(1, Math.abs(at(x))),
  );
  return fits && Math.abs(a) > 1e-12 ? [tidy(a), tidy(b), tidy(c)] : null;
}

const tidy = (value: number): number => Math.round(value * 1e10) / 1e10;

function quadraticNames([a, b, c]: Quadratic): Record<string, number> {
  const d = b * b - 4 * a * c;
  const names: Record<string, number> = {
    a,
    b,
    c,
    // The two numbers with which it is factorised.
    [`${quantityPrefix}add`]: b,
    [`${quantityPrefix}multiply`]: a * c,
  };
  for (const name of ['Δ', 'D', 'δ', 'Delta', `${quantityPrefix}discriminant`]) names[name] = d;
  if (a === 1) Object.assign(names, { p: b, q: c });
  return names;
}

/* Questions in words */

/** Letters with one value: the givens, and what the steps of the solution find. */
function closedValues(problem: Problem, solution: Solved | null): Record<string, number> {
  const values: Record<string, number> = {};
  const put = (name: string, tree: Expression): void => {
    if (variablesOf(tree).length > 0) return;
    const value = valueOf(tree);
    if (Number.isFinite(value)) values[name] = value;
  };
  for (const [name, tree] of Object.entries(problem.question?.given ?? {})) put(name, tree);
  if (problem.at !== undefined) put(problem.at.name, problem.at.value);
  if (problem.question === undefined) return values;
  const { what } = problem.question;
  if (isRound.test(what) && values.d !== undefined) values.r ??= values.d / 2;
  else if (isRound.test(what) && values.r !== undefined) values.d = 2 * values.r;
  for (const { after } of solution?.steps ?? [])
    for (const { sides, signs } of relationsOf(after)?.items ?? [])
      if (signs.join() === '=' && sides[0]?.kind === 'variable') put(sides[0].name, sides[1]!);
  return values;
}

const isRound = /circle|circumference|cylinder|cone|sphere/;

/** The units in a tree, by name. */
export function unitsIn(tree: Tree): readonly string[] {
  const names = new Set<string>();
  for (const side of expressionsOf(tree))
    contains(side, (part) => part.kind === 'unit' && names.add(part.name).size === 0);
  return [...names];
}

/** The same letters as numbers of the one unit in which everything is given: c = 10 beside c = 10 cm. Null without such a unit. */
function plainValues(problem: Problem, solution: Solved | null): Record<string, number> | null {
  if (problem.question === undefined || solution === null) return null;
  const given = Object.values(problem.question.given).flatMap(unitsIn);
  const units = new Set([...given, ...unitsIn(solution.result)]);
  return units.size === 1 ? closedValues(inNumbers(problem), inNumbersOnly(solution)) : null;
}

const inNumbers = (problem: Problem): Problem =>
  problem.question === undefined
    ? problem
    : {
        ...problem,
        question: {
          ...problem.question,
          given: Object.fromEntries(
            Object.entries(problem.question.given).map(([name, tree]) => [
              name,
              withoutUnits(tree) as Expression,
            ]),
          ),
        },
      };

const inNumbersOnly = (solution: Solved | null): Solved | null =>
  solution === null
    ? null
    : {
        ...solution,
        result: withoutUnits(solution.result),
        steps: solution.steps.map((step) => ({ ...step, after: withoutUnits(step.after) })),
      };

/** Names by which the same quantity goes elsewhere: letters of other textbooks, and words. */
const synonyms: readonly (readonly [of: string, others: readonly string[], when: RegExp])[] = [
  ['m', ['a', 'k', '§slope'], /slope|line_|intercept|tangent/],
  ['b', ['n', 'c', 'q', 'p', 'h', '§intercept_y'], /line_|intercept|tangent/],
  ['d', ['D', 'AB', '§distance'], /distance/],
  ['d', ['r', '§difference_step', '§step', '§subtract'], /arithmetic|sequence/],
  ['r', ['q', 'k', '§ratio_step', '§step'], /geometric|sequence/],
  ['a', ['a_1', 'u_1', 't_1', '§first_term'], /arithmetic|geometric|sequence/],
  ['A', ['S', '§area'], /area|surface/],
  ['P', ['p', 'L', 'U', '§perimeter'], /perimeter/],
  ['C', ['P', 'L', '§circumference', '§perimeter'], /circumference/],
  ['V', ['v', '§volume'], /volume/],
  ['r', ['R', '§radius'], /circle|circumference|cylinder|cone|sphere|sector|arc/],
  ['b', ['B', '§base'], /area_triangle|area_parallelogram/],
  ['h', ['H', '§height'], /./],
  ['d', ['D', '§diameter'], isRound],
  ['l', ['L', '§length'], /rectangle|box/],
  ['w', ['W', 'a', 'b', '§width'], /rectangle|box/],
  ['c', ['h', 'd', '§hypotenuse'], /hypotenuse|leg/],
  ['D', ['Δ', 'δ', 'd', 'Delta', '§discriminant'], /discriminant/],
];

function withSynonyms(values: Record<string, number>, what: string): Record<string, number> {
  const all = { ...values };
  for (const [of, others, when] of synonyms) {
    const value = values[of];
    if (value === undefined || !when.test(what)) continue;
    for (const other of others) all[other] ??= value;
  }
  return all;
}

function aboutResult(
  problem: Problem,
  solution: Solved | null,
  closed: Record<string, number>,
  data: readonly number[] | null,
): readonly Interpretation[] {
  const what = problem.question?.what ?? '';
  const base: Record<string, number> = {
    ...withSynonyms(closed, what),
    ...(data === null ? {} : dataNames(data)),
    ...derivedNames(closed, what),
  };
  const body = curveBody(problem);
  const found: Interpretation[] = [];
  const add = (
    about: Interpretation['about'],
    worlds: readonly VariableValues[],
    names: Names = noNames,
  ): void => {
    if (worlds.length > 0) found.push({ about, worlds, names });
  };
  const result = solution?.result;
  if (isExpression(problem.expression)) Object.assign(base, fractionNames(problem.expression));
  if (body !== null) addCurve(body.name, body.of);
  if (result?.kind === 'point') {
    const [x, y] = result.coordinates.map((each) => valueOf(each));
    if (x !== undefined && y !== undefined) {
      const point = {
        x,
        y,
        x_0: x,
        y_0: y,
        h: x,
        k: y,
        x_v: x,
        y_v: y,
        x_V: x,
        y_V: y,
        x_S: x,
        y_S: y,
        x_M: x,
        y_M: y,
        x_I: x,
        y_I: y,
        α: x,
        β: y,
        '§minimum': y,
        '§maximum': y,
      };
      for (const convention of body === null
        ? [{}]
        : [...conventionsOf([body.of], body.name, ['x', 'y']), {}])
        add('result', [{ ...base, ...convention, ...point }]);
    }
  } else if (result !== undefined) {
    const value = numberOf(result);
    if (value !== null) addNumber(value);
    else if (result.kind === 'relation' && result.signs.join() === '=')
      addLine(result.sides[0]!, result.sides[1]!);
    else if (result.kind === 'definition') addInverse(result);
  }
  add('result', [base]);
  if (data !== null) for (const value of middleOf(data)) add('result', [{ '§middle': value }]);
  // "The discount is 20 %", as well as its amount.
  if (closed.p !== undefined && /^percent_(?:more|less)$/.test(what))
    add('result', [{ ...base, '§increase': closed.p, '§decrease': closed.p }]);
  for (const other of otherDenominators(problem.expression))
    add('result', [{ ...base, [commonDenominator]: other }]);
  return found;

  function addNumber(value: number): void {
    const letters = variablesOf(problem.expression);
    const names: Record<string, number> = { ...base };
    const index = closed.n === undefined ? 'n' : String(closed.n);
    if (/arithmetic_term|geometric_term/.test(what))
      for (const letter of ['a', 'u', 't', 'T']) names[`${letter}_n`] = names[`${letter}_${index}`] = value;
    if (/_sum|_infinite/.test(what)) names.S = names.S_n = names[`S_${index}`] = value;
    // A letter for what is wanted; for a quadratic whose smallest value is wanted, x is the place.
    const unknown =
      problem.question === undefined && problem.expression.kind !== 'call' ? [] : ['x', 'y', 'R', 'M'];
    for (const letter of unknown) if (!letters.includes(letter)) names[letter] ??= value;
    for (const convention of body === null ? [{}] : [...conventionsOf([body.of], body.name, []), {}])
      add('result', [{ ...convention, ...names }]);
    if (problem.task === 'limit') add('result', [{ '§limit': value, L: value, l: value }]);
    // p may be the price.
    if (what.startsWith('percent_') && names.p !== undefined) add('result', [{ ...names, p: value }]);
    // x of a hundred.
    if (/percent_rate|percent_change/.test(what))
      add('result', [{ ...names, x: 100 * value, p: 100 * value }]);
  }

  /** y = 3x − 1: the points of the line; its slope and intercept are values of the steps. */
  function addLine(left: Expression, right: Expression): void {
    const [x] = variablesOf(right);
    if (left.kind !== 'variable' || x === undefined) return;
    const at0 = valueOf(right, { [x]: 0 });
    const slope = valueOf(right, { [x]: 1 }) - at0;
    const named = withSynonyms({ ...base, m: slope, b: at0 }, what);
    add(
      'curve',
      samples.map((value) => ({ ...named, [x]: value, [left.name]: valueOf(right, { [x]: value }) })),
    );
    add('result', [{ ...named, '§slope': slope }]);
  }

  /** y = f(x) and x = f(y) are both lines on the way to an inverse. */
  function addInverse(definition: Tree & { kind: 'definition' }): void {
    const [x] = definition.parameters;
    if (x === undefined || what !== 'inverse') return;
    add(
      'curve',
      samples
        .map((value) => ({ y: value, [x]: NaN }))
        .flatMap(({ y: given }) => {
          const x0 = valueOf(definition.body, { [x]: given });
          return Number.isFinite(x0) ? [{ [x]: given, y: x0 }] : [];
        }),
    );
  }

  function addCurve(name: string, of: Expression): void {
    const points = samples.map((value) => ({ [name]: value, y: valueOf(of, { [name]: value }) }));
    const finite = points.filter(({ y }) => Number.isFinite(y));
    for (const convention of [...conventionsOf([of], name, [name, 'y']), {}]) {
      add(
        'curve',
        finite.map((point) => ({ ...base, ...convention, ...point })),
        new Map([['f', of]]),
      );
      const quadratic = quadraticOf(of, name);
      if (quadratic === null) continue;
      const [a, b, c] = quadratic;
      const d = b * b - 4 * a * c;
      if (d < 0) continue;
      const roots = [1, -1].map((sign) => (-b + sign * Math.sqrt(d)) / (2 * a));
      for (const order of rootOrders(roots))
        add(
          'curve',
          order.map((root) => ({ ...convention, ...numbered(name, order), [`${name}`]: root, y: 0 })),
        );
    }
  }
}

/** The formula of a curve in question: y = x² − 10x + 21, f(x) = …, or the bare formula. */
export function curveBody({
  question,
  expression,
}: Problem): { readonly name: string; readonly of: Expression } | null {
  if (question === undefined) return null;
  const of =
    expression.kind === 'definition'
      ? expression.body
      : expression.kind === 'relation' && expression.sides[0]?.kind === 'variable'
        ? expression.sides[1]!
        : isExpression(expression)
          ? expression
          : null;
  if (of === null) return null;
  const [name, more] = variablesOf(of);
  return name === undefined || more !== undefined ? null : { name, of };
}

/* Numbers and lists */

const statistics = new Set([
  'mean',
  'median',
  'mode',
  'range',
  'variance',
  'deviation',
  'sampleVariance',
  'sampleDeviation',
]);

/** The data of mean(3, 8, 1). */
function dataOf(tree: Tree): readonly number[] | null {
  if (!isExpression(tree) || tree.kind !== 'call' || !statistics.has(tree.name)) return null;
  const values = tree.args.map((each) => valueOf(each));
  return values.every(Number.isFinite) ? values : null;
}

/** The one or two values in the middle of sorted data. */
function middleOf(data: readonly number[]): readonly number[] {
  const sorted = data.toSorted((a, b) => a - b);
  return [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
}

/** The value that occurs most often; none where there are several such values. */
function modeOf(data: readonly number[]): { readonly '§mode'?: number } {
  const counts = [...new Set(data)].map(
    (value) => [value, data.filter((each) => each === value).length] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  const [only, more] = counts.filter(([, count]) => count === most);
  return only === undefined || more !== undefined ? {} : { '§mode': only[0] };
}

/** Quantities of a figure or a percentage that have a word of their own. */
function derivedNames({ u, v, w, p, r, l }: Record<string, number>, what: string): Record<string, number> {
  if (/^volume_(?:cylinder|cone)$/.test(what) && r !== undefined) return { '§base_area': Math.PI * r * r };
  if (what === 'volume_box' && l !== undefined && w !== undefined) return { '§base_area': l * w };
  const whole = u ?? w;
  const change =
    u !== undefined && v !== undefined
      ? Math.abs(v - u)
      : whole !== undefined && p !== undefined && /more|less/.test(what)
        ? whole * p
        : NaN;
  return Number.isFinite(change) ? { '§increase': change, '§decrease': change } : {};
}

function dataNames(data: readonly number[]): Record<string, number> {
  const total = data.reduce((all, value) => all + value, 0);
  const sorted = data.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const [below, above] = middleOf(data) as [number, number];
  return {
    ...modeOf(data),
    n: data.length,
    N: data.length,
    S: total,
    Σ: total,
    '§add': total,
    '§maximum': high,
    '§minimum': low,
    max: high,
    min: low,
    M: high,
    '§position': (data.length + 1) / 2,
    '§mean': total / data.length,
    '§median': (below + above) / 2,
    '§largest': high,
    '§smallest': low,
    '§spread': high - low,
  };
}

const commonDenominator = `${quantityPrefix}common_denominator`;

/** The whole denominators of the fractions of a sum. */
function denominatorsOf(tree: Tree): readonly number[] {
  const found: number[] = [];
  if (isExpression(tree))
    contains(tree, (part) => part.kind === 'divide' && found.push(valueOf(part.denominator)) === 0);
  return found.length > 1 && found.every((value) => Number.isInteger(value) && value > 0) ? found : [];
}

/** Common denominators beside the least one: its multiples up to their product, and some more. */
function otherDenominators(tree: Tree): readonly number[] {
  const least = isExpression(tree) ? fractionNames(tree)[commonDenominator] : undefined;
  if (least === undefined) return [];
  const multiples = Math.max(6, denominatorsOf(tree).reduce((a, b) => a * b) / least);
  return Array.from({ length: Math.min(12, multiples) - 1 }, (_, index) => least * (index + 2));
}

/** The common denominator of fractions, the greatest common divisor and the least common multiple of whole numbers. */
function fractionNames(tree: Expression): Record<string, number> {
  const isCall = tree.kind === 'call' && (tree.name === 'gcd' || tree.name === 'lcm');
  const whole = isCall ? tree.args.map((each) => valueOf(each)) : denominatorsOf(tree);
  if (whole.length < 2 || !whole.every((value) => Number.isInteger(value) && value > 0)) return {};
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const lcm = whole.reduce((a, b) => (a * b) / gcd(a, b));
  return {
    [`${quantityPrefix}lcm`]: lcm,
    [`${quantityPrefix}gcd`]: whole.reduce(gcd),
    ...(isCall ? {} : { [commonDenominator]: lcm }),
  };
}

/* Expressions with letters */

/** Free letters take sample values: a statement about them must hold for all. */
function aboutSamples(problem: Problem, solution: Solved | null): readonly Interpretation[] {
  const { expression } = problem;
  if (!isExpression(expression)) return [];
  const letters = [...new Set([...boundLetters(expression), ...variablesOf(expression)])];
  const result = solution !== null && isExpression(solution.result) ? solution.result : null;
  const worlds =
    letters.length === 0
      ? [{}]
      : samples.map((value, index) =>
          Object.fromEntries([
            ...letters.map((letter, at) => [letter, value + 0.37 * at * (index + 1)]),
            ['C', 0.77],
          ]),
        );
  const names = namesOfTask(expression, result);
  const [letter, more] = letters;
  const conventions =
    letter === undefined || more !== undefined ? [] : conventionsOf([expression], letter, letters);
  return [{}, ...conventions].map((convention) => ({
    about: 'samples' as const,
    names,
    worlds: worlds.map((world) => ({ ...namedInWords(convention), ...world })),
  }));
}

/** The quantities that have a word: the letters a and b may stand for anything in an identity. */
const namedInWords = (values: VariableValues): VariableValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(quantityPrefix)));

function boundLetters(tree: Expression): readonly string[] {
  const letters: string[] = [];
  contains(
    tree,
    (part) => 'variable' in part && typeof part.variable === 'string' && letters.push(part.variable) === 0,
  );
  return letters;
}

/** y′ and f′ for a derivative, F for an antiderivative. */
function namesOfTask(expression: Expression, result: Expression | null): Names {
  const names = new Map<string, Expression>();
  if (expression.kind === 'derivative') {
    for (const letter of ['f', 'y', 'g']) names.set(letter, expression.of);
    for (const letter of ['f′', 'y′', 'g′']) names.set(letter, expression);
  }
  if (result !== null && expression.kind === 'integral')
    for (const letter of ['F', 'I']) names.set(letter, result);
  return names;
}

/* What occurs on the way */

function intermediatesOf(problem: Problem, solution: Solved): readonly number[] {
  const found = new Set<number>();
  const visit = (tree: Expression): void => {
    if (variablesOf(tree).length === 0) {
      const value = valueOf(tree);
      if (Number.isFinite(value)) found.add(value);
    }
    partsOf(tree).forEach(visit);
  };
  for (const { after } of solution.steps) expressionsOf(after).forEach(visit);
  for (const part of wholeParts(problem)) found.add(part);
  return [...found];
}

/** 2.75 h: two hours and three quarters of an hour, each in the wanted unit. */
function wholeParts(problem: Problem): readonly number[] {
  const { expression, question } = problem;
  if (question?.what !== 'unit' || !isExpression(expression) || expression.kind !== 'multiply') return [];
  const value = expression.factors.find(({ kind }) => kind === 'number');
  const target = question.given.u;
  if (value === undefined || target === undefined) return [];
  const factor =
    valueOf(mapParts(expression, (part) => (part === value ? number(1) : part))) / valueOf(target);
  const whole = Math.floor(valueOf(value));
  return [whole * factor, (valueOf(value) - whole) * factor, factor];
}

/** Operands of one sum or product of which every choice is tried. */
const mostOperands = 6;

/** The values of all choices of the terms of a sum and of the factors of a product: 7.5 · 5 / 3 may be computed from 7.5 / 3. */
function combinationsIn(tree: Tree): readonly number[] {
  if (!isExpression(tree) || variablesOf(tree).length > 0) return [];
  const terms = tree.kind === 'add' ? tree.terms.map((term) => valueOf(term)) : [];
  const factors = tree.kind === 'multiply' || tree.kind === 'divide' ? factorsOf(tree) : [];
  return [
    ...choicesOf(terms, (a, b) => a + b, 0),
    ...choicesOf(factors, (a, b) => a * b, 1),
    ...partsOf(tree).flatMap(combinationsIn),
  ];
}

/** The factors of a product, also those of its denominators, as the numbers that are multiplied. */
function factorsOf(tree: Expression): readonly number[] {
  if (tree.kind === 'multiply') return tree.factors.flatMap(factorsOf);
  if (tree.kind === 'divide')
    return [...factorsOf(tree.numerator), ...factorsOf(tree.denominator).map((each) => 1 / each)];
  return [valueOf(tree)];
}

/** Each choice of at least two values, combined; differences and quotients with either sign. */
function choicesOf(
  values: readonly number[],
  combine: (a: number, b: number) => number,
  neutral: number,
): readonly number[] {
  if (values.length < 3 || values.length > mostOperands) return [];
  const choices = Array.from({ length: 2 ** values.length }, (_, mask) =>
    values.filter((_value, index) => (mask & (1 << index)) !== 0),
  );
  return choices
    .filter(({ length }) => length > 1)
    .flatMap((chosen) => {
      const value = chosen.reduce(combine, neutral);
      return neutral === 0 ? [value, -value] : [value, 1 / value];
    })
    .filter(Number.isFinite);
}
