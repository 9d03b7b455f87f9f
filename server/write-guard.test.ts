import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { authWriteGuard, restWriteGuard } from './write-guard.ts';

const app = new Hono<ApiEnvironment>();
app.use('/auth', authWriteGuard);
app.use('/rest', restWriteGuard);
app.all('*', (c) => c.text('passed'));

const send = async (path: string, method: string, headers: Record<string, string>) => {
  const answer = await app.request(path, { method, headers });
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? (JSON.parse(text) as unknown) : text];
};
const json = { 'content-type': 'application/json' };
const passed = [200, 'passed'];

describe('a read', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('by %s may come from any page, and have any type', async (method) => {
    const [status] = await send('/auth', method, {
      'sec-fetch-site': 'cross-site',
      'content-type': 'text/x',
    });
    expect(status).toBe(200);
  });
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a write by %s', (method) => {
  const write = (headers: Record<string, string>) => send('/auth', method, headers);

  it.each([
    [{}],
    [{ 'content-length': '0' }],
    [json],
    [{ 'content-type': 'application/json;charset=utf-8' }],
    [{ 'content-type': 'APPLICATION/JSON ; charset=utf-8' }],
    [{ ...json, 'sec-fetch-site': 'same-origin' }],
    [{ ...json, 'content-length': '12' }],
  ])('with %o passes', async (headers) => {
    expect(await write(headers)).toEqual(passed);
  });

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/jsonp' }],
    [{ 'content-type': 'text/plain; application/json' }],
    [{ 'content-length': '1' }],
    [{ 'content-length': '12' }],
    [{ 'transfer-encoding': 'chunked' }],
  ])('with %o is refused because of its type', async (headers) => {
    expect(await write(headers)).toEqual([
      415,
      { code: 415, error_code: 'unsupported_media_type', msg: 'The body must be application/json' },
    ]);
  });

  it.each(['cross-site', 'same-site', 'none'])('of another site (%s) is refused', async (site) => {
    expect(await write({ ...json, 'sec-fetch-site': site })).toEqual([
      403,
      { code: 403, error_code: 'foreign_site', msg: 'This call is open to pages of this site only' },
    ]);
  });
});

describe('a write to the REST service', () => {
  it('is refused in the shape of PostgREST', async () => {
    expect(await send('/rest', 'POST', { 'content-type': 'text/plain' })).toEqual([
      415,
      { code: 'PGRST107', message: 'The body must be application/json', details: null, hint: null },
    ]);
    expect(await send('/rest', 'POST', { ...json, 'sec-fetch-site': 'cross-site' })).toEqual([
      403,
      { code: '42501', message: 'This call is open to pages of this site only', details: null, hint: null },
    ]);
    expect(await send('/rest', 'POST', json)).toEqual(passed);
  });
});
