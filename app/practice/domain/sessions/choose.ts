import type { Random } from '#app/platform/random.ts';
import { mostInARow, stretchAfter, diagnosticQuestions, leastGain } from '../../model/mastery/constants.ts';
import { knownAt } from '../mastery/skill-state.ts';
import type { SkillId } from '@curvela/curriculum';
import { candidatesFor } from './candidates.ts';
import type { TemplateSummary, PastQuestion, ChosenQuestion, ChooseInput } from './choose-input.ts';
import { levelFor, pickTemplate, type TemplateLevel } from './pick-template.ts';
import { sharesOf } from './plan.ts';
import type { QuestionRole } from '../../model/practice-plan.ts';
import { owedTwin } from './twins.ts';
import { informationGains } from '../mastery/graph-belief.ts';
import type { LearnerStates } from '../mastery/learner-state.ts';

const seeds = 2_000_000_000;

/**
 * The next question of a session, or null when its plan is done or nothing is left to ask. Pure: the random source is passed in. Its cost
 * does not depend on the number of attempts.
 */
export function chooseNext(input: ChooseInput, random: Random): ChosenQuestion | null {
  const history = input.asked.filter(({ voided }) => !voided);
  const left = input.plan.size - history.length;
  if (left <= 0) return null;
  const found = twinFor(input, left) ?? byMode[input.plan.mode]({ ...input, asked: history }, random);
  if (!found) return null;
  const { role, template } = found;
  return {
    role,
    skill: template.skills[0],
    template: template.id,
    seed: Math.floor(random.fraction() * seeds),
  };
}

type Found = { readonly role: QuestionRole; readonly template: TemplateSummary };
type Chooser = (input: ChooseInput, random: Random) => Found | undefined;

/** Except in exams and diagnostics, a template whose solution was shown is used again. */
function twinFor(input: ChooseInput, left: number): Found | undefined {
  if (input.plan.mode === 'exam' || input.plan.mode === 'diagnostic') return undefined;
  const template = owedTwin(input, left);
  return template && { role: 'twin', template };
}

const byMode: Record<ChooseInput['plan']['mode'], Chooser> = {
  mix: chooseMix,
  skill: chooseOfSkill,
  mistakes: chooseMistake,
  exam: chooseExam,
  diagnostic: chooseDiagnostic,
};

/** Alternates between reviews and the current skill in proportion; the stretch comes once, late in the session. */
function chooseMix(input: ChooseInput, random: Random): Found | undefined {
  const { asked: history, plan } = input;
  const { due, current, stretch } = candidatesFor(input);
  const count = (role: QuestionRole) => history.filter((one) => one.role === role).length;
  const reviewed = count('review');
  const shares = sharesOf({ due, current, stretch }, plan.size, reviewed);
  const wantsStretch =
    shares.stretch > 0 &&
    count('stretch') === 0 &&
    history.length >= plan.size * stretchAfter &&
    history.at(-1)?.skill !== stretch;
  if (wantsStretch && stretch) return ofSkill('stretch', stretch, input, random, 1);
  const behind = reviewed / shares.reviews <= count('current') / Math.max(1, shares.current);
  const reviews = reviewed < shares.reviews && (behind || current.length === 0) ? due : [];
  const review = another(reviews, history);
  if (review) return ofSkill('review', review, input, random);
  const skill = another(current, history) ?? another(due, history) ?? stretch;
  if (!skill) return undefined;
  return ofSkill(
    current.includes(skill) ? 'current' : due.includes(skill) ? 'review' : 'stretch',
    skill,
    input,
    random,
  );
}

/** The first skill that was not used several times in a row just now; otherwise the first one. */
function another(skills: readonly SkillId[], history: readonly PastQuestion[]): SkillId | undefined {
  const last = history.slice(-mostInARow);
  const tired = (skill: SkillId) => last.length === mostInARow && last.every((one) => one.skill === skill);
  return skills.find((skill) => !tired(skill)) ?? skills[0];
}

function ofSkill(
  role: QuestionRole,
  skill: SkillId,
  { asked: history, catalogue, states, now }: ChooseInput,
  random: Random,
  level?: TemplateLevel,
): Found | undefined {
  const state = states.get(skill);
  const wanted = level ?? levelFor(state ? knownAt(state, now) : 0);
  const template = pickTemplate(skill, wanted, { asked: history, catalogue, state }, random);
  return template && { role, template };
}

function chooseOfSkill(input: ChooseInput, random: Random): Found | undefined {
  const skill = [...input.catalogue.keys()].find((one) => input.plan.skills.includes(one));
  return skill && ofSkill('skill', skill, input, random);
}

/** Templates where the open mistakes occurred, about equally often. */
function chooseMistake(
  { asked: history, mistakes, catalogue }: ChooseInput,
  random: Random,
): Found | undefined {
  const where = new Set(mistakes.flatMap(({ templates }) => templates));
  const all = [...catalogue.values()].flat().filter(({ id }) => where.has(id));
  const others = all.filter(({ id }) => id !== history.at(-1)?.template);
  const template = pickLeastFrequent(
    others.length > 0 ? others : all,
    ({ id }) => history.filter((one) => one.template === id).length,
    random,
  );
  return template && { role: 'mistake', template };
}

/** Spread over the skills, from easy to hard within each. */
function chooseExam(input: ChooseInput, random: Random): Found | undefined {
  const { plan, asked: history, catalogue, states } = input;
  const begun = (skill: SkillId) => (states.get(skill)?.opportunities ?? 0) > 0;
  const skills = [...catalogue.keys()].filter((skill) =>
    plan.skills.length > 0 ? plan.skills.includes(skill) : begun(skill),
  );
  const times = (skill: SkillId) => history.filter((one) => one.skill === skill).length;
  const skill = pickLeastFrequent(
    skills,
    (one) => times(one) + (one === history.at(-1)?.skill ? 0.5 : 0),
    random,
  );
  return skill && ofSkill('exam', skill, input, random, levels[times(skill) % levels.length]);
}

const levels: readonly TemplateLevel[] = [1, 2, 3];

function chooseDiagnostic(input: ChooseInput, random: Random): Found | undefined {
  const { states, asked: history, catalogue } = input;
  const skill = nextToDiagnose(
    states,
    history.map((one) => one.skill),
    [...catalogue.keys()],
  );
  return skill === null ? undefined : ofSkill('diagnostic', skill, input, random, 2);
}

/** The least used one; ties are broken at random. */
function pickLeastFrequent<One>(
  list: readonly One[],
  times: (one: One) => number,
  random: Random,
): One | undefined {
  const ranked = list.map((one) => ({ one, times: times(one), by: random.fraction() }));
  return ranked.toSorted((a, b) => a.times - b.times || a.by - b.by)[0]?.one;
}

/**
 * The skill whose question carries most information about all skills, or null when the diagnostic is over: no question is informative
 * enough, or the limit of twelve is reached. `states` include the answers so far.
 */
export function nextToDiagnose(
  states: LearnerStates,
  recent: readonly SkillId[],
  askable: readonly SkillId[],
): SkillId | null {
  if (recent.length >= diagnosticQuestions) return null;
  const gains = informationGains(
    states,
    askable.filter((skill) => !recent.includes(skill)),
  );
  const [best] = [...gains].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= leastGain ? best[0] : null;
}
