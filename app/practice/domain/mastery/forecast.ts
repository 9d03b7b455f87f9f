import { dayKeyOf } from '#app/platform/times.ts';
import type { Goal } from '../sessions/choose-input.ts';
import { withPrerequisites, type SkillId } from '@curvela/curriculum';
import {
  attemptsForForecast,
  learnAtOnce,
  ownPaceRange,
  passedOverFrom,
  reviewShare,
  rightForMastery,
  slipOfLevel,
  standardDeviationsOfRange,
} from '../../model/mastery/constants.ts';
import { beliefsFrom } from './graph-belief.ts';
import type { LearnerStates } from './learner-state.ts';
import { knownAt } from './skill-state.ts';

/** When a goal is reached at the learner’s pace. ISO dates; the range holds for four cases in five if the pace stays the same. */
export type Forecast =
  | { readonly kind: 'reached' }
  | { readonly kind: 'not_enough_known'; readonly attempts: number; readonly needed: number }
  | {
      readonly kind: 'expected';
      readonly earliest: string;
      readonly likely: string;
      readonly latest: string;
      /** Estimated number of questions still needed, reviews included. */
      readonly questions: number;
      /** `yes`: even the latest date is in time; `close`: only the likely one; `no`: neither. */
      readonly inTime: 'yes' | 'close' | 'no';
    };
type Pace = { readonly eveningsAWeek: number; readonly questionsAnEvening: number };

/** The forecast of a goal: its skills and those below them that are missing, at so many questions an evening. */
export function forecastOf(goal: Goal, states: LearnerStates, pace: Pace, now: Date, zone: string): Forecast {
  if (goal.skills.every((skill) => states.get(skill)?.masteredAt != null)) return { kind: 'reached' };
  const attempts = [...states.values()].reduce((sum, { opportunities }) => sum + opportunities, 0);
  if (attempts < attemptsForForecast)
    return { kind: 'not_enough_known', attempts, needed: attemptsForForecast };
  const { mean, deviation } = questionsFor(missing(goal, states, now), ownPace(states));
  const today = dayKeyOf(now, zone);
  const spread = standardDeviationsOfRange * deviation;
  const [earliest, likely, latest] = [mean - spread, mean, mean + spread].map((questions) =>
    dayAfter(today, daysFor(questions / (1 - reviewShare), pace)),
  ) as [string, string, string];
  const inTime = latest <= goal.dueOn ? 'yes' : likely <= goal.dueOn ? 'close' : 'no';
  return {
    kind: 'expected',
    earliest,
    likely,
    latest,
    questions: Math.round(mean / (1 - reviewShare)),
    inTime,
  };
}

/** Probability known, of each skill that the goal still needs. What the neighbours show to be known is not tested, except for the goal itself. */
function missing(goal: Goal, states: LearnerStates, now: Date): number[] {
  const beliefs = beliefsFrom(states);
  const probabilityKnown = (skill: SkillId) => {
    const state = states.get(skill);
    return state && state.opportunities > 0 ? knownAt(state, now) : (beliefs.get(skill) ?? 0);
  };
  return [...withPrerequisites(goal.skills)]
    .filter((skill) => states.get(skill)?.masteredAt == null)
    .filter((skill) => goal.skills.includes(skill) || probabilityKnown(skill) < passedOverFrom)
    .map(probabilityKnown);
}

/**
 * Questions until all are mastered, and their standard deviation. A skill that is not known is learned after a geometric number of
 * opportunities (knowledge tracing: each has the chance T), and takes three right answers to show.
 */
function questionsFor(known: readonly number[], pace: number): { mean: number; deviation: number } {
  const learn = learnAtOnce / pace;
  const toShow = rightForMastery / (1 - slipOfLevel[2]);
  const means = known.map((p) => (1 - p) / learn);
  const variances = known.map((p, index) => ((1 - p) * (2 - learn)) / learn ** 2 - (means[index] ?? 0) ** 2);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { mean: sum(means) + known.length * toShow, deviation: Math.sqrt(sum(variances)) };
}

/** Opportunities taken for the mastered skills, relative to the expected number; 1 below two such skills. */
function ownPace(states: LearnerStates): number {
  const done = [...states.values()].filter(({ masteredAt }) => masteredAt !== null);
  if (done.length < 2) return 1;
  const expected = questionsFor(
    done.map(({ prior }) => prior),
    1,
  ).mean;
  const taken = done.reduce((sum, { opportunities }) => sum + opportunities, 0);
  return Math.min(ownPaceRange[1], Math.max(ownPaceRange[0], taken / expected));
}

/** Days from today; the last right answer of a skill comes on a later day than its first. */
function daysFor(questions: number, { eveningsAWeek, questionsAnEvening }: Pace): number {
  const evenings = Math.max(2, Math.ceil(questions / questionsAnEvening));
  return Math.ceil(((evenings - 1) * 7) / eveningsAWeek);
}

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(+new Date(day) + days * dayMs).toISOString().slice(0, 10);
