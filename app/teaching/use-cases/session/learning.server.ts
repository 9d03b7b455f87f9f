import type { Kysely } from 'kysely';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { pinProfile } from '#app/learners/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { recallMistake, recordTutorEvidence, summarizeTutoring } from '#app/practice/index.server.ts';
import type { TutorBlock } from '../../model/blocks.ts';
import type { Advance, TutorMoment } from '../../domain/pedagogy/moments.ts';
import { problemsMet } from '../../domain/pedagogy/rewind.ts';
import { evidenceOfTurn, type WorkEvidence } from '../../domain/pedagogy/work-evidence.ts';
import { teachingError } from '../../model/errors.ts';
import { hasWorkedOnProblem } from '../../db/learning.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { words, type Speaker } from '../../domain/voice/phrase.ts';
import type { SessionOwner, TeachingSession } from '../../model/record.ts';

type Db = Kysely<DB>;
/** The session's learner. */
type Learning = { profileId: string; accountId: string };

/** The profile to record learning for. Throws 404 `unknown_profile`, also for other accounts' profiles and for visitors. */
export async function requireLearning(db: Db, owner: SessionOwner, profileId: string): Promise<Learning> {
  const learning = await pinLearning(db, owner, { profileId });
  if (!learning) throw teachingError('unknown_profile', { status: 404 });
  return learning;
}

/** Locks the session's learner until the transaction ends; null when no learning is recorded or the profile is gone. */
export async function pinLearning(
  db: Db,
  owner: SessionOwner,
  { profileId }: Pick<TeachingSession, 'profileId'>,
): Promise<Learning | null> {
  if (profileId === null || !('accountId' in owner)) return null;
  const { accountId } = owner;
  return (await pinProfile(db, { id: profileId, accountId })) ? { profileId, accountId } : null;
}

/**
 * Stores the evidence of a turn in the learner's profile, in the transaction of the turn. A problem worked on before is practice:
 * solving it again is no new evidence.
 */
export async function storeEvidence(
  trx: Db,
  services: Pick<TeachingServices, 'clock' | 'random'>,
  learning: Learning,
  before: TeachingSession,
  advance: Advance,
  ofSkill?: WorkEvidence | null,
): Promise<void> {
  const shown = ofSkill === undefined ? evidenceOfTurn(before.state, advance, before.policy) : ofSkill;
  if (!shown) return;
  const again =
    shown.right &&
    shown.aid === 'none' &&
    (problemsMet(before.state, { now: false }).includes(shown.problem.plain) ||
      (await hasWorkedOnProblem(trx, learning.profileId, before.id, shown.problem.plain)));
  await recordTutorEvidence(trx, services, learning, again ? { ...shown, aid: 'hint' } : shown);
}

/** The mistake that the learner repeats in problems like the one that begins; none where there is no line to write. */
export async function recallMoments(
  db: Db,
  learning: Learning,
  { state, locale }: Pick<TeachingSession, 'state' | 'locale'>,
  now: Date,
): Promise<TutorMoment[]> {
  const { skill } = state.item;
  if (skill === null || state.card === null) return [];
  const recalled = await recallMistake(db, learning, { skill, language: languageOfLocale(locale), now });
  return recalled === null ? [] : [{ say: 'recall', ...recalled, profileId: learning.profileId }];
}

/** Mastery changes caused by a session, once it has ended; empty if nothing counted. */
export async function changeBlocks(
  trx: Db,
  learning: Learning,
  { state, moments }: Advance,
  speaker: Speaker,
): Promise<TutorBlock[]> {
  if (!moments.some(({ say }) => say === 'close' || say === 'skill_recap')) return [];
  const items = [...state.past, ...(state.left ?? []), state.item]
    .map(({ id }) => id)
    .filter((id) => id !== undefined);
  const changes = await summarizeTutoring(trx, learning, items, speaker.language);
  if (changes.length === 0) return [];
  return [
    {
      kind: 'changes',
      title: words(speaker, 'changes.title'),
      link: words(speaker, 'changes.link'),
      profileId: learning.profileId,
      rows: changes.map(({ skill, what, why, before, after }) => ({
        skill: skill.id,
        name: skill.name,
        what,
        label: words(speaker, `changes.what.${what}`),
        belief: words(speaker, 'changes.belief', {
          before: percent(speaker, before),
          after: percent(speaker, after),
        }),
        why,
      })),
    },
  ];
}

const percent = ({ locale }: Speaker, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
