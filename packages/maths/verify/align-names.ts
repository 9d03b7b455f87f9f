import { isExpression, type Expression, type Tree } from '../expression/tree.ts';
import { contains, expressionsOf, substitute, variablesOf } from '../expression/tree-parts.ts';
import { units, type UnitName } from '../expression/units.ts';

/**
 * `X = 3`, `X = 2 or x = 3` for x: phones capitalise the first letter. A letter is replaced by its other case
 * when the other tree contains only that one and no single expression contains both.
 */
export function alignNames(expected: Tree, answer: Tree): [Tree, Tree] {
  const [left, right] = [withUnitsOf(answer, expected), withUnitsOf(expected, answer)];
  const named = withNamesOf(left, right);
  return [withNamesOf(named, left), named];
}

/** `3/2 h` compared with a measure: letters that are all unit names are read as units. */
function withUnitsOf(model: Tree, tree: Tree): Tree {
  if (!isExpression(model) || !isExpression(tree)) return tree;
  const letters = variablesOf(tree);
  const measure = contains(model, (part) => part.kind === 'unit') && variablesOf(model).length === 0;
  if (!measure || letters.length === 0 || !letters.every(isUnitName)) return tree;
  return letters
    .filter(isUnitName)
    .reduce<Expression>((read, name) => substitute(read, name, { kind: 'unit', name }), tree);
}

const isUnitName = (name: string): name is UnitName => name in units;

function withNamesOf(model: Tree, tree: Tree): Tree {
  const known = variablesOf(model);
  const strange = variablesOf(tree).filter((name) => !known.includes(name));
  return strange.reduce((changed, name) => {
    const same = known.filter((other) => other.toLowerCase() === name.toLowerCase());
    const [only] = same;
    if (same.length !== 1 || only === undefined || standTogether(changed, name, only)) return changed;
    // In "lim X as x → 2" the letter would become another one.
    if (bindsLetter(changed, only)) return changed;
    return renameLetter(changed, name, only);
  }, tree);
}

function standTogether(tree: Tree, first: string, second: string): boolean {
  return expressionsOf(tree).some((part) =>
    [first, second].every((name) => variablesOf(part).includes(name)),
  );
}

const bindsLetter = (tree: Tree, name: string): boolean =>
  expressionsOf(tree).some((part) =>
    contains(part, (inner) => 'variable' in inner && inner.variable === name),
  );

/** A tree with a letter renamed everywhere. */
export function renameLetter(tree: Tree, from: string, to: string): Tree {
  return JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) => (typeof value === 'bigint' ? `big:${value}` : value)),
    (key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('big:')) return BigInt(value.slice(4));
      return (key === 'name' || key === 'variable') && value === from ? to : value;
    },
  ) as Tree;
}
