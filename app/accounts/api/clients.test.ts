import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import {
  accountKey,
  accountQuery,
  cancelEmailChange,
  disconnectGoogle,
  endOtherSessions,
  endSession,
  problemOfCall,
  sessionsQuery,
} from './account-page-client.ts';
import { pageAfterConfirmation } from './after-confirmation.ts';
import {
  downloadExport,
  ownErasureQuery,
  ownExportQuery,
  requestExport,
  scheduleErasure,
  stopErasure,
} from './own-data-client.ts';

afterEach(() => void vi.useRealTimers());

const namesOf = (calls: ReturnType<typeof stubCalls>) =>
  calls.map(({ method, path, body }) => [`${method} ${path.replace('/functions/v1', '')}`, body]);

test('each call of the account page has its own address and method', async () => {
  const calls = stubCalls({
    'DELETE /functions/v1/account/sessions/s1': { status: 204 },
    'DELETE /functions/v1/account/sessions': { body: { ended: 2 } },
    'DELETE /functions/v1/account/email-change': { status: 204 },
    'DELETE /functions/v1/account/google': { status: 204 },
    'POST /functions/v1/account/export': { status: 202, body: { export: null } },
    'POST /functions/v1/account/erasure': { body: {} },
    'DELETE /functions/v1/account/erasure': { status: 204 },
  });
  await endSession('s1');
  expect(await endOtherSessions()).toEqual({ ended: 2 });
  await cancelEmailChange();
  await disconnectGoogle();
  await requestExport();
  await scheduleErasure('ana@example.org');
  await stopErasure();
  expect(namesOf(calls)).toEqual([
    ['DELETE /account/sessions/s1', null],
    ['DELETE /account/sessions', null],
    ['DELETE /account/email-change', null],
    ['DELETE /account/google', null],
    ['POST /account/export', null],
    ['POST /account/erasure', { email: 'ana@example.org' }],
    ['DELETE /account/erasure', null],
  ]);
});

test('all data of the account is renewed together', async () => {
  stubCalls({
    'GET /functions/v1/account/details': { body: { details: { name: 'Ana' } } },
    'GET /functions/v1/account/sessions': { body: { sessions: [] } },
    'GET /functions/v1/account/export': { body: { export: null } },
    'GET /functions/v1/account/erasure': { body: { erasure: null } },
  });
  const client = new QueryClient();
  await client.fetchQuery(accountQuery);
  await client.fetchQuery(sessionsQuery);
  await client.fetchQuery(ownExportQuery);
  await client.fetchQuery(ownErasureQuery);
  expect(client.getQueryCache().findAll({ queryKey: accountKey })).toHaveLength(4);
});

test('sessions and the copy of one’s data are asked for again each time they are shown', () => {
  expect([sessionsQuery.staleTime, ownExportQuery.staleTime]).toEqual([0, 0]);
});

test.each([
  ['building', 1000],
  ['ready', false],
  ['failed', false],
  [undefined, false],
])('a copy that is %s is asked for every %s milliseconds', (state, interval) => {
  const refetch = ownExportQuery.refetchInterval as (query: object) => number | false;
  expect(refetch({ state: { data: { export: state ? { state } : null } } })).toBe(interval);
  expect(refetch({ state: {} })).toBe(false);
});

test('a failed call shows what the server says, else that it is out of reach', () => {
  const failure = new ApiFailure(409, { error: { code: 'last_method', message: 'No other way' } });
  expect(problemOfCall(failure)).toEqual({ text: 'No other way' });
  expect(problemOfCall(new ApiUnreachable())).toBe('offline');
  expect(problemOfCall(null)).toBe('offline');
});

test('the file of one’s data is saved under its name, and leaves memory after a minute', async () => {
  vi.useFakeTimers();
  const page = openPage();
  const calls = stubCalls({ 'GET /functions/v1/account/export/file': { body: 'bytes' } });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  await downloadExport('curvela.zip');
  const link = page.document.clicked[0] as unknown as { href: string; download: string; localName: string };
  expect([link.localName, link.href, link.download]).toEqual(['a', 'blob:one', 'curvela.zip']);
  expect(page.document.clicked).toHaveLength(1);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one');
});

test('a file that cannot be had is not saved', async () => {
  const page = openPage();
  stubCalls({});
  await expect(downloadExport('curvela.zip')).rejects.toBeInstanceOf(ApiFailure);
  expect(page.document.clicked).toEqual([]);
});

describe('after a confirmed sign-up', () => {
  const tokenOf = (sessionId: string) =>
    `head.${Buffer.from(JSON.stringify({ session_id: sessionId })).toString('base64url')}.sign`;
  const open = () => {
    const page = openPage();
    const session = { access_token: tokenOf('s1'), refresh_token: 'r', user: { id: 'u' } };
    page.localStorage.setItem('sb-session', JSON.stringify(session));
    return { allowed: () => page.sessionStorage.getItem('password_recovery') };
  };

  test.each([
    ['/tutors', '/tutors'],
    [null, '/dashboard'],
  ])('whose password counts, the page is the one that was wanted (%s: %s)', async (next, page) => {
    const { allowed } = open();
    stubCalls({ 'GET /functions/v1/account/details': { body: { details: { password: true } } } });
    expect(await pageAfterConfirmation(next)).toBe(page);
    expect(allowed()).toBeNull();
  });

  test.each([
    ['/tutors', '/reset-password?first=1&next=%2Ftutors'],
    [null, '/reset-password?first=1'],
  ])('whose password may be another person’s, a new one comes first (%s: %s)', async (next, page) => {
    const { allowed } = open();
    stubCalls({ 'GET /functions/v1/account/details': { body: { details: { password: false } } } });
    expect(await pageAfterConfirmation(next)).toBe(page);
    expect(allowed()).toBe('s1');
  });

  test('whose details cannot be loaded, the page is the one that was wanted', async () => {
    const { allowed } = open();
    stubCalls({ 'GET /functions/v1/account/details': new TypeError('fetch failed') });
    expect(await pageAfterConfirmation('/tutors')).toBe('/tutors');
    expect(allowed()).toBeNull();
  });
});
