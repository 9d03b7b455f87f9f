import { evaluator } from '../../algebra/evaluate.ts';
import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { constant, divided, isExpression, negated, sum, type Expression } from '../../expression/tree.ts';
import type { Problem } from '../problem.ts';
import { asksForSlope, callOf, functionsOf, pointOf, type GivenFunction } from './curves.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

const unknownField = (name: string): { unknown?: string } => (name === 'x' ? {} : { unknown: name });

/** The average rate of change of a function over an interval: the slope between its ends. */
export function readAverageRate(statement: Statement): Claim | null {
  const places = statement.places('rate');
  if (places.length === 0) return null;
  const functions = functionsOf(statement);
  const range = boundsOf(statement);
  if (functions.length !== 1 || range === null) return null;
  const [{ body, variable: letter, index }] = functions as [GivenFunction];
  const [low, high] = [substitute(body, letter, range.low), substitute(body, letter, range.high)];
  const expression = divided(sum([high, negated(low)]), sum([range.high, negated(range.low)]));
  // Over [2, 2 + h] the rate is an expression in h.
  const letters = variablesOf(expression);
  const ends = [...variablesOf(range.low), ...variablesOf(range.high)];
  if (!letters.every((name) => ends.includes(name))) return null;
  return {
    problems: [{ task: letters.length > 0 ? 'simplify' : 'evaluate', expression }],
    used: new Set([index, ...range.used, ...places, ...statement.places('evaluate')]),
    stated: true,
  };
}

/** Derivatives: of a function, of higher order, at a point. */
export function readDerivative(statement: Statement): Claim | null {
  const primed = statement.formulas.flatMap((formula) => {
    const call = callOf(formula);
    return call !== null && call.primes > 0 ? [{ formula, call }] : [];
  });
  const marks = statement.items.flatMap((item, index) =>
    item.kind === 'derivative' ? [{ item, index }] : [],
  );
  // The slope of a curve at a point is the value of its derivative.
  const tangentSlope = asksForSlope(statement);
  const worded = statement.places('differentiate', 'derivative_rule', 'second', 'third');
  if (worded.length + primed.length + marks.length === 0 && !tangentSlope) return null;
  const composed = composedFunction(statement, marks.at(0)?.item);
  const found = functionsOf(statement).filter(
    ({ index }) => !primed.some(({ formula }) => formula.index === index),
  );
  const functions =
    composed !== null
      ? [composed.given]
      : found.length === 0
        ? constantFunction(statement, new Set())
        : found;
  if (functions.length !== 1 || primed.length > 1) return null;
  const [given] = functions;
  const by = letterOf(statement, given!, marks.at(0)?.item.by);
  if (by === null) return null;
  const order =
    primed[0]?.call.primes ??
    (statement.has('second') ? 2 : statement.has('third') ? 3 : (marks[0]?.item.order ?? 1));
  if (order > 3) return null;
  const expression: Expression = { kind: 'derivative', of: given!.body, variable: by, order };
  const used = new Set([
    given!.index,
    ...worded,
    ...marks.map(({ index }) => index),
    ...primed.map(({ formula }) => formula.index),
    ...statement.places('evaluate', 'simplify', 'tangent', 'slope', 'respect', 'line'),
    ...statement
      .letters()
      .filter(({ name }) => name === by || name === given!.name)
      .map(({ index }) => index),
  ]);
  if (composed !== null) composed.used.forEach((index) => used.add(index));
  const inside = primed[0] === undefined ? null : statement.argumentOf(primed[0].call);
  const argument = inside !== null && variablesOf(inside).length === 0 ? inside : null;
  if (inside !== null && argument === null && !(inside.kind === 'variable' && inside.name === by))
    return null;
  const point = argument === null ? pointOf(statement, given!) : null;
  point?.used.forEach((index) => used.add(index));
  const at = argument ?? point?.value;
  if (tangentSlope && at === undefined) return null;
  const problem: Problem = {
    task: 'differentiate',
    expression,
    ...unknownField(by),
    ...(at === undefined ? {} : { at: { name: by, value: at } }),
  };
  return { problems: [problem], used, stated: true };
}

/** "y = cos(u) with u = 3x + 2, dy/dx": the inner function inserted into the outer one. */
function composedFunction(
  statement: Statement,
  mark: { readonly of: string; readonly by: string } | undefined,
): { readonly given: GivenFunction; readonly used: readonly number[] } | null {
  const outer = mark === undefined || mark.by === '' ? undefined : statement.definitions.get(mark.of);
  if (outer === undefined || outer.variable === null || outer.variable === mark!.by) return null;
  const inner = statement.definitions.get(outer.variable);
  if (inner === undefined || inner.variable !== mark!.by) return null;
  return {
    given: {
      index: outer.index,
      body: substitute(outer.body, outer.variable, inner.body),
      name: outer.name,
      variable: mark!.by,
    },
    used: [outer.index, inner.index],
  };
}

/** The letter of differentiation: named, or that of the function. */
function letterOf(statement: Statement, given: GivenFunction, named: string | undefined): string | null {
  if (named !== undefined && named !== '') return named;
  const respect = statement.places('respect')[0];
  if (respect !== undefined) {
    const item = statement.items[respect + 1];
    if (item?.kind === 'letter') return item.name;
    return null;
  }
  return given.variable;
}

/** The two ends of a range: "from 1 to 3", "between 0 and π", an interval. */
function boundsOf(
  statement: Statement,
): { readonly low: Expression; readonly high: Expression; readonly used: readonly number[] } | null {
  const interval = statement.formulas.find(({ trees }) => trees.some(({ kind }) => kind === 'interval'));
  if (interval !== undefined) {
    const tree = interval.trees.find((each) => each.kind === 'interval');
    if (tree?.kind === 'interval') return { low: tree.low, high: tree.high, used: [interval.index] };
  }
  // "on the interval (2, 2 + h)": read as a point.
  for (const { index, trees } of statement.formulas) {
    const pair = trees.find((each) => each.kind === 'point');
    if (
      pair?.kind === 'point' &&
      pair.coordinates.length === 2 &&
      /interv/iu.test(textBefore(statement, index))
    )
      return { low: pair.coordinates[0]!, high: pair.coordinates[1]!, used: [index] };
  }
  for (const start of statement.places('from', 'between')) {
    const low = endAt(statement, start + 1);
    if (low === null || !statement.isConcept(start + 2, 'to', 'and')) continue;
    const high = endAt(statement, start + 3);
    if (high !== null) return { low, high, used: [start + 1, start + 3] };
  }
  return null;
}

const textBefore = (statement: Statement, index: number): string => {
  const item = statement.items[index - 1];
  return item !== undefined && 'text' in item ? item.text : '';
};

/** A bound: 3, x = 3, ∞, e, π. */
function endAt(statement: Statement, index: number): Expression | null {
  const item = statement.items[index];
  if (item?.kind === 'letter')
    return item.name === 'e' ? constant('e') : item.name === 'π' ? constant('pi') : null;
  const formula = statement.formulaAt(index);
  return formula === null ? null : endOf(formula);
}

function endOf({ trees }: StatedFormula): Expression | null {
  const assigned = assignmentOf(trees[0]);
  if (assigned !== null) return assigned.value;
  return isConstant(trees[0]) ? trees[0] : null;
}

/** Integrals: indefinite, between bounds, as the area under a curve. */
export function readIntegral(statement: Statement): Claim | null {
  const worded = statement.places('integrate');
  const area = statement.has('area') && statement.has('under');
  if (worded.length === 0 && !area) return null;
  const range = boundsOf(statement);
  const taken = new Set(range?.used ?? []);
  // "une primitive sur ]0 ; +∞[": the interval is where the function is defined.
  const bounds = namesAntiderivative(statement, worded) && isInterval(statement, range) ? null : range;
  const written = statement.formulas.find(
    ({ index, trees }) =>
      !taken.has(index) && isExpression(trees[0]!) && contains(trees[0], (part) => part.kind === 'integral'),
  );
  if (written !== undefined) return null;
  const found = functionsOf(statement).filter(({ index }) => !taken.has(index));
  const functions = found.length === 0 ? constantFunction(statement, taken) : found;
  if (functions.length !== 1 || (area && bounds === null)) return null;
  const [given] = functions;
  const by = letterOf(statement, given!, undefined);
  if (by === null || (area && !isNowhereNegative(given!.body, by, bounds!.low, bounds!.high))) return null;
  const expression: Expression = {
    kind: 'integral',
    of: given!.body,
    variable: by,
    bounds: bounds === null ? null : [bounds.low, bounds.high],
  };
  const used = new Set([
    given!.index,
    ...taken,
    ...worded,
    ...statement.places('area', 'evaluate', 'respect', 'graph'),
    ...statement
      .letters()
      .filter(({ name }) => name === by || name === given!.name)
      .map(({ index }) => index),
  ]);
  return { problems: [{ task: 'integrate', expression, ...unknownField(by) }], used, stated: true };
}

const namesAntiderivative = (statement: Statement, places: readonly number[]): boolean =>
  places.length > 0 &&
  places.every((place) => /^(?:primitiv|anti-?d[eé]riv)/iu.test(textBefore(statement, place + 1)));

const isInterval = (statement: Statement, range: { readonly used: readonly number[] } | null): boolean =>
  range?.used.length === 1 &&
  statement.formulaAt(range.used[0]!)?.trees.some(({ kind }) => kind === 'interval') === true;

/** A constant is a function as well: "integrate 0". */
function constantFunction(statement: Statement, taken: ReadonlySet<number>): readonly GivenFunction[] {
  const rest = statement.formulas.filter(({ index }) => !taken.has(index));
  const [tree] = rest[0]?.trees ?? [];
  const letter = statement
    .letters()
    .find(({ index }) => statement.isConcept(index - 1, 'integrate', 'differentiate', 'of'));
  if (rest.length === 0 && letter !== undefined)
    return [
      {
        index: letter.index,
        body: { kind: 'variable', name: letter.name },
        name: null,
        variable: letter.name,
      },
    ];
  return rest.length === 1 && tree !== undefined && isExpression(tree)
    ? [{ index: rest[0]!.index, body: tree, name: null, variable: 'x' }]
    : [];
}

const samples = 400;

function isNowhereNegative(body: Expression, name: string, low: Expression, high: Expression): boolean {
  if (variablesOf(body).some((each) => each !== name)) return false;
  const [of, from, to] = [evaluator(body), evaluator(low)({}), evaluator(high)({})];
  if (!Number.isFinite(from) || !Number.isFinite(to) || from >= to) return false;
  return Array.from({ length: samples + 1 }, (_, index) => from + ((to - from) * index) / samples).every(
    (at) => of({ [name]: at }) >= -1e-9,
  );
}

/** Limits in words: "as x approaches 2", "en +∞". */
export function readLimit(statement: Statement): Claim | null {
  const worded = statement.places('limit');
  if (worded.length === 0) return null;
  const approach = approachOf(statement);
  if (approach === null) return null;
  const functions = functionsOf(statement).filter(({ index }) => !approach.used.includes(index));
  if (functions.length !== 1) return null;
  const [given] = functions;
  const by = approach.name ?? given!.variable;
  if (
    variablesOf(given!.body).some((name) => name !== by) ||
    contains(given!.body, ({ kind }) => kind === 'limit')
  )
    return null;
  const side = statement.has('from_right') ? 'right' : statement.has('from_left') ? 'left' : 'both';
  const used = new Set([
    given!.index,
    ...approach.used,
    ...worded,
    ...statement.places('from_right', 'from_left', 'evaluate', 'sequence'),
  ]);
  return {
    problems: [
      { task: 'limit', expression: { kind: 'limit', of: given!.body, variable: by, to: approach.to, side } },
    ],
    used,
    stated: true,
  };
}

function approachOf(
  statement: Statement,
): { readonly name: string | null; readonly to: Expression; readonly used: readonly number[] } | null {
  for (const [index, item] of statement.items.entries()) {
    if (item.kind === 'approach') return { name: item.name, to: item.value, used: [index] };
  }
  for (const place of statement.places('tends')) {
    const letter = statement.items[place - 1];
    const end = constantAfter(statement, place);
    if (end === null) continue;
    const named = letter?.kind === 'letter' ? letter.name : null;
    return { name: named, to: end.value, used: [place, place - 1, ...end.used] };
  }
  // "the limit at +∞", "en 2", "at x = 2".
  for (const place of statement.places('when')) {
    const formula = statement.formulaAt(place + 1);
    const assigned = assignmentOf(formula?.trees[0]);
    if (assigned !== null) return { name: assigned.name, to: assigned.value, used: [formula!.index] };
    const end = constantAfter(statement, place);
    if (end !== null) return { name: null, to: end.value, used: end.used };
  }
  return null;
}

function constantAfter(
  statement: Statement,
  place: number,
): { readonly value: Expression; readonly used: readonly number[] } | null {
  const formula = statement.formulaAt(place + 1);
  if (formula !== null && isConstant(formula.trees[0]))
    return { value: formula.trees[0], used: [formula.index] };
  const item = statement.items[place + 1];
  if (item?.kind !== 'word') return null;
  const infinite = /^(?:infinity|infinito|infini)$/.test(item.folded);
  return infinite ? { value: constant('infinity'), used: [place + 1] } : null;
}
