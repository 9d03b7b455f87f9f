import type { SkillId } from '@curvela/curriculum';
import { retainedAfterDays, leastChange } from '../../model/mastery/constants.ts';
import { dueAtOf } from './due.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import type { LearnerStates } from './learner-state.ts';
import { sortEvidence, knownAt } from './skill-state.ts';

/** An estimate before and after, with the counts that explain it; worded in change-view.server.ts. */
export type BeliefChange = {
  readonly skill: SkillId;
  /** The estimate just before the first of these questions, forgetting included. */
  readonly before: number;
  readonly after: number;
  readonly what: 'mastered' | 'lost' | 'up' | 'down' | 'same' | 'kept';
  /** Counts of questions. `wrong` includes those whose solution was shown. */
  readonly why: { readonly unaidedRight: number; readonly afterHint: number; readonly wrong: number };
  readonly dueAt: string | null;
};

/** What the evidence of a session or question changed: mastered, lost and kept first, then by size. */
export function changesOf(
  before: LearnerStates,
  after: LearnerStates,
  evidence: readonly Evidence[],
): BeliefChange[] {
  const counted = Map.groupBy(sortEvidence(evidence.filter(({ voided }) => !voided)), ({ skill }) => skill);
  const changes = [...counted].flatMap(([skill, own]) => {
    const state = after.get(skill);
    return state ? [changeOf(before.get(skill), state, own)] : [];
  });
  const rank = ({ what, before, after }: BeliefChange) =>
    10 * ['mastered', 'lost', 'kept'].toReversed().indexOf(what) + Math.abs(after - before);
  return changes.toSorted((a, b) => rank(b) - rank(a));
}

function changeOf(before: SkillState | undefined, after: SkillState, own: readonly Evidence[]): BeliefChange {
  const [first] = own;
  const from = before && first ? knownAt(before, first.at) : after.prior;
  return {
    skill: after.skill,
    before: from,
    after: after.p,
    what: whatOf(before, after, from, own),
    why: {
      unaidedRight: own.filter(({ right, aid }) => right && aid === 'none').length,
      afterHint: own.filter(({ right, aid }) => right && aid === 'hint').length,
      wrong: own.filter(({ right }) => !right).length,
    },
    dueAt: dueAtOf(after),
  };
}

const dayMs = 86_400_000;

function whatOf(
  before: SkillState | undefined,
  after: SkillState,
  from: number,
  own: readonly Evidence[],
): BeliefChange['what'] {
  const was = before?.masteredAt ?? null;
  if (was === null && after.masteredAt !== null) return 'mastered';
  if (was !== null && after.masteredAt === null) return 'lost';
  const [first] = own;
  const away = first && before?.lastAt ? +first.at - +new Date(before.lastAt) : 0;
  const allRight = own.every(({ right, aid }) => right && aid === 'none');
  if (was !== null && allRight && away >= retainedAfterDays * dayMs) return 'kept';
  if (Math.abs(after.p - from) < leastChange) return 'same';
  return after.p > from ? 'up' : 'down';
}
