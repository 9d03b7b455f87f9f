import { describe, expect, it } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { forecastOf } from './forecast.ts';
import { initialState } from './skill-state.ts';

const zone = 'Europe/Madrid';
const now = new Date('2026-09-10T18:00:00Z');
const pace = { eveningsAWeek: 3, questionsAnEvening: 10 };
const state = (skill: SkillState['skill'], more: Partial<SkillState> = {}): SkillState => ({
  ...initialState(skill),
  opportunities: 10,
  p: 0.5,
  ...more,
});
const mastered = (skill: SkillState['skill'], more: Partial<SkillState> = {}) =>
  state(skill, { p: 0.97, masteredAt: '2026-09-01T12:00:00.000Z', ...more });
type Setting = { dueOn?: string; pace?: typeof pace; skills?: SkillState['skill'][]; now?: Date };
const forecast = (states: SkillState[], more: Setting = {}) =>
  forecastOf(
    { skills: more.skills ?? ['whole_numbers'], dueOn: more.dueOn ?? '2026-12-01' },
    new Map(states.map((one) => [one.skill, one])),
    more.pace ?? pace,
    more.now ?? now,
    zone,
  );

describe('a forecast of one skill that is known with one half', () => {
  const half = [state('whole_numbers')];

  it('counts the questions to learn and to show it, reviews included, and the evenings for them', () => {
    expect(forecast(half)).toEqual({
      kind: 'expected',
      earliest: '2026-09-13',
      likely: '2026-09-13',
      latest: '2026-09-20',
      questions: 17,
      inTime: 'yes',
    });
    expect(forecast(half, { pace: { eveningsAWeek: 3, questionsAnEvening: 5 } })).toMatchObject({
      earliest: '2026-09-13',
      likely: '2026-09-17',
      latest: '2026-09-29',
    });
    expect(forecast(half, { pace: { eveningsAWeek: 7, questionsAnEvening: 1 } })).toMatchObject({
      earliest: '2026-09-11',
      likely: '2026-09-26',
      latest: '2026-10-21',
    });
  });

  it('begins on the learner’s day', () => {
    expect(forecast(half, { now: new Date('2026-09-10T22:30:00Z') })).toMatchObject({
      likely: '2026-09-14',
    });
  });

  it('is in time up to the exact day', () => {
    const inTime = (dueOn: string) => {
      const found = forecast(half, { dueOn });
      return found.kind === 'expected' && found.inTime;
    };
    expect(inTime('2026-09-20')).toBe('yes');
    expect(inTime('2026-09-19')).toBe('close');
    expect(inTime('2026-09-13')).toBe('close');
    expect(inTime('2026-09-12')).toBe('no');
  });
});

it('a forecast needs ten questions of any skills', () => {
  expect(
    forecast([state('whole_numbers', { opportunities: 4 }), state('slope', { opportunities: 5 })]),
  ).toEqual({
    kind: 'not_enough_known',
    attempts: 9,
    needed: 10,
  });
  expect(
    forecast([state('whole_numbers', { opportunities: 4 }), state('slope', { opportunities: 6 })]).kind,
  ).toBe('expected');
});

it('a goal is reached when all its skills are mastered, not some', () => {
  const skills: SkillState['skill'][] = ['whole_numbers', 'integers'];
  expect(forecast([mastered('whole_numbers'), state('integers')], { skills }).kind).toBe('expected');
  expect(forecast([mastered('whole_numbers'), mastered('integers')], { skills })).toEqual({
    kind: 'reached',
  });
});

const questionsOf = (states: SkillState[], more: Setting = {}) => {
  const found = forecast(states, more);
  return found.kind === 'expected' ? found.questions : null;
};

it('prerequisites are counted unless they are mastered or probably known, the goal itself always', () => {
  const skills: SkillState['skill'][] = ['integers'];
  const goal = state('integers');
  expect(questionsOf([goal, state('whole_numbers')], { skills })).toBe(34);
  expect(questionsOf([goal, state('whole_numbers', { p: 0.79 })], { skills })).toBe(28);
  expect(questionsOf([goal, state('whole_numbers', { p: 0.8 })], { skills })).toBe(17);
  expect(questionsOf([goal, mastered('whole_numbers', { p: 0.5 })], { skills })).toBe(17);
  expect(questionsOf([state('integers', { p: 0.9 }), mastered('whole_numbers')], { skills })).toBe(8);
});

it('a skill without questions of its own is estimated from the others', () => {
  expect(
    questionsOf([state('integers'), state('whole_numbers', { opportunities: 0, p: 0.01 })], {
      skills: ['integers'],
    }),
  ).toBe(17);
  expect(questionsOf([state('coordinates')], { skills: ['integers'] })).toBe(10);
});

describe('the learner’s own pace', () => {
  const half = state('whole_numbers');
  const done = (opportunities: number, prior: number, count = 2) =>
    (['slope', 'area', 'units'] as const)
      .slice(0, count)
      .map((skill) => mastered(skill, { opportunities, prior }));

  it('is measured by two mastered skills or more', () => {
    expect(questionsOf([half, ...done(40, 0.5, 1)])).toBe(17);
    expect(questionsOf([half, ...done(15, 0.5, 2)])).toBe(22);
    expect(questionsOf([half, ...done(15, 0.5, 3)])).toBe(22);
    expect(questionsOf([half, ...done(15, 0.7, 2)])).toBe(28);
  });

  it('counts from 0.6 to 2.5 times the usual questions', () => {
    expect(questionsOf([half, ...done(1, 0.5)])).toBe(13);
    expect(questionsOf([half, ...done(400, 0.5)])).toBe(34);
  });
});
