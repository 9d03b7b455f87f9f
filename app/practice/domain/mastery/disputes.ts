import { dayKeyOf } from '#app/platform/times.ts';
import type { KnownMistake } from '@curvela/curriculum';
import type { LearnerClaim, ClaimDispute } from './claims.ts';
import { rightToSettle } from '../../model/mastery/constants.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';
import { type MistakeFilter, canShowMistake, questionsForMistake } from './mistakes.ts';
import { sortEvidence } from './skill-state.ts';

/**
 * The outcome of an open dispute. `gone`: the last two answers about it were right and unaided, on a later day (in the learner’s zone) than
 * the dispute. `changed`: the claim no longer holds, for example after a question was voided. Null while it stays open.
 */
export function disputeOutcome(
  dispute: ClaimDispute,
  claims: readonly LearnerClaim[],
  evidence: readonly Evidence[],
  zone: string,
  possible: MistakeFilter = canShowMistake,
): 'gone' | 'changed' | null {
  if (dispute.state !== 'open') return null;
  const day = dayKeyOf(dispute.at, zone);
  const later = about(dispute.claim, sortEvidence(evidence.filter(({ voided }) => !voided)), possible)
    .filter(({ at }) => dayKeyOf(at, zone) > day)
    .slice(-rightToSettle);
  if (later.length === rightToSettle && later.every(({ right, aid }) => right && aid === 'none'))
    return 'gone';
  return claims.some(({ key }) => key === dispute.claim) ? null : 'changed';
}

/** The evidence that a claim is about, by the claim’s key. */
function about(key: string, evidence: readonly Evidence[], possible: MistakeFilter): Evidence[] {
  const [kind, name = ''] = key.split(':');
  if (kind !== 'mistake') return evidence.filter(({ skill }) => skill === name);
  const mistake = evidence.find(
    (one): one is Evidence & { mistake: KnownMistake } => one.mistake === name,
  )?.mistake;
  return mistake ? questionsForMistake(mistake, evidence, possible) : [];
}
