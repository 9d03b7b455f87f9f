import { describe, expect, test, vi } from 'vitest';
import { begin, mounted, settle, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

const texts = accountPageTexts.en.accountPage.confirm;
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'u', email: 'ana@example.org' },
};
const wrong = { status: 400, body: { error_code: 'invalid_credentials', msg: 'x' } };

/** Without a response about the role the page would request it for ever, also after the test. */
const role = { 'GET /functions/v1/account': { body: { account: { isAdmin: false } } } };

async function openConfirmation(password: boolean, answers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls({ ...role, ...answers });
  const onConfirmed = vi.fn();
  const onCancel = vi.fn();
  const part = await mounted(
    <ConfirmIdentity
      email="ana@example.org"
      password={password}
      onConfirmed={onConfirmed}
      onCancel={onCancel}
    />,
    { messages: { ...accountsTexts.en, ...accountPageTexts.en } },
  );
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { ...part, sent, onConfirmed, onCancel };
}

test.each([
  [true, '/auth/v1/token', texts.busy, texts.submit],
  [false, '/auth/v1/otp', texts.sending, texts.send],
])('while a call is under way a second is not made (by password: %s)', async (password, path, busy, idle) => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const part = await openConfirmation(password, { [`POST ${path}`]: () => promise });
  expect(part.find(busy)).toBeNull();
  begin(part.all('form')[0]!, 'onSubmit');
  expect(part.find(busy)!.getAttribute('aria-disabled')).toBe('true');
  expect(part.find(idle)).toBeNull();
  await until(() => expect(part.sent(path)).toHaveLength(1));
  begin(part.all('form')[0]!, 'onSubmit');
  await settle();
  expect(part.sent(path)).toHaveLength(1);
  resolve(wrong);
  await until(() => expect(part.find(idle)!.getAttribute('aria-disabled')).toBe('false'));
});

test('while the code is checked the button says so', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const part = await openConfirmation(false, {
    'POST /auth/v1/otp': {},
    'POST /auth/v1/verify': () => promise,
  });
  await part.click(texts.send);
  await until(() => expect(part.find('code')).not.toBeNull());
  await part.fill('code', '123456');
  expect(part.find(texts.submit)).not.toBeNull();
  begin(part.all('form')[0]!, 'onSubmit');
  expect(part.find(texts.busy)).not.toBeNull();
  resolve({ status: 403, body: { error_code: 'otp_expired', msg: 'x' } });
  await until(() => expect(part.find(texts.submit)).not.toBeNull());
});

describe('confirming by password', () => {
  test('starts at the heading and names the account for password managers', async () => {
    const part = await openConfirmation(true, {});
    expect(part.page.document.activeElement.textContent).toBe(texts.title);
    expect(part.text()).toContain(`|${texts.text}|`);
    expect(part.find('username')!.value).toBe('ana@example.org');
    await part.click(texts.cancel);
    expect(part.onCancel).toHaveBeenCalledOnce();
    expect(part.onConfirmed).not.toHaveBeenCalled();
  });

  test.each([
    [wrong, texts.wrong],
    [new TypeError('fetch failed'), 'We can’t reach the server.'],
  ])('a refusal stays at the field and confirms nothing (case %#)', async (answer, text) => {
    const part = await openConfirmation(true, { 'POST /auth/v1/token': answer });
    await part.fill(texts.password, 'guess');
    await part.submit();
    await until(() => expect(part.text()).toContain(text));
    expect(part.find(texts.password)!.getAttribute('aria-invalid')).toBe('true');
    expect(part.find(texts.password)!.value).toBe('guess');
    expect(part.find(texts.submit)!.getAttribute('aria-disabled')).toBe('false');
    expect(part.onConfirmed).not.toHaveBeenCalled();
  });

  test('the right password confirms, and only that', async () => {
    const part = await openConfirmation(true, { 'POST /auth/v1/token': { body: session } });
    await part.fill(texts.password, 'secret-1');
    expect(part.onConfirmed).not.toHaveBeenCalled();
    await part.submit();
    await until(() => expect(part.onConfirmed).toHaveBeenCalledOnce());
    expect(part.sent('/auth/v1/token')).toEqual([
      expect.objectContaining({ email: 'ana@example.org', password: 'secret-1' }),
    ]);
    expect(part.text()).not.toContain(texts.wrong);
    expect(part.onCancel).not.toHaveBeenCalled();
  });
});

describe('confirming by an emailed code', () => {
  test('sends the code, accepts six digits and confirms', async () => {
    const part = await openConfirmation(false, {
      'POST /auth/v1/otp': {},
      'POST /auth/v1/verify': { body: session },
    });
    expect(part.text()).toContain('We’ll send a code to ana@example.org.');
    expect(part.find(texts.password)).toBeNull();
    expect(part.find('code')).toBeNull();
    await part.click(texts.send);
    await until(() => expect(part.text()).toContain('The code is on its way to ana@example.org.'));
    expect(part.sent('/auth/v1/otp')).toHaveLength(1);
    await part.fill('code', '12 34 5');
    await part.click(texts.submit);
    expect(part.text()).toContain('The code has six digits.');
    expect(part.sent('/auth/v1/verify')).toEqual([]);
    await part.fill('code', '123 456');
    await part.click(texts.submit);
    await until(() => expect(part.onConfirmed).toHaveBeenCalledOnce());
    expect(part.sent('/auth/v1/verify')).toEqual([
      expect.objectContaining({ email: 'ana@example.org', token: '123456', type: 'magiclink' }),
    ]);
  });

  test('a code that could not be sent can be requested again', async () => {
    const part = await openConfirmation(false, { 'POST /auth/v1/otp': new TypeError('fetch failed') });
    await part.click(texts.send);
    await until(() => expect(part.text()).toContain('We can’t reach the server.'));
    expect(part.find(texts.send)!.getAttribute('aria-disabled')).toBe('false');
    expect(part.find('code')).toBeNull();
    expect(part.onConfirmed).not.toHaveBeenCalled();
  });

  test('a wrong code confirms nothing', async () => {
    const part = await openConfirmation(false, {
      'POST /auth/v1/otp': {},
      'POST /auth/v1/verify': { status: 403, body: { error_code: 'otp_expired', msg: 'x' } },
    });
    await part.click(texts.send);
    await until(() => expect(part.find('code')).not.toBeNull());
    await part.fill('code', '123456');
    await part.click(texts.submit);
    await until(() => expect(part.find('code')!.getAttribute('aria-invalid')).toBe('true'));
    expect(part.onConfirmed).not.toHaveBeenCalled();
  });
});
