import {
  contains,
  factorsOf,
  isExpression,
  sameTree,
  sum,
  termsOf,
  toPlain,
  treeFromJson,
  type Expression,
  type Relation,
  type Tree,
} from '@curvela/maths/expression';
import type { Verdict } from '@curvela/maths';
import { lastLine, type SessionItem } from '../pedagogy/state.ts';
import { crossedOut, isFactor } from './cancelling.ts';
import type { Operand } from './operand.ts';
import type { ProposedOperation, SideOperation } from './proposed-operation.ts';

/** What the current line would become: a line of working, or an expression that must have the same value. */
export type ProposedLine = { readonly compares: 'lines' | 'values'; readonly text: string };

/** What the engine says about it. `lost`: values of the unknown that solve the line before but not this one. */
export type ProposedOutcome = {
  readonly verdict: Verdict;
  readonly lost: readonly string[];
  readonly counterexample: { readonly at: string; readonly value: string; readonly left: string } | null;
};

export const currentTree = (item: SessionItem): Tree => treeFromJson(lastLine(item).tree);

/** A line whose two sides may be changed together. */
export function balanceOf(item: SessionItem): Relation | null {
  const tree = currentTree(item);
  return item.task === 'solve' && tree.kind === 'relation' ? tree : null;
}

/** What a proposed operation makes of the current line, as text for the engine; null where it makes nothing that can be compared. */
export function proposedLine(
  proposal: ProposedOperation,
  item: SessionItem,
  locale: string,
): ProposedLine | null {
  const balance = balanceOf(item);
  const tree = currentTree(item);
  const write = (part: Tree) => toPlain(part, locale);
  if (balance) {
    if (proposal.does === 'exchange')
      return { compares: 'lines', text: write({ ...balance, sides: balance.sides.toReversed() }) };
    const meant = proposal.does === 'remove' ? meantByRemoval(proposal.operand, balance) : proposal;
    if (!meant || !('operand' in meant) || meant.does === 'same_term' || !meant.operand) return null;
    const does = meant.does === 'across' ? 'add' : meant.does;
    return { compares: 'lines', text: onBothSides(does, meant.operand.tree, balance, write) };
  }
  if (!isExpression(tree)) return null;
  if (proposal.does === 'across') {
    const fractions = termsOf(tree).flatMap((term) => (term.kind === 'divide' ? [term] : []));
    if (fractions.length < 2 || fractions.length < termsOf(tree).length) return null;
    const [above, below] = [
      fractions.map(({ numerator }) => numerator),
      fractions.map(({ denominator }) => denominator),
    ];
    return { compares: 'values', text: `(${write(sum(above))})/(${write(sum(below))})` };
  }
  if ((proposal.does === 'remove' || proposal.does === 'divide') && proposal.operand) {
    const left = crossedOut(tree, coreOf(proposal.operand));
    return left && { compares: 'values', text: write(left) };
  }
  return null;
}

/** What is crossed out is the base of a power and a number without its sign. */
export function coreOf({ tree }: Operand): Expression {
  if (tree.kind === 'negate') return tree.of;
  return tree.kind === 'power' && tree.base.kind === 'variable' ? tree.base : tree;
}

/** Both sides of a relation after an operation; its signs stay as they are. */
function onBothSides(
  does: SideOperation,
  operand: Expression,
  { sides, signs }: Relation,
  write: (part: Tree) => string,
): string {
  const by = `(${write(operand)})`;
  const changed = sides.map((side) => {
    const whole = `(${write(side)})`;
    if (does === 'divide') return `${whole}/${by}`;
    if (does === 'multiply') return `${whole}*${by}`;
    return `${whole} ${does === 'add' ? '+' : '-'} ${by}`;
  });
  return changed.reduce((line, side, at) => `${line} ${signs[at - 1]} ${side}`);
}

export type MeantByRemoval =
  | { readonly does: SideOperation; readonly operand: Operand }
  /** The same term on both sides: it may be taken away from both. */
  | { readonly does: 'same_term'; readonly operand: Operand };

/** The operation that makes a part of a relation go away: the opposite of the one that joins it. Null where the part does not occur. */
export function meantByRemoval(operand: Operand | null, { sides }: Relation): MeantByRemoval | null {
  if (operand === null) return null;
  for (const tree of [operand.tree, coreOf(operand)]) {
    const one = { ...operand, tree, text: tree === operand.tree ? operand.text : toPlain(tree) };
    if (sides.every((side) => termsOf(side).some((term) => sameTree(term, tree))))
      return { does: 'same_term', operand: one };
    if (sides.every((side) => isFactor(tree, side))) return { does: 'divide', operand: one };
    const found = sides.map((side) => undoing(tree, side)).find((does) => does !== null);
    if (found) return { does: found, operand: one };
  }
  return null;
}

function undoing(tree: Expression, side: Expression): SideOperation | null {
  for (const term of termsOf(side)) {
    const isAlone = termsOf(side).length === 1;
    if (!isAlone && sameTree(term, tree)) return 'subtract';
    if (!isAlone && term.kind === 'negate' && sameTree(term.of, tree)) return 'add';
    const positive = term.kind === 'negate' ? term.of : term;
    if (positive.kind === 'divide' && sameTree(positive.denominator, tree)) return 'multiply';
    if (positive.kind === 'multiply' && factorsOf(positive).some((one) => sameTree(one, tree)))
      return 'divide';
  }
  return null;
}

/** The first letter that an expression depends on. */
export const letterIn = (tree: Expression): string | null => {
  let letter: string | null = null;
  contains(tree, (part) => {
    if (part.kind === 'variable') letter ??= part.name;
    return false;
  });
  return letter;
};
