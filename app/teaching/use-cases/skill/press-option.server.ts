import { skillView } from '#app/practice/index.server.ts';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { languageOf, type SessionContext } from '../../model/session-context.ts';
import { beginExample, enterStep, showExample, explainIdea, type SkillSession } from './enter-step.server.ts';
import { nextStep, type SkillEvent } from '../../domain/skill/steps.ts';
import { newTrack, type Track } from '../../domain/skill/track.ts';

/** A button on a card of a step. */
export async function pressOption(
  about: SessionContext,
  state: SkillSession,
  option: string,
): Promise<Advance> {
  const { track } = state;
  switch (option) {
    case 'more':
      return explainIdea(about, state, track, []);
    case 'line':
      return nextLine(about, state);
    case 'another':
      return beginExample(about, state, track, []);
    case 'first':
      return teachFirst(about, state);
    default:
      return goToNextStep(about, state, option === 'alone' ? 'alone' : 'on', []);
  }
}

/** The next line of the example; the same lines again while it is unavailable. */
async function nextLine(about: SessionContext, state: SkillSession): Promise<Advance> {
  const { track } = state;
  const example = track.example && { ...track.example, shown: track.example.shown + 1 };
  return (await showExample(about, state, { ...track, example }, [])) ?? goToNextStep(about, state, 'on', []);
}

export const goToNextStep = (
  about: SessionContext,
  state: SkillSession,
  event: SkillEvent,
  before: TutorMoment[],
): Promise<Advance> => {
  const step = nextStep(state.track, event, about.circumstances.policy);
  return enterStep(about, state, { ...state.track, step }, before);
};

/** Switches the session to the prerequisite skill. */
async function teachFirst(about: SessionContext, state: SkillSession): Promise<Advance> {
  const first = state.track.offer?.first;
  if (!first) return goToNextStep(about, state, 'on', []);
  const { name, can } = skillView(first, languageOf(about));
  const track: Track = { ...newTrack(first, name), step: 'offer' };
  return goToNextStep(about, { ...state, track }, 'on', [{ say: 'skill_hello', name, can }]);
}
