import { type VariableValues } from '../algebra/evaluate.ts';
import { relationsOf } from '../expression/signs.ts';
import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { Problem } from '../reading/request.ts';
import { withoutUnits } from '../verify/units.ts';
import { type Names } from './truth.ts';
import { type ProblemAnswered, type Interpretation, noNames, samples } from './problem-knowledge.ts';
import { valueOf, unitsIn, numberOf } from './tree-values.ts';
import { dataNames, fractionNames, middleOf, otherDenominators, commonDenominator } from './data-names.ts';
import { conventionsOf, quadraticOf, rootOrders, numbered } from './quadratic-letters.ts';

/* Questions in words */

/** Letters with one value: the givens, and what the steps of the solution find. */
export function closedValues(problem: Problem, solution: ProblemAnswered | null): Record<string, number> {
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

/** The same letters as numbers of the one unit in which everything is given: c = 10 beside c = 10 cm. Null without such a unit. */
export function plainValues(
  problem: Problem,
  solution: ProblemAnswered | null,
): Record<string, number> | null {
  if (problem.question === undefined || solution === null) return null;
  const given = Object.values(problem.question.given).flatMap(unitsIn);
  const units = new Set([...given, ...unitsIn(solution.result)]);
  return units.size === 1 ? closedValues(inNumbers(problem), inNumbersOnly(solution)) : null;
}

export const inNumbers = (problem: Problem): Problem =>
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

export const inNumbersOnly = (solution: ProblemAnswered | null): ProblemAnswered | null =>
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

export function aboutResult(
  problem: Problem,
  solution: ProblemAnswered | null,
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
  if (isExpression(problem.expression)) add('curve', partsOfFraction(problem.expression));
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

/** Numerator and denominator of a fraction with letters, at sample values of these. */
function partsOfFraction(tree: Expression): readonly VariableValues[] {
  const letters = variablesOf(tree);
  if (tree.kind !== 'divide' || letters.length === 0) return [];
  return samples.map((value) => {
    const at = Object.fromEntries(letters.map((name, index) => [name, value + index]));
    return {
      ...at,
      '§numerator': valueOf(tree.numerator, at),
      '§denominator': valueOf(tree.denominator, at),
    };
  });
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
