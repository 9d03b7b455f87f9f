import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, day, openItem, type PracticeTest, practiceTest, start } from '#tests/support/practice.ts';
import { readWeek } from './read-week.server.ts';

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
});
afterAll(() => test.close());

it('a week contains today’s practice, and no other learner’s', { timeout: 60_000 }, async () => {
  const who = await test.learner();
  const item = openItem(await start(test, who, { mode: 'skill', skills: ['linear_equations'] }));
  const own = { profileId: who.profileId, first: 1 } as const;
  expect((await readWeek(test.practiceServices, who, own)).days.map(({ questions }) => questions)).toEqual(
    Array.from({ length: 7 }, () => 0),
  );
  await answer(test, who, item);
  const { days, today, undecided, mastered } = await readWeek(test.practiceServices, who, own);
  expect(days.find((one) => one.day === today)).toMatchObject({ questions: 1, minutes: 1 });
  expect([undecided, mastered]).toEqual([null, []]);
  const other = await test.learner();
  await expect(readWeek(test.practiceServices, other, own)).rejects.toMatchObject({
    code: 'unknown_profile',
    status: 404,
  });
});

it('undecided answers are listed, but do not count', { timeout: 60_000 }, async () => {
  const who = await test.learner();
  const session = await start(test, who, { mode: 'skill', skills: ['linear_equations'] });
  const item = openItem(session);
  await answer(test, who, item);
  await test.pool.query(`update app.practice_attempts set verdict = 'unknown' where item_id = $1`, [item.id]);
  const week = await readWeek(test.practiceServices, who, { profileId: who.profileId, first: 7 });
  expect(week.undecided).toEqual({ count: 1, sessionId: session.id });
  test.clock.advance(8 * day);
  const later = await readWeek(test.practiceServices, who, { profileId: who.profileId, first: 7 });
  expect(later.undecided).toBeNull();
  expect(later.days.every(({ questions }) => questions === 0)).toBe(true);
});
