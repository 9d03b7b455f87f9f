import { seededRandom, type Random } from '#app/platform/random.ts';
import type { Evidence } from '#app/practice/model/mastery/evidence.ts';
import { chanceOfRight, tracingOf } from '#app/practice/domain/mastery/knowledge-tracing.ts';
import { rightForMastery } from '#app/practice/model/mastery/constants.ts';
import { priorOf } from '#app/practice/domain/mastery/graph-belief.ts';
import { applyNewEvidence, type LearnerStates } from '#app/practice/domain/mastery/learner-state.ts';
import { knownAt } from '#app/practice/domain/mastery/skill-state.ts';
import type { PastQuestion, Goal } from '#app/practice/domain/sessions/choose-input.ts';
import { chooseNext } from '#app/practice/domain/sessions/choose.ts';
import type { PracticePlan } from '#app/practice/model/practice-plan.ts';
import { skillIds, type SkillId } from '@curvela/curriculum';
import { answerOf, type Answered } from './answer.ts';
import { simulatedCatalogue, simulatedDemand, simulatedTemplate } from './catalogue.ts';
import { trueLearner, trulyKnownFrom, type LearnerTruth } from './truth.ts';

/** Observations of the estimates for one simulated learner. */
type LearnerObservations = {
  /** For each question answered without help: the predicted chance of a right answer, and the outcome. */
  readonly answers: { readonly predicted: number; readonly came: boolean }[];
  /** Before each question: the estimate of its skill, and whether it was truly known. */
  readonly beliefs: { readonly predicted: number; readonly came: boolean }[];
  /** At each mastery: whether the skill was truly known, and whether the answer was without help. */
  readonly masteries: { readonly known: boolean; readonly aided: boolean }[];
  /** Milliseconds of each choice. */
  readonly choices: number[];
  readonly evidence: readonly Evidence[];
  readonly states: LearnerStates;
};

const zone = 'Europe/Madrid';
const start = Date.parse('2026-09-01T16:00:00Z');
const dayMs = 86_400_000;
const minuteMs = 60_000;
const streak = [3, 6] as const;
const clock = () => performance.now();

type Running = { -readonly [Key in keyof LearnerObservations]: LearnerObservations[Key] } & {
  evidence: Evidence[];
  day: number;
};

/** One learner, `questions` long: a diagnostic first, then the adaptive mix, on days with gaps between them. Seeded. */
export function practise(seed: number, questions: number): LearnerObservations {
  const random = seededRandom(seed);
  const truth = trueLearner(random);
  const goals = random.fraction() < 0.5 ? [goalFor(truth, random)] : [];
  const seen: Running = {
    answers: [],
    beliefs: [],
    masteries: [],
    choices: [],
    evidence: [],
    states: new Map(),
    day: 0,
  };
  let left = questions;
  for (let session = 0; left > 0; session += 1) {
    const asked = sessionOf(seen, truth, goals, session, left, random);
    if (asked === 0) seen.day += 1;
    left -= asked;
    const gap = gapAfter(random);
    truth.pass(gap);
    seen.day += gap;
  }
  return seen;
}

/** Mostly a few days, sometimes a week or holidays. */
function gapAfter(random: Random): number {
  const chance = random.fraction();
  return chance < 0.75 ? 1 + Math.floor(3 * random.fraction()) : chance < 0.95 ? 5 : 21;
}

/** A goal above the current knowledge. */
function goalFor(truth: LearnerTruth, random: Random): Goal {
  const unknown = skillIds.filter((skill) => truth.competence(skill) < trulyKnownFrom);
  const skill = unknown[Math.floor(random.fraction() * Math.min(8, unknown.length))] ?? 'integrals';
  return { skills: [skill], dueOn: '2027-06-01' };
}

function sessionOf(
  seen: Running,
  truth: LearnerTruth,
  goals: readonly Goal[],
  session: number,
  left: number,
  random: Random,
): number {
  const plan: PracticePlan = {
    mode: session === 0 ? 'diagnostic' : 'mix',
    skills: [],
    size: session === 0 ? 12 : 10,
    minutes: null,
  };
  const luckFrom = random.fraction() < truth.lucky ? Math.floor(random.fraction() * plan.size) : plan.size;
  const luckTo = luckFrom + streak[0] + Math.floor(random.fraction() * (streak[1] - streak[0] + 1));
  const asked: PastQuestion[] = [];
  while (asked.length < left) {
    const now = new Date(start + seen.day * dayMs + asked.length * 2 * minuteMs);
    const before = clock();
    const choice = chooseNext(
      {
        plan,
        asked,
        goals,
        catalogue: simulatedCatalogue,
        states: seen.states,
        mistakes: [],
        disputed: new Set(),
        now,
        zone,
      },
      random,
    );
    seen.choices.push(clock() - before);
    if (!choice) break;
    const lucky = asked.length >= luckFrom && asked.length < luckTo;
    const answered = answerOf(
      truth,
      simulatedTemplate(choice.template),
      { lucky, helps: session > 0 },
      random,
    );
    note(seen, truth, choice.template, answered, now);
    asked.push({ ...choice, ended: endOf(answered), voided: false });
  }
  return asked.length;
}

const endOf = ({ right, aid }: Answered) => (right ? 'right' : aid === 'shown' ? 'given_up' : 'wrong');

/** Compares the estimate with the truth, then records the answer and lets the learner learn. */
function note(seen: Running, truth: LearnerTruth, template: string, answered: Answered, now: Date): void {
  const { skills } = simulatedTemplate(template);
  const [about] = skills;
  const probabilityKnown = (skill: SkillId) => {
    const state = seen.states.get(skill);
    return state ? knownAt(state, now) : priorOf(skill, seen.states);
  };
  const all = skills.reduce((product, skill) => product * probabilityKnown(skill), 1);
  if (answered.aid === 'none')
    seen.answers.push({
      predicted: chanceOfRight(all, tracingOf(simulatedDemand(template), about)),
      came: answered.right,
    });
  seen.beliefs.push({ predicted: probabilityKnown(about), came: truth.competence(about) >= trulyKnownFrom });
  const number = seen.evidence.length;
  const rows = skills.map((skill, index) =>
    rowOf(`${String(number + index).padStart(6, '0')}`, skill, template, answered, now),
  );
  const after = applyNewEvidence(seen.states, rows, zone, simulatedDemand);
  seen.evidence.push(...rows);
  for (const skill of skills)
    if (seen.states.get(skill)?.masteredAt == null && after.get(skill)?.masteredAt != null)
      seen.masteries.push({
        known: truth.competence(skill) >= trulyKnownFrom,
        aided: answered.aid !== 'none' || unaidedSinceWrong(skill, seen.evidence) < rightForMastery,
      });
  seen.states = after;
  const how = answered.aid === 'none' ? 'tried' : answered.aid === 'hint' ? 'helped' : 'shown';
  for (const skill of skills) truth.learn(skill, how, answered.right, seen.day);
}

/** Counted from the evidence, not from the state. */
function unaidedSinceWrong(skill: SkillId, evidence: readonly Evidence[]): number {
  const own = evidence.filter((one) => one.skill === skill);
  const lastWrong = own.findLastIndex(({ right }) => !right);
  return own.slice(lastWrong + 1).filter(({ aid }) => aid === 'none').length;
}

const rowOf = (id: string, skill: SkillId, template: string, answered: Answered, at: Date): Evidence => ({
  ...answered,
  id,
  skill,
  itemId: `item-${at.toISOString()}`,
  template,
  mistake: null,
  at,
  voided: false,
});
