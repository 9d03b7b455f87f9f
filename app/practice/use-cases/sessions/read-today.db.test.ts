import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practise, siblingOf } from '#tests/support/learner-sessions.ts';
import { day, practiceTest, type PracticeTest } from '#tests/support/practice.ts';
import { disputeClaim } from '../mastery/dispute-claim.server.ts';
import { readMap } from '../mastery/read-map.server.ts';
import { readToday } from './read-today.server.ts';
import { readWeek } from './read-week.server.ts';

/* A learner's day, week and map: based on the learner's own calendar days and questions only. */

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
});
afterAll(() => test.close());

const inBogota = async () => ({ ...(await test.learner()), zone: 'America/Bogota' });
type Who = Awaited<ReturnType<typeof inBogota>>;
const today = (who: Who) => readToday(test.practiceServices, who, { profileId: who.profileId });
const week = (who: Who) => readWeek(test.practiceServices, who, { profileId: who.profileId, first: 1 });

describe('an evening in Bogotá', () => {
  it('is one day, though it includes midnight UTC', { timeout: 60_000 }, async () => {
    const who = await inBogota();
    test.clock.set('2026-11-20T23:50:00Z');
    await practise(test, who, 'linear_equations', 3);
    test.clock.set('2026-11-21T00:30:00Z');
    expect((await today(who)).doneToday).toBe(3);
    expect((await week(who)).days.find((one) => one.day === '2026-11-20')).toMatchObject({ questions: 3 });
    await test.pool.query(
      `update app.practice_items set voided_at = served_at where position = 1 and account_id = $1`,
      [who.accountId],
    );
    expect((await today(who)).doneToday).toBe(2);
    test.clock.set('2026-11-21T05:30:00Z');
    expect((await today(who)).doneToday).toBe(0);
  });

  it('of last Sunday does not belong to this week', { timeout: 60_000 }, async () => {
    const who = await inBogota();
    test.clock.set('2026-11-23T02:00:00Z');
    await practise(test, who, 'linear_equations', 3);
    test.clock.set('2026-11-23T12:00:00Z');
    const { days, undecided } = await week(who);
    expect(days[0]?.day).toBe('2026-11-23');
    expect(days.every(({ questions }) => questions === 0)).toBe(true);
    await test.pool.query(`update app.practice_attempts set verdict = 'unknown' where account_id = $1`, [
      who.accountId,
    ]);
    expect([undecided, (await week(who)).undecided]).toEqual([null, null]);
  });
});

describe('two children of one account', () => {
  it('have separate days and weeks', { timeout: 60_000 }, async () => {
    const maya = await inBogota();
    const leo = { ...maya, ...(await siblingOf(test, maya, 'Leo')) };
    await practise(test, maya, 'linear_equations', 3);
    expect([(await today(maya)).doneToday, (await today(leo)).doneToday]).toEqual([3, 0]);
    const practised = async (who: Who) =>
      (await week(who)).days.reduce((sum, { questions }) => sum + questions, 0);
    expect([await practised(maya), await practised(leo)]).toEqual([3, 0]);
  });
});

describe('a disputed mastery', () => {
  it('is not listed for the week, and marked as disputed on the map', { timeout: 60_000 }, async () => {
    const who = await inBogota();
    test.clock.set('2026-11-24T15:00:00Z');
    await practise(test, who, 'linear_equations', 6);
    test.clock.advance(day);
    await practise(test, who, 'linear_equations', 1);
    const map = async () => {
      const { counts, strands } = await readMap(test.practiceServices, who, { profileId: who.profileId });
      const skill = strands.flatMap(({ skills }) => skills).find(({ id }) => id === 'linear_equations');
      return { mastered: counts.mastered, status: skill?.status };
    };
    expect((await week(who)).mastered).toMatchObject([{ skill: { id: 'linear_equations' }, answers: 7 }]);
    expect(await map()).toEqual({ mastered: 1, status: 'mastered' });
    const objection = {
      profileId: who.profileId,
      claim: 'mastered:linear_equations',
      text: 'I was helped',
    };
    await disputeClaim(test.practiceServices, who, objection);
    expect((await week(who)).mastered).toEqual([]);
    expect(await map()).toEqual({ mastered: 0, status: 'disputed' });
  });
});
