import { expect, it } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import type { SkillId } from '@curvela/curriculum/skills/skill-graph.ts';
import { type AskedQuestion, type ChooseInput, wholeCatalogue } from './choose-input.ts';
import { owedTwin } from './twins.ts';

const owing = (skill: SkillId, owed: SkillState['owed']): [SkillId, SkillState] => [
  skill,
  { ...initialState(skill), owed },
];
const input = (states: [SkillId, SkillState][], asked: AskedQuestion[] = []): ChooseInput => ({
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
const byTutor = owing('linear_equations', [{ template: 'tutor.linear_equation', day: '2026-03-03' }]);

it('a problem that the tutor showed is asked as a question of the same skill on a later day', () => {
  expect(owedTwin(input([byTutor]), 5)?.skills[0]).toBe('linear_equations');
  const today = owing('linear_equations', [{ template: 'tutor.linear_equation', day: '2026-03-04' }]);
  expect(owedTwin(input([today]), 5)).toBeUndefined();
});

it('such a question is asked once in a session, and keeps no other debt waiting', () => {
  const asked: AskedQuestion = {
    skill: 'linear_equations',
    template: 'linear_equations.two_steps',
    role: 'twin',
    ended: 'wrong',
    voided: false,
  };
  expect(owedTwin(input([byTutor], [asked]), 5)).toBeUndefined();
  const template = wholeCatalogue.get('fractions')?.[0]?.id ?? '';
  const own = owing('fractions', [{ template, day: '2026-03-03' }]);
  expect(owedTwin(input([byTutor, own], [asked]), 5)?.id).toBe(template);
});
