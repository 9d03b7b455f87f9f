import { divided, raised, rooted, type Expression, type Tree } from './tree.ts';

/** The direct children of an expression, in written order. */
export function partsOf(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'add':
      return tree.terms;
    case 'multiply':
      return tree.factors;
    case 'divide':
      return [tree.numerator, tree.denominator];
    case 'power':
      return [tree.base, tree.exponent];
    case 'root':
      return [tree.of, tree.index];
    case 'call':
      return tree.args;
    case 'integral':
      return [tree.of, ...(tree.bounds ?? [])];
    case 'limit':
      return [tree.of, tree.to];
    case 'series':
      return [tree.of, tree.from, tree.to];
    case 'piecewise':
      return [
        ...tree.branches.flatMap(({ value, when }) => [value, ...when.sides]),
        ...(tree.otherwise === null ? [] : [tree.otherwise]),
      ];
    case 'number':
    case 'mixed':
    case 'constant':
    case 'variable':
    case 'unit':
      return [];
    default:
      return [tree.of];
  }
}

/** The same expression with each direct child replaced. */
export function mapParts(tree: Expression, change: (part: Expression) => Expression): Expression {
  switch (tree.kind) {
    case 'add':
      return { kind: 'add', terms: tree.terms.map(change) };
    case 'multiply':
      return { kind: 'multiply', factors: tree.factors.map(change) };
    case 'divide':
      return divided(change(tree.numerator), change(tree.denominator));
    case 'power':
      return raised(change(tree.base), change(tree.exponent));
    case 'root':
      return rooted(change(tree.of), change(tree.index));
    case 'call':
      return { kind: 'call', name: tree.name, args: tree.args.map(change) };
    case 'derivative':
      return { ...tree, of: change(tree.of) };
    case 'integral':
      return {
        ...tree,
        of: change(tree.of),
        bounds: tree.bounds === null ? null : [change(tree.bounds[0]), change(tree.bounds[1])],
      };
    case 'limit':
      return { ...tree, of: change(tree.of), to: change(tree.to) };
    case 'series':
      return { ...tree, of: change(tree.of), from: change(tree.from), to: change(tree.to) };
    case 'piecewise':
      return {
        ...tree,
        branches: tree.branches.map(({ value, when }) => ({
          value: change(value),
          when: { ...when, sides: when.sides.map(change) },
        })),
        otherwise: tree.otherwise === null ? null : change(tree.otherwise),
      };
    case 'number':
    case 'mixed':
    case 'constant':
    case 'variable':
    case 'unit':
      return tree;
    default:
      return { kind: tree.kind, of: change(tree.of) };
  }
}

/** The top-level expressions of a tree: the sides of an equation, the items of a list. */
export function expressionsOf(tree: Tree): readonly Expression[] {
  switch (tree.kind) {
    case 'relation':
      return tree.sides;
    case 'alternatives':
      return tree.items.flatMap((item) => item.sides);
    case 'systems':
      return tree.items.flatMap(expressionsOf);
    case 'list':
      return tree.items;
    case 'point':
      return tree.coordinates;
    case 'interval':
      return [tree.low, tree.high];
    case 'union':
      return tree.items.flatMap(expressionsOf);
    case 'definition':
      return [tree.body];
    case 'solutions':
      return tree.except ?? [];
    default:
      return [tree];
  }
}

/** The number of relation signs, including those in the conditions of functions by cases. */
export function countRelationSigns(tree: Tree): number {
  if (tree.kind === 'alternatives' || tree.kind === 'systems')
    return tree.items.reduce((total, item) => total + countRelationSigns(item), 0);
  const own = tree.kind === 'relation' ? tree.signs.length : tree.kind === 'definition' ? 1 : 0;
  const inCases = (part: Expression): number =>
    (part.kind === 'piecewise' ? part.branches.reduce((sum, { when }) => sum + when.signs.length, 0) : 0) +
    partsOf(part).reduce((sum, inner) => sum + inCases(inner), 0);
  return expressionsOf(tree).reduce((total, part) => total + inCases(part), own);
}

/** True when the test holds for the expression or any descendant. */
export function contains(tree: Expression, test: (part: Expression) => boolean): boolean {
  return test(tree) || partsOf(tree).some((part) => contains(part, test));
}

/** The bound variable of a definite integral, a limit or a series. */
function boundVariable(tree: Expression): string | null {
  if (tree.kind === 'limit' || tree.kind === 'series') return tree.variable;
  return tree.kind === 'integral' && tree.bounds !== null ? tree.variable : null;
}

/** The names of the free variables, sorted. */
export function variablesOf(tree: Tree): string[] {
  const names = new Set<string>();
  const visit = (part: Expression, bound: readonly string[]): void => {
    if (part.kind === 'variable' && !bound.includes(part.name)) names.add(part.name);
    const own = boundVariable(part);
    if (own === null) return partsOf(part).forEach((each) => visit(each, bound));
    const [of, ...others] = partsOf(part);
    visit(of!, [...bound, own]);
    others.forEach((each) => visit(each, bound));
  };
  expressionsOf(tree).forEach((part) => visit(part, []));
  return [...names].sort();
}

/** Replaces every free occurrence of a variable by an expression. */
export function substitute(tree: Expression, name: string, by: Expression): Expression {
  if (tree.kind === 'variable') return tree.name === name ? by : tree;
  if (boundVariable(tree) !== name) return mapParts(tree, (part) => substitute(part, name, by));
  const [of] = partsOf(tree);
  return mapParts(tree, (part) => (part === of ? part : substitute(part, name, by)));
}

/** The number of nodes; used for limits. */
export function sizeOf(tree: Expression): number {
  return partsOf(tree).reduce((total, part) => total + sizeOf(part), 1);
}

/** A string that is equal for equal trees, node by node. */
export function textOf(tree: Tree): string {
  return JSON.stringify(tree, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

/** Same notation: the same tree node by node (not: the same value). */
export function sameTree(a: Tree, b: Tree): boolean {
  return textOf(a) === textOf(b);
}
