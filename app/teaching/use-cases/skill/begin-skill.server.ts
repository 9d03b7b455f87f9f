import { skillView } from '#app/practice/index.server.ts';
import { readStanding } from '#app/practice/index.server.ts';
import type { SkillId } from '@curvela/curriculum';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { emptyTally, type SessionState } from '../../domain/pedagogy/state.ts';
import { languageOf, type SessionContext } from '../../model/session-context.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { SessionLocale } from '../../domain/voice/phrase.ts';
import { enterStep, shellItem } from './enter-step.server.ts';
import { firstStep } from '../../domain/skill/steps.ts';
import { newTrack, type Track } from '../../domain/skill/track.ts';

/**
 * Starts teaching a skill. Earlier evidence decides: a mastered skill may start with a question alone, and a weak prerequisite is
 * offered first.
 */
export async function beginSkill(about: SessionContext, skill: SkillId): Promise<Advance> {
  const { services, session, circumstances } = about;
  const language = languageOf(about);
  const { name, can } = skillView(skill, language);
  const { profileId } = session;
  const standing = await readStanding(services.db, { profileId, skill, now: services.clock.now() });
  const moments: TutorMoment[] = [{ say: 'skill_hello', name, can }];
  const track: Track = { ...newTrack(skill, name), step: firstStep(circumstances.policy) };
  const { state } = session;
  if (standing.mastered) {
    const known: TutorMoment = { say: 'skill_known', name };
    return enterStep(about, state, { ...track, step: 'offer', offer: { why: 'known', first: null } }, [
      ...moments,
      known,
    ]);
  }
  if (standing.weak) {
    const first = standing.weak;
    const weak: TutorMoment = { say: 'skill_weak', name, first: skillView(first, language).name };
    return enterStep(about, state, { ...track, step: 'offer', offer: { why: 'weak', first } }, [
      ...moments,
      weak,
    ]);
  }
  return enterStep(about, state, track, moments);
}

export const skillNamed = (skill: SkillId, locale: SessionLocale): string =>
  skillView(skill, languageOfLocale(locale)).name;

/** The state before the first turn. */
export const refuseUntaughtSkill = (
  skill: SkillId,
  locale: SessionLocale,
  { newId, at }: Pick<SessionContext['circumstances'], 'newId' | 'at'>,
): SessionState => ({
  phase: 'orient',
  item: shellItem(newTrack(skill, skillNamed(skill, locale)), newId(), at),
  past: [],
  card: null,
  tally: emptyTally(),
  drawn: null,
});
