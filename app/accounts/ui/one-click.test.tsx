import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { accountsTexts } from '../messages/index.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { OneClick } from './one-click.tsx';

const messages = accountsTexts.en;
const ana = { id: 'ana', email: 'ana@example.org', role: 'user', isAdmin: false } as const;
const instead = /ana@example\.org/;

type Options = Partial<Parameters<typeof OneClick>[0]> & { user?: typeof ana | null };

async function open({ user = null, ...props }: Options = {}) {
  const answers: ((outcome: AuthOutcome) => void)[] = [];
  const use = vi.fn(() => new Promise<AuthOutcome>((resolve) => answers.push(resolve)));
  const part = await mounted(<OneClick title="Sign in" submit="Go on" use={use} {...props} />, {
    messages,
    auth: { user, loading: false },
  });
  const button = () => part.all('button')[0]!;
  return {
    ...part,
    use,
    button,
    answer: (outcome: AuthOutcome) => act(async () => answers.shift()!(outcome)),
  };
}

/** Presses without waiting for what the press begins. */
const press = (part: Awaited<ReturnType<typeof open>>) => part.fire(part.button(), 'onClick');

test('a token is used by a press, once; a second press meanwhile does nothing', async () => {
  const part = await open({ lead: 'One press more.' });
  expect(part.text()).toContain('|Sign in|One press more.|');
  await settle();
  expect(part.use).not.toHaveBeenCalled();
  expect([part.button().textContent, part.button().getAttribute('aria-disabled')]).toEqual([
    'Go on',
    'false',
  ]);
  await press(part);
  expect(part.button().textContent).toBe(messages.accounts.callback.busy);
  expect(part.button().getAttribute('aria-disabled')).toBe('true');
  await press(part);
  expect(part.use).toHaveBeenCalledOnce();
  await part.answer(null);
  expect([part.button().textContent, part.button().getAttribute('aria-disabled')]).toEqual([
    'Go on',
    'false',
  ]);
});

test('a problem is shown, and gone while it is tried again', async () => {
  const part = await open();
  await press(part);
  await part.answer('offline');
  expect(part.text()).toContain('We can’t reach the server.');
  await press(part);
  expect(part.text()).not.toContain('We can’t reach the server.');
  await part.answer(null);
  expect(part.use).toHaveBeenCalledTimes(2);
});

test('what this browser began goes on by itself, once', async () => {
  const part = await open({ atOnce: true });
  expect(part.use).toHaveBeenCalledOnce();
  expect(part.button().textContent).toBe(messages.accounts.callback.busy);
  await part.answer('offline');
  await settle();
  expect(part.use).toHaveBeenCalledOnce();
  await until(() => expect(part.button().textContent).toBe('Go on'));
});

test('who is signed in already is warned where that is asked for, until it is under way', async () => {
  const part = await open({ warn: true, user: ana });
  expect(part.text()).toMatch(instead);
  await press(part);
  expect(part.text()).not.toMatch(instead);
  await part.answer(null);
  await part.unmount();
  const quiet = await open({ user: ana });
  expect(quiet.text()).not.toMatch(instead);
  await quiet.unmount();
  const nobody = await open({ warn: true });
  expect(nobody.all('p')).toEqual([]);
});
