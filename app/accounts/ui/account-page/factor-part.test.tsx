import { expect, test, vi } from 'vitest';
import { openAccount, needsSignIn, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';

const phone = {
  id: 'f1',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};
const recovery = { ...phone, id: 'r', friendly_name: 'Recovery codes', factor_type: 'recovery_code' };
const codes = Array.from({ length: 10 }, (_, n) => `${n}h2k4n6q8savcxez`);
const set = { id: 'r', type: 'recovery_code', total: 10, codes };

/** The server: which factors the account has follows from the calls. */
function server(factors: object[] = [], more: StubbedAnswers = {}): StubbedAnswers {
  const has = [...factors];
  const user = () => ({ body: { ...signedIn.user, factors: has } });
  return {
    'GET /auth/v1/user': user,
    'POST /auth/v1/factors': {
      body: { id: 'f1', type: 'totp', totp: { qr_code: '<svg></svg>', secret: 'ABCDEFGH', uri: 'otpauth:' } },
    },
    'POST /auth/v1/factors/f1/challenge': { body: { id: 'c1', type: 'totp', expires_at: 1 } },
    'POST /auth/v1/factors/f1/verify': () => {
      has.push(phone);
      return { body: signedIn };
    },
    'DELETE /auth/v1/factors/f1': () => {
      has.length = 0;
      return { body: { id: 'f1' } };
    },
    'GET /auth/v1/factors/recovery-codes': {
      body: { id: 'r', type: 'recovery_code', total: 10, remaining: 7 },
    },
    'POST /auth/v1/factors/recovery-codes': () => {
      has.push(recovery);
      return { body: set };
    },
    'POST /auth/v1/factors/recovery-codes/regenerate': { body: set },
    ...more,
  };
}

test('an app is set up by picture or typed secret and its first code; the recovery codes follow once', async () => {
  const written = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...globalThis.navigator, clipboard: { writeText: written } });
  const part = await openAccount({ answers: server() });
  await part.click('Set up an app');
  await part.submit('factor');
  await until(() => expect(part.section('factor').textContent).toContain('ABCD EFGH'));
  expect(part.sent('POST /auth/v1/factors')).toMatchObject([{ factor_type: 'totp', friendly_name: 'Phone' }]);
  expect(part.section('factor').querySelector('img')!.getAttribute('src')).toBe(
    'data:image/svg+xml;utf-8,<svg></svg>',
  );
  await part.fill('Six-digit code', '123456');
  await part.submit('factor');
  await until(() => expect(part.section('factor').textContent).toContain('0h2k-4n6q-8sav-cxez'));
  expect(part.section('factor').textContent).not.toContain('ABCD EFGH');
  expect(part.section('factor').textContent).toContain('Phone is set up.');
  await part.click('Copy');
  expect(written).toHaveBeenCalledWith(expect.stringContaining('0h2k-4n6q-8sav-cxez\n1h2k-'));
  await part.click('I have saved them');
  await until(() => expect(part.section('factor').textContent).toContain('7 of 10 left'));
  expect(part.section('factor').textContent).not.toContain('0h2k');
});

test('a wrong first code says what to do, and sets nothing up', async () => {
  const wrong = { status: 422, body: { error_code: 'mfa_verification_failed', msg: 'x' } };
  const part = await openAccount({ answers: server([], { 'POST /auth/v1/factors/f1/verify': wrong }) });
  await part.click('Set up an app');
  await part.submit('factor');
  await until(() => expect(part.section('factor').textContent).toContain('ABCD EFGH'));
  await part.fill('Six-digit code', '123456');
  await part.submit('factor');
  await until(() => expect(part.section('factor').textContent).toContain('check that your phone’s clock'));
  expect(part.sent('POST /auth/v1/factors/recovery-codes')).toEqual([]);
});

test('an old sign-in is confirmed before an app is set up', async () => {
  const part = await openAccount({ answers: server([], { 'POST /auth/v1/factors': needsSignIn }) });
  await part.click('Set up an app');
  await part.submit('factor');
  await until(() => expect(part.section('factor').textContent).toContain('Confirm it’s you'));
});

test('an app is removed after a second press', async () => {
  const part = await openAccount({ answers: server([phone, recovery]) });
  await until(() => expect(part.section('factor').textContent).toContain('7 of 10 left'));
  await part.click('Remove');
  expect(part.sent('DELETE /auth/v1/factors/f1')).toEqual([]);
  await part.click('Yes, remove it');
  await until(() => expect(part.section('factor').textContent).toContain('Phone is removed.'));
  expect(part.sent('DELETE /auth/v1/factors/f1')).toHaveLength(1);
  await until(() => expect(part.find('Set up an app')).not.toBeNull());
});

test('a passkey that is removed leaves the list', async () => {
  const laptop = { ...phone, id: 'p1', friendly_name: 'Laptop', factor_type: 'webauthn' };
  let has: object[] = [laptop];
  const part = await openAccount({
    answers: server([], {
      'GET /auth/v1/user': () => ({ body: { ...signedIn.user, factors: has } }),
      'DELETE /auth/v1/factors/p1': () => {
        has = [];
        return { body: { id: 'p1' } };
      },
    }),
  });
  await until(() => expect(part.section('factor').textContent).toContain('Laptop'));
  await part.click('Remove');
  await part.click('Yes, remove it');
  await until(() => expect(part.sent('DELETE /auth/v1/factors/p1')).toHaveLength(1));
  await until(() => expect(part.section('factor').textContent).not.toContain('Laptop'));
});

test('removing can be called off', async () => {
  const part = await openAccount({ answers: server([phone, recovery]) });
  await until(() => expect(part.find('Remove')).not.toBeNull());
  await part.click('Remove');
  await part.click('Keep it');
  expect(part.section('factor').textContent).not.toContain('Its codes will no longer work here.');
  await part.click('New codes');
  await part.click('Keep these');
  expect(part.section('factor').textContent).toContain('7 of 10 left');
  expect(part.sent('DELETE /auth/v1/factors/f1')).toEqual([]);
  expect(part.sent('POST /auth/v1/factors/recovery-codes/regenerate')).toEqual([]);
});

test('the focus follows: into the name of the app, and back to the button', async () => {
  const part = await openAccount({ answers: server() });
  await part.click('Set up an app');
  const section = part.section('factor');
  const focused = () => section.ownerDocument.activeElement;
  expect(focused()).toBe(section.querySelector('input[name=device]'));
  await part.click('Not now');
  expect(focused()?.textContent).toBe('Set up an app');
});

test('new recovery codes replace the old ones', async () => {
  const part = await openAccount({ answers: server([phone, recovery]) });
  await until(() => expect(part.find('New codes')).not.toBeNull());
  await part.click('New codes');
  expect(part.section('factor').textContent).toContain('Your current codes will stop working.');
  expect(part.sent('POST /auth/v1/factors/recovery-codes/regenerate')).toEqual([]);
  await part.click('Replace them');
  await until(() => expect(part.section('factor').textContent).toContain('9h2k-4n6q-8sav-cxez'));
  expect(part.sent('POST /auth/v1/factors/recovery-codes/regenerate')).toHaveLength(1);
});
