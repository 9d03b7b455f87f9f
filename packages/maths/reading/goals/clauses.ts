import { numberValue } from '../../expression/build.ts';
import { isExpression, type Expression, type Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { Problem } from '../problem.ts';
import type { MessageItem } from '../message/message-item.ts';
import { isConstant } from './formula-kinds.ts';
import type { StatedFormula } from './named-functions.ts';
import type { Statement } from './statement.ts';

/** What an equation is narrowed by, and the items that say so. */
export type Clauses = {
  readonly fields: Pick<Problem, 'within' | 'places'>;
  readonly used: ReadonlySet<number>;
};

const namedPlaces: Readonly<Partial<Record<Concept, number>>> = {
  place_0: 0,
  place_1: 1,
  place_2: 2,
  place_3: 3,
  place_minus_1: -1,
  place_minus_2: -2,
  place_minus_3: -3,
};

/** The amount that stands directly before a word such as "decimals": its value and place. */
function amountBefore(
  statement: Statement,
  index: number,
): { readonly value: number; readonly index: number } | null {
  const at = statement.before(
    index,
    (item) =>
      item.kind === 'concept' && item.concepts.some((each) => ['filler', 'object', 'value'].includes(each)),
    3,
  );
  const item = statement.items[at];
  if (item?.kind === 'count') return { value: item.value, index: at };
  if (item?.kind !== 'formula' || !item.bare) return null;
  const [tree] = item.trees;
  const value = tree === undefined || !isExpression(tree) ? null : numberValue(tree);
  return value !== null && value.d === 1n ? { value: Number(value.n), index: at } : null;
}

/** The decimals or significant figures that a rounding asks for. */
export function roundingOf(
  statement: Statement,
): { readonly places?: number; readonly figures?: number; readonly used: readonly number[] } | null {
  for (const [concept, places] of Object.entries(namedPlaces)) {
    const found = statement.places(concept as Concept);
    if (found.length > 0) return { places, used: [...found, ...statement.places('round', 'nearest')] };
  }
  for (const concept of ['decimals', 'figures'] as const) {
    for (const place of statement.places(concept)) {
      const amount = amountBefore(statement, place);
      if (amount === null) continue;
      const used = [place, amount.index, ...statement.places('round', 'nearest')];
      return concept === 'decimals' ? { places: amount.value, used } : { figures: amount.value, used };
    }
  }
  return null;
}

/** Ranges and roundings that change an answer. `letters` are those of the equation. */
export function clausesOf(
  statement: Statement,
  regions: readonly StatedFormula[] = [],
  letters: readonly string[] = [],
): Clauses {
  const rounding = roundingOf(statement);
  const worded = regions.length === 0 ? wordedRange(statement, letters) : null;
  const within: Tree | undefined =
    worded?.range ?? regions[0]?.trees.find((tree) => tree.kind === 'relation' || tree.kind === 'interval');
  return {
    fields: {
      ...(rounding?.places === undefined || rounding.places < 0 ? {} : { places: rounding.places }),
      ...(within === undefined ? {} : { within }),
    },
    used: new Set([
      ...(rounding?.places === undefined || rounding.places < 0 ? [] : rounding.used),
      ...(worded?.used ?? []),
    ]),
  };
}

/** "between 0 and 360°", "from 0 to 2π": the range of the only letter of the equation. */
function wordedRange(
  statement: Statement,
  letters: readonly string[],
): { readonly range: Tree; readonly used: readonly number[] } | null {
  const [name, ...others] = letters;
  if (name === undefined || others.length > 0) return null;
  const isLink = (item: MessageItem): boolean =>
    item.kind === 'concept' && item.concepts.some((each) => ['and', 'to', 'of', 'filler'].includes(each));
  for (const place of statement.places('between', 'from')) {
    const first = statement.formulaAt(statement.next(place, isLink, 2));
    const second = first === null ? null : statement.formulaAt(statement.next(first.index, isLink, 3));
    const [low, high] = [first?.trees[0], second?.trees[0]];
    if (!isConstant(low) || !isConstant(high) || first === null || second === null) continue;
    if (second.index === first.index + 1) continue;
    const inDegrees = low.kind === 'degrees' || high.kind === 'degrees';
    const measure = (value: Expression): Expression =>
      inDegrees && value.kind !== 'degrees' ? { kind: 'degrees', of: value } : value;
    return {
      range: {
        kind: 'relation',
        sides: [measure(low), { kind: 'variable', name }, measure(high)],
        signs: ['<=', '<='],
      },
      used: [place, first.index, second.index],
    };
  }
  return null;
}
