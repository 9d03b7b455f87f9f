import {
  contains,
  isExpression,
  opposite,
  treeFromJson,
  variablesOf,
  type Expression,
} from '@curvela/maths/expression';
import { functionOf } from '@curvela/maths/graph';
import type { FormulaTree } from './state.ts';

/** A formula in one unknown as a function: an expression itself, an equation as left side − right side. */
type Curve = { variable: string; at: (x: number) => number };

/** What a picture shows: no functions, no calculus. */
const drawnKinds: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>([
  'number',
  'mixed',
  'variable',
  'add',
  'multiply',
  'divide',
  'power',
  'root',
  'negate',
  'absolute',
  'percent',
]);

/** Null without an unknown, with more than one, or for something that is not drawn. */
export function curveOf(tree: FormulaTree): Curve | null {
  const expression = heightOf(tree);
  if (expression === null || contains(expression, ({ kind }) => !drawnKinds.has(kind))) return null;
  const [variable, other] = variablesOf(expression);
  return variable === undefined || other !== undefined
    ? null
    : { variable, at: functionOf(expression, variable, {}) };
}

function heightOf(json: FormulaTree): Expression | null {
  const tree = treeFromJson(json);
  if (isExpression(tree)) return tree;
  if (tree.kind !== 'relation' || tree.sides.length !== 2 || tree.signs[0] === '!=') return null;
  const [left, right] = tree.sides;
  return { kind: 'add', terms: [left!, opposite(right!)] };
}

/** The only variable of a formula of any kind; undefined when there is none, or more than one. */
export function onlyName(tree: FormulaTree): string | undefined {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'variable' && 'name' in part) names.add(String(part.name));
    Object.values(part).forEach(visit);
  };
  visit(tree);
  return names.size === 1 ? [...names][0] : undefined;
}
