import { expect, test, vi } from 'vitest';
import { mounted, settle } from '#tests/support/mounted.tsx';
import { accountsTexts } from '../messages/index.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const { reset, fields, errors } = accountsTexts.en.accounts;

async function openForm(outcome: AuthOutcome, email: string | null = 'ana@example.org') {
  const save = vi.fn(() => Promise.resolve(outcome));
  const part = await mounted(<NewPasswordForm email={email} save={save} />, { messages: accountsTexts.en });
  const textOf = (id: string | null) =>
    part.all('div').find((one) => one.getAttribute('id') === id)?.textContent;
  return {
    ...part,
    save,
    field: () => part.find('password')!,
    atField: () => textOf(part.find('password')!.getAttribute('aria-describedby')!.split(' ').at(-1)!),
    atForm: () => textOf('reset-problem'),
    focus: () => part.page.document.activeElement.getAttribute('name'),
    send: async (password: string) => {
      await part.fill('password', password);
      await part.submit();
      await settle();
    },
  };
}

test('explains itself, and names the account only where it is known', async () => {
  const known = await openForm(null);
  expect(known.text()).toContain(`|${reset.lead}|`);
  expect(known.text()).toContain(`|${fields.newPassword}|`);
  expect(known.text()).toMatch(/At least 6\scharacters\./);
  expect(known.find(reset.submit)!.getAttribute('aria-disabled')).toBe('false');
  expect(known.find(reset.submit)!.hasAttribute('disabled')).toBe(false);
  expect(known.find('email')!.value).toBe('ana@example.org');
  await known.unmount();
  const unknown = await openForm(null, null);
  expect(unknown.find('email')).toBeNull();
});

test.each(['password', 'samePassword', 'weakPassword'] as const)(
  'a refusal of the password itself stands at its field: %s',
  async (outcome) => {
    const form = await openForm(outcome);
    await form.send('three-new-words');
    expect(form.save).toHaveBeenCalledExactlyOnceWith('three-new-words');
    expect(form.atField()).toBe(errors[outcome]);
    expect(form.atForm()).toBe('');
    expect(form.field().getAttribute('aria-invalid')).toBe('true');
    expect(form.focus()).toBe('password');
    expect(form.find(reset.submit)!.getAttribute('aria-disabled')).toBe('false');
  },
);

test('any other refusal stands above the button, and the field is not marked', async () => {
  const form = await openForm('offline');
  await form.send('three-new-words');
  expect(form.atForm()).toBe(errors.offline);
  expect(form.atField()).toBe('');
  expect(form.field().getAttribute('aria-invalid')).toBe('false');
  expect(form.focus()).not.toBe('password');
  await form.send('four-new-words-now');
  expect(form.save).toHaveBeenCalledTimes(2);
});

test('a password that is too short is not sent', async () => {
  const form = await openForm(null);
  await form.send('short');
  expect(form.save).not.toHaveBeenCalled();
  expect(form.atField()).toBe(errors.password);
});

test('a saved password leaves no problem', async () => {
  const form = await openForm(null);
  await form.send('short');
  await form.send('three-new-words');
  expect([form.atField(), form.atForm()]).toEqual(['', '']);
  expect(form.focus()).toBe('password');
});
