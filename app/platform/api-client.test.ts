import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiFailure,
  ApiUnreachable,
  callApi,
  fetchApi,
  onFactorRequired,
  onSessionEnded,
  setTokenSource,
} from './api-client.ts';

afterEach(() => {
  setTokenSource(() => Promise.resolve(null));
  onSessionEnded(() => Promise.resolve());
  onFactorRequired(() => undefined);
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

/** A server that answers in turn; returns what was sent. */
function serverWith(...answers: (Response | Error)[]) {
  const sent: { address: string; init: RequestInit; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, init, headers: Object.fromEntries(new Headers(init.headers)) });
    const answer = answers[sent.length - 1]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return sent;
}

describe('a call', () => {
  it('without a body is a GET without a type of content, key or token', async () => {
    const sent = serverWith(Response.json({ fine: true }));
    expect(await callApi('/tutors')).toEqual({ fine: true });
    expect(sent[0]).toMatchObject({
      address: '/functions/v1/tutors',
      init: { method: 'GET', body: undefined },
      headers: { accept: 'application/json' },
    });
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['accept']);
  });

  it('carries its body, key, token and headers', async () => {
    const sent = serverWith(Response.json({}));
    setTokenSource(() => Promise.resolve('token'));
    await callApi('/bookings', {
      method: 'POST',
      body: { slot: 1 },
      idempotencyKey: 'one',
      headers: { 'accept-language': 'fr' },
    });
    expect(sent[0]).toMatchObject({
      init: { method: 'POST', body: '{"slot":1}' },
      headers: {
        accept: 'application/json',
        'accept-language': 'fr',
        authorization: 'Bearer token',
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
    });
  });

  it('of which nothing comes back has no result', async () => {
    serverWith(new Response(null, { status: 204 }));
    expect(await callApi('/account', { method: 'DELETE' })).toBeUndefined();
  });

  it('can return the response itself', async () => {
    serverWith(new Response('line 1'));
    expect(await (await fetchApi('/stream')).text()).toBe('line 1');
  });
});

describe('a call that fails', () => {
  it('has the code, message and body of the server, and when to try again', async () => {
    const body = { error: { code: 'slot_taken', message: 'Taken.', retryAfter: 30 }, alternatives: [1] };
    serverWith(Response.json(body, { status: 409 }));
    const failure = await callApi('/bookings').catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      name: 'ApiFailure',
      status: 409,
      code: 'slot_taken',
      message: 'Taken.',
      body,
      retryAfter: 30,
    });
  });

  it.each([
    ['is no JSON', new Response('<html>', { status: 502 })],
    ['has no error in it', Response.json({}, { status: 502 })],
  ])('with a response that %s is an internal error without a text', async (_, response) => {
    serverWith(response);
    await expect(callApi('/x')).rejects.toMatchObject({
      status: 502,
      code: 'internal',
      message: '',
      body: {},
    });
  });

  it('without a response is unreachable, with the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    serverWith(cause);
    const failure = await callApi('/x').catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiUnreachable);
    expect(failure).toMatchObject({ name: 'ApiUnreachable', message: '', cause });
  });

  it('because it was cancelled says so', async () => {
    const cancelled = new DOMException('Cancelled', 'AbortError');
    serverWith(cancelled);
    await expect(callApi('/x', { signal: AbortSignal.abort() })).rejects.toBe(cancelled);
    serverWith(cancelled);
    await expect(callApi('/x', { signal: new AbortController().signal })).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
  });

  it.each([403, 500])('with %i renews no token', async (status) => {
    serverWith(Response.json({ error: { code: 'session_ended' } }, { status }));
    const renewals: string[] = [];
    setTokenSource(
      () => Promise.resolve('old'),
      (refused) => (renewals.push(refused), Promise.resolve(false)),
    );
    await expect(callApi('/x')).rejects.toMatchObject({ status });
    expect(renewals).toEqual([]);
  });

  it('that lacks the second factor renews no token, ends no session, and says so', async () => {
    const sent = serverOf('second_factor_required');
    const happened: string[] = [];
    setTokenSource(
      () => Promise.resolve('old'),
      (refused) => (happened.push(`renew ${refused}`), Promise.resolve(false)),
    );
    onSessionEnded((token) => (happened.push(`end ${token}`), Promise.resolve()));
    onFactorRequired(() => void happened.push('factor'));
    await expect(callApi('/x')).rejects.toMatchObject({ status: 401, code: 'second_factor_required' });
    expect([sent, happened]).toEqual([['Bearer old'], ['factor']]);
  });

  it('with 401 for a visitor renews no token', async () => {
    serverWith(refusal('unauthenticated'));
    const renewals: string[] = [];
    setTokenSource(
      () => Promise.resolve(null),
      (refused) => (renewals.push(refused), Promise.resolve(false)),
    );
    await expect(callApi('/x')).rejects.toMatchObject({ status: 401 });
    expect(renewals).toEqual([]);
  });

  it('with its renewed token has the second failure', async () => {
    const sent = serverWith(refusal('unauthenticated'), Response.json({}, { status: 422 }));
    let token = 'old';
    setTokenSource(
      () => Promise.resolve(token),
      () => ((token = 'new'), Promise.resolve(true)),
    );
    await expect(callApi('/x')).rejects.toMatchObject({ status: 422 });
    expect(sent).toHaveLength(2);
  });

  it.each(['session_ended', 'account_suspended'])(
    'with %s is not repeated once its session has gone, and the message is passed on',
    async (code) => {
      const sent = serverWith(refusal(code));
      let token: string | null = 'old';
      const ended: string[] = [];
      setTokenSource(() => Promise.resolve(token));
      onSessionEnded(async (of, message) => {
        await Promise.resolve();
        ended.push(`${of}: ${message}`);
        token = null;
      });
      await expect(callApi('/x')).rejects.toMatchObject({ status: 401, code });
      expect([sent.length, ended]).toEqual([1, ['old: Please sign in first.']]);
    },
  );

  it('is repeated when the person has signed in again meanwhile', async () => {
    const sent = serverWith(refusal('session_ended'), Response.json({ fine: true }));
    let token = 'old';
    setTokenSource(() => Promise.resolve(token));
    onSessionEnded(() => ((token = 'new'), Promise.resolve()));
    expect(await callApi('/x')).toEqual({ fine: true });
    expect(sent[1]?.headers.authorization).toBe('Bearer new');
  });
});
