import type { SkillId } from '../skills/graph.ts';
import type { Evidence } from './evidence.ts';
import type { LearnerStates } from './learner-state.ts';

/** One belief before and after, and why in numbers; the words are made of them elsewhere. */
export type Change = {
  readonly skill: SkillId;
  readonly before: number;
  readonly after: number;
  readonly what: 'mastered' | 'lost' | 'up' | 'down' | 'same' | 'kept';
  readonly why: { readonly unaidedRight: number; readonly afterHint: number; readonly wrong: number };
  readonly dueAt: string | null;
};

/** What the evidence of a session (or of one question) changed, the largest change first. */
export function changesOf(
  before: LearnerStates,
  after: LearnerStates,
  evidence: readonly Evidence[],
): Change[] {
  const counted = evidence.filter(({ voided }) => !voided);
  return [...new Set(counted.map(({ skill }) => skill))].flatMap((skill) => {
    const state = after.get(skill);
    if (!state) return [];
    const own = counted.filter((one) => one.skill === skill);
    const from = before.get(skill)?.p ?? state.prior;
    return [
      {
        skill,
        before: from,
        after: state.p,
        what: state.p > from ? ('up' as const) : state.p < from ? ('down' as const) : ('same' as const),
        why: {
          unaidedRight: own.filter(({ right, aid }) => right && aid === 'none').length,
          afterHint: own.filter(({ right, aid }) => right && aid !== 'none').length,
          wrong: own.filter(({ right }) => !right).length,
        },
        dueAt: state.card?.dueAt ?? null,
      },
    ];
  });
}
