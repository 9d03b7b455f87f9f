import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { countAlerts, insertAlertBelow, loadAlerts } from './security-alerts.server.ts';

const uuid = (end: string) => `00000000-0000-4000-a000-${end.padStart(12, '0')}`;
const [ana, ben] = [uuid('a'), uuid('b')];
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

let app: TestServices;
beforeAll(async () => {
  app = await testServices();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('app.security_alerts').execute();
});

let count = 0;
const raise = (time: string, { accountId = ana, since = '00:00', most = 9 } = {}) => {
  const alert = {
    id: uuid(`f${(count += 1)}`),
    accountId,
    email: `${accountId.at(-1)}@example.org`,
    context: `/at/${time}`,
    userAgent: 'Firefox',
    at: at(time),
  };
  return insertAlertBelow(app.db, alert, { since: at(since), most });
};

test('alerts of a period include its begin and not its end, the latest first, up to a number', async () => {
  for (const time of ['10:00', '09:00', '11:00', '12:00', '08:59']) await raise(time);
  const contexts = async (limit: number) =>
    (await loadAlerts(app.db, { from: at('09:00'), to: at('12:00') }, limit)).map(({ context }) => context);
  expect(await contexts(10)).toEqual(['/at/11:00', '/at/10:00', '/at/09:00']);
  expect(await contexts(2)).toEqual(['/at/11:00', '/at/10:00']);
  const [alert] = await loadAlerts(app.db, { from: at('12:00'), to: at('12:01') }, 1);
  expect(alert).toEqual({
    id: expect.stringMatching(/^00000000/) as string,
    accountId: ana,
    email: 'a@example.org',
    context: '/at/12:00',
    userAgent: 'Firefox',
    at: at('12:00'),
  });
});

test('an account has so many alerts since an instant, and another account its own', async () => {
  const limited = { since: '09:00', most: 2 };
  // At the instant itself it no longer counts.
  expect(await raise('09:00')).toBe(true);
  expect(await raise('09:01', limited)).toBe(true);
  expect(await raise('09:02', limited)).toBe(true);
  expect(await raise('09:03', limited)).toBe(false);
  expect(await raise('09:03', { ...limited, accountId: ben })).toBe(true);
  expect(await loadAlerts(app.db, { from: at('00:00'), to: at('23:59') }, 99)).toHaveLength(4);
});

test('alerts at the same moment do not exceed the number', async () => {
  const raised = await Promise.all(Array.from({ length: 8 }, () => raise('09:30', { most: 3 })));
  expect(raised.filter(Boolean)).toHaveLength(3);
});

test('alerts are counted in the step that they are in; an edge belongs to the later one', async () => {
  for (const time of ['08:59', '09:00', '09:59', '10:00', '11:00']) await raise(time);
  const edges = ['09:00', '10:00', '11:00'].map(at);
  expect(await countAlerts(app.db, edges as Parameters<typeof countAlerts>[1])).toEqual([
    { step: 1, alerts: 2 },
    { step: 2, alerts: 1 },
  ]);
});
