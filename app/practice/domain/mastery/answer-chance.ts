/*
 * The chance of a right answer as a sum of evidence: logit = Σ weight × value, a logistic model in the line of performance factors
 * analysis (Pavlik, Cen & Koedinger 2009) and Best-LR (Gervet et al. 2020). Abilities are online estimates of log odds above the
 * difficulty of what was answered, with a precision that grows by the information of each answer (Glickman 1999; Pelánek 2016).
 */

/** One answer without help, as the model needs it. */
export type ObservedAnswer = {
  readonly item: string | null;
  readonly skills: readonly string[];
  readonly right: boolean;
  /** Seconds, or null where no time is known. */
  readonly at: number | null;
};
export type UnansweredQuestion = Omit<ObservedAnswer, 'right'>;

/** Log odds of a right answer of an average learner. */
export type DifficultyOf = (question: Pick<UnansweredQuestion, 'item' | 'skills'>) => number;

/** Evidence in the order of the weights. The sign is what the weight may be: right answers never lower a chance, wrong ones never raise it. */
export const chanceFeatures = {
  start: 0,
  difficulty: 1,
  ability: 1,
  form: 1,
  skillAbility: 1,
  skillForm: 1,
  right: 1,
  wrong: -1,
  skillRight: 1,
  skillWrong: -1,
  skillLast: 1,
  itemRight: 1,
  itemWrong: -1,
  itemLast: 1,
  streak: 1,
  pause: -1,
} as const;
export type ChanceFeature = keyof typeof chanceFeatures;
export const featureNames = Object.keys(chanceFeatures) as ChanceFeature[];
export type ChanceWeights = Readonly<Record<ChanceFeature, number>>;

/** An ability with its precision (the inverse of its variance). */
type Ability = { value: number; precision: number };
type SkillHistory = {
  right: number;
  wrong: number;
  last: number;
  at: number | null;
  ability: Ability;
  form: Ability;
};
type ItemHistory = { right: number; wrong: number; last: number };

/** What the answers of one learner add up to. Changed in place by `recordAnswer`: a learner can have 10,000 answers. */
export type AnswerHistory = {
  right: number;
  wrong: number;
  streak: number;
  readonly ability: Ability;
  readonly form: Ability;
  readonly skills: Map<string, SkillHistory>;
  readonly items: Map<string, ItemHistory>;
};

type Memory = { readonly precision: number; readonly stays: number };

/** Precision before the first answer, and the share of what was added that stays after each answer: 1 remembers all, less follows recent answers. */
export const tune = {
  ability: { precision: 2, stays: 0.995 },
  form: { precision: 1, stays: 0.85 },
  skillAbility: { precision: 1, stays: 0.97 },
  skillForm: { precision: 0.7, stays: 0.7 },
};
const longestStreak = 5;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
const newAbility = ({ precision }: { precision: number }): Ability => ({ value: 0, precision });

export const createAnswerHistory = (): AnswerHistory => ({
  right: 0,
  wrong: 0,
  streak: 0,
  ability: newAbility(tune.ability),
  form: newAbility(tune.form),
  skills: new Map(),
  items: new Map(),
});

/** The value of every feature for a question that is asked now. */
export function featuresOf(
  history: AnswerHistory,
  question: UnansweredQuestion,
  difficultyOf: DifficultyOf,
): number[] {
  const item = question.item === null ? undefined : history.items.get(question.item);
  const own = question.skills.flatMap((skill) => history.skills.get(skill) ?? []);
  const share = 1 / Math.max(1, question.skills.length);
  const mean = (value: (skill: SkillHistory) => number) =>
    own.reduce((sum, skill) => sum + value(skill), 0) * share;
  return [
    1,
    difficultyOf(question),
    history.ability.value,
    history.form.value,
    mean(({ ability }) => ability.value),
    mean(({ form }) => form.value),
    Math.log1p(history.right),
    Math.log1p(history.wrong),
    mean(({ right }) => Math.log1p(right)),
    mean(({ wrong }) => Math.log1p(wrong)),
    mean(({ last }) => last),
    Math.log1p(item?.right ?? 0),
    Math.log1p(item?.wrong ?? 0),
    item?.last ?? 0,
    history.streak,
    mean(({ at }) => logHours(question.at, at)),
  ];
}

const logHours = (now: number | null, before: number | null): number =>
  now === null || before === null ? 0 : Math.log1p(Math.max(0, now - before) / 3600);

/** Adds an answer to the history of its learner. */
export function recordAnswer(
  history: AnswerHistory,
  answer: ObservedAnswer,
  difficultyOf: DifficultyOf,
): void {
  const { right, skills, item, at } = answer;
  const difficulty = difficultyOf(answer);
  const known = difficulty + history.ability.value;
  for (const name of skills) {
    const skill = history.skills.get(name) ?? {
      right: 0,
      wrong: 0,
      last: 0,
      at: null,
      ability: newAbility(tune.skillAbility),
      form: newAbility(tune.skillForm),
    };
    updateAbility(skill.ability, right, known, tune.skillAbility);
    updateAbility(skill.form, right, known, tune.skillForm);
    countAnswer(skill, right);
    skill.at = at;
    history.skills.set(name, skill);
  }
  updateAbility(history.ability, right, difficulty, tune.ability);
  updateAbility(history.form, right, difficulty, tune.form);
  history.right += right ? 1 : 0;
  history.wrong += right ? 0 : 1;
  history.streak = right
    ? Math.min(longestStreak, Math.max(1, history.streak + 1))
    : Math.max(-longestStreak, Math.min(-1, history.streak - 1));
  if (item === null) return;
  const repeated = history.items.get(item) ?? { right: 0, wrong: 0, last: 0 };
  countAnswer(repeated, right);
  history.items.set(item, repeated);
}

function countAnswer(counts: { right: number; wrong: number; last: number }, right: boolean): void {
  if (right) counts.right++;
  else counts.wrong++;
  counts.last = right ? 1 : -1;
}

/**
 * A right answer raises the ability, a wrong one lowers it, the more the less it was expected. What was known before the first answer never
 * fades: it bounds each change.
 */
function updateAbility(ability: Ability, right: boolean, base: number, { precision, stays }: Memory): void {
  const expected = sigmoid(base + ability.value);
  const remembered = precision + stays * (ability.precision - precision);
  ability.precision = remembered + expected * (1 - expected);
  ability.value += ((right ? 1 : 0) - expected) / ability.precision;
}

/** One reason for a chance: `share` is weight × value, in log odds. */
export type ChanceContribution = {
  readonly feature: ChanceFeature;
  readonly value: number;
  readonly weight: number;
  readonly share: number;
};

/** The chance of a right answer without help, with its reasons: their shares sum to its log odds. */
export function chanceOfAnswer(
  history: AnswerHistory,
  question: UnansweredQuestion,
  difficultyOf: DifficultyOf,
  weights: ChanceWeights,
): { readonly chance: number; readonly contributions: readonly ChanceContribution[] } {
  const values = featuresOf(history, question, difficultyOf);
  const contributions = featureNames.map((feature, index) => {
    const value = values[index] ?? 0;
    return { feature, value, weight: weights[feature], share: value * weights[feature] };
  });
  return { chance: sigmoid(contributions.reduce((sum, { share }) => sum + share, 0)), contributions };
}
