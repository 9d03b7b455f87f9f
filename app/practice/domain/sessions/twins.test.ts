import { expect, it } from 'vitest';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import { initialState } from '../mastery/skill-state.ts';
import { type ChooseInput, type PastQuestion, wholeCatalogue } from './choose-input.ts';
import { owedTwin } from './twins.ts';
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
const input = (states: [SkillId, SkillState][], asked: PastQuestion[] = []): ChooseInput => ({
  states: new Map(states),
  asked,
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
  const asked: PastQuestion = {
    skill: 'linear_equations',
    template: 'linear_equations.two_steps',
    role: 'twin',
    ended: 'wrong',
    voided: false,
  };
  expect(owedTwin(input([byTutor], [asked]), 5)).toBeUndefined();
  const template = wholeCatalogue.get('fractions')?.[0]?.id ?? '';
  const own = owingByTutor('fractions', [{ template, day: '2026-03-03' }]);
  expect(owedTwin(input([byTutor, own], [asked]), 5)?.id).toBe(template);
});
