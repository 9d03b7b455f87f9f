import type { Advance, TutorMoment } from '../pedagogy/moments.ts';
import type { Card, SessionState } from '../pedagogy/state.ts';
import type { SessionContext } from '../../model/session-context.ts';
import type { Track } from './track.ts';

type Into = (state: SessionState, track: Track, card: Card | null, moments: TutorMoment[]) => Advance;

/** Summarizes, asks for a reflection if the tutor model has one, then ends. The turn also announces what comes next. */
export function endSkill(
  { circumstances }: Pick<SessionContext, 'circumstances'>,
  state: SessionState,
  track: Track,
  before: TutorMoment[],
  into: Into,
): Advance {
  if (track.step === 'done') return into(state, track, null, before);
  const last = track.results.slice(-2);
  const humans = last.length === 2 && last.every(({ result }) => result === 'given_up');
  const recap: TutorMoment = { say: 'skill_recap', name: track.name, results: track.results, humans };
  const card: Card = {
    id: circumstances.newId(),
    purpose: 'reflect',
    ask: 'reflect',
    line: null,
    concept: null,
  };
  return circumstances.policy.reflects
    ? into(state, track, card, [...before, recap])
    : into(state, { ...track, step: 'done' }, null, [...before, recap]);
}
