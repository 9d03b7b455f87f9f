import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { LearnerInZone } from '../record-evidence.server.ts';
import { loadEvidence, loadEvidenceOfItems, loadStates } from '../../db/evidence.server.ts';
import { changesOf } from '../../domain/mastery/changes.ts';
import { dueAtOf } from '../../domain/mastery/due.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import type { LearnerStates } from '../../domain/mastery/learner-state.ts';
import { replaySkill } from '../../domain/mastery/skill-state.ts';
import { loadItemsOf } from '../../db/practice.server.ts';
import { loadLearnerNow, type PracticeServices } from '../context.server.ts';
import type { SkillId } from '@curvela/curriculum';
import { alternativeSkill } from '../../domain/sessions/candidates.ts';
import type { StoredSummary, PracticeSessionRecord } from '../../model/record.ts';

/**
 * The states before the first question of a session and after its last, both computed from the evidence, so that the summary can be
 * recomputed after a question was voided.
 */
export async function summarize(
  services: Pick<PracticeServices, 'learners' | 'clock'>,
  db: Kysely<DB>,
  session: PracticeSessionRecord,
  learner: LearnerInZone,
): Promise<StoredSummary> {
  const items = await loadItemsOf(db, session.id);
  const shown = (
    await loadEvidenceOfItems(
      db,
      items.map(({ id }) => id),
    )
  ).filter(({ voided }) => !voided);
  const { before, after } = await aroundEvidence(db, learner, shown);
  const now = await loadLearnerNow(services, db, session, { zone: learner.zone, withMistakes: false });
  const dates = [...now.states.values()].flatMap((state) => dueAtOf(state) ?? []);
  return {
    changes: changesOf(before, after, shown),
    nextReviewAt: dates.toSorted()[0] ?? null,
    stuck: [...after.values()]
      .filter(({ spinning }) => spinning)
      .map(({ skill }) => ({ skill, instead: alternativeSkill(skill, now) })),
  };
}

/** The estimates of the affected skills before the first piece of evidence and after the last. */
export async function aroundEvidence(
  db: Kysely<DB>,
  { profileId, zone }: LearnerInZone,
  shown: readonly Evidence[],
): Promise<{ before: LearnerStates; after: LearnerStates }> {
  const skills = [...new Set(shown.map(({ skill }) => skill))];
  const states = await loadStates(db, profileId);
  const evidence = await loadEvidence(db, profileId, skills);
  const own = new Set(shown.map(({ id }) => id));
  const at = (end: number) => {
    const upTo = evidence.slice(0, end);
    return new Map(skills.map((skill) => [skill, stateFrom(skill, upTo, states.get(skill), zone)]));
  };
  const first = evidence.findIndex(({ id }) => own.has(id));
  return { before: at(Math.max(first, 0)), after: at(evidence.findLastIndex(({ id }) => own.has(id)) + 1) };
}

const stateFrom = (
  skill: SkillId,
  evidence: readonly Evidence[],
  known: SkillState | undefined,
  zone: string,
) => replaySkill(skill, evidence, zone, known?.prior);
