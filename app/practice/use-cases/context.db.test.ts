import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PracticeTest, practiceTest, start } from '#tests/support/practice.ts';
import { isTimeUp } from './sessions/open-session.server.ts';
import { loadLatestZone, loadSession } from '../db/practice.server.ts';
import { loadZone } from './context.server.ts';

let test: PracticeTest;
beforeAll(async () => {
  test = await practiceTest();
});
afterAll(() => test.close());

const minute = 60_000;

it('days are counted in the chosen zone, otherwise the device’s, that of the latest session, or UTC', async () => {
  const who = await test.learner();
  expect(await loadZone(test.db, who)).toBe('UTC');
  await start(test, { ...who, zone: 'America/Bogota' }, { mode: 'skill', skills: ['linear_equations'] });
  expect(await loadZone(test.db, who)).toBe('America/Bogota');
  expect(await loadZone(test.db, who, 'Asia/Tokyo')).toBe('Asia/Tokyo');
  await test.pool.query(
    `insert into user_locale_preferences (user_id, preferred_locale, preferred_currency, preferred_country, preferred_timezone,
       use_device_locale) values ($1, 'es-ES', 'EUR', 'ES', 'Europe/Madrid', false)`,
    [who.accountId],
  );
  expect(await loadZone(test.db, who, 'Asia/Tokyo')).toBe('Europe/Madrid');
});

it('of several sessions the zone of the latest counts', async () => {
  const who = await test.learner();
  await start(test, { ...who, zone: 'America/Bogota' }, { mode: 'skill', skills: ['linear_equations'] });
  test.clock.advance(minute);
  await start(test, { ...who, zone: 'Asia/Tokyo' }, { mode: 'skill', skills: ['slope'] });
  expect(await loadLatestZone(test.db, who.profileId)).toBe('Asia/Tokyo');
});

it('the time of an exam is up at the exact instant, extra time included, and never in other sessions', async () => {
  const who = await test.learner('en', 1.5);
  const { id } = await start(test, who, { mode: 'exam', skills: ['linear_equations'], minutes: 10 });
  const session = await loadSession(test.db, { id, accountId: who.accountId });
  if (!session) throw new Error('no session');
  const timeUp = (ms: number, more = {}) =>
    isTimeUp({ clock: { now: () => new Date(+session.startedAt + ms) } }, { ...session, ...more });
  expect(timeUp(15 * minute - 1)).toBe(false);
  expect(timeUp(15 * minute)).toBe(true);
  expect(timeUp(15 * minute, { state: 'finished' })).toBe(false);
  expect(timeUp(1000 * minute, { plan: { ...session.plan, minutes: null } })).toBe(false);
});
