import { expect, test, vi } from 'vitest';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { type StubbedAnswers, stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountsTexts } from '../messages/index.ts';
import { isCode } from './code-field.tsx';
import { CodeStep } from './code-step.tsx';

const device = (id: string, name: string) => ({
  id,
  friendly_name: name,
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
});
const session = {
  access_token: 'old.token.x',
  refresh_token: 'r1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u', email: 'ana@example.org' },
};
const wrong = { status: 422, body: { error_code: 'mfa_verification_failed', msg: 'x' } };

async function openStep(answers: StubbedAnswers = {}, factors = [device('f1', 'Phone')]) {
  const page = openPage('http://localhost:5173/auth?mode=code');
  page.localStorage.setItem('sb-session', JSON.stringify(session));
  const calls = stubCalls({
    'GET /auth/v1/user': { body: { ...session.user, factors } },
    'POST /auth/v1/factors/f1/challenge': { body: { id: 'c1', type: 'totp', expires_at: 1 } },
    'POST /auth/v1/factors/f2/challenge': { body: { id: 'c2', type: 'totp', expires_at: 1 } },
    'POST /auth/v1/factors/f1/verify': { body: { ...session, access_token: 'new.token.x' } },
    'POST /auth/v1/factors/f2/verify': { body: { ...session, access_token: 'new.token.x' } },
    'POST /auth/v1/factors/recovery-codes/verify': { body: { ...session, access_token: 'new.token.x' } },
    ...answers,
  });
  const onDone = vi.fn();
  const part = await mounted(<CodeStep heading={(text) => <h1>{text}</h1>} onDone={onDone} />, {
    messages: accountsTexts.en,
    page,
  });
  await until(() => expect(calls.some(({ path }) => path === '/auth/v1/user')).toBe(true));
  const field = (name: string) => page.document.querySelector(`[name="${name}"]`)!;
  const submit = () => part.fire(page.document.querySelector('form')!, 'onSubmit');
  const bodies = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...part, page, onDone, field, submit, bodies };
}

test('a code of the app goes on; the field is offered codes by the device', async () => {
  const part = await openStep();
  expect(part.field('code').getAttribute('autoComplete')).toBe('one-time-code');
  await part.fill('Six-digit code', '123 456');
  await part.submit();
  await until(() => expect(part.onDone).toHaveBeenCalledTimes(1));
  expect(part.bodies('/auth/v1/factors/f1/verify')).toEqual([{ challenge_id: 'c1', code: '123456' }]);
});

test('a code has six digits and nothing else', () => {
  const others = ['', '12345', '1234567', ' 123456', '123456 ', 'a123456', '12345a', '१२३४५६'];
  expect(['123456', '000000', ...others].filter(isCode)).toEqual(['123456', '000000']);
});

test('an account with a passkey alone is asked for no code, and a browser without passkeys says so', async () => {
  const part = await openStep({}, [{ ...device('p1', 'Laptop'), factor_type: 'webauthn' }]);
  await until(() => expect(part.text()).toContain('This browser can’t use passkeys.'));
  expect(part.page.document.querySelector('[name="code"]')).toBe(null);
});

test('an incomplete code is not sent, and a wrong one says what to do', async () => {
  const part = await openStep({ 'POST /auth/v1/factors/f1/verify': wrong });
  await part.fill('Six-digit code', '12345');
  await part.submit();
  expect(part.text()).toContain('The code has six digits.');
  expect(part.bodies('/auth/v1/factors/f1/verify')).toEqual([]);
  await part.fill('Six-digit code', '123456');
  await part.submit();
  await until(() => expect(part.text()).toContain('wait for the next one in your app'));
  expect(part.onDone).not.toHaveBeenCalled();
});

test('with one app there is nothing to choose', async () => {
  const part = await openStep();
  await part.fill('Six-digit code', '123456');
  await part.submit();
  await until(() => expect(part.onDone).toHaveBeenCalledTimes(1));
  expect(part.page.document.querySelectorAll('option')).toHaveLength(0);
});

test('with several apps one is chosen', async () => {
  const part = await openStep({}, [device('f1', 'Phone'), device('f2', 'Tablet')]);
  await until(() => expect(part.page.document.querySelectorAll('option')).toHaveLength(2));
  await part.fill('App', 'f2');
  await part.fill('Six-digit code', '123456');
  await part.submit();
  await until(() => expect(part.onDone).toHaveBeenCalledTimes(1));
  expect(part.bodies('/auth/v1/factors/f2/verify')).toEqual([{ challenge_id: 'c2', code: '123456' }]);
});

test('a recovery code goes on too, and a used one is refused', async () => {
  let isUsed = true;
  const part = await openStep({
    'POST /auth/v1/factors/recovery-codes/verify': () => (isUsed ? wrong : { body: session }),
  });
  await part.click('Use a recovery code');
  await part.submit();
  expect(part.text()).toContain('Please type one of your recovery codes.');
  await part.fill('Recovery code', '0h2k-4n6q-8sav-cxez');
  await part.submit();
  await until(() => expect(part.text()).toContain('Check each letter'));
  isUsed = false;
  await part.submit();
  await until(() => expect(part.onDone).toHaveBeenCalledTimes(1));
  expect(part.bodies('/auth/v1/factors/recovery-codes/verify')).toHaveLength(2);
});
