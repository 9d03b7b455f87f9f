import {
  depthOf,
  skillsFromLowest,
  prerequisitesOf,
  strandOf,
  strands,
  type SkillId,
} from '@curvela/curriculum';
import type { Random } from '#app/platform/random.ts';

/*
 * A learner with known true knowledge. Deliberately a different model from the estimator: competence is a share between 0 and 1, not known
 * or unknown; some skills are learned gradually and some at once; every rate differs by learner and by skill; competence decays over days,
 * more slowly after a recall on another day; some learners ask for help early, and some have lucky streaks (such as help from a neighbour).
 */
export type LearnerTruth = {
  /** The share of such questions that the learner can solve. */
  competence(skill: SkillId): number;
  learn(skill: SkillId, how: 'tried' | 'helped' | 'shown', right: boolean, day: number): void;
  /** Lets days pass. */
  pass(days: number): void;
  slip(level: 1 | 2 | 3): number;
  /** Chance of a right answer without competence, where the answer is constructed rather than chosen. */
  readonly guess: number;
  /** Chance to ask for help without competence. */
  readonly asksForHelp: number;
  /** Chance that a session has a lucky streak. */
  readonly lucky: number;
};

/** Competence from which a skill counts as truly known. */
export const trulyKnownFrom = 0.75;

type Memory = { competence: number; lasts: number; lastDay: number };
type Rates = { learns: number; atOnce: boolean; lasts: number };

const between = (random: Random, low: number, high: number) => low + (high - low) * random.fraction();
/** A normally distributed number (Box–Muller). */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());

const shortestDays = 6;
const longestDays = 45;
const longerAfterRecall = 1.9;
const mostDays = 400;

export function trueLearner(random: Random): LearnerTruth {
  const learns = Math.exp(0.4 * normal(random));
  const rates = new Map(skillsFromLowest.map((skill) => [skill, ratesOf(random, learns)]));
  const memories = initialMemories(random, rates);
  const slips = between(random, 0.03, 0.16);
  const memory = (skill: SkillId) => {
    const found = memories.get(skill);
    if (!found) throw new Error(`no memory of ${skill}`);
    return found;
  };
  const competence = (skill: SkillId) => memory(skill).competence;
  return {
    competence,
    guess: between(random, 0.02, 0.22),
    asksForHelp: random.fraction() < 0.3 ? between(random, 0.3, 0.8) : between(random, 0, 0.2),
    lucky: random.fraction() < 0.15 ? 0.2 : 0.03,
    slip: (level) => slips * [0.7, 1, 1.4][level - 1]!,
    pass: (days) => memories.forEach((one, skill) => forget(one, days, rates.get(skill)!, random)),
    learn(skill, how, right, day) {
      const below = prerequisitesOf(skill).map(competence);
      const ready = below.length === 0 ? 1 : below.reduce((sum, one) => sum + one, 0) / below.length;
      learnOnce(memory(skill), rates.get(skill)!, { ready, how, right, day }, random);
    },
  };
}

const ratesOf = (random: Random, learns: number): Rates => ({
  learns: Math.min(0.5, 0.15 * learns * Math.exp(0.4 * normal(random))),
  atOnce: random.fraction() < 0.5,
  lasts: between(random, shortestDays, longestDays),
});

/** Initial knowledge from school, further in some strands than in others, with gaps. */
function initialMemories(random: Random, rates: ReadonlyMap<SkillId, Rates>): Map<SkillId, Memory> {
  const stands = between(random, -0.5, 11);
  const strand = new Map(strands.map((one) => [one, 1.2 * normal(random)]));
  return new Map(
    skillsFromLowest.map((skill) => {
      const above = stands + (strand.get(strandOf(skill)) ?? 0) - depthOf(skill) + 0.7 * normal(random);
      const gap = random.fraction() < 0.1;
      const competence =
        above > 0 && !gap ? between(random, 0.7, 1) : above > -1.5 ? between(random, 0, 0.5) : 0;
      return [skill, { competence, lasts: 4 * (rates.get(skill)?.lasts ?? longestDays), lastDay: 0 }];
    }),
  );
}

function forget(memory: Memory, days: number, { atOnce }: Rates, random: Random): void {
  const kept = Math.exp(-days / (6 * memory.lasts));
  if (atOnce && memory.competence > 0.6 && random.fraction() > kept) memory.competence *= 0.5;
  if (!atOnce) memory.competence *= kept;
}

function learnOnce(
  memory: Memory,
  { learns, atOnce, lasts }: Rates,
  {
    ready,
    how,
    right,
    day,
  }: { ready: number; how: 'tried' | 'helped' | 'shown'; right: boolean; day: number },
  random: Random,
): void {
  const worth = { tried: right ? 1 : 0.8, helped: 0.9, shown: 0.6 }[how];
  const rate = learns * worth * (0.15 + 0.85 * ready);
  if (!atOnce) memory.competence += (1 - memory.competence) * rate;
  else if (random.fraction() < rate)
    memory.competence = Math.max(memory.competence, between(random, 0.85, 1));
  if (right && day > memory.lastDay)
    memory.lasts = Math.min(mostDays, Math.max(lasts, memory.lasts) * longerAfterRecall);
  memory.lastDay = day;
}
