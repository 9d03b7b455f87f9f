import { expect, test, vi } from 'vitest';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { handleSessionEndedElsewhere } from './ended-elsewhere.ts';

const sessionOf = (token: string) => ({
  access_token: token,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'u', email: 'ana@example.org' },
});

function openSignedIn(token: string) {
  for (const { id } of toastStore.read()) dismissToast(id);
  const page = openPage();
  page.localStorage.setItem('sb-session', JSON.stringify(sessionOf(token)));
  const calls = stubCalls({
    'GET /functions/v1/account': { body: { account: { isAdmin: false } } },
    'POST /auth/v1/logout': { status: 204 },
  });
  return {
    calls,
    isSignedIn: () => page.localStorage.getItem('sb-session') !== null,
    toasts: () => toastStore.read().map(({ title, kind }) => ({ title, kind })),
  };
}
const message = { title: 'You were signed out on another device.', kind: 'destructive' };

test('a session that ended elsewhere is left here too, with one message for all calls that fail', async () => {
  const page = openSignedIn('one.token.x');
  await Promise.all([
    handleSessionEndedElsewhere('one.token.x', message.title),
    handleSessionEndedElsewhere('one.token.x', message.title),
  ]);
  expect(page.toasts()).toEqual([message]);
  await until(() => expect(page.isSignedIn()).toBe(false));
});

test('an answer to a token that has been replaced meanwhile ends nothing', async () => {
  const page = openSignedIn('newer.token.x');
  await handleSessionEndedElsewhere('older.token.x', message.title);
  expect(page.toasts()).toEqual([]);
  expect(page.isSignedIn()).toBe(true);
});

test('without a session here there is nothing to end', async () => {
  const page = openSignedIn('gone.token.x');
  vi.stubGlobal('localStorage', openPage().localStorage);
  await handleSessionEndedElsewhere('gone.token.x', message.title);
  expect(page.toasts()).toEqual([]);
});

test('a later session that ends elsewhere has its own message', async () => {
  const page = openSignedIn('later.token.x');
  await handleSessionEndedElsewhere('later.token.x', message.title);
  expect(page.toasts()).toEqual([message]);
});
