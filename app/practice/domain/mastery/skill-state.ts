import { dayKeyOf } from '#app/platform/times.ts';
import { type SkillId, isTutorTemplate } from '@curvela/curriculum';
import { forgettingShare, initialKnown } from '../../model/mastery/constants.ts';
import { demandOf, type QuestionDemand, type DemandOf } from './demand.ts';
import type { Evidence, SkillState } from '../../model/mastery/evidence.ts';
import { tracingOf, traceAnswer } from './knowledge-tracing.ts';
import { isMasteryLost, isMasteryReached, isStuckOnSkill } from './mastery-rules.ts';
import { ratingOf, retrievability, scheduleReview } from './reviews.ts';

/** The state of a skill without evidence of its own. `prior` is inferred from related skills. */
export const initialState = (skill: SkillId, prior: number = initialKnown): SkillState => ({
  skill,
  p: prior,
  prior,
  opportunities: 0,
  unaidedRight: 0,
  run: { right: 0, templates: [], firstDay: null, lastDay: null },
  masteredAt: null,
  spinning: false,
  card: null,
  owed: [],
  firstAt: null,
  lastAt: null,
  lastRight: null,
});

/** Probability that the skill is known at `now`: the last estimate minus FSRS's forgetting since then. */
export function knownAt({ p, card, lastAt }: Pick<SkillState, 'p' | 'card' | 'lastAt'>, now: Date): number {
  if (card === null || lastAt === null) return p;
  const since = retrievability(card, now) / retrievability(card, new Date(lastAt));
  return p * Math.min(1, since) ** forgettingShare;
}

/**
 * The state after one more piece of evidence of its skill, in the learner's time zone. Evidence must come in the order of `sortEvidence`;
 * voided evidence changes nothing. Pure.
 */
export function applyEvidence(
  state: SkillState,
  evidence: Evidence,
  zone: string,
  demands: DemandOf = demandOf,
): SkillState {
  if (evidence.voided) return state;
  const demand = demands(evidence.template);
  const day = dayKeyOf(evidence.at, zone);
  const at = evidence.at.toISOString();
  const p = traceAnswer(
    knownAt(state, evidence.at),
    evidence,
    tracingOf(demand, state.skill, evidence.confidence),
  );
  const unaided = evidence.right && evidence.aid === 'none';
  const next: SkillState = {
    ...state,
    p,
    opportunities: state.opportunities + 1,
    unaidedRight: state.unaidedRight + (unaided ? 1 : 0),
    run: runAfter(state.run, evidence, day),
    card: cardAfter(state, evidence, demand, zone),
    owed: owedAfter(state, evidence, demand, day),
    firstAt: state.firstAt ?? at,
    lastAt: at,
    lastRight: evidence.right,
  };
  return { ...next, spinning: isStuckOnSkill(next), masteredAt: masteredAtAfter(next, unaided, at) };
}

/** Mastery is reached only with a right answer without help, and never lost with one. */
function masteredAtAfter(state: SkillState, unaided: boolean, at: string): string | null {
  if (state.masteredAt !== null) return !unaided && isMasteryLost(state.p) ? null : state.masteredAt;
  return unaided && isMasteryReached(state) ? at : null;
}

function runAfter(
  run: SkillState['run'],
  { right, aid, template }: Evidence,
  day: string,
): SkillState['run'] {
  if (!right || aid === 'shown') return { right: 0, templates: [], firstDay: null, lastDay: null };
  if (aid === 'hint') return run;
  return {
    right: run.right + 1,
    templates: run.templates.includes(template) ? run.templates : [...run.templates, template],
    firstDay: run.firstDay ?? day,
    lastDay: day,
  };
}

/**
 * A skill is reviewed from its first right answer on. Per day the first answer counts, and any wrong one; a wrong answer to a question
 * about another skill does not show that this one was forgotten.
 */
function cardAfter(
  state: SkillState,
  evidence: Evidence,
  { about }: QuestionDemand,
  zone: string,
): SkillState['card'] {
  const rating = ratingOf(evidence, state.masteredAt !== null);
  const { card } = state;
  const wrong = rating === 'again';
  if (wrong && (card === null || (about !== null && about !== state.skill))) return card;
  if (card && !wrong && dayKeyOf(card.lastAt, zone) === dayKeyOf(evidence.at, zone)) return card;
  return scheduleReview(card, rating, evidence.at);
}

/**
 * A template whose solution was shown is owed until it is answered without help on a later day. A problem shown by the tutor has no
 * practice template: any question about the skill settles it.
 */
function owedAfter(
  state: SkillState,
  { template, aid }: Evidence,
  { about }: QuestionDemand,
  day: string,
): SkillState['owed'] {
  if (about !== null && about !== state.skill) return state.owed;
  const others = state.owed.filter((owed) => owed.template !== template);
  if (aid === 'shown') return [...others, { template, day }];
  const pays = (owed: { readonly template: string }) =>
    owed.template === template || isTutorTemplate(owed.template);
  return state.owed.filter((owed) => !pays(owed) || owed.day >= day);
}

/** Evidence by time, then by id: the order in which it is applied. */
export const sortEvidence = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.toSorted((a, b) => +a.at - +b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** The state of one skill, recomputed from its evidence; voided evidence is left out. */
export const replaySkill = (
  skill: SkillId,
  evidence: readonly Evidence[],
  zone: string,
  prior: number = initialKnown,
): SkillState =>
  sortEvidence(evidence)
    .filter((one) => one.skill === skill)
    .reduce((state, one) => applyEvidence(state, one, zone), initialState(skill, prior));
