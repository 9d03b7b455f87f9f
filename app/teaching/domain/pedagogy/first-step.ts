import type { ConceptId } from '../../model/concepts.ts';
import { deeperHelp } from './ladder.ts';
import type { SessionState } from './state.ts';

/** A first step takes two minutes at most (product, section 6). */
export const longestFirstStep = 120;

/**
 * Seconds that a line may take: half a minute to find the rule, one for each sign that is read, two for each that is written. A rule
 * of thumb, slow on purpose; it was not measured with learners.
 */
export function secondsFor(before: string, after: string): number {
  const signs = (text: string) => text.replaceAll(/\s/g, '').length;
  return 30 + signs(before) + 2 * signs(after);
}

/**
 * A first line that would take longer than two minutes begins with a small question about its idea, whatever the energy. That is help:
 * it counts as H1 where the idea would not have been named anyway.
 */
export function fitFirstStepToTime(
  state: SessionState,
  step: { seconds: number; concept: ConceptId | null },
): SessionState {
  const { card, item } = state;
  if (card?.purpose !== 'line' || card.ask !== 'first' || step.seconds <= longestFirstStep || !step.concept)
    return state;
  return {
    ...state,
    card: { ...card, concept: step.concept, small: true },
    item: { ...item, help: card.concept === null ? deeperHelp(item.help, 1) : item.help },
  };
}
