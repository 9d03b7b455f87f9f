import type { OpenMistake } from '../sessions/choose-input.ts';
import type { SkillId, KnownMistake } from '@curvela/curriculum';
import { retainedAfterDays } from '../../model/mastery/constants.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import type { LearnerStates } from './learner-state.ts';
import { findHabits, type MistakeFilter, canShowMistake } from './mistakes.ts';
import { sortEvidence } from './skill-state.ts';

/** An estimate about a learner, with its evidence. */
export type LearnerClaim = {
  /** Named by disputes: `mastered:slope`, `mistake:forgets_plus_minus`. */
  readonly key: string;
  readonly kind: 'mastered' | 'kept' | 'mistake' | 'stuck' | 'on_the_way';
  readonly skill: SkillId;
  readonly mistake: KnownMistake | null;
  /** ISO time. */
  readonly since: string;
  /** Ids, oldest first. */
  readonly evidence: readonly string[];
  /** A dispute is open: the claim does not count. */
  readonly disputed: boolean;
};
export type ClaimDispute = {
  readonly id: string;
  readonly claim: string;
  readonly state: 'open' | 'changed' | 'gone' | 'kept';
  readonly at: Date;
};

/** All claims about a learner, from the evidence and the states computed from it. */
export function claimsOf(
  evidence: readonly Evidence[],
  states: LearnerStates,
  disputes: readonly ClaimDispute[],
  possible: MistakeFilter = canShowMistake,
): LearnerClaim[] {
  const counted = sortEvidence(evidence.filter(({ voided }) => !voided));
  const bySkill = Map.groupBy(counted, ({ skill }) => skill);
  const open = new Set(disputes.filter(({ state }) => state === 'open').map(({ claim }) => claim));
  const skillClaims = [...states.values()].flatMap((state) =>
    claimsOfSkill(state, bySkill.get(state.skill) ?? []),
  );
  const mistakes = findHabits(counted, possible).map(({ mistake, shown }) =>
    claim('mistake', shown, { mistake, key: `mistake:${mistake}` }),
  );
  return [...skillClaims, ...mistakes]
    .flatMap((found) => found ?? [])
    .map((found) => ({ ...found, disputed: open.has(found.key) }));
}

type Found = Omit<LearnerClaim, 'disputed'> | null;

function claimsOfSkill(state: SkillState, own: readonly Evidence[]): Found[] {
  if (own.length === 0) return [];
  if (state.masteredAt !== null)
    return [
      claim('mastered', runUntil(own, state.masteredAt), { since: state.masteredAt }),
      retainedClaim(own),
    ];
  return [claim(state.spinning ? 'stuck' : 'on_the_way', own), retainedClaim(own)];
}

/** A claim from its evidence, oldest first; null without evidence. */
function claim(
  kind: LearnerClaim['kind'],
  shown: readonly Evidence[],
  more: Partial<LearnerClaim> = {},
): Found {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  return {
    key: `${kind}:${last.skill}`,
    kind,
    skill: last.skill,
    mistake: null,
    since: first.at.toISOString(),
    evidence: shown.map(({ id }) => id),
    ...more,
  };
}

/** The unaided right answers since the last wrong one that led to mastery. */
function runUntil(own: readonly Evidence[], masteredAt: string): Evidence[] {
  const before = own.filter(({ at }) => at.toISOString() <= masteredAt);
  const lastWrong = before.findLastIndex(({ right }) => !right);
  return before.slice(lastWrong + 1).filter(({ aid }) => aid === 'none');
}

const dayMs = 86_400_000;

/** Kept: right without help after a pause of seven days or more, and nothing wrong since. */
function retainedClaim(own: readonly Evidence[]): Found {
  const at = own.findLastIndex(({ right, aid, at }, index) => {
    const before = own[index - 1];
    return right && aid === 'none' && before !== undefined && +at - +before.at >= retainedAfterDays * dayMs;
  });
  const [before, after] = [own[at - 1], own[at]];
  if (!before || !after || own.slice(at).some(({ right }) => !right)) return null;
  return claim('kept', [before, after], { since: after.at.toISOString() });
}

/** Skills whose mastery is disputed: it does not count and is tested again. */
export const disputedMastery = (claims: readonly LearnerClaim[]): ReadonlySet<SkillId> =>
  new Set(claims.filter(({ kind, disputed }) => kind === 'mastered' && disputed).map(({ skill }) => skill));

/** The states for choosing questions: a learner who disputes being stuck is not sent to another skill. */
export function undisputedStates(states: LearnerStates, claims: readonly LearnerClaim[]): LearnerStates {
  const free = new Set(
    claims.filter(({ kind, disputed }) => kind === 'stuck' && disputed).map(({ skill }) => skill),
  );
  return new Map(
    [...states].map(([skill, state]) => [skill, free.has(skill) ? { ...state, spinning: false } : state]),
  );
}

/** The mistakes to practise, with the templates where they occurred; without disputed ones. */
export function openMistakes(claims: readonly LearnerClaim[], evidence: readonly Evidence[]): OpenMistake[] {
  const templateOf = new Map(evidence.map(({ id, template }) => [id, template]));
  return claims.flatMap(({ mistake, skill, disputed, evidence: ids }) =>
    mistake === null || disputed
      ? []
      : [{ mistake, skill, templates: [...new Set(ids.flatMap((id) => templateOf.get(id) ?? []))] }],
  );
}
