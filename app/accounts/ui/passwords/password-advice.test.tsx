import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { accountsTexts } from '../../messages/index.ts';
import { PasswordAdvice } from './password-advice.tsx';

const texts = accountsTexts.en.accounts.passwordAdvice;
const open = async (password: string, chooser?: { name?: string; email?: string }) =>
  mounted(<PasswordAdvice password={password} chooser={chooser} />, { messages: accountsTexts.en });

test.each([
  ['football', texts.common, undefined],
  ['zzzzzzzzz', texts.repeated, undefined],
  ['noor-in-the-sun', texts.own, { name: 'Noor' }],
  ['k4v!zu', texts.short, undefined],
])('%s is advised against: %s', async (password, text, chooser) => {
  const part = await open(password, chooser);
  await until(() => expect(part.text()).toBe(`|${text}|`));
});

test('an empty field gets no advice; advice follows what is typed', async () => {
  function Field() {
    const [password, setPassword] = useState('');
    return (
      <>
        <input name="password" value={password} onChange={({ target }) => setPassword(target.value)} />
        <PasswordAdvice password={password} />
      </>
    );
  }
  const part = await mounted(<Field />, { messages: accountsTexts.en });
  await settle();
  expect(part.text()).toBe('|');
  await part.fill('password', 'football');
  await until(() => expect(part.text()).toBe(`|${texts.common}|`));
  await part.fill('password', 'bridge candle otter');
  expect(part.text()).toBe('|');
});

test('a list that arrives after the page was left changes nothing', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const part = await open('football');
  await part.unmount();
  await settle();
  expect(errors).not.toHaveBeenCalled();
});
