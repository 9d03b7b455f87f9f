import { helpInWords, offerAnother } from '../../domain/dialogue/clarify.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../../domain/pedagogy/ending.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import { advanceWith, pauseSession } from '../../domain/pedagogy/offers.ts';
import type { SessionContext } from '../../model/session-context.ts';
import { openTwin } from './open-twin.server.ts';

export async function acceptOffer(about: SessionContext): Promise<Advance> {
  const { state } = about.session;
  if (state.card?.purpose === 'twin') return openTwin(about, state, 'after_solving');
  if (state.card === null) return offerAnother(state);
  if (state.card.purpose !== 'line') return helpInWords(state);
  return advanceWith(state, {
    say: 'reply',
    about: 'go_on',
    values: { line: state.card.line ?? 0 },
    line: null,
  });
}

export function declineOffer(about: SessionContext): Advance {
  const { state } = about.session;
  if (state.card?.purpose === 'twin') return withoutTwin(state, [], about.circumstances);
  if (state.card === null) return pauseSession(state);
  if (state.card.purpose !== 'line') return skipCard(about);
  return advanceWith(state, {
    say: 'reply',
    about: 'no_problem',
    values: { line: state.card.line ?? 0 },
    line: null,
  });
}

export function acceptWords({ session, circumstances }: SessionContext): Advance {
  const { state } = session;
  return state.card?.purpose === 'explain'
    ? afterExplaining(state, true, circumstances)
    : afterReflecting(state, true, circumstances);
}

export function skipCard({ session, circumstances }: SessionContext): Advance {
  const { state } = session;
  switch (state.card?.purpose) {
    case 'explain':
      return afterExplaining(state, false, circumstances);
    case 'reflect':
      return afterReflecting(state, false, circumstances);
    default:
      return withoutTwin(state, [], circumstances);
  }
}
