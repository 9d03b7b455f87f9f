import type { ConceptId } from '../../model/concepts.ts';
import { deeperHelp } from './ladder.ts';
import type { SessionState } from './state.ts';

/** A first step takes at most two minutes (product specification, section 6), in seconds. */
export const longestFirstStep = 120;

/**
 * Estimated seconds for a line: 30 to find the rule, one per sign read, two per sign written. A deliberately generous rule of thumb,
 * not measured with learners.
 */
export function secondsFor(before: string, after: string): number {
  const signs = (text: string) => text.replaceAll(/\s/g, '').length;
  return 30 + signs(before) + 2 * signs(after);
}

/**
 * If the first line would take longer than two minutes, the problem starts with a small question about its idea, whatever the energy
 * level. That is help: it counts as H1 unless the idea would have been named anyway.
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
