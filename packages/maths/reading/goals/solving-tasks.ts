import { contains, substitute, variablesOf } from '../../expression/tree-parts.ts';
import { equation, type Expression, number, type Relation, type Tree } from '../../expression/tree.ts';
import type { Problem, SolvingMethod } from '../problem.ts';
import { takeCovered, taskOf } from './algebra-tasks.ts';
import type { Clauses } from './clauses.ts';
import { splitAlternatives } from './relations.ts';
import type { SortedFormulas } from './sorted-formulas.ts';
import { isRelativeText, type Claim, type Statement } from './statement.ts';

/* What is to be solved: one equation or inequality, or several at once. */

function methodOf(statement: Statement): SolvingMethod | null {
  const methods: SolvingMethod[] = [];
  if (statement.has('complete_square')) methods.push('completing_square');
  if (statement.has('factor')) methods.push('factoring');
  if (statement.has('formula_method', 'discriminant')) methods.push('formula');
  return methods.length === 1 ? methods[0]! : null;
}

/** Equations and inequalities: one, or several at once. */
export function ofStatements(statement: Statement, sorted: SortedFormulas, clauses: Clauses): Claim | null {
  const used = new Set<number>([
    ...sorted.statements.map(({ index }) => index),
    ...sorted.regions.map(({ index }) => index),
    ...clauses.used,
  ]);
  const asked = taskOf(statement);
  if (
    asked === 'expand' ||
    (asked === 'factor' && !statement.has('solve', 'roots') && sorted.statements.length > 1)
  )
    return null;
  const { statements, values } = sorted;
  for (const { from } of statements) if (from !== undefined) used.add(from);
  for (const { index } of values.values()) used.add(index);
  const choices = statements.map(({ trees }) =>
    trees.filter((tree) => ['relation', 'alternatives', 'definition'].includes(tree.kind)),
  );
  if (choices.some((trees) => trees.length === 0)) return null;
  const combined = combinations(choices).map((trees) => joinStatements(statement, trees));
  const problems = combined.flatMap((tree): Problem[] => {
    const split = tree === null ? null : splitAlternatives(tree);
    if (tree === null || split === null) return [];
    const within = split.within ?? clauses.fields.within;
    const valued = [...values].reduce<Tree>(
      (current, [name, { value }]) => insert(current, name, value),
      split.tree,
    );
    if (variablesOf(valued).length === 0) return [];
    const unknown = unknownOf(statement, valued, used);
    if (unknown === undefined) return [];
    const isEquation = valued.kind === 'relation' && valued.signs.join() === '=';
    const method = isEquation ? methodOf(statement) : null;
    return [
      {
        task: 'solve',
        expression: valued,
        ...clauses.fields,
        ...(within === undefined ? {} : { within }),
        ...(unknown === null ? {} : { unknown }),
        ...(method === null ? {} : { method }),
        ...(statement.has('in_complex') ? { numbers: 'complex' as const } : {}),
      },
    ];
  });
  if (problems.length === 0) return null;
  takeCovered(statement, used, 'solve');
  // "the set of values of x for which": the solutions of an inequality.
  const areInequalities = statements.every(
    ({ trees: [tree] }) => tree?.kind === 'relation' && !tree.signs.includes('='),
  );
  if (areInequalities) for (const place of statement.places('function_range')) used.add(place);
  // "how many solutions are there and which are they": the solutions answer both.
  for (const place of statement.places('how_many'))
    if (statement.places('find').some((each) => each > place) && statement.has('roots')) used.add(place);
  // "solve and graph": the drawing is an addition to the solution, never the task.
  if (asked === 'solve') for (const place of statement.places('graph')) used.add(place);
  return { problems, used, stated: asked !== null };
}

function insert(tree: Tree, name: string, value: Expression): Tree {
  if (tree.kind === 'relation')
    return { ...tree, sides: tree.sides.map((side) => substitute(side, name, value)) };
  if (tree.kind === 'alternatives')
    return { ...tree, items: tree.items.map((item) => insert(item, name, value) as Relation) };
  return tree;
}

function combinations(choices: readonly (readonly Tree[])[]): readonly (readonly Tree[])[] {
  return choices.reduce<readonly (readonly Tree[])[]>(
    (all, trees) => all.flatMap((each) => trees.slice(0, 2).map((tree) => [...each, tree])).slice(0, 4),
    [[]],
  );
}

/** One statement, or several that hold together; null when they do not belong to one problem. */
function joinStatements(statement: Statement, trees: readonly Tree[]): Tree | null {
  const relations = trees.flatMap((tree): Relation[] =>
    tree.kind === 'relation'
      ? [tree]
      : tree.kind === 'alternatives'
        ? [...tree.items]
        : tree.kind === 'definition'
          ? [equation({ kind: 'variable', name: 'y' }, tree.body)]
          : [],
  );
  if (trees.length === 1)
    return trees[0]!.kind === 'definition'
      ? statement.has('solve', 'roots')
        ? equation((trees[0] as { body: Expression }).body, number(0))
        : null
      : trees[0]!;
  const letters = new Set(relations.flatMap((item) => variablesOf(item)));
  const isOr = statement.has('or') && !statement.has('and');
  const inequalities = relations.some(({ signs }) => signs.some((sign) => sign !== '='));
  if (letters.size < 2 && !inequalities) return null;
  // Equations in different letters are separate problems.
  const connected = relations.every(
    (item, at) =>
      at === 0 ||
      variablesOf(item).some((name) =>
        relations.some((other, place) => place !== at && variablesOf(other).includes(name)),
      ),
  );
  if (!connected || (letters.size > 1 && relations.length > letters.size + 1)) return null;
  return { kind: 'alternatives', join: isOr ? 'or' : 'and', items: relations };
}

/** Whether x occurs squared: a letter beside it is a parameter, which the roots decide, not a function of x. */
const isQuadratic = ({ sides }: Relation): boolean =>
  sides.some((side) =>
    contains(
      side,
      (part) =>
        part.kind === 'power' &&
        part.base.kind === 'variable' &&
        part.base.name === 'x' &&
        part.exponent.kind === 'number',
    ),
  );

const asksToSolve = (statement: Statement): boolean =>
  statement.places('solve', 'isolate').some((place) => !isRelativeText(statement.items[place]!));

/** The letter to solve for: named in the statement when there are several. null: no choice; undefined: a letter that does not occur. */
function unknownOf(statement: Statement, tree: Tree, used: Set<number>): string | null | undefined {
  const letters = variablesOf(tree);
  const named = statement.letters().filter(({ name }) => !/^[A-Z]$/.test(name) || letters.includes(name));
  const mentioned = new Set(named.map(({ name }) => name));
  for (const { index } of named) used.add(index);
  if ([...mentioned].some((name) => !letters.includes(name) && !statement.definitions.has(name)))
    return undefined;
  if (letters.length < 2 || tree.kind !== 'relation')
    return mentioned.size > 0 && mentioned.size < letters.length && tree.kind !== 'relation'
      ? undefined
      : null;
  const functions = statement.unknownFunctions().filter((name) => letters.includes(name));
  if (functions.length === 1) return functions[0]!;
  if (statement.has('slope_intercept')) return letters.includes('y') ? 'y' : undefined;
  const isolated = statement.places('isolate');
  if (mentioned.size === 1) {
    const name = [...mentioned][0]!;
    const asksForParameter = isQuadratic(tree) && !/^[xyz]$/.test(name) && !asksToSolve(statement);
    return asksForParameter ? undefined : name;
  }
  if (mentioned.size > 1 && isolated.length > 0) {
    // "Express y in terms of x", "despeja y en función de x": the first one named.
    return named[0]!.name;
  }
  return null;
}
