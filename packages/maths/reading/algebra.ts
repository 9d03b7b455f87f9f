import { isIntegralLike } from './infer-task.ts';
import type { Problem } from './problem.ts';
import { equation, isExpression, number, type Expression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { clauseFields, splitRegion, withoutClauses, type Stripped } from './clauses.ts';
import { inferTask } from './infer-task.ts';
import { readFunction } from './function-text.ts';
import { heads, type TaskOpening } from './heads.ts';
import { matchPhrases, phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

/** An algebra problem: an optional verb, a formula, and the clauses around it. */
export function readAlgebra(text: string, pieces: PieceReader): Problem | null {
  const withoutMethod = methodFirst.exec(text)?.groups?.problem;
  if (withoutMethod !== undefined) return readAlgebra(withoutMethod, pieces);
  for (const head of heads) {
    const found = head.pattern.exec(text)?.groups;
    if (found === undefined) continue;
    const problem = underHead(head, found.rest!, found.y === undefined ? found.x : undefined, pieces);
    if (problem !== null) return problem;
  }
  return beginsWithClause(text, pieces) ?? withoutVerb(text, pieces);
}

/** "sin x = 1/2 for 0 ≤ x < 2π": a clause but no verb. */
function withoutVerb(text: string, pieces: PieceReader): Problem | null {
  if (withoutClauses(text, pieces).text === text) return null;
  return underHead({ task: 'conclude', pattern: /$/ }, text, undefined, pieces);
}

/** "Use the quadratic formula to solve …": the method does not change the answer. */
const methodFirst = phrase(
  "(use|using|usa|usando|utiliza|utilizando|en utilisant|utiliser|à l'aide de) <the>(quadratic formula|factoring|factori[sz]ation|completing the square|substitution|elimination|method of completing the square|square root property|fórmula general|fórmula cuadrática|factorización|método de sustitución|método de reducción|método de igualación|discriminant|substitution|formule quadratique) ?,?( to| para| pour)? (?<problem>(solve|factor|resolver|resuelve|résoudre|résous|find) .+)",
);

/** "For 0 ≤ x < 2π, solve sin x = 1/2": the clause first. */
const clauseFirst = [
  phrase(
    "(for|on|in|if|when|given|para|en|si|cuando|pour|sur|dans|quand) (the interval |el intervalo |l'intervalle )?{clause} ?[,:] ?(?<problem>(solve|find|evaluate|calculate|resuelve|halla|calcula|évalúa|résoudre|résous|calculer|calcule|évaluer|evalúa) .+)",
  ),
  phrase(
    "(solve|resuelve|résoudre|résous) (for|on|in|para|en|sur|dans|pour) (the interval |el intervalo |l'intervalle )?{clause} ?(?<mark>[:,]|the equation|la ecuación|l'équation) ?{rest}",
  ),
];

function beginsWithClause(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, clauseFirst);
  if (found === null) return null;
  const rest = found.problem ?? `solve ${found.rest}`;
  return readAlgebra(`${rest} for ${found.clause}`, pieces);
}

function underHead(
  head: TaskOpening,
  rest: string,
  unknownName: string | undefined,
  pieces: PieceReader,
): Problem | null {
  // "x: 2x + 3 = 11" is not a division.
  if (/^\s*[a-z]\s*:\s[^:]*$/iu.test(rest)) return null;
  // The formula may contain something that looks like a clause, so it is first read as a whole.
  const whole = formulaOf(rest, pieces);
  const stripped: Stripped = whole === null ? withoutClauses(rest, pieces) : { text: rest };
  const tree = whole ?? formulaOf(stripped.text, pieces);
  if (tree === null) return null;
  const unknown = unknownName ?? stripped.unknown;
  if (unknown !== undefined && !variablesOf(tree).includes(unknown)) return null;
  const region = splitRegion(tree);
  if (region !== null && stripped.within !== undefined) return null;
  const own = head.numbers === undefined ? stripped : { ...stripped, numbers: head.numbers };
  const clauses = region === null ? own : { ...own, within: region.within };
  const problem = taskFor(head, region?.tree ?? tree, clauses.values);
  if (problem === null) return null;
  if (problem.task !== 'solve' && clauses.within !== undefined && isExpression(problem.expression))
    return null;
  const rounds =
    clauses.places !== undefined &&
    isExpression(problem.expression) &&
    variablesOf(problem.expression).length === 0;
  if (rounds)
    return {
      task: 'convert',
      expression: problem.expression,
      question: { what: 'rounded', given: { places: number(clauses.places!) } },
    };
  return {
    ...problem,
    ...clauseFields(clauses),
    ...(unknown === undefined || variablesOf(tree).length < 2 ? {} : { unknown }),
  };
}

/** The formula of a problem; `f(x) = …` and `y = …` stay equations here. */
function formulaOf(text: string, pieces: PieceReader): Tree | null {
  return pieces.tree(text.replace(/^[\s:]+/, '').replace(/[\s,:]+$/, ''));
}

type Values = Readonly<Record<string, Expression>>;

function taskFor(head: TaskOpening, tree: Tree, values: Values | undefined): Problem | null {
  if (head.task === 'zeros') return zerosOf(tree);
  if (values !== undefined) return valueOf(head, tree, values);
  if (tree.kind === 'definition') return head.task === 'solve' ? null : underTask(head, tree.body);
  return underTask(head, tree);
}

function underTask(head: TaskOpening, tree: Tree): Problem | null {
  if (!isExpression(tree)) return statementTask(head, tree);
  const own = inferTask(tree);
  if (head.task === 'calculus')
    return isIntegralLike(own) || tree.kind === 'series' ? { task: own, expression: tree } : null;
  if (isIntegralLike(own) || head.task === 'solve' || head.task === 'conclude')
    return { task: own, expression: tree };
  if (head.task === 'zeros') return null;
  if (head.task === 'evaluate' && variablesOf(tree).length > 0) return { task: 'simplify', expression: tree };
  if (head.task === 'expand' && variablesOf(tree).length === 0) return { task: 'evaluate', expression: tree };
  if (head.task === 'factor' && isWhole(tree))
    return { task: 'convert', expression: tree, question: { what: 'primes', given: {} } };
  return { task: head.task, expression: tree };
}

const isWhole = (tree: Expression): boolean => tree.kind === 'number' && tree.value.d === 1n;

/** An equation can only be solved, whatever the verb; for y = x² + 4x − 1 one can complete the square. */
function statementTask(head: TaskOpening, tree: Tree): Problem | null {
  if (head.task === 'complete_square' && tree.kind === 'relation') {
    const [left, right] = tree.sides;
    const isFunction = left?.kind === 'variable' && left.name === 'y' && tree.signs.length === 1;
    if (isFunction) return { task: 'complete_square', expression: right! };
  }
  // A list, a point or an interval after a verb means that the text was not understood.
  const isProblem = tree.kind === 'relation' || tree.kind === 'alternatives';
  return isProblem && head.task !== 'calculus' ? { task: 'solve', expression: tree } : null;
}

/** The zeros of an expression, of a function, or of an equation with 0. */
function zerosOf(tree: Tree): Problem | null {
  if (tree.kind === 'definition') return { task: 'solve', expression: equation(tree.body, number(0)) };
  if (isExpression(tree))
    return variablesOf(tree).length === 0 ? null : { task: 'solve', expression: equation(tree, number(0)) };
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  const isFunction =
    left!.kind === 'variable' && !variablesOf(right!).includes(left.name) && variablesOf(right!).length > 0;
  return { task: 'solve', expression: isFunction ? equation(right!, number(0)) : tree };
}

/** "Evaluate x² + 3x when x = 2": every letter needs a value. */
function valueOf(head: TaskOpening, tree: Tree, values: Values): Problem | null {
  const body = tree.kind === 'definition' ? tree.body : isExpression(tree) ? tree : dependentOf(tree);
  if (body === null || !['evaluate', 'simplify'].includes(head.task)) return null;
  const complete = variablesOf(body).every((name) => Object.hasOwn(values, name));
  const used = Object.keys(values).every((name) => variablesOf(body).includes(name));
  if (!complete || !used) return null;
  return { task: 'evaluate', expression: body, question: { what: 'value', given: values } };
}

function dependentOf(tree: Tree): Expression | null {
  if (tree.kind !== 'relation' || tree.signs.join() !== '=') return null;
  const [left, right] = tree.sides;
  return left?.kind === 'variable' && !variablesOf(right!).includes(left.name) ? right! : null;
}

/** The zeros of a function in words, for f(x) = … that the formula reader does not accept. */
export function readZeros(text: string, pieces: PieceReader): Problem | null {
  const zeros = heads.find((head) => head.task === 'zeros');
  const found = zeros?.pattern.exec(text)?.groups;
  const given = found === undefined ? null : readFunction(found.rest, pieces);
  return given?.variable === undefined ? null : zerosOf(given.body);
}
