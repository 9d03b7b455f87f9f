import type { Concept } from '../lexicon/concepts.ts';
import type { Statement } from './statement.ts';

/**
 * The one of these concepts that the last sentence about any of them names: "Find the intercepts of y = 2x + 6. What is the x-intercept?" A
 * question behind the formula is a sentence of its own, also without a full stop. Null where that sentence names several.
 */
export function lastRequested<Each extends Concept>(
  statement: Statement,
  concepts: readonly Each[],
  others: readonly Concept[] = [],
): Each | null {
  const groups = groupsOf(statement, [...concepts, ...others]);
  const last = groups.at(-1) ?? [];
  const found = concepts.filter((concept) => statement.places(concept).some((place) => last.includes(place)));
  return found.length === 1 ? found[0]! : null;
}

/** Whether several sentences name any of these concepts. */
export const isRequestedAgain = (statement: Statement, concepts: readonly Concept[]): boolean =>
  groupsOf(statement, concepts).length > 1;

/** The places of these concepts, sentence by sentence. */
function groupsOf(statement: Statement, concepts: readonly Concept[]): readonly (readonly number[])[] {
  const formulaAt = statement.formulas[0]?.index ?? 0;
  const keyOf = (place: number): string =>
    `${statement.items.slice(0, place).filter((item) => item.kind === 'break' && /^[.?]$/.test(item.sign)).length} ${place > formulaAt}`;
  return [...Map.groupBy(statement.places(...concepts), keyOf).values()];
}
