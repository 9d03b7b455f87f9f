import type { FormulaTree } from './state.ts';

/** A formula in one unknown as a function: an expression itself, an equation as left side − right side. */
type Curve = { variable: string; at: (x: number) => number };

/** Null without an unknown, with more than one, or for something that has no numeric value. */
export function curveOf(tree: FormulaTree): Curve | null {
  const names = new Set<string>();
  const expression = heightOf(tree);
  if (expression === null || !collectNames(expression, names) || names.size !== 1) return null;
  const [variable = 'x'] = names;
  return { variable, at: (x) => valueOf(expression, x) };
}

type Node = FormulaTree | { kind: 'minus'; left: FormulaTree; right: FormulaTree };

function heightOf(tree: FormulaTree): Node | null {
  if (tree.kind === 'relation') {
    const [left, right] = tree.sides;
    return left && right && tree.sides.length === 2 && tree.signs[0] !== '!='
      ? { kind: 'minus', left, right }
      : null;
  }
  const statements = ['alternatives', 'list', 'point', 'interval', 'solutions'];
  return statements.includes(tree.kind) ? null : tree;
}

function collectNames(node: Node, names: Set<string>): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'variable':
      names.add(node.name);
      return true;
    case 'minus':
      return collectNames(node.left, names) && collectNames(node.right, names);
    case 'add':
      return node.terms.every((term) => collectNames(term, names));
    case 'multiply':
      return node.factors.every((factor) => collectNames(factor, names));
    case 'divide':
      return collectNames(node.numerator, names) && collectNames(node.denominator, names);
    case 'power':
      return collectNames(node.base, names) && collectNames(node.exponent, names);
    case 'root':
      return collectNames(node.of, names) && collectNames(node.index, names);
    case 'negate':
    case 'absolute':
    case 'percent':
      return collectNames(node.of, names);
    default:
      return false;
  }
}

function valueOf(node: Node, x: number): number {
  switch (node.kind) {
    case 'number':
      return Number(node.value.n) / Number(node.value.d);
    case 'mixed':
      return Number(node.whole) + Number(node.numerator) / Number(node.denominator);
    case 'variable':
      return x;
    case 'minus':
      return valueOf(node.left, x) - valueOf(node.right, x);
    case 'add':
      return node.terms.reduce((sum, term) => sum + valueOf(term, x), 0);
    case 'multiply':
      return node.factors.reduce((product, factor) => product * valueOf(factor, x), 1);
    case 'divide':
      return valueOf(node.numerator, x) / valueOf(node.denominator, x);
    case 'power':
      return valueOf(node.base, x) ** valueOf(node.exponent, x);
    case 'root':
      return valueOf(node.of, x) ** (1 / valueOf(node.index, x));
    case 'negate':
      return -valueOf(node.of, x);
    case 'absolute':
      return Math.abs(valueOf(node.of, x));
    case 'percent':
      return valueOf(node.of, x) / 100;
    default:
      return Number.NaN;
  }
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
