import type { Family } from '../contract.ts';
import { factorsOf, numberValue } from '../expression/build.ts';
import type { Problem } from '../reading/request.ts';
import { toNumber } from '../expression/rational.ts';
import { relationsOf } from '../expression/signs.ts';
import { seededRandom } from '../random.ts';
import {
  equation,
  isExpression,
  number,
  product,
  raised,
  sum,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { sameTree, variablesOf } from '../expression/tree-parts.ts';
import { opposite } from '../expression/build.ts';
import {
  between,
  consistent,
  fromManyRoots,
  isStandard,
  nonZero,
  replaceNumbers,
  signedNumber,
  withFreshExponents,
} from './analogous-numbers.ts';
import { withFreshAngle } from './analogous-angles.ts';
import { withFreshExponent } from './analogous-exponents.ts';
import { givenByTerms, withFreshTerms } from './analogous-terms.ts';
import { withSolution } from './analogous-values.ts';
import { normalizeTree } from './rewriting.ts';
import { familyOf, solveTree } from './solve.ts';
import type { SolutionTree } from './types.ts';

type Solved = Extract<SolutionTree, { kind: 'solved' }>;
type Fresh = { readonly problem: Problem; readonly family: Family };

const tries = 200;
/**
 * Limits on how many candidates are solved, as solving dominates the time; lower once a nearly similar one
 * was found.
 */
const mostSolved = { forAlike: 40, forBetter: 32 };
/** Families with long solutions; fewer candidates are solved. */
const mostSolvedOfLong = { forAlike: 10, forBetter: 6 };
const long: readonly Family[] = [
  'trigonometric_equation',
  'exponential_equation',
  'logarithmic_equation',
  'rational_equation',
  'integral',
];
/** Families in which few numbers have a simple answer: the answer is chosen first. */
const fromAnswer: readonly Family[] = [
  'system',
  'rational_equation',
  'radical_equation',
  'absolute_equation',
  'polynomial_equation',
  'logarithmic_equation',
  'linear_equation',
];

/** Families whose only numbers may be exponents. */
const fromExponents: readonly Family[] = ['powers', 'derivative', 'integral'];

/**
 * A new problem of the same family and shape with other small numbers and a simple answer: replaces the
 * written numbers, and accepts a candidate only when it is solved by the same rules in the same order with a
 * short result. The same seed gives the same problem.
 */
export function analogousProblem(problem: Problem, seed: number): Fresh | null {
  const family = familyOf(problem);
  const model = family === null ? null : solveTree(problem);
  if (family === null || model?.kind !== 'solved') return null;
  const random = seededRandom(seed);
  const rules = rulesOf(model);
  const most = long.includes(family) ? mostSolvedOfLong : mostSolved;
  const seen: Tree[] = [problem.expression];
  let loose: Fresh | null = null;
  let same: Fresh | null = null;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (seen.length > (loose === null ? most.forAlike : most.forBetter)) break;
    const expression = candidate(problem, family, random);
    if (expression === null || seen.some((known) => sameTree(expression, known))) continue;
    const fresh: Problem = { ...problem, expression, ...questionOf(problem, expression) };
    if (familyOf(fresh) !== family) continue;
    seen.push(expression);
    const solution = solveTree(fresh);
    if (solution.kind !== 'solved' || !isNice(solution.result, model.result)) continue;
    const alike = rulesOf(solution) === rules;
    if (alike && isOther(solution.result, model.result)) return { problem: fresh, family };
    if (!alike && (solution.steps.length === 0 || solution.steps.length > model.steps.length + 1)) continue;
    if (isOther(solution.result, model.result)) loose ??= { problem: fresh, family };
    else same ??= { problem: fresh, family };
  }
  return loose ?? same;
}

const rulesOf = ({ steps }: Solved): string => steps.map((step) => step.rule).join();

/** The solved example must not give away the other answer. "No solution" may be the answer of both. */
const isOther = (result: Tree, model: Tree): boolean =>
  result.kind === 'solutions' || !sameTree(result, model);

/**
 * A question in words holds its given values twice: in the line b = 6, h = 4 and in its text. Both get the
 * new ones.
 */
function questionOf({ question }: Problem, expression: Tree): Pick<Problem, 'question'> {
  const names = Object.keys(question?.given ?? {});
  const items = relationsOf(expression)?.items ?? [];
  if (question === undefined || names.length === 0) return {};
  if (expression.kind === 'list')
    return { question: { ...question, given: givenByTerms(question.given, expression) } };
  const values = names.flatMap((name) => {
    const item = items.find(({ sides: [left] }) => left?.kind === 'variable' && left.name === name);
    return item === undefined ? [] : [[name, item.sides[1]!] as const];
  });
  return values.length === names.length
    ? { question: { ...question, given: Object.fromEntries(values) } }
    : { question };
}

type Random = ReturnType<typeof seededRandom>;

/** Equations with roots are built from their roots; in all others the numbers are replaced. */
function candidate(problem: Problem, family: Family, random: Random): Tree | null {
  const { expression } = problem;
  const name = variablesOf(expression)[0] ?? 'x';
  const roll = random.fraction();
  if (family === 'polynomial_equation' && isStandard(expression))
    return fromManyRoots(name, random, expression);
  const known = roll < 0.8 ? ofKnownValue(family, expression, random) : null;
  if (known !== null) return known;
  const isProduct = family === 'quadratic_equation' && !isTrinomial(expression);
  const share = family === 'logarithmic_equation' ? 0.85 : 0.7;
  if ((fromAnswer.includes(family) || isProduct) && roll < share)
    return withSolution(
      mapTree(expression, (side) => replaceNumbers(side, random)),
      random,
    );
  if (roll > 0.85 && !isExpression(expression)) return mapTree(expression, consistent(random));
  if (family === 'quadratic_inequality' && isTrinomial(expression))
    return {
      ...expression,
      sides: [normalizeTree(pairOf(name, random, leading(expression.sides[0]!))), number(0)],
    };
  if (family === 'quadratic_equation' && isTrinomial(expression)) return fromRoots(name, random, expression);
  if (
    problem.task === 'factor' &&
    isExpression(expression) &&
    expression.kind === 'add' &&
    variablesOf(expression).length === 1
  ) {
    return random.fraction() < 0.5
      ? normalizeTree(pairOf(name, random, isExpression(expression) ? leading(expression) : 1))
      : replaceNumbers(expression, random);
  }
  if (family === 'sequence') {
    const terms = withFreshTerms(expression, random);
    if (terms !== null) return terms;
  }
  if (fromExponents.includes(family) && isExpression(expression))
    return withFreshExponents(replaceNumbers(expression, random), random);
  return isExpression(expression)
    ? replaceNumbers(expression, random)
    : mapTree(expression, (side) => replaceNumbers(side, random));
}

/** Where few numbers have a known value, the value is chosen first. */
function ofKnownValue(family: Family, expression: Tree, random: Random): Tree | null {
  if (family === 'trigonometric_equation') return withFreshAngle(expression, random);
  return family === 'exponential_equation' ? withFreshExponent(expression, random) : null;
}

function isTrinomial(tree: Tree): tree is Relation {
  return (
    tree.kind === 'relation' &&
    tree.sides[0]?.kind === 'add' &&
    tree.sides[0].terms.length === 3 &&
    numberValue(tree.sides[1]!)?.n === 0n
  );
}

function leading(tree: Expression): number {
  const first = tree.kind === 'add' ? tree.terms[0]! : tree;
  const value = numberValue(factorsOf(first.kind === 'negate' ? first.of : first)[0]!);
  return value === null ? 1 : Math.abs(toNumber(value));
}

/** (a·x + b)(x + c). */
function pairOf(name: string, random: Random, a: number): Expression {
  const factor = (scale: number, shift: number): Expression =>
    sum([scale === 1 ? variable(name) : product([number(scale), variable(name)]), signedNumber(shift)]);
  return product([
    factor(a > 1 ? between(random, 2, 3) : 1, nonZero(random, 6)),
    factor(1, nonZero(random, 6)),
  ]);
}

function fromRoots(name: string, random: Random, model: Relation): Tree {
  const roll = random.fraction();
  // Half of the candidates use free numbers, so that a model with irrational roots gets a similar problem.
  if (roll < 0.5) return equation(normalizeTree(pairOf(name, random, leading(model.sides[0]!))), number(0));
  const [b, c] = [nonZero(random, 8), nonZero(random, 8)];
  return equation(
    sum([raised(variable(name), number(2)), term(b, variable(name)), signedNumber(c)]),
    number(0),
  );
}

function term(by: number, of: Expression): Expression {
  const size = Math.abs(by) === 1 ? of : product([number(Math.abs(by)), of]);
  return by < 0 ? opposite(size) : size;
}

function mapTree(tree: Tree, change: (side: Expression) => Expression): Tree {
  if (tree.kind === 'relation') return { ...tree, sides: tree.sides.map(change) };
  if (tree.kind === 'alternatives')
    return { ...tree, items: tree.items.map((item) => ({ ...item, sides: item.sides.map(change) })) };
  return tree;
}

/**
 * The answers are as short as those of the model: whole where the model's are whole, with small numbers
 * everywhere.
 */
function isNice(result: Tree, model: Tree): boolean {
  const [numbers, allowed] = [numbersIn(result), numbersIn(model)];
  const [own, its] = [kinds(model), kinds(result)];
  if (['root', 'call'].some((kind) => its.includes(kind) && !own.includes(kind))) return false;
  const whole = allowed.every((each) => each.d === 1n) && !own.includes('divide');
  if (whole && its.includes('divide')) return false;
  const largest = Math.max(30, ...allowed.map((each) => Math.abs(toNumber(each))));
  return numbers.every((each) => Math.abs(toNumber(each)) <= largest) && result.kind === model.kind;
}

function numbersIn(tree: Tree): { n: bigint; d: bigint }[] {
  const found: { n: bigint; d: bigint }[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint')
      found.push({ n: value.n, d: value.d });
    else Object.values(value).forEach(visit);
  };
  visit(tree);
  return found;
}

function kinds(tree: unknown): string[] {
  if (tree === null || typeof tree !== 'object') return [];
  const own = 'kind' in tree && typeof tree.kind === 'string' ? [tree.kind] : [];
  return [...own, ...Object.values(tree).flatMap(kinds)];
}
