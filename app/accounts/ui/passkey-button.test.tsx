import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { accountsTexts } from '../messages/index.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { backendClient } from './session.ts';

/** The button in a browser with passkeys; `answers` end the attempts with an error, or null. */
async function openButton({ hasPasskeys = true } = {}) {
  const page = openPage('http://localhost:5173/auth');
  if (hasPasskeys) Object.assign(page.window, { PublicKeyCredential: {} });
  stubCalls({});
  const { auth } = await backendClient();
  type PasskeyAnswer = Awaited<ReturnType<typeof auth.signInWithPasskey>>;
  const answers: ((error: object | null) => void)[] = [];
  vi.spyOn(auth, 'signInWithPasskey').mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((error) => resolve({ data: null, error } as unknown as PasskeyAnswer)),
      ),
  );
  const onDone = vi.fn();
  const part = await mounted(<PasskeyButton onDone={onDone} />, { messages: accountsTexts.en, page });
  const answer = (at: number, error: object | null) => act(async () => answers[at]?.(error));
  return { ...part, answers, answer, onDone };
}

test('is not shown where the browser has no passkeys', async () => {
  expect((await openButton({ hasPasskeys: false })).text()).toBe('|');
});

test('waits for the passkey once, and goes on when it signs in', async () => {
  const part = await openButton();
  expect(part.text()).toBe('|Use a passkey|');
  expect(part.find('Use a passkey')?.getAttribute('aria-disabled')).toBe('false');
  await part.doubleClick('Use a passkey');
  expect(part.find('Waiting for your passkey')?.getAttribute('aria-disabled')).toBe('true');
  expect([part.answers.length, part.onDone.mock.calls]).toEqual([1, []]);
  await part.answer(0, null);
  expect(part.text()).toBe('|Use a passkey|');
  expect(part.onDone).toHaveBeenCalledOnce();
});

test('says that it failed, and can be pressed again', async () => {
  const part = await openButton();
  const failed = 'We couldn’t confirm your passkey. Try again, or choose another way.';
  await part.click('Use a passkey');
  await part.answer(0, { message: 'The request was cancelled.' });
  expect(part.text()).toBe(`|Use a passkey|${failed}|`);
  await part.click('Use a passkey');
  expect(part.text()).toBe('|Waiting for your passkey|');
  await part.answer(1, { status: 429, code: 'over_request_rate_limit', message: 'x' });
  expect(part.text()).not.toContain(failed);
  expect(part.text()).toContain('Too many attempts. Please try again later');
  expect(part.onDone).not.toHaveBeenCalled();
});
