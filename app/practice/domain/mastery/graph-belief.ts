import { skillsFromLowest, depthOf, prerequisitesOf, type SkillId } from '@curvela/curriculum';
import { seededRandom } from '#app/platform/random.ts';
import { concludedRange, guessOfLevel, initialKnown, slipOfLevel } from '../../model/mastery/constants.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';

/*
 * What evidence about one skill implies for another. Knowledge states (sets of skills that a learner could have, Doignon & Falmagne 1985,
 * Spaces for the assessment of knowledge) are sampled once along the prerequisite graph; the learner's evidence weights them (importance
 * sampling with virtual evidence, Pearl 1988). A learner who solves equations knows expressions; one who does not will hardly know systems.
 * Deterministic.
 */
type States = ReadonlyMap<SkillId, Pick<SkillState, 'p' | 'prior' | 'opportunities'>>;

const drawn = 1200;
const seed = 1985;
/** Slope of knowledge over depth, range of the learner's level as a share of the graph's depth, and the probability of knowing a skill despite a gap below. */
const sharpness = 8;
const reach = [-0.3, 1.15] as const;
const inSpiteOfAGap = 0.05;
/** Limit on the weight of one skill’s evidence, and the smallest effective sample. */
const mostWeight = 50;
const fewestStates = 40;
/** Only the least certain skills are evaluated: an answer carries no more information than its uncertainty. */
const weighedUp = 16;

/** For each skill: 1 in the samples where it is known. */
const known: ReadonlyMap<SkillId, Uint8Array> = drawStates();

function drawStates(): Map<SkillId, Uint8Array> {
  const { fraction } = seededRandom(seed);
  const deepest = Math.max(...skillsFromLowest.map(depthOf));
  const columns = new Map(skillsFromLowest.map((skill) => [skill, new Uint8Array(drawn)]));
  for (let n = 0; n < drawn; n += 1) {
    const threshold = reach[0] + (reach[1] - reach[0]) * fraction();
    for (const [skill, column] of columns) {
      const ready = prerequisitesOf(skill).every((below) => columns.get(below)?.[n] === 1);
      const chance = 1 / (1 + Math.exp(-sharpness * (threshold - depthOf(skill) / deepest) - 0.5));
      column[n] = fraction() < (ready ? chance : inSpiteOfAGap) ? 1 : 0;
    }
  }
  return columns;
}

const odds = (p: number) => p / (1 - p);

const weightsOf = new WeakMap<States, Float64Array>();

/** Normalised weights of the samples given the evidence, flattened until enough samples carry weight. */
function weightsFor(states: States): Float64Array {
  const before = weightsOf.get(states);
  if (before) return before;
  const logs = new Float64Array(drawn);
  for (const [skill, { p, prior, opportunities }] of states) {
    const column = known.get(skill);
    if (!column || opportunities === 0) continue;
    const ratio = Math.log(Math.min(mostWeight, Math.max(1 / mostWeight, odds(p) / odds(prior))));
    for (let n = 0; n < drawn; n += 1) if (column[n] === 1) logs[n] = (logs[n] ?? 0) + ratio;
  }
  let weights = normalised(logs, 1);
  for (let evened = 0.7; carrying(weights) < fewestStates; evened *= 0.7) weights = normalised(logs, evened);
  weightsOf.set(states, weights);
  return weights;
}

/** Effective sample size (Kong 1992). */
function carrying(weights: Float64Array): number {
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  return 1 / squares;
}

function normalised(logs: Float64Array, evened: number): Float64Array {
  let highest = -Infinity;
  for (const log of logs) highest = Math.max(highest, log);
  const weights = new Float64Array(drawn);
  let sum = 0;
  for (let n = 0; n < drawn; n += 1) {
    const weight = Math.exp(((logs[n] ?? 0) - highest) * evened);
    weights[n] = weight;
    sum += weight;
  }
  for (let n = 0; n < drawn; n += 1) weights[n] = (weights[n] ?? 0) / sum;
  return weights;
}

const share = (weights: Float64Array, column: Uint8Array) => {
  let sum = 0;
  for (let n = 0; n < drawn; n += 1) sum += (weights[n] ?? 0) * (column[n] ?? 0);
  return sum;
};
const concluded = (p: number) => Math.min(concludedRange[1], Math.max(concludedRange[0], p));

/** The probability that each skill without own evidence is known, given the others. */
export function beliefsFrom(states: States): Map<SkillId, number> {
  const weights = weightsFor(states);
  const unseen = [...known].filter(([skill]) => (states.get(skill)?.opportunities ?? 0) === 0);
  return new Map(unseen.map(([skill, column]) => [skill, concluded(share(weights, column))]));
}

/** The same for one skill: the starting point of its knowledge tracing. */
export function priorOf(skill: SkillId, states: States): number {
  const column = known.get(skill);
  return column ? concluded(share(weightsFor(states), column)) : initialKnown;
}

/**
 * Expected information of one question about each of the least certain skills: mutual information between its answer and each skill,
 * summed, in nats. The best question splits the remaining candidates about in half: a binary search over the graph.
 */
export function informationGains(states: States, skills: readonly SkillId[]): Map<SkillId, number> {
  const weights = weightsFor(states);
  const shares = new Map([...known].map(([skill, column]) => [skill, share(weights, column)]));
  const own = (skill: SkillId) => shares.get(skill) ?? 0;
  const unsure = skills
    .toSorted((a, b) => Math.abs(own(a) - 0.5) - Math.abs(own(b) - 0.5))
    .slice(0, weighedUp);
  return new Map(
    unsure.map((skill) => {
      const column = known.get(skill);
      const weighed = weights.map((weight, n) => (column?.[n] === 1 ? weight : 0));
      let gain = 0;
      for (const [other, otherColumn] of known)
        gain += informationOf(own(skill), own(other), share(weighed, otherColumn));
      return [skill, gain];
    }),
  );
}

/** Mutual information of an answer about a skill (known: `own`) and another skill (known: `other`; both: `both`). */
function informationOf(own: number, other: number, both: number): number {
  const right = (knows: number, all: number) =>
    knows * (1 - slipOfLevel[2]) + (all - knows) * guessOfLevel[2];
  const rightAndKnown = right(both, other);
  const rightInAll = right(own, 1);
  return [
    [rightAndKnown, rightInAll * other],
    [other - rightAndKnown, (1 - rightInAll) * other],
    [rightInAll - rightAndKnown, rightInAll * (1 - other)],
    [1 - other - rightInAll + rightAndKnown, (1 - rightInAll) * (1 - other)],
  ].reduce(
    (sum, [joint = 0, apart = 0]) => sum + (joint > 0 && apart > 0 ? joint * Math.log(joint / apart) : 0),
    0,
  );
}
