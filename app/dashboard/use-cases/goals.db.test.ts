import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practise, siblingOf } from '#tests/support/learner-sessions.ts';
import { practiceTest, type PracticeTest } from '#tests/support/practice.ts';
import { changeProfile } from '#app/learners/use-cases/profiles.server.ts';
import { loadRunningGoals } from '#app/learners/db/practice.server.ts';
import { dropGoal, listGoals, setGoal } from './goals.server.ts';
import type { NewGoal } from '#app/learners/model/goal.ts';

let app: PracticeTest;
beforeAll(async () => {
  app = await practiceTest();
});
afterAll(() => app.close());

const goal: NewGoal = { title: 'Mock exam', skills: ['slope'], dueOn: '2027-03-01' };
const london = { language: 'en', zone: 'Europe/London' } as const;
const own = ({ profileId, accountId }: { profileId: string; accountId: string }) => ({
  id: profileId,
  accountId,
});

const set = (who: ReturnType<typeof own>, goal: NewGoal, zone: string, id = app.services.random.uuid()) =>
  setGoal(app.services, who, { ...goal, id }, zone);

describe('the due date of a goal', () => {
  test('ends with the day in the learner’s zone', async () => {
    const who = own(await app.learner());
    app.clock.set('2026-11-20T02:00:00Z');
    const today = { ...goal, dueOn: '2026-11-19' };
    await set(who, today, 'America/Bogota');
    await expect(set(who, today, 'Europe/London')).rejects.toMatchObject({
      code: 'goal_past',
      status: 422,
    });
  });
});

describe('a goal', () => {
  test('is added once when the request is retried after a lost response', async () => {
    const learner = await app.learner();
    const id = app.services.random.uuid();
    await set(own(learner), goal, 'UTC', id);
    await set(own(learner), goal, 'UTC', id);
    expect(await listGoals(app.services, own(learner), london)).toHaveLength(1);
  });

  test('that was ended, or belongs to a sibling, does not influence practice', async () => {
    const learner = await app.learner();
    const sibling = await siblingOf(app, learner, 'Leo');
    await set(own(learner), goal, 'UTC');
    await set(own(sibling), { ...goal, skills: ['area'] }, 'UTC');
    expect(await loadRunningGoals(app.db, learner.profileId)).toEqual([
      { skills: ['slope'], dueOn: '2027-03-01' },
    ]);
    const [storedGoal] = await listGoals(app.services, own(learner), london);
    await dropGoal(app.services, { id: storedGoal?.id ?? '', accountId: learner.accountId });
    expect(await loadRunningGoals(app.db, learner.profileId)).toEqual([]);
    expect(await listGoals(app.services, own(sibling), london)).toMatchObject([{ skills: [{ id: 'area' }] }]);
  });

  test('has an earlier forecast with more evenings a week', { timeout: 60_000 }, async () => {
    const learner = await app.learner();
    await practise(app, learner, 'linear_equations', 10);
    await set(own(learner), goal, 'UTC');
    const likely = async (eveningsAWeek: number) => {
      const change = { pace: { eveningsAWeek, minutesAnEvening: 15 } };
      await changeProfile(app.services, { ...own(learner), change });
      const [only] = await listGoals(app.services, own(learner), london);
      return only?.forecast.kind === 'expected' ? only.forecast.likely : '';
    };
    const [seven, one] = [await likely(7), await likely(1)];
    expect(seven).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(seven < one).toBe(true);
  });
});
