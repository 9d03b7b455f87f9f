import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { isClientsKey, readBearer, restRequest, withOwnBearer } from './bearer.ts';

it.each(['Bearer a.b-_.c', 'Bearer   a.b-_.c', 'Bearer \ta.b-_.c', 'bearer a.b-_.c'])(
  'one token, however its scheme is written: %s',
  (header) => expect(readBearer(header)).toBe('a.b-_.c'),
);

it.each([undefined, '', 'Bearer sb_publishable_curvela'])('anonymous: %s', (header) =>
  expect(readBearer(header)).toBeNull(),
);

it.each([
  'Bearer',
  'xBearer a.b.c',
  'Basic x, Bearer a.b.c',
  'Bearer a.b. c',
  'Bearer a.b.c, Bearer d',
  'Bearer \u00a0a.b.c',
  'Basic YTpi',
  'a.b.c',
])('invalid: %s', (header) => expect(readBearer(header)).toBeUndefined());

it.each([
  ['sb_publishable_curvela', true],
  ['sb_publishable_', false],
  ['xsb_publishable_curvela', false],
  ['sb_publishable_curvela.x', false],
  ['sb_secret_curvela', false],
])('%s is the public key of the data client: %s', (key, expected) => {
  expect(isClientsKey(key)).toBe(expected);
});

describe('a call that is forwarded', () => {
  /** What the service receives from a caller whose token was verified so. */
  async function received(method: string, verifiedToken: string | null, body?: string) {
    const app = new Hono<ApiEnvironment>();
    let request = new Request('https://curvela.example');
    let ownHeaders = new Headers();
    app.all('*', async (c) => {
      c.set('verifiedToken', verifiedToken);
      ownHeaders = withOwnBearer(c);
      request = await restRequest(c);
      return c.text('');
    });
    const headers = { authorization: 'bearer   of-the-caller', prefer: 'return=minimal' };
    await app.request('/rest/v1/x?a=b', { method, headers, ...(body === undefined ? {} : { body }) });
    return {
      own: ownHeaders.get('authorization'),
      method: request.method,
      address: new URL(request.url).pathname + new URL(request.url).search,
      authorization: request.headers.get('authorization'),
      prefer: request.headers.get('prefer'),
      hasBody: request.body !== null,
      body: await request.text(),
    };
  }

  it.each(['GET', 'HEAD'])('by %s has the verified token and no body', async (method) => {
    expect(await received(method, 'a.b.c')).toEqual({
      own: 'Bearer a.b.c',
      method,
      address: '/rest/v1/x?a=b',
      authorization: 'Bearer a.b.c',
      prefer: 'return=minimal',
      hasBody: false,
      body: '',
    });
  });

  it('has no token when none was verified', async () => {
    for (const method of ['GET', 'POST'])
      expect(await received(method, null)).toMatchObject({ own: null, authorization: null });
  });

  it.each([
    ['POST', '[1]'],
    ['PATCH', '{"a":1}'],
    ['DELETE', '7'],
  ])('by %s has the body %s', async (method, body) => {
    expect(await received(method, 'a.b.c', body)).toMatchObject({ method, hasBody: true, body });
  });

  it('without a body has none', async () => {
    expect(await received('DELETE', 'a.b.c')).toMatchObject({ hasBody: false, body: '' });
  });
});
