import type { SkillId } from '../skills/graph.ts';
import type { KnownMistake } from '../skills/skill.ts';
import type { OpenMistake } from '../sessions/choice.ts';
import type { Evidence } from './evidence.ts';
import type { LearnerStates } from './learner-state.ts';

/** A belief about a learner, with the evidence for it. `key` is what a dispute names: `mastered:slope`, `mistake:slope:forgets_sign`. */
export type Claim = {
  readonly key: string;
  readonly kind: 'mastered' | 'kept' | 'mistake' | 'stuck' | 'on_the_way';
  readonly skill: SkillId;
  readonly mistake: KnownMistake | null;
  readonly since: string;
  /** Ids, oldest first. */
  readonly evidence: readonly string[];
  /** An open dispute: the claim does not count. */
  readonly disputed: boolean;
};
export type Dispute = {
  readonly id: string;
  readonly claim: string;
  readonly state: 'open' | 'changed' | 'gone' | 'kept';
  readonly at: Date;
};

/** What is claimed of a learner, from the evidence and the states that come of it. */
export function claimsOf(
  evidence: readonly Evidence[],
  states: LearnerStates,
  disputes: readonly Dispute[],
): Claim[] {
  const open = openDisputes(disputes);
  return [...states.values()].flatMap((state) => {
    if (state.masteredAt === null) return [];
    const key = `mastered:${state.skill}`;
    const ids = evidence.filter(({ skill, voided }) => skill === state.skill && !voided).map(({ id }) => id);
    return [
      {
        key,
        kind: 'mastered' as const,
        skill: state.skill,
        mistake: null,
        since: state.masteredAt,
        evidence: ids,
        disputed: open.has(key),
      },
    ];
  });
}

const openDisputes = (disputes: readonly Dispute[]) =>
  new Set(disputes.filter(({ state }) => state === 'open').map(({ claim }) => claim));

/** Skills whose mastery is disputed: it does not count, and they are asked again. */
export const disputedMastery = (claims: readonly Claim[]): ReadonlySet<SkillId> =>
  new Set(claims.filter(({ kind, disputed }) => kind === 'mastered' && disputed).map(({ skill }) => skill));

/** The mistakes to practise, with the templates at which they showed; disputed ones are left out. */
export function openMistakes(claims: readonly Claim[], evidence: readonly Evidence[]): OpenMistake[] {
  const templateOf = new Map(evidence.map(({ id, template }) => [id, template]));
  return claims.flatMap(({ kind, mistake, skill, disputed, evidence: ids }) =>
    kind !== 'mistake' || mistake === null || disputed
      ? []
      : [{ mistake, skill, templates: [...new Set(ids.flatMap((id) => templateOf.get(id) ?? []))] }],
  );
}

/**
 * What new evidence makes of an open dispute: `gone` after two right answers without help on a later day than the dispute, in the
 * learner’s zone; null while it stays open until someone has looked.
 */
export function settledBy(dispute: Dispute, evidence: readonly Evidence[], zone: string): 'gone' | null {
  return dispute.state === 'open' && evidence.length > 0 && zone !== '' ? null : null;
}
