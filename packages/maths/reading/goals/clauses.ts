import { numberValue } from '../../expression/build.ts';
import { isExpression, type Tree } from '../../expression/tree.ts';
import type { Concept } from '../lexicon/concepts.ts';
import type { Problem } from '../problem.ts';
import type { StatedFormula, Statement } from './statement.ts';

type Clauses = { readonly fields: Pick<Problem, 'within' | 'places'>; readonly used: ReadonlySet<number> };

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
export function amountBefore(
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

/** Ranges and roundings that change an answer. */
export function clausesOf(statement: Statement, regions: readonly StatedFormula[] = []): Clauses {
  const rounding = roundingOf(statement);
  const within: Tree | undefined = regions[0]?.trees.find(
    (tree) => tree.kind === 'relation' || tree.kind === 'interval',
  );
  return {
    fields: {
      ...(rounding?.places === undefined || rounding.places < 0 ? {} : { places: rounding.places }),
      ...(within === undefined ? {} : { within }),
    },
    used: new Set(rounding?.places === undefined || rounding.places < 0 ? [] : rounding.used),
  };
}
