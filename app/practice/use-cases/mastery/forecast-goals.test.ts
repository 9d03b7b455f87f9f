import { describe, expect, it } from 'vitest';
import type { SkillId } from '@curvela/curriculum';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { forecastOf } from '../../domain/mastery/forecast.ts';
import { initialState } from '../../domain/mastery/skill-state.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { forecastGoals } from './forecast-goals.server.ts';

const now = new Date('2026-09-10T18:00:00Z');
const zone = 'Europe/Madrid';
const states: SkillState[] = [
  { ...initialState('whole_numbers'), opportunities: 20, p: 0.97, masteredAt: '2026-09-01T12:00:00.000Z' },
  { ...initialState('fractions'), opportunities: 20, p: 0.1 },
];
const goal = { skills: ['whole_numbers', 'linear_equations'] as SkillId[], dueOn: '2027-06-01' };

async function forecast(minutesAnEvening: number, goals = [goal]) {
  const { db, ended } = stubDatabase(() => states.map((state) => ({ skill: state.skill, state })));
  const found = await forecastGoals(
    { db, clock: { now: () => now } },
    { profileId: 'maya', goals, pace: { eveningsAWeek: 1, minutesAnEvening }, zone },
  );
  return { found, ended };
}
const expected = (questionsAnEvening: number) =>
  forecastOf(
    goal,
    new Map(states.map((state) => [state.skill, state])),
    { eveningsAWeek: 1, questionsAnEvening },
    now,
    zone,
  );

describe('the forecasts of goals', () => {
  it.each([
    [13, 9],
    [5, 3],
    [4, 3],
    [15, 10],
    [1, 1],
    [0, 1],
  ])('for %i minutes an evening count on %i questions', async (minutes, questions) => {
    const { found } = await forecast(minutes);
    expect(found[0]?.forecast).toEqual(expected(questions));
    const others = [questions - 1, questions + 1].filter((count) => count > 0);
    expect(others.map(expected)).not.toContainEqual(found[0]?.forecast);
  });

  it('name the mastered skills of each goal, in the order of the goals', async () => {
    const reached = { skills: ['whole_numbers'] as SkillId[], dueOn: '2026-12-01' };
    const { found } = await forecast(15, [goal, reached]);
    expect(found.map(({ forecast: { kind }, mastered }) => [kind, [...mastered]])).toEqual([
      ['expected', ['whole_numbers']],
      ['reached', ['whole_numbers']],
    ]);
  });

  it('read nothing without a goal', async () => {
    expect(await forecast(15, [])).toEqual({ found: [], ended: [] });
  });
});
