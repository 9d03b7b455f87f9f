import { describe, expect, it } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import { prerequisitesOf, type SkillId, withPrerequisites } from '@curvela/curriculum';
import { candidatesFor, alternativeSkill } from './candidates.ts';
import type { PastQuestion, ChosenQuestion, ChooseInput } from './choose-input.ts';
import { chooseNext, nextToDiagnose } from './choose.ts';
import { planToday } from './plan.ts';
import type { PracticePlan } from '../../model/practice-plan.ts';

const now = new Date('2026-09-10T16:00:00Z');
const stateOf = (skill: SkillId, overrides: Partial<SkillState>): SkillState => ({
  ...initialState(skill),
  opportunities: 5,
  lastAt: '2026-09-08T16:00:00.000Z',
  ...overrides,
});
const card = (dueAt: string): SkillState['card'] => ({
  dueAt,
  stability: 20,
  difficulty: 5,
  reps: 2,
  lapses: 0,
  state: 'review',
  lastAt: '2026-09-08T16:00:00.000Z',
});
const mastered = (skill: SkillId, dueAt = '2026-12-01T12:00:00.000Z') =>
  stateOf(skill, { p: 0.97, masteredAt: '2026-09-08T16:00:00.000Z', card: card(dueAt) });
const statesOf = (list: readonly SkillState[]) => new Map(list.map((state) => [state.skill, state]));
const below = [...withPrerequisites(['expressions', 'powers', 'fraction_sums'])];

function input(
  overrides: Partial<ChooseInput> & { mode?: PracticePlan['mode']; size?: number } = {},
): ChooseInput {
  const { mode = 'mix', size = 10, ...rest } = overrides;
  return {
    plan: { mode, skills: [], size, minutes: null },
    asked: [],
    catalogue: simulatedCatalogue,
    states: statesOf(below.map((skill) => mastered(skill))),
    goals: [{ skills: ['equations_both_sides'], dueOn: '2026-12-01' }],
    mistakes: [],
    disputed: new Set(),
    now,
    zone: 'Europe/Madrid',
    ...rest,
  };
}

/** A whole session; `ends` returns how each question ends. */
function session(
  start: ChooseInput,
  ends: (choice: ChosenQuestion, index: number) => PastQuestion['ended'] = () => 'right',
): ChosenQuestion[] {
  const random = seededRandom(3);
  const choices: ChosenQuestion[] = [];
  let history = start.asked;
  for (
    let choice = chooseNext(start, random);
    choice;
    choice = chooseNext({ ...start, asked: history }, random)
  ) {
    choices.push(choice);
    history = [...history, { ...choice, ended: ends(choice, choices.length - 1), voided: false }];
  }
  return choices;
}
const roles = (choices: readonly ChosenQuestion[]) => choices.map(({ role }) => role);
const inARow = (choices: readonly ChosenQuestion[]) =>
  choices.filter(({ template }, index) => template === choices[index - 1]?.template).length;

describe('a mixed session', () => {
  const due = ['integers', 'powers', 'fractions', 'decimals', 'roots'] as const;
  const withDue = input({
    states: statesOf([
      ...below.map((skill) => mastered(skill)),
      ...due.map((skill) => mastered(skill, '2026-09-09T12:00:00.000Z')),
    ]),
  });

  it('alternates between due reviews, the current skill and one stretch', () => {
    const counts = Object.groupBy(roles(session(withDue)), (role) => role);
    expect(counts.review).toHaveLength(4);
    expect(counts.stretch).toHaveLength(1);
    expect(counts.current).toHaveLength(5);
    expect(roles(session(withDue)).join(' ')).not.toContain('review review review');
  });

  it('never asks the same template twice in a row', () => {
    expect(inARow(session(withDue))).toBe(0);
    expect(inARow(session(input()))).toBe(0);
    expect(
      inARow(
        session(
          input({ mode: 'skill', plan: { mode: 'skill', skills: ['slope'], size: 30, minutes: null } }),
        ),
      ),
    ).toBe(0);
  });

  it('practises the lowest open skill towards the goal, and never one with missing prerequisites', () => {
    const { current } = candidatesFor(input());
    expect(current[0]).toBe('expanding');
    expect(current).toContain('linear_equations');
    expect(current).not.toContain('equations_both_sides');
    for (const choice of session(input()).filter(({ role }) => role === 'current'))
      for (const skill of prerequisitesOf(choice.skill)) expect(below).toContain(skill);
  });

  it('sends a stuck learner to the prerequisite, and to no more of the same', () => {
    const spinning = stateOf('linear_equations', { p: 0.2, spinning: true, opportunities: 9 });
    const shaky = stateOf('expressions', { p: 0.75 });
    const start = input({ states: statesOf([...below.map((skill) => mastered(skill)), spinning, shaky]) });
    expect(candidatesFor(start).current[0]).toBe('expressions');
    expect(session(start).map(({ skill }) => skill)).not.toContain('linear_equations');
    expect(alternativeSkill('linear_equations', start)).toBe('expressions');
  });

  it('asks a shown template again, in the same session after another question, and on a later day', () => {
    const choices = session(input(), (_, index) => (index === 2 ? 'given_up' : 'right'));
    const twin = choices.findIndex(({ role }) => role === 'twin');
    expect(twin).toBe(4);
    expect(choices[twin]?.template).toBe(choices[2]?.template);
    const owed = stateOf('slope', { owed: [{ template: 'slope.second', day: '2026-09-09' }] });
    const start = input({ states: statesOf([...below.map((skill) => mastered(skill)), owed]) });
    expect(chooseNext(start, seededRandom(1))).toMatchObject({ role: 'twin', template: 'slope.second' });
    expect(roles(session(start)).filter((role) => role === 'twin')).toHaveLength(1);
  });

  it('asks a disputed mastery again, and does not count it', () => {
    const start = input({ disputed: new Set(['expressions']) });
    expect(candidatesFor(start).due).toEqual(['expressions']);
    expect(candidatesFor(start).current).not.toContain('linear_equations');
  });

  it('asks easier questions about skills that are little known', () => {
    const level = (p: number) => {
      const start = input({
        states: statesOf([...below.map((skill) => mastered(skill)), stateOf('linear_equations', { p })]),
      });
      return chooseNext(start, seededRandom(1))?.template;
    };
    expect(level(0.1)).toBe('linear_equations.first');
    expect(level(0.94)).toBe('linear_equations.third');
  });

  it('is deterministic for the same seed, and ends when its questions are asked', () => {
    expect(session(withDue)).toEqual(session(withDue));
    expect(session(withDue)).toHaveLength(10);
  });

  it('asks what its plan says', () => {
    const today = planToday(withDue);
    expect(today).toMatchObject({ newcomer: false, questions: 10, reviews: { count: 4 } });
    expect(today.current).toEqual({ skill: 'expanding', count: 5 });
    expect(planToday(input({ states: new Map() })).newcomer).toBe(true);
  });
});

describe('other sessions', () => {
  it('practise mistakes only with templates where they occurred', () => {
    const templates = ['slope.first', 'integers.second'];
    const mistakes = [{ mistake: 'sign_of_solution' as const, skill: 'slope' as const, templates }];
    const choices = session(input({ mode: 'mistakes', mistakes }));
    expect(new Set(choices.map(({ template }) => template))).toEqual(new Set(templates));
    expect(inARow(choices)).toBe(0);
    expect(chooseNext(input({ mode: 'mistakes' }), seededRandom(1))).toBeNull();
  });

  it('spread an exam over its skills, without twins', () => {
    const skills: SkillId[] = ['slope', 'integers', 'percent'];
    const choices = session(
      input({ plan: { mode: 'exam', skills, size: 9, minutes: 30 } }),
      () => 'given_up',
    );
    for (const skill of skills) expect(choices.filter((one) => one.skill === skill)).toHaveLength(3);
    expect(new Set(roles(choices))).toEqual(new Set(['exam']));
  });
});

const past = (skill: SkillId, more: Partial<PastQuestion> = {}): PastQuestion => ({
  skill,
  template: `${skill}.first`,
  role: 'current',
  ended: 'right',
  voided: false,
  ...more,
});

describe('the next question', () => {
  const next = (more: Parameters<typeof input>[0]) => chooseNext(input(more), seededRandom(3));

  it('does not count reported questions', () => {
    const history = [past('expanding', { voided: true }), past('expanding')];
    expect(next({ asked: history, size: 2 })).not.toBeNull();
    expect(next({ asked: [past('expanding'), past('expanding')], size: 2 })).toBeNull();
    expect(next({ asked: [past('expanding')], size: 2 })).not.toBeNull();
  });

  it('is a whole seed below two thousand million', () => {
    const random = { ...seededRandom(3), fraction: () => 0.25 };
    expect(chooseNext(input(), random)?.seed).toBe(500_000_000);
    expect(chooseNext(input(), { ...random, fraction: () => 0.9999999999 })?.seed).toBe(1_999_999_999);
  });

  it('of a skill session is of that skill, whatever was asked', () => {
    const plan = { mode: 'skill', skills: ['slope'], size: 5, minutes: null } as const;
    expect(next({ plan, asked: [past('slope'), past('slope')] })).toMatchObject({
      role: 'skill',
      skill: 'slope',
    });
    expect(next({ plan: { ...plan, skills: [] } })).toBeNull();
  });
});

describe('the order of a mixed session', () => {
  const due = (...skills: SkillId[]) => skills.map((skill) => mastered(skill, '2026-09-09T12:00:00.000Z'));
  const states = (...more: SkillState[]) => statesOf([...below.map((skill) => mastered(skill)), ...more]);
  const next = (
    history: PastQuestion[],
    more: SkillState[] = due('integers', 'powers', 'fractions', 'decimals'),
  ) => chooseNext(input({ asked: history, states: states(...more) }), seededRandom(3));
  const current = (template = 'first') => past('expanding', { template: `expanding.${template}` });
  const review = (skill: SkillId) => past(skill, { role: 'review' });

  it('begins with a review, and the shares of reviews and of the current skill stay even', () => {
    expect(next([])?.role).toBe('review');
    expect(next([review('integers')])?.role).toBe('current');
    expect(next([review('integers'), current()])?.role).toBe('current');
    expect(next([review('integers'), current(), current()])?.role).toBe('review');
    expect(next([], [])?.role).toBe('current');
  });

  it('has its stretch once, when six of ten were asked', () => {
    const five = [current(), review('integers'), current(), review('powers'), current()];
    expect(next(five)?.role).not.toBe('stretch');
    const six = [...five, review('fractions')];
    expect(next(six)?.role).toBe('stretch');
    const stretched = next(six)!;
    expect(next([...six, { ...past(stretched.skill), role: 'stretch' }])?.role).not.toBe('stretch');
  });

  it('has a stretch of the easiest level, and not right after a question of the same skill', () => {
    const five = [current(), review('integers'), current(), review('powers'), current()];
    const found = next([...five, review('fractions')]);
    expect(found?.template.endsWith('.first')).toBe(true);
    expect(next([...five, review(found!.skill)])?.role).not.toBe('stretch');
  });

  it('does not ask a skill three times in a row while there is another', () => {
    const two = [current('first'), current('second')];
    expect(next(two, [])?.skill).not.toBe('expanding');
    expect(next([current('first'), past('linear_equations')], [])?.skill).toBe('expanding');
    expect(next([current('first')], [])?.skill).toBe('expanding');
  });
});

describe('mistakes, exams and the diagnostic', () => {
  const mistake = (templates: string[]) => [
    { mistake: 'sign_of_solution' as const, skill: 'slope' as const, templates },
  ];

  it('practise the templates of a mistake about equally often, the last one again only alone', () => {
    const two = mistake(['slope.first', 'slope.second']);
    const history = [past('slope', { template: 'slope.first', role: 'mistake' })];
    expect(
      chooseNext(input({ mode: 'mistakes', mistakes: two, asked: history }), seededRandom(3))?.template,
    ).toBe('slope.second');
    const one = mistake(['slope.first']);
    expect(
      chooseNext(input({ mode: 'mistakes', mistakes: one, asked: history }), seededRandom(3)),
    ).toMatchObject({
      role: 'mistake',
      template: 'slope.first',
    });
    const three = mistake(['slope.first', 'slope.second', 'slope.third']);
    const uneven = ['first', 'second', 'first', 'second', 'first'].map((name) =>
      past('slope', { template: `slope.${name}`, role: 'mistake' }),
    );
    for (const seed of [1, 2, 3, 4, 5])
      expect(
        chooseNext(input({ mode: 'mistakes', mistakes: three, asked: uneven }), seededRandom(seed))?.template,
      ).toBe('slope.third');
  });

  it('examine each skill from easy to hard, the least asked skill first', () => {
    const plan = { mode: 'exam', skills: ['slope', 'area'], size: 10, minutes: 30 } as const;
    const exam = (...skills: SkillId[]) =>
      [1, 2, 3, 4].map((seed) =>
        chooseNext(
          input({ plan, asked: skills.map((skill) => past(skill, { role: 'exam', template: 'x' })) }),
          seededRandom(seed),
        ),
      );
    for (const found of exam('slope')) expect(found).toMatchObject({ skill: 'area', template: 'area.first' });
    for (const found of exam('slope', 'area')) expect(found?.skill).toBe('slope');
    for (const found of exam('area', 'slope', 'slope'))
      expect(found?.template).toMatch(/^area\.(second|choice)$/);
    for (const found of exam('area', 'area', 'slope', 'slope', 'slope'))
      expect(found?.template).toBe('area.third');
    for (const found of exam('area', 'area', 'area', 'slope', 'slope', 'slope', 'slope'))
      expect(found?.template).toBe('area.first');
  });

  it('examine everything begun when no skills are chosen', () => {
    const plan = { mode: 'exam', skills: [], size: 10, minutes: 30 } as const;
    const states = statesOf([stateOf('slope', { opportunities: 1 }), stateOf('area', { opportunities: 0 })]);
    const skills = [1, 2, 3, 4, 5, 6].map(
      (seed) => chooseNext(input({ plan, states }), seededRandom(seed))?.skill,
    );
    expect(new Set(skills)).toEqual(new Set(['slope']));
    expect(chooseNext(input({ plan, states: new Map() }), seededRandom(1))).toBeNull();
  });

  it('diagnose with questions of the middle level, and end with the twelfth', () => {
    const found = chooseNext(input({ mode: 'diagnostic', size: 12, states: new Map() }), seededRandom(1));
    expect(found).toMatchObject({ role: 'diagnostic', skill: 'slope' });
    expect(found?.template).toMatch(/^slope\.(second|choice)$/);
    const skills = [...simulatedCatalogue.keys()];
    const low: SkillId[] = [
      'whole_numbers',
      'integers',
      'factors_multiples',
      'integrals',
      'extrema',
      'limits',
      'derivatives',
      'derivative_rules',
      'counting',
      'spread',
      'averages',
    ];
    expect(nextToDiagnose(new Map(), low, skills)).not.toBeNull();
    expect(nextToDiagnose(new Map(), [...low, 'probability'], skills)).toBeNull();
  });

  it('diagnose no skill twice, and nothing that says too little', () => {
    expect(nextToDiagnose(new Map(), ['slope'], ['slope', 'area'])).toBe('area');
    expect(nextToDiagnose(new Map(), ['slope'], ['slope'])).toBeNull();
    const known = statesOf([
      stateOf('slope', { p: 0.99, prior: 0.3 }),
      stateOf('quadratic_equations', { p: 0.99, prior: 0.3 }),
    ]);
    expect(nextToDiagnose(known, [], ['whole_numbers'])).toBeNull();
  });
});
