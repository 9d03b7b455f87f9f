import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  deleteOtherStates,
  insertEvidence,
  loadDisputes,
  loadEvidence,
  loadRecentEvidence,
  loadStates,
  markShown,
  saveStates,
  settleDispute,
} from '../db/evidence.server.ts';
import type { EvidenceResult } from '../domain/items/after-attempt.ts';
import { type BeliefChange, changesOf } from '../domain/mastery/changes.ts';
import { claimsOf } from '../domain/mastery/claims.ts';
import { disputeOutcome } from '../domain/mastery/disputes.ts';
import type { Evidence, SkillState } from '../model/mastery/evidence.ts';
import { type LearnerStates, replayLearner, applyNewEvidence } from '../domain/mastery/learner-state.ts';
import { replaySkill } from '../domain/mastery/skill-state.ts';
import type { AttemptRecord, PracticeItemRecord, ProfileRef } from '../model/record.ts';
import { templates } from '@curvela/curriculum/skills';

type Database = Kysely<DB>;
type Deps = Pick<Services, 'clock' | 'random'>;
/** A learner, and the zone in which the learner's days are counted. */
export type LearnerInZone = ProfileRef & { readonly zone: string };

/** How many recent pieces of evidence per skill are used for claims. */
export const recentOfEach = 12;

/** The evidence of a question: one piece for each of its skills. */
export function createEvidence(
  { random }: Pick<Services, 'random'>,
  item: PracticeItemRecord,
  shows: EvidenceResult,
  attempt: Pick<AttemptRecord, 'mistake' | 'confidence'> | null,
  at: Date,
): Evidence[] {
  const skills = templates.get(item.template)?.skills ?? [item.skill];
  return skills.map((skill) => ({
    id: random.uuid(),
    skill,
    itemId: item.id,
    template: item.template,
    ...shows,
    mistake: shows.right ? null : (attempt?.mistake ?? null),
    confidence: attempt?.confidence ?? null,
    at,
    voided: false,
  }));
}

/**
 * Stores new evidence and updates the states, in the caller’s transaction, which holds `lockPractice`. Questions get distinct times, so that
 * their order can always be reconstructed.
 */
export async function recordEvidence(
  trx: Database,
  services: Deps,
  learner: LearnerInZone,
  rows: readonly Evidence[],
): Promise<BeliefChange[]> {
  if (rows.length === 0) return [];
  const before = await loadStates(trx, learner.profileId);
  const last = Math.max(0, ...[...before.values()].map(({ lastAt }) => (lastAt ? Date.parse(lastAt) : 0)));
  const steps = new Map([...new Set(rows.map(({ itemId }) => itemId))].map((id, index) => [id, index]));
  const dated = rows.map((one) => ({
    ...one,
    at: new Date(Math.max(one.at.getTime(), last + 1 + (steps.get(one.itemId) ?? 0))),
  }));
  await insertEvidence(trx, learner, dated);
  const after = applyNewEvidence(before, dated, learner.zone);
  await saveChanged(trx, services, learner, before, after);
  await settleDisputes(trx, services, learner, after);
  return changesOf(before, after, dated);
}

/** Records that the solution of a question was shown after a wrong answer, and recomputes its skills. */
export async function recordSolutionShown(
  trx: Database,
  services: Deps,
  learner: LearnerInZone,
  item: Pick<PracticeItemRecord, 'id' | 'template' | 'skill'>,
): Promise<void> {
  await markShown(trx, item.id);
  const skills = templates.get(item.template)?.skills ?? [item.skill];
  const before = await loadStates(trx, learner.profileId);
  // A skill that this question introduced started from the probabilities of its other skills, which are different now.
  if (skills.some((skill) => before.get(skill)?.opportunities === 1)) {
    await recomputeStates(trx, services, learner);
    return;
  }
  const evidence = await loadEvidence(trx, learner.profileId, skills);
  const after = new Map(before);
  for (const skill of skills) {
    const known = before.get(skill);
    if (known) after.set(skill, replaySkill(skill, evidence, learner.zone, known.prior));
  }
  await saveChanged(trx, services, learner, before, after);
}

/** Recomputes all states of a profile from its evidence and returns them. */
export async function recomputeStates(
  trx: Database,
  services: Deps,
  learner: LearnerInZone,
): Promise<LearnerStates> {
  const states = replayLearner(await loadEvidence(trx, learner.profileId), learner.zone);
  await deleteOtherStates(trx, learner.profileId, [...states.keys()]);
  await saveStates(trx, learner, [...states.values()], services.clock.now());
  await settleDisputes(trx, services, learner, states);
  return states;
}

async function saveChanged(
  trx: Database,
  { clock }: Deps,
  learner: LearnerInZone,
  before: LearnerStates,
  after: LearnerStates,
): Promise<void> {
  const changed = [...after.values()].filter((state: SkillState) => before.get(state.skill) !== state);
  await saveStates(trx, learner, changed, clock.now());
}

async function settleDisputes(
  trx: Database,
  { clock }: Deps,
  { profileId, zone }: LearnerInZone,
  states: LearnerStates,
): Promise<void> {
  const disputes = await loadDisputes(trx, profileId);
  const open = disputes.filter(({ state }) => state === 'open');
  if (open.length === 0) return;
  const evidence = await loadRecentEvidence(trx, profileId, recentOfEach);
  const claims = claimsOf(evidence, states, disputes);
  for (const dispute of open) {
    const state = disputeOutcome(dispute, claims, evidence, zone);
    if (state) await settleDispute(trx, dispute.id, { state, at: clock.now() });
  }
}
