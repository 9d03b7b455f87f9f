import { dayKeyOf } from '#app/platform/times.ts';
import { begunFrom, mostFromBelow, openFrom, passedOverFrom } from '../../model/mastery/constants.ts';
import { isDue, isEnoughToday } from '../mastery/due.ts';
import { beliefsFrom } from '../mastery/graph-belief.ts';
import { knownAt } from '../mastery/skill-state.ts';
import {
  prerequisitesOf,
  type SkillId,
  dependentsOf,
  skillsFromLowest,
  withPrerequisites,
} from '@curvela/curriculum';
import type { TemplateCatalogue, LearnerNow } from './choose-input.ts';

/** What a learner can practise, by kind of question. */
export type SkillCandidates = {
  /** The longest overdue first. */
  readonly due: readonly SkillId[];
  /** The current skill, and those that would come after it. */
  readonly current: readonly SkillId[];
  readonly stretch: SkillId | null;
};
export type LearnerToServe = LearnerNow & { readonly catalogue: TemplateCatalogue };

/** Due reviews, the current skill (the lowest open one that is not mastered, near the goal) and one stretch skill. */
export function candidatesFor(learner: LearnerToServe): SkillCandidates {
  const know = knowledgeOf(learner);
  const due = dueSkills(learner);
  const current = currentSkills(learner, know);
  if (due.length === 0 && current.length === 0) return { due, current: metLongAgo(learner), stretch: null };
  return { due, current, stretch: stretchFor(learner, know, current) };
}

/** When nothing is due and nothing new is open: the skills not practised for longest. */
function metLongAgo({ states, catalogue }: LearnerToServe): SkillId[] {
  const met = [...states.values()].filter(({ skill, lastAt }) => lastAt !== null && catalogue.has(skill));
  return met.toSorted((a, b) => ((a.lastAt ?? '') < (b.lastAt ?? '') ? -1 : 1)).map(({ skill }) => skill);
}

type Knowledge = {
  probabilityKnown(skill: SkillId): number;
  mastered(skill: SkillId): boolean;
  isOpen(skill: SkillId): boolean;
};

function knowledgeOf({ states, disputed, now }: LearnerToServe): Knowledge {
  const beliefs = beliefsFrom(states);
  const shown = [...states.values()].filter((one) => one.opportunities > 0 && one.p >= openFrom);
  const neededByShown = withPrerequisites(shown.map(({ skill }) => skill));
  const concluded = (skill: SkillId) =>
    Math.min(beliefs.get(skill) ?? 0, neededByShown.has(skill) ? 1 : mostFromBelow);
  const probabilityKnown = (skill: SkillId) => {
    const state = states.get(skill);
    return state && state.opportunities > 0 ? knownAt(state, now) : concluded(skill);
  };
  const mastered = (skill: SkillId) => states.get(skill)?.masteredAt != null && !disputed.has(skill);
  const isOpen = (skill: SkillId) =>
    prerequisitesOf(skill).every(
      (below) => mastered(below) || (probabilityKnown(below) >= openFrom && !disputed.has(below)),
    );
  return { probabilityKnown, mastered, isOpen };
}

/** A skill with disputed mastery is tested first. */
function dueSkills({ states, disputed, catalogue, now, zone }: LearnerToServe): SkillId[] {
  const dueAt = (skill: SkillId) => states.get(skill)?.card?.dueAt ?? '';
  const due = [...states.values()]
    .filter((state) => catalogue.has(state.skill) && !disputed.has(state.skill) && isDue(state, now, zone))
    .map(({ skill }) => skill)
    .toSorted((a, b) => (dueAt(a) < dueAt(b) ? -1 : dueAt(a) > dueAt(b) ? 1 : 0));
  const again = [...disputed].filter(
    (skill) => catalogue.has(skill) && !sameDay(states.get(skill)?.lastAt ?? null, now, zone),
  );
  return [...again, ...due];
}

const sameDay = (at: string | null, now: Date, zone: string) =>
  at !== null && dayKeyOf(at, zone) === dayKeyOf(now, zone);

/** Open skills that are not mastered, sorted: needed by the nearest goal, already begun, lowest first. */
function currentSkills(learner: LearnerToServe, know: Knowledge): SkillId[] {
  const { states, goals, catalogue, now, zone } = learner;
  const [goal] = goals.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const near = withPrerequisites(goal?.skills ?? []);
  const wanted = new Set(goals.flatMap(({ skills }) => skills));
  const begun = (skill: SkillId) => (states.get(skill)?.opportunities ?? 0) >= begunFrom;
  const isCandidate = (skill: SkillId) => {
    const state = states.get(skill);
    if (!catalogue.has(skill) || know.mastered(skill) || !know.isOpen(skill)) return false;
    if (state && (isEnoughToday(state, now, zone) || isDue(state, now, zone))) return false;
    return begun(skill) || wanted.has(skill) || know.probabilityKnown(skill) < passedOverFrom;
  };
  const rank = (skill: SkillId) => (near.has(skill) ? 0 : 2) + (begun(skill) ? 0 : 1);
  const found = skillsFromLowest.filter(isCandidate).flatMap((skill) => insteadOf(skill, learner, know));
  return [...new Set(found)].toSorted((a, b) => rank(a) - rank(b));
}

/** For a learner who is stuck: the weakest prerequisite; nothing when all are mastered (then a human helps). */
function insteadOf(skill: SkillId, { states, catalogue }: LearnerToServe, know: Knowledge): SkillId[] {
  const state = states.get(skill);
  if (!state?.spinning) return [skill];
  const below = prerequisitesOf(skill).filter((one) => catalogue.has(one));
  const gaps = below.filter((one) => !know.mastered(one) && !states.get(one)?.spinning);
  const [weakest] = gaps.toSorted((a, b) => know.probabilityKnown(a) - know.probabilityKnown(b));
  if (weakest) return [weakest];
  const helped = below.some((one) => (states.get(one)?.lastAt ?? '') > (state.lastAt ?? ''));
  return helped ? [skill] : [];
}

/** The lowest skill that builds on the current one and for which nothing else is missing. */
function stretchFor(learner: LearnerToServe, know: Knowledge, current: readonly SkillId[]): SkillId | null {
  const [skill] = current;
  if (!skill) return null;
  const ready = (above: SkillId) =>
    learner.catalogue.has(above) &&
    !know.mastered(above) &&
    !learner.states.get(above)?.spinning &&
    prerequisitesOf(above).every(
      (below) => below === skill || know.mastered(below) || know.probabilityKnown(below) >= openFrom,
    );
  return dependentsOf(skill).find(ready) ?? current[1] ?? null;
}

/** What a learner who is stuck at a skill could practise instead; null when a human would help more. */
export function alternativeSkill(skill: SkillId, learner: LearnerToServe): SkillId | null {
  const [instead] = insteadOf(skill, learner, knowledgeOf(learner));
  return instead === undefined || instead === skill ? null : instead;
}
