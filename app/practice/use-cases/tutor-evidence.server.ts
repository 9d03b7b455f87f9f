import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { recordEvidence, recordSolutionShown, type LearnerInZone } from './record-evidence.server.ts';
import { changeViews } from './change-view.server.ts';
import { loadEvidenceOfItems } from '../db/evidence.server.ts';
import { changesOf } from '../domain/mastery/changes.ts';
import type { Evidence, TutorProblem } from '../model/mastery/evidence.ts';
import { lockPractice } from '../db/practice.server.ts';
import { loadZone } from './context.server.ts';
import type { ProfileRef } from '../model/record.ts';
import { aroundEvidence } from './sessions/summarize.server.ts';
import type { ChangeView } from '../model/views.ts';

type Database = Kysely<DB>;

/** The evidence of a problem that the learner brought to the tutor. */
export type TutorEvidenceInput = Pick<
  Evidence,
  'itemId' | 'skill' | 'template' | 'right' | 'aid' | 'mistake'
> &
  TutorProblem;

/**
 * Stores the evidence of a problem and updates the states, in the caller's transaction, which has locked the profile. Idempotent per
 * problem, except that a repeat may add that the solution was shown.
 */
export async function recordTutorEvidence(
  trx: Database,
  services: Pick<Services, 'clock' | 'random'>,
  own: ProfileRef,
  { problem, words, answer, ...shown }: TutorEvidenceInput,
): Promise<void> {
  await lockPractice(trx, own.profileId);
  const learner = await learnerOf(trx, own);
  const known = await loadEvidenceOfItems(trx, [shown.itemId]);
  if (known.length > 0) {
    if (shown.aid !== 'shown' || known.every(({ right, aid }) => right || aid === 'shown')) return;
    return recordSolutionShown(trx, services, learner, { ...shown, id: shown.itemId });
  }
  const one: Evidence = {
    ...shown,
    id: services.random.uuid(),
    mistake: shown.right ? null : shown.mistake,
    confidence: null,
    at: services.clock.now(),
    voided: false,
    tutored: { problem, words, answer },
  };
  await recordEvidence(trx, services, learner, [one]);
}

/** The combined changes of several problems of a conversation, each skill with its reason. */
export async function summarizeTutoring(
  db: Database,
  own: ProfileRef,
  itemIds: readonly string[],
  language: Language,
): Promise<ChangeView[]> {
  const shown = (await loadEvidenceOfItems(db, itemIds)).filter(({ voided }) => !voided);
  if (shown.length === 0) return [];
  const { before, after } = await aroundEvidence(db, await learnerOf(db, own), shown);
  return changeViews(changesOf(before, after, shown), language);
}

const learnerOf = async (db: Database, own: ProfileRef): Promise<LearnerInZone> => ({
  ...own,
  zone: await loadZone(db, own),
});
