import { contains, expressionsOf, treeFromJson, variablesOf, type Tree } from '@curvela/maths/expression';
import { valueOf } from '@curvela/maths/values';
import type { FormulaTree, SessionItem } from './state.ts';

/** A number up to this size comes out of two others too often to be a sign of them. */
const largestByChance = 12;

/**
 * Whether a calculation without letters has to do with the problem: one of its numbers stands in the problem, in its lines or in the
 * calculations noted beside them, or comes out of two of those (25 = 5 · 5). A story may be about numbers that it does not name, such as
 * the days of a week.
 */
export function isRelatedCalculation(item: SessionItem, line: FormulaTree): boolean {
  const tree = treeFromJson(line);
  if (item.story !== undefined || variablesOf(tree).length > 0) return true;
  const known = [
    ...[item.tree, ...item.lines.map((one) => one.tree)].flatMap((one) => numbersOf(treeFromJson(one))),
    ...[item.problem, ...(item.asides ?? [])].flatMap(numbersIn),
  ];
  const isKnown = (value: number) => known.some((one) => isSame(one, value));
  const comesOut = (value: number) =>
    value > largestByChance &&
    known.some((a) =>
      known.some((b) => [a + b, a - b, a * b, a / b].some((result) => isSame(result, value))),
    );
  const own = numbersOf(tree);
  return own.length === 0 || own.some((value) => isKnown(value) || comesOut(value));
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

/** The numbers written in a formula; a percentage also as a share. */
function numbersOf(tree: Tree): number[] {
  const found: number[] = [];
  for (const part of expressionsOf(tree))
    contains(part, (inner) => {
      if (inner.kind === 'number' || inner.kind === 'percent' || inner.kind === 'mixed')
        found.push(valueOf(inner));
      return false;
    });
  return found;
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')));
