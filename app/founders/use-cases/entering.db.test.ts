import { describe, expect, test } from 'vitest';
import { foundersApi } from '#app/founders/index.server.ts';
import { accountsApi, createLiveSessions, mostAlertsPerHour } from '#app/accounts/index.server.ts';
import { callsOf, requestsTo } from '#tests/support/api.ts';
import { declaredCalls } from '#tests/support/declared-calls.ts';
import {
  ana,
  carmen,
  setUpFoundersTest,
  pretender,
  type Somebody,
  week,
} from '#tests/support/founders-setup.ts';

const at = setUpFoundersTest();

describe('access to the founder hub', () => {
  test('every declared call returns 401 signed out, and 403 for a user or an unconfirmed founder’s address', async () => {
    const api = foundersApi(at.app.services);
    const calls = declaredCalls(api).map(([call]) => call);
    expect(calls).toContain('GET /founders/pay');
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      const address = path.replaceAll(/\{\w+\}/gu, '00000000-0000-4000-a000-00000000ffff');
      const statuses = [];
      for (const caller of [null, carmen, pretender])
        statuses.push((await requestsTo(api, caller)(address, { method })).status);
      expect([call, ...statuses]).toEqual([call, 401, 403, 403]);
    }
  });

  test('calls with a body are refused alike, and answered to a founder', async () => {
    const some = '00000000-0000-4000-a000-00000000ffff';
    const calls: [string, string, unknown?][] = [
      ['GET', week],
      ['GET', '/founders/audit'],
      ['GET', '/founders/tutors'],
      ['GET', '/founders/tutors/lucia-restrepo'],
      ['PATCH', `/founders/tutors/${await at.idOfTutor('lucia-restrepo')}`, { status: 'paused' }],
      ['GET', '/founders/applications'],
      ['POST', `/founders/applications/${some}/decision`, { decision: 'approved' }],
      ['GET', '/founders/messages'],
      ['PATCH', `/founders/messages/${some}`, { answered: true }],
      ['POST', `/founders/messages/${some}/answers`, { answer: 'Yes.', after: 0 }],
      ['GET', '/founders/reviews'],
      ['POST', `/founders/reviews/${some}/hide`],
      ['POST', `/founders/reviews/${some}/show`],
      ['POST', `/founders/refunds/${some}/settle`],
      ['GET', '/founders/users'],
      ['GET', `/founders/users/${some}`],
      ['GET', `/founders/users/${some}/sessions`],
      ['GET', `/founders/tutors/${some}/profile`],
      ['GET', `/founders/tutors/${some}/meeting`],
      ['PUT', `/founders/tutors/${some}/meeting`, { url: null }],
      ['GET', `/founders/tutors/${some}/availability`],
      ['GET', `/founders/tutors/${some}/availability/why?day=2026-11-24&time=07:00`],
      ['PATCH', `/founders/users/${some}`, { suspended: true }],
      ['GET', '/founders/invoices'],
      ['PATCH', `/founders/invoices/${some}`, { paid: true }],
      ['GET', '/founders/ai'],
      ['POST', '/founders/ai/check'],
    ];
    for (const [method, path, body] of calls) {
      const statuses = [];
      for (const caller of [null, carmen, pretender])
        statuses.push((await at.as(caller)(method, path, body)).status);
      expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403]);
      const founder = await at.as(ana)(method, path, body);
      expect([method, path, founder.status === 401 || founder.status === 403]).toEqual([method, path, false]);
    }
  });

  test('a rejected attempt stores an alert with address, call, time and browser; a founder’s call does not', async () => {
    await at.as(carmen)('GET', '/founders/tutors');
    await at.as(ana)('GET', '/founders/tutors');
    await at.as(null)('GET', '/founders/tutors');
    expect(await at.alerts()).toEqual([
      { email: carmen.email, context: 'GET /founders/tutors', user_agent: 'Test/1' },
    ]);
  });

  test('the page’s report is stored with the email of the token, at most twenty an hour, also when concurrent', async () => {
    const accounts = () =>
      accountsApi({ ...at.app.services, liveSessions: createLiveSessions(at.app.services) });
    const report = (somebody: Somebody, body: object = { context: '/founder-hub', email: 'x@example.org' }) =>
      callsOf(accounts(), somebody)('POST', '/account/security-alerts', body);
    expect((await report(null)).status).toBe(401);
    expect((await report(carmen, { context: '' })).status).toBe(400);
    expect((await report(ana)).status).toBe(204);
    expect(await at.alerts()).toEqual([]);
    const atOnce = Array.from({ length: mostAlertsPerHour * 3 }, () => report(carmen));
    for (const { status } of await Promise.all(atOnce)) expect(status).toBe(204);
    expect(await at.alerts()).toHaveLength(20);
    expect((await at.alerts())[0]).toEqual({
      email: carmen.email,
      context: '/founder-hub',
      user_agent: 'Test/1',
    });
    at.app.clock.advance(3_600_001);
    await report(carmen);
    expect(await at.alerts()).toHaveLength(21);
  });
});
