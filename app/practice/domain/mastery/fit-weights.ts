import {
  type ChanceWeights,
  chanceFeatures,
  createAnswerHistory,
  type DifficultyOf,
  featureNames,
  featuresOf,
  type ObservedAnswer,
  recordAnswer,
} from './answer-chance.ts';

/** The answers of each learner, oldest first. */
export type LearnerAnswers = readonly (readonly ObservedAnswer[])[];
export type ChanceModel = { readonly weights: ChanceWeights; readonly difficultyOf: DifficultyOf };

const folds = 5;
const mostRounds = 12;
const smallestStep = 1e-3;
const ridge = 1;
/** How many answers of its skill an item counts as, and of all answers a skill. */
const itemShrink = 4;
const skillShrink = 10;
const width = featureNames.length;

type Counts = { right: number; all: number };

/**
 * Fits the model to answers. Difficulties are smoothed log odds of right answers; for the fit of the weights, those of each learner come from
 * learners of other folds, so that no answer predicts itself. The weights then maximise the likelihood (Newton steps, signs respected).
 * Deterministic: no random numbers.
 */
export function fitChanceModel(learners: LearnerAnswers): ChanceModel {
  const total = learners.reduce((sum, answers) => sum + answers.length, 0);
  const values = new Float32Array(total * width);
  const right = new Uint8Array(total);
  let row = 0;
  for (let fold = 0; fold < folds; fold++) {
    const others = learners.filter((_, index) => index % folds !== fold);
    const difficultyOf = difficultiesOf(others);
    for (let index = fold; index < learners.length; index += folds) {
      const history = createAnswerHistory();
      for (const answer of learners[index] ?? []) {
        values.set(featuresOf(history, answer, difficultyOf), row * width);
        right[row++] = answer.right ? 1 : 0;
        recordAnswer(history, answer, difficultyOf);
      }
    }
  }
  const weights = maximiseLikelihood(values, right);
  return {
    weights: Object.fromEntries(
      featureNames.map((name, index) => [name, weights[index] ?? 0]),
    ) as ChanceWeights,
    difficultyOf: difficultiesOf(learners),
  };
}

/** Smoothed log odds: of the item towards those of its skills, of a skill towards those of all answers. */
export function difficultiesOf(learners: LearnerAnswers): DifficultyOf {
  const all: Counts = { right: 0, all: 0 };
  const skills = new Map<string, Counts>();
  const items = new Map<string, Counts>();
  for (const answers of learners)
    for (const { item, skills: own, right } of answers) {
      count(all, right);
      for (const skill of own) count(entryOf(skills, skill), right);
      if (item !== null) count(entryOf(items, item), right);
    }
  const shrink = (counts: Counts | undefined, towards: number, by: number) =>
    counts === undefined ? towards : (counts.right + by * towards) / (counts.all + by);
  const mean = shrink(all, 0.5, 1);
  const chances = new Map([...skills].map(([skill, counts]) => [skill, shrink(counts, mean, skillShrink)]));
  return ({ item, skills: own }) => {
    const ofSkills =
      own.length === 0
        ? mean
        : own.reduce((sum, skill) => sum + (chances.get(skill) ?? mean), 0) / own.length;
    const chance = shrink(item === null ? undefined : items.get(item), ofSkills, itemShrink);
    return Math.log(chance / (1 - chance));
  };
}

function entryOf(counts: Map<string, Counts>, name: string): Counts {
  const found = counts.get(name) ?? { right: 0, all: 0 };
  counts.set(name, found);
  return found;
}

function count(counts: Counts, right: boolean): void {
  counts.all++;
  counts.right += right ? 1 : 0;
}

/** Newton's method for the penalised likelihood; each step solves its quadratic by coordinate descent within the signs. */
function maximiseLikelihood(values: Float32Array, right: Uint8Array): Float64Array {
  const signs = featureNames.map((name) => chanceFeatures[name]);
  const weights = new Float64Array(width);
  for (let round = 0; round < mostRounds; round++) {
    const { gradient, curvature } = derivatives(values, right, weights);
    const step = new Float64Array(width);
    for (let pass = 0; pass < 500; pass++)
      for (let i = 0; i < width; i++) {
        let slope = (gradient[i] ?? 0) - ridge * (weights[i] ?? 0);
        for (let j = 0; j < width; j++)
          if (j !== i) slope -= (curvature[i * width + j] ?? 0) * (step[j] ?? 0);
        const wanted = (weights[i] ?? 0) + slope / ((curvature[i * width + i] ?? 0) + ridge);
        const sign = signs[i] ?? 0;
        step[i] = (sign !== 0 && wanted * sign < 0 ? 0 : wanted) - (weights[i] ?? 0);
      }
    for (let i = 0; i < width; i++) weights[i] = (weights[i] ?? 0) + (step[i] ?? 0);
    if (step.every((change) => Math.abs(change) < smallestStep)) break;
  }
  return weights;
}

/** First and (negative) second derivatives of the log likelihood. */
function derivatives(values: Float32Array, right: Uint8Array, weights: Float64Array) {
  const gradient = new Float64Array(width);
  const curvature = new Float64Array(width * width);
  for (let row = 0, at = 0; row < right.length; row++, at += width) {
    let logit = 0;
    for (let i = 0; i < width; i++) logit += (weights[i] ?? 0) * (values[at + i] ?? 0);
    const chance = 1 / (1 + Math.exp(-logit));
    const error = (right[row] ?? 0) - chance;
    const spread = chance * (1 - chance);
    for (let i = 0; i < width; i++) {
      const value = values[at + i] ?? 0;
      if (value === 0) continue;
      gradient[i] = (gradient[i] ?? 0) + error * value;
      for (let j = 0; j <= i; j++)
        curvature[i * width + j] = (curvature[i * width + j] ?? 0) + spread * value * (values[at + j] ?? 0);
    }
  }
  for (let i = 0; i < width; i++)
    for (let j = i + 1; j < width; j++) curvature[i * width + j] = curvature[j * width + i] ?? 0;
  return { gradient, curvature };
}
