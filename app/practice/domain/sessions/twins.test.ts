import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import { initialState } from '../mastery/skill-state.ts';
import { type ChooseInput, type PastQuestion, wholeCatalogue } from './choose-input.ts';
import { nextTwin, owedTwin } from './twins.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import type { SkillId } from '@curvela/curriculum';

/** A session in Bogotá at 18:30 on 10 September, shortly before the 11th begins in UTC. */
const owing = (day: string, now = '2026-09-10T23:30:00Z'): ChooseInput => ({
  plan: { mode: 'mix', skills: [], size: 10, minutes: null },
  asked: [],
  catalogue: simulatedCatalogue,
  states: new Map([['slope', { ...initialState('slope'), owed: [{ template: 'slope.second', day }] }]]),
  goals: [],
  mistakes: [],
  disputed: new Set(),
  now: new Date(now),
  zone: 'America/Bogota',
});
const asksAgain = (input: ChooseInput) => owedTwin(input, 10)?.id;

it('a shown template is owed on a later day, and not in another session of the same day', () => {
  expect(asksAgain(owing('2026-09-10'))).toBeUndefined();
  expect(asksAgain(owing('2026-09-09'))).toBe('slope.second');
});

it('the day ends at midnight in the learner’s zone', () => {
  expect(asksAgain(owing('2026-09-10', '2026-09-11T01:00:00Z'))).toBeUndefined();
  expect(asksAgain(owing('2026-09-10', '2026-09-11T06:00:00Z'))).toBe('slope.second');
});

it('the template owed for longest comes first, whatever its skill', () => {
  const input = owing('2026-09-08');
  const states = new Map([
    [
      'coordinates',
      { ...initialState('coordinates'), owed: [{ template: 'coordinates.first', day: '2026-09-09' }] },
    ],
    ...input.states,
  ]) as ChooseInput['states'];
  expect(asksAgain({ ...input, states })).toBe('slope.second');
});

const owingByTutor = (skill: SkillId, owed: SkillState['owed']): [SkillId, SkillState] => [
  skill,
  { ...initialState(skill), owed },
];
const input = (states: [SkillId, SkillState][], history: PastQuestion[] = []): ChooseInput => ({
  states: new Map(states),
  asked: history,
  catalogue: wholeCatalogue,
  now: new Date('2026-03-04T12:00:00Z'),
  zone: 'UTC',
  goals: [],
  mistakes: [],
  disputed: new Set(),
  plan: { mode: 'mix', skills: [], size: 10, minutes: null },
});
const byTutor = owingByTutor('linear_equations', [{ template: 'tutor.linear_equation', day: '2026-03-03' }]);

it('a problem that the tutor showed is asked as a question of the same skill on a later day', () => {
  expect(owedTwin(input([byTutor]), 5)?.skills[0]).toBe('linear_equations');
  const today = owingByTutor('linear_equations', [{ template: 'tutor.linear_equation', day: '2026-03-04' }]);
  expect(owedTwin(input([today]), 5)).toBeUndefined();
});

it('such a question is asked once in a session, and does not delay other owed templates', () => {
  const history: PastQuestion = {
    skill: 'linear_equations',
    template: 'linear_equations.two_steps',
    role: 'twin',
    ended: 'wrong',
    voided: false,
  };
  expect(owedTwin(input([byTutor], [history]), 5)).toBeUndefined();
  const template = wholeCatalogue.get('fractions')?.[0]?.id ?? '';
  const own = owingByTutor('fractions', [{ template, day: '2026-03-03' }]);
  expect(owedTwin(input([byTutor, own], [history]), 5)?.id).toBe(template);
});

const past = (template: string, more: Partial<PastQuestion> = {}): PastQuestion => ({
  skill: 'slope',
  template,
  role: 'current',
  ended: 'given_up',
  voided: false,
  ...more,
});
const [one, two] = (wholeCatalogue.get('slope') ?? []).map(({ id }) => id) as [string, string];
const other = wholeCatalogue.get('fractions')![0]!.id;

describe('a template whose solution was shown in this session', () => {
  it('is asked again after another question, or as the last one', () => {
    expect(owedTwin(input([], [past(one)]), 5)).toBeUndefined();
    expect(owedTwin(input([], [past(one)]), 1)?.id).toBe(one);
    expect(owedTwin(input([], [past(one), past(other, { ended: 'right' })]), 5)?.id).toBe(one);
    expect(owedTwin(input([], [past(one), past(other, { voided: true })]), 5)).toBeUndefined();
  });

  it('is not asked again once it was, or after it was asked as such, or for another ending', () => {
    const after = past(other, { ended: 'right' });
    expect(owedTwin(input([], [past(one), past(one, { ended: 'right' }), after]), 5)).toBeUndefined();
    expect(owedTwin(input([], [past(one, { role: 'twin' }), after]), 5)).toBeUndefined();
    expect(owedTwin(input([], [past(one, { ended: 'wrong' }), after]), 5)).toBeUndefined();
    expect(owedTwin(input([], [past(one, { voided: true }), after]), 5)).toBeUndefined();
  });

  it('comes before those of earlier days, the first shown first', () => {
    const owedFromBefore = owingByTutor('fractions', [{ template: other, day: '2026-03-01' }]);
    const history = [past(two), past(one), past('x', { ended: 'right' })];
    expect(owedTwin(input([owedFromBefore], history), 5)?.id).toBe(two);
  });

  it('of an earlier day is not asked twice in a session', () => {
    const owed = owingByTutor('slope', [{ template: one, day: '2026-03-01' }]);
    expect(owedTwin(input([owed], [past(one, { ended: 'right', role: 'twin' })]), 5)).toBeUndefined();
    expect(owedTwin(input([owed], [past(one, { ended: 'right', voided: true })]), 5)?.id).toBe(one);
  });

  it('of a removed template is left out, and the next one is asked', () => {
    const owed = owingByTutor('slope', [
      { template: one, day: '2026-03-02' },
      { template: 'slope.removed', day: '2026-03-01' },
    ]);
    expect(owedTwin(input([owed]), 5)?.id).toBe(one);
  });

  it('by the tutor is asked at the middle level of its skill', () => {
    expect(owedTwin(input([byTutor]), 5)?.level).toBe(2);
    const single = wholeCatalogue
      .get('slope')!
      .filter(({ level }) => level === 1)
      .slice(0, 1);
    const onlyEasy = { ...input([owingByTutor('slope', [{ template: 'tutor.line', day: '2026-03-01' }])]) };
    expect(owedTwin({ ...onlyEasy, catalogue: new Map([['slope', single]]) }, 5)?.id).toBe(single[0]?.id);
    expect(owedTwin({ ...onlyEasy, catalogue: new Map() }, 5)).toBeUndefined();
  });
});

describe('when a shown template returns', () => {
  const plan = { mode: 'mix', skills: [], size: 5, minutes: null } as const;
  const owed = [{ template: one, day: '2026-03-04' }];
  const twin = (history: readonly PastQuestion[], more: object = {}) =>
    nextTwin(one, { plan, open: true, asked: history, ...more }, owed);

  it('is from the day after, also across months', () => {
    expect(twin([])).toEqual({ here: false, from: '2026-03-05' });
    const lastOfMonth = [{ template: one, day: '2026-02-28' }];
    expect(nextTwin(one, { plan, open: true, asked: [] }, lastOfMonth)?.from).toBe('2026-03-01');
  });

  it('is in this session too while enough questions are left', () => {
    expect(twin([past(one)])).toMatchObject({ here: true });
    const full = ['a', 'b', 'c'].map((id) => past(id, { ended: 'right' }));
    expect(twin([...full, past(one)])).toMatchObject({ here: true });
    expect(twin([...full, past('d', { ended: 'right' }), past(one)])).toMatchObject({ here: false });
    expect(twin([past(two), ...full, past(one)])).toMatchObject({ here: false });
    expect(twin([past(two), ...full.slice(1), past(one)])).toMatchObject({ here: false });
    expect(twin([...full, past('d', { voided: true }), past(one)])).toMatchObject({ here: true });
  });

  it('is not in this session where that has ended or gives no help', () => {
    expect(twin([past(one)], { open: false })).toMatchObject({ here: false });
    for (const mode of ['exam', 'diagnostic'] as const)
      expect(twin([past(one)], { plan: { ...plan, mode } })).toMatchObject({ here: false });
  });

  it('is never for a template that is not owed', () => {
    expect(nextTwin(two, { plan, open: true, asked: [past(two)] }, owed)).toBeNull();
  });
});
