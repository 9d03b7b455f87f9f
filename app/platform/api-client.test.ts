import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure, callApi, onSessionEnded, setTokenSource } from './api-client.ts';

afterEach(() => {
  setTokenSource(() => Promise.resolve(null));
  onSessionEnded(() => Promise.resolve());
});

const refusal = (code: string) =>
  Response.json({ error: { code, message: 'Please sign in first.' } }, { status: 401 });

/** A server that accepts only the token `new`; returns the tokens it received. */
function serverOf(code = 'unauthenticated') {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    sent.push(bearer);
    return Promise.resolve(bearer === 'Bearer new' ? Response.json({ fine: true }) : refusal(code));
  });
  return sent;
}

it('a call with a refused token renews it once and is repeated', async () => {
  const sent = serverOf();
  let token = 'old';
  const renewals: string[] = [];
  setTokenSource(
    () => Promise.resolve(token),
    (refused) => {
      renewals.push(refused);
      token = 'new';
      return Promise.resolve(true);
    },
  );
  expect(await callApi('/account')).toEqual({ fine: true });
  expect([sent, renewals]).toEqual([['Bearer old', 'Bearer new'], ['old']]);
});

it('a token that cannot be renewed now leaves the error and the session unchanged', async () => {
  const sent = serverOf();
  const ended: string[] = [];
  onSessionEnded((token) => Promise.resolve(void ended.push(token)));
  setTokenSource(
    () => Promise.resolve('old'),
    () => Promise.resolve(true),
  );
  await expect(callApi('/account')).rejects.toBeInstanceOf(ApiFailure);
  expect([sent, ended]).toEqual([['Bearer old'], []]);
});

it('an ended session ends here too, without a refresh if the server named the reason', async () => {
  const ended: string[] = [];
  const renewals: string[] = [];
  onSessionEnded((token) => Promise.resolve(void ended.push(token)));
  setTokenSource(
    () => Promise.resolve('old'),
    (refused) => {
      renewals.push(refused);
      return Promise.resolve(false);
    },
  );
  serverOf();
  await expect(callApi('/account')).rejects.toBeInstanceOf(ApiFailure);
  serverOf('session_ended');
  await expect(callApi('/account')).rejects.toBeInstanceOf(ApiFailure);
  expect([ended, renewals]).toEqual([['old', 'old'], ['old']]);
});
