import { differentiate } from '../../algebra/differentiate.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { substitute, variablesOf } from '../../expression/tree-parts.ts';
import { equation, isExpression, variable, type Expression, type Tree } from '../../expression/tree.ts';
import type { Call } from '../message/calls.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { CurveQuestion, LineQuestion } from '../measure-request.ts';
import type { Problem } from '../problem.ts';
import { isRequestedAgain, lastRequested } from './last-question.ts';
import { assignmentOf, isConstant } from './formula-kinds.ts';
import type { Claim, Statement } from './statement.ts';
import type { StatedFormula } from './named-functions.ts';

/** A function that a statement gives: its formula, name and letter. */
export type GivenFunction = {
  readonly index: number;
  readonly body: Expression;
  readonly name: string | null;
  readonly variable: string;
};

/** The functions of a statement: f(x) = …, y = …, or a bare expression in one letter. */
export function functionsOf(statement: Statement): readonly GivenFunction[] {
  return statement.formulas.flatMap(({ index, trees, item }): GivenFunction[] => {
    if (statement.isChoice(index) || (item.calls.length === 1 && trees[0]!.kind === 'variable')) return [];
    return trees.slice(0, 1).flatMap((tree) => functionIn(tree, index));
  });
}

function functionIn(tree: Tree, index: number): GivenFunction[] {
  if (tree.kind === 'definition')
    return tree.parameters.length === 1
      ? [{ index, body: tree.body, name: tree.name, variable: tree.parameters[0]! }]
      : [];
  if (isExpression(tree)) {
    const letters = variablesOf(tree);
    if (letters.length === 1) return [{ index, body: tree, name: null, variable: letters[0]! }];
    return letters.includes('x') ? [{ index, body: tree, name: null, variable: 'x' }] : [];
  }
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return [];
  const [left, right] = tree.sides;
  const letters = variablesOf(right!);
  if (left?.kind !== 'variable' || letters.includes(left.name)) return [];
  const letter = letters.length === 1 ? letters[0]! : letters.includes('x') ? 'x' : null;
  return letter === null ? [] : [{ index, body: right!, name: left.name, variable: letter }];
}

const questions: readonly (readonly [Concept, CurveQuestion])[] = [
  ['discriminant', 'discriminant'],
  ['vertex', 'vertex'],
  ['axis_of_symmetry', 'axis_of_symmetry'],
  ['where_lowest', 'axis_of_symmetry'],
  ['minimum', 'minimum_value'],
  ['maximum', 'maximum_value'],
  ['inverse', 'inverse'],
  ['domain', 'domain'],
];

/** Vertex, axis, extreme value, discriminant, inverse, domain of a given function. */
export function readCurve(statement: Statement): Claim | null {
  for (const [concept, what] of questions) {
    const places = [...statement.places(concept), ...(concept === 'inverse' ? inverseCalls(statement) : [])];
    if (places.length === 0) continue;
    if (concept === 'discriminant' && statement.has('solve')) continue;
    const subject = subjectOf(statement, what);
    if (subject === null) continue;
    const used = new Set([
      subject.index,
      ...places,
      ...statement.places('in_reals', 'evaluate', 'tangent'),
      ...(what === 'vertex' ? statement.places('complete_square') : []),
    ]);
    // "the x-value of the minimum": where it is, not how large.
    const where =
      (what === 'minimum_value' || what === 'maximum_value') &&
      (statement.has('abscissa') || statement.letters().some(({ name }) => name === 'x'));
    // Which of both coordinates of the vertex is asked for.
    if (what === 'vertex' && statement.has('ordinate')) {
      const extreme = statement.has('abscissa') ? null : extremeOf(functionsOf(statement)[0]!);
      return extreme === null
        ? null
        : {
            problems: [{ task: 'find', expression: subject.tree, question: { what: extreme, given: {} } }],
            used,
            stated: true,
          };
    }
    if (where || (what === 'vertex' && statement.has('abscissa')))
      return {
        problems: [
          { task: 'find', expression: subject.tree, question: { what: 'axis_of_symmetry', given: {} } },
        ],
        used,
        stated: true,
      };
    if (concept === 'where_lowest') for (const { index } of statement.letters()) used.add(index);
    // "where is it defined": the set ℝ only names the numbers.
    return {
      problems: [{ task: 'find', expression: subject.tree, question: { what, given: {} } }],
      used,
      stated: true,
    };
  }
  return null;
}

/** Whether the vertex of a parabola is its lowest or highest point; null for any other curve. */
function extremeOf({ body, variable: name }: GivenFunction): 'minimum_value' | 'maximum_value' | null {
  const at = evaluator(body);
  const [a, b, c, d] = [-1, 0, 1, 2].map((x) => at({ [name]: x })) as [number, number, number, number];
  const bend = a - 2 * b + c;
  const isQuadratic = Math.abs(bend - (b - 2 * c + d)) < 1e-9;
  if (!isQuadratic || !(Math.abs(bend) > 1e-9)) return null;
  return bend > 0 ? 'minimum_value' : 'maximum_value';
}

/** f⁻¹(x) where f(x) is given: the inverse by its sign. */
const inverseCalls = (statement: Statement): readonly number[] =>
  statement.formulas.flatMap((formula) => {
    const call = callOf(formula);
    const definition = call === null ? undefined : statement.definitions.get(call.name);
    return call?.inverse === true && definition !== undefined && call.argument === definition.variable
      ? [formula.index]
      : [];
  });

function subjectOf(
  statement: Statement,
  what: CurveQuestion,
): { readonly index: number; readonly tree: Tree } | null {
  if (what === 'discriminant') {
    const relation = statement.formulas.find(
      ({ trees }) => trees[0]!.kind === 'relation' && variablesOf(trees[0]!).length === 1,
    );
    if (relation !== undefined) return { index: relation.index, tree: relation.trees[0]! };
  }
  const functions = functionsOf(statement);
  if (functions.length !== 1) return null;
  const [given] = functions;
  const { body, index, variable: letter } = given!;
  if (what === 'discriminant' || what === 'domain') return { index, tree: body };
  if (what === 'inverse') {
    if (letter !== 'x') return null;
    const name = given!.name === null || given!.name === 'y' ? 'f' : given!.name;
    return { index, tree: { kind: 'definition', name, parameters: ['x'], body } };
  }
  return { index, tree: equation(variable('y'), body) };
}

/** The point of a function at which something is asked: "at x = 2", "au point d’abscisse 2"; f′(2). */
export function pointOf(
  statement: Statement,
  given: GivenFunction,
): { readonly value: Expression; readonly used: readonly number[] } | null {
  for (const { index, trees } of statement.formulas) {
    if (index === given.index) continue;
    const assigned = assignmentOf(trees[0]);
    if (assigned !== null && assigned.name === given.variable)
      return { value: assigned.value, used: [index] };
    const point = trees.find(({ kind }) => kind === 'point');
    if (
      point?.kind === 'point' &&
      point.coordinates.length === 2 &&
      isOnCurve(given, point.coordinates[0]!, point.coordinates[1]!)
    )
      return { value: point.coordinates[0]!, used: [index] };
  }
  for (const { index, trees } of statement.formulas) {
    if (index === given.index || !isConstant(trees[0])) continue;
    const before = statement.before(
      index,
      (item) => item.kind === 'concept' && item.concepts.some((each) => each === 'object' || each === 'of'),
      4,
    );
    if (statement.isConcept(before, 'when')) return { value: trees[0], used: [index] };
    if (before >= 0 && statement.isConcept(index - 1, 'object')) return { value: trees[0], used: [index] };
  }
  return null;
}

/** Whether the point lies on the graph; a tangent at another one is not asked for. */
function isOnCurve(given: GivenFunction, x: Expression, y: Expression): boolean {
  if (variablesOf(x).length + variablesOf(y).length > 0) return false;
  const [at, height] = [evaluator(x)({}), evaluator(y)({})];
  return Math.abs(evaluator(given.body)({ [given.variable]: at }) - height) < 1e-9;
}

/** The tangent to a curve at a point, as a line. */
export function readTangent(statement: Statement): Claim | null {
  const places = statement.places('tangent');
  if (places.length === 0 || asksForSlope(statement)) return null;
  const functions = functionsOf(statement);
  if (functions.length !== 1) return null;
  const [given] = functions;
  const point = pointOf(statement, given!);
  if (point === null) return null;
  const expression = equation(variable('y'), given!.body);
  return {
    problems: [{ task: 'find', expression, question: { what: 'tangent_line', given: { x_1: point.value } } }],
    used: new Set([given!.index, ...point.used, ...places, ...statement.places('line', 'evaluate', 'graph')]),
    stated: true,
  };
}

export const asksForSlope = (statement: Statement): boolean =>
  statement.has('slope') ||
  statement
    .places('tangent')
    .some((place) =>
      /slope|pendiente|pente|coefficient/i.test((statement.items[place] as { text: string }).text),
    );

const lineQuestions: readonly (readonly [Concept, LineQuestion])[] = [
  ['intercepts', 'intercepts'],
  ['intercept_x', 'intercept_x'],
  ['intercept_y', 'intercept_y'],
  ['axis_x', 'intercept_x'],
  ['axis_y', 'intercept_y'],
  ['slope', 'slope_of'],
];

const interceptConcepts = ['intercepts', 'intercept_x', 'intercept_y'] as const;

/** x in "the x and y-intercepts". */
const sharedLetters = (statement: Statement): readonly number[] =>
  statement
    .letters()
    .filter(({ index, name }) => {
      const next = statement.next(index, (item) => item.kind === 'unreadable', 2);
      return name === 'x' && statement.isConcept(next, 'and') && statement.isConcept(next + 1, 'intercept_y');
    })
    .map(({ index }) => index);

/** Slope and intercepts of a line or curve given by its equation. */
export function readOfEquation(statement: Statement): Claim | null {
  if (statement.has('tangent', 'parallel', 'perpendicular')) return null;
  const shared = sharedLetters(statement);
  const given = equationOf(statement);
  const last =
    given === null ||
    statement.has('slope', 'area', 'under') ||
    !isRequestedAgain(statement, interceptConcepts)
      ? null
      : lastRequested(statement, ['intercept_x', 'intercept_y'] as const, ['intercepts']);
  if (given !== null && last !== null) return interceptOf(statement, given, last, shared);
  const both =
    (statement.has('intercept_x', 'axis_x') || shared.length > 0) &&
    statement.has('intercept_y', 'axis_y') &&
    !statement.has('area', 'under', 'slope');
  for (const [concept, question] of lineQuestions) {
    const places = statement.places(concept);
    if (places.length === 0) continue;
    if (both && concept === 'slope') continue;
    const line = equationOf(statement);
    if (line === null) return null;
    const what = both ? 'intercepts' : question;
    if (what === 'intercept_x' || what === 'intercept_y') return interceptOf(statement, line, what, shared);
    const used = new Set([
      line.index,
      ...places,
      ...(both ? statement.places('intercept_x', 'intercept_y', 'axis_x', 'axis_y') : []),
      ...(concept === 'slope' ? [] : [...shared, ...statement.places('meet', 'roots', 'image')]),
      ...statement.places('line', 'evaluate'),
    ]);
    return {
      problems: [{ task: 'find', expression: line.tree, question: { what, given: {} } }],
      used,
      stated: true,
    };
  }
  return null;
}

/** One intercept of a line or curve: those with the x-axis of a curve y = f(x) are the zeros of f. */
function interceptOf(
  statement: Statement,
  { index, tree }: { readonly index: number; readonly tree: Tree },
  what: 'intercept_x' | 'intercept_y',
  shared: readonly number[],
): Claim {
  const body = curvedBody(tree);
  const used = new Set([
    index,
    ...shared,
    ...statement.places('intercepts', 'intercept_x', 'intercept_y', 'axis_x', 'axis_y'),
    ...statement.places('meet', 'roots', 'image', 'line', 'evaluate'),
    ...statement.letters().flatMap((letter) => (letter.name === what.slice(-1) ? [letter.index] : [])),
    ...shared.flatMap((place) => (statement.items[place + 1]?.kind === 'unreadable' ? [place + 1] : [])),
  ]);
  const problem: Problem =
    body === null || what === 'intercept_y'
      ? { task: 'find', expression: tree, question: { what, given: {} } }
      : { task: 'solve', expression: equation(body, zero) };
  return { problems: [problem], used, stated: true };
}

const zero: Expression = { kind: 'number', value: { n: 0n, d: 1n } };

/** The right side of y = … where its graph is no straight line; it meets the x-axis where that is zero. */
function curvedBody(tree: Tree): Expression | null {
  if (tree.kind !== 'relation' || tree.sides[0]!.kind !== 'variable' || tree.sides[0].name !== 'y')
    return null;
  const body = tree.sides[1]!;
  const at = evaluator(body);
  const isStraight = [-40, -9, 0, 1, 30].every(
    (x) => Math.abs(at({ x: x - 1 }) + at({ x: x + 9 }) - 2 * at({ x: x + 4 })) < 1e-9,
  );
  return isStraight ? null : body;
}

/** The equation of a line or curve in x and y. */
export function equationOf(statement: Statement): { readonly index: number; readonly tree: Tree } | null {
  const candidates = statement.formulas.filter(({ index }) => !statement.isChoice(index));
  const found = candidates.flatMap(({ index, trees }) => {
    const [tree] = trees;
    const given = tree === undefined ? [] : functionIn(tree, index);
    if (given.length === 1 && given[0]!.variable === 'x')
      return [{ index, tree: equation(variable('y'), given[0]!.body) }];
    const letters = tree === undefined ? [] : variablesOf(tree);
    const isLine =
      tree?.kind === 'relation' &&
      tree.signs.join() === '=' &&
      letters.length > 0 &&
      letters.every((name) => name === 'x' || name === 'y');
    return isLine ? [{ index, tree: tree as Tree }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** The application that a formula consists of: f(3); null for anything else. */
export function callOf({ item }: StatedFormula): Call | null {
  const [call] = item.calls;
  const [tree] = item.trees;
  return item.calls.length === 1 && tree?.kind === 'variable' && tree.name === call!.place ? call! : null;
}

/** "f(x) = x² + 1, f(3)": values of defined functions, one for each application. */
export function readFunctionValues(statement: Statement): Claim | null {
  const calls = statement.formulas.flatMap((formula) => {
    const call = callOf(formula);
    return call === null || call.primes > 0 ? [] : [{ formula, call }];
  });
  if (calls.length !== 1) return null;
  if (calls[0]!.call.inverse) return valueOfInverse(statement, calls[0]!.formula, calls[0]!.call);
  const [{ formula, call }] = calls as [{ formula: StatedFormula; call: Call }];
  const definition = statement.definitions.get(call.name);
  const value = statement.argumentOf(call);
  if (definition === undefined || definition.variable === null || value === null) return null;
  const used = new Set([
    formula.index,
    definition.index,
    ...statement.places('evaluate', 'image', 'simplify', 'solve', 'composition'),
  ]);
  for (const each of statement.definitions.values())
    if (call.argument.includes(each.name)) used.add(each.index);
  if (variablesOf(value).length === 0)
    return { problems: [valueAt(definition.body, definition.variable, value)], used, stated: true };
  if (value.kind === 'variable' && value.name === definition.variable) {
    // "Write h(x)" where h is made of other functions.
    const body = statement.formulaAt(definition.index)?.trees[0];
    const others =
      statement.definitions.size > 1 && statement.formulas.length === statement.definitions.size + 1;
    if (body?.kind !== 'definition' || !others || statement.items[definition.index]!.kind !== 'formula')
      return null;
    return {
      problems: [{ task: 'simplify', expression: body.body }],
      used: new Set([...used, ...[...statement.definitions.values()].map(({ index }) => index)]),
      stated: true,
    };
  }
  const expression = substitute(definition.body, definition.variable, value);
  return { problems: [{ task: 'simplify', expression }], used, stated: true };
}

/** "f(x) = 5x − 8, f⁻¹(12)": where the function has that value, if it is linear. */
function valueOfInverse(statement: Statement, formula: StatedFormula, call: Call): Claim | null {
  const definition = statement.definitions.get(call.name);
  const value = statement.argumentOf(call);
  if (definition?.variable == null || value === null || variablesOf(value).length > 0) return null;
  const slope = differentiate(definition.body, definition.variable, 1);
  if (slope === null || variablesOf(slope).length > 0) return null;
  return {
    problems: [{ task: 'solve', expression: equation(definition.body, value), unknown: definition.variable }],
    used: new Set([
      formula.index,
      definition.index,
      ...statement.places('evaluate', 'inverse', 'solve', 'image'),
    ]),
    stated: true,
  };
}

const valueAt = (body: Expression, letter: string, value: Expression): Problem => ({
  task: 'evaluate',
  expression: body,
  question: { what: 'value', given: { [letter]: value } },
});

/** "C = 900k + 3500, k in kilometres, for 6 km": the quantity in the unit of the letter is its value. */
export function readQuantityValue(statement: Statement): Claim | null {
  const definition = [...statement.definitions.values()].find(({ variable: letter }) => letter !== null);
  if (definition === undefined || statement.formulas.length !== 2) return null;
  const letter = statement.letters().find(({ name }) => name === definition.variable);
  const quantity = statement.formulas.find(({ index }) => index !== definition.index);
  const tree = quantity?.trees[0];
  if (letter === undefined || tree?.kind !== 'multiply' || tree.factors.length !== 2) return null;
  const [value, measure] = tree.factors;
  const named = statement.next(letter.index, (item) => item.kind === 'concept', 3);
  const item = statement.items[named];
  if (measure!.kind !== 'unit' || item?.kind !== 'unit' || item.name !== measure!.name || !isConstant(value))
    return null;
  return {
    problems: [valueAt(definition.body, definition.variable!, value)],
    used: new Set([definition.index, letter.index, named, quantity!.index, ...statement.places('evaluate')]),
    stated: true,
  };
}

/** "the image of 2 under f", "the preimage of 21 under f", "when are both functions equal". */
export function readImage(statement: Statement): Claim | null {
  const functions = functionsOf(statement).filter(
    ({ index }) => statement.formulaAt(index)!.trees.length > 0,
  );
  const constants = statement.formulas.filter(
    ({ index, trees }) => isConstant(trees[0]) && !functions.some((given) => given.index === index),
  );
  if (statement.has('preimage', 'image') && functions.length === 1 && constants.length === 1) {
    const [given, { index, trees }] = [functions[0]!, constants[0]!];
    const value = trees[0] as Expression;
    const used = new Set([
      given.index,
      index,
      ...statement.places('preimage', 'image', 'unknown_number', 'evaluate'),
    ]);
    const asksForArgument = statement.has('preimage') || statement.has('unknown_number');
    return asksForArgument
      ? { problems: [{ task: 'solve', expression: equation(given.body, value) }], used, stated: true }
      : { problems: [valueAt(given.body, given.variable, value)], used, stated: true };
  }
  if (
    statement.has('meet') &&
    functions.length === 2 &&
    functions.every(({ variable: letter }) => letter === functions[0]!.variable)
  ) {
    const [f, g] = functions;
    const used = new Set([
      f!.index,
      g!.index,
      ...statement.places('meet', 'line', 'evaluate', 'solve'),
      ...statement.letters().map(({ index }) => index),
    ]);
    const forArgument = statement.letters().some(({ name }) => name === f!.variable);
    const named = functions.every(({ name }) => name === 'y');
    if (!forArgument && named)
      return {
        problems: [
          {
            task: 'solve',
            expression: {
              kind: 'alternatives',
              join: 'and',
              items: [equation(variable('y'), f!.body), equation(variable('y'), g!.body)],
            },
          },
        ],
        used,
        stated: true,
      };
    return { problems: [{ task: 'solve', expression: equation(f!.body, g!.body) }], used, stated: true };
  }
  // "Where does f vanish?"
  if (
    functions.length === 1 &&
    functions[0]!.name !== null &&
    statement.has('roots', 'solve', 'intercept_x') &&
    constants.length === 0
  ) {
    const [given] = functions;
    const formula = statement.formulaAt(given!.index)!;
    const solves = formula.trees[0]!.kind === 'definition' || statement.has('roots');
    if (!solves || statement.formulas.length > 1) return null;
    const used = new Set([given!.index, ...statement.places('roots', 'solve', 'in_reals', 'evaluate')]);
    return {
      problems: [
        { task: 'solve', expression: equation(given!.body, { kind: 'number', value: { n: 0n, d: 1n } }) },
      ],
      used,
      stated: true,
    };
  }
  return null;
}
