import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, openItem, type PracticeTest, practiceTest, start } from '#tests/support/practice.ts';
import { insertEvidence, saveStates } from '../../db/evidence.server.ts';
import { initialState } from '../../domain/mastery/skill-state.ts';
import type { Evidence } from '../../model/mastery/evidence.ts';
import { askHint } from '../items/ask-for-help.server.ts';
import { recallMistake } from './recall-mistake.server.ts';

let practice: PracticeTest;
beforeAll(async () => {
  practice = await practiceTest();
});
afterAll(() => practice.close());

type Who = Awaited<ReturnType<PracticeTest['learner']>>;
const mistake = 'distributes_first_only';
const skill = 'expanding';

const wrong = (at: string, more: Partial<Evidence> = {}): Evidence => ({
  id: practice.practiceServices.random.uuid(),
  skill,
  itemId: practice.practiceServices.random.uuid(),
  template: 't',
  right: false,
  aid: 'none',
  mistake,
  confidence: null,
  at: new Date(at),
  voided: false,
  ...more,
});

async function learnerWith(rows: readonly Evidence[]): Promise<Who> {
  const who = await practice.learner();
  await insertEvidence(practice.db, who, rows);
  const skills = new Set(rows.map((one) => one.skill));
  const states = [...skills].map((one) => ({ ...initialState(one, 0.3), opportunities: 1 }));
  await saveStates(practice.db, who, states, new Date('2026-11-20T09:00:00Z'));
  return who;
}
const recall = (who: Who, now = '2026-11-20T09:00:00Z', wanted: Evidence['skill'] = skill) =>
  recallMistake(practice.db, who, { skill: wanted, language: 'en', now: new Date(now) });

test('a mistake made once is no habit, and one right since is not yet forgotten', async () => {
  expect(await recall(await learnerWith([wrong('2026-11-18T09:00:00Z')]))).toBeNull();
  const twice = [wrong('2026-11-17T09:00:00Z'), wrong('2026-11-18T09:00:00Z')];
  const right = wrong('2026-11-19T09:00:00Z', { right: true, mistake: null });
  expect(await recall(await learnerWith([...twice, right]))).toMatchObject({
    mistake,
    times: 2,
    helped: null,
  });
});

test('days are counted on the calendar of the learner', async () => {
  const who = await learnerWith([wrong('2026-11-17T09:00:00Z'), wrong('2026-11-18T23:30:00Z')]);
  await practice.pool.query(
    `insert into public.user_locale_preferences
       (user_id, preferred_locale, preferred_currency, preferred_country, preferred_timezone)
     values ($1, 'es-ES', 'EUR', 'ES', 'Europe/Madrid')`,
    [who.accountId],
  );
  // 00:30 on the 19th in Madrid.
  expect(await recall(who, '2026-11-19T10:00:00Z')).toMatchObject({ daysAgo: 0 });
  expect(await recall(who, '2026-11-20T22:59:00Z')).toMatchObject({ daysAgo: 1 });
  expect(await recall(who, '2026-11-20T23:01:00Z')).toMatchObject({ daysAgo: 2 });
});

test('of several the latest is recalled, and one of another skill is not', async () => {
  const who = await learnerWith([
    wrong('2026-11-15T09:00:00Z', { mistake: 'moved_without_sign_change' }),
    wrong('2026-11-15T10:00:00Z', { mistake: 'moved_without_sign_change' }),
    wrong('2026-11-16T09:00:00Z'),
    wrong('2026-11-17T09:00:00Z'),
  ]);
  expect(await recall(who)).toMatchObject({ mistake, daysAgo: 3 });
  expect(await recall(who, undefined, 'slope')).toBeNull();
});

test.each([
  ['oneself', false],
  ['hint', true],
] as const)('how the last one was put right: by %s', async (helped, withHint) => {
  const who = await learnerWith([wrong('2026-11-17T09:00:00Z')]);
  const item = openItem(await start(practice, who, { mode: 'skill', skills: [skill] }));
  await answer(practice, who, item, false);
  if (withHint)
    await askHint(practice.practiceServices, who, { itemId: item.id, seen: -1, cannotStart: false });
  await answer(practice, who, item, true);
  await practice.pool.query(`update app.evidence set mistake = $2, skill = $3 where item_id = $1`, [
    item.id,
    mistake,
    skill,
  ]);
  expect(await recall(who)).toMatchObject({ times: 2, helped });
});
