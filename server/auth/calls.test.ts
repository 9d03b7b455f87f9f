import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { accountChangeError } from '#app/accounts/model/call-errors.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Language } from '#app/platform/texts.ts';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';
import { handled, type Handler } from './calls.ts';
import { QueueFull } from './queue.ts';

/** The response of this handler for a caller with this language. */
async function answerOf(handler: Handler, language: Language = 'en') {
  const app = new Hono<ApiEnvironment>();
  app.onError((thrown) => new Response(String(thrown), { status: 599 }));
  app.use((c, next) => {
    c.set('language', language);
    return next();
  });
  app.post('/any', handled(stubbedAuthFront().front, handler));
  return app.request('/any', { method: 'POST' });
}
const throwing = (thrown: Error): Handler => {
  return () => Promise.reject(thrown);
};

describe('the body of a call', () => {
  it.each(['7', '[]', '[1]', 'null', '"text"', 'true', '{', 'x', '{"email":"a@b.example"'])(
    'is refused when it is %s',
    async (body) => {
      const { call, forwarded } = stubbedAuthFront();
      const answer = await call('POST', '/token?grant_type=pkce', body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { code: 400, error_code: 'bad_json', msg: 'The body could not be read' },
      ]);
      expect(forwarded).toEqual([]);
    },
  );

  it.each(['email', 'password', 'token', 'token_hash', 'type', 'refresh_token'])(
    'is refused when its %s is no text',
    async (field) => {
      for (const value of [7, null, ['x'], { a: 1 }, true]) {
        const answer = await stubbedAuthFront().call('POST', '/token?grant_type=pkce', { [field]: value });
        expect([answer.status, answer.body.error_code]).toEqual([400, 'bad_json']);
      }
      expect((await stubbedAuthFront().call('POST', '/token?grant_type=pkce', { [field]: 'x' })).status).toBe(
        200,
      );
    },
  );

  it('may be absent, and is an empty object then', async () => {
    const { call, forwarded } = stubbedAuthFront();
    expect((await call('POST', '/token?grant_type=pkce')).status).toBe(200);
    expect(forwarded[0]?.body).toEqual({});
  });

  it('may have an email of 254 characters, and no longer one', async () => {
    const emailOf = (length: number) => `${'x'.repeat(length - 12)}@example.org`;
    expect(
      (await stubbedAuthFront().call('POST', '/token?grant_type=pkce', { email: emailOf(254) })).status,
    ).toBe(200);
    const long = await stubbedAuthFront().call('POST', '/token?grant_type=pkce', { email: emailOf(255) });
    expect([long.status, long.body.error_code]).toEqual([400, 'validation_failed']);
  });
});

describe('a call that is forwarded', () => {
  it('has the decoded path that was matched', async () => {
    const { call, forwarded } = stubbedAuthFront();
    await call('GET', '/%75ser?a=b');
    expect(forwarded.map(({ method, path }) => [method, path])).toEqual([['GET', '/auth/v1/user?a=b']]);
  });

  it('has the length of its own body, and the other headers of the caller', async () => {
    const { call, forwarded } = stubbedAuthFront();
    const sent = { 'content-length': '999', 'transfer-encoding': 'chunked', 'x-client-info': 'test' };
    await call('POST', '/token?grant_type=pkce', { scope: 'local' }, sent);
    const headers = forwarded[0]?.headers;
    expect(headers?.has('content-length')).toBe(false);
    expect(headers?.has('transfer-encoding')).toBe(false);
    expect(headers?.get('x-client-info')).toBe('test');
    expect(forwarded[0]?.body).toEqual({ scope: 'local' });
  });

  it('has no body when it is a GET', async () => {
    const { call, forwarded } = stubbedAuthFront();
    await call('GET', '/settings');
    expect(forwarded.map(({ body }) => body)).toEqual([undefined]);
  });
});

describe('a call of a suspended account', () => {
  it.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/token'],
    ['GET', '/settings'],
  ])('%s %s is refused', async (method, path) => {
    const { call, forwarded } = stubbedAuthFront({ suspended: true });
    const answer = await call(method, path);
    expect([answer.status, answer.body.error_code]).toEqual([403, 'user_banned']);
    expect(forwarded).toEqual([]);
  });

  it('may sign out', async () => {
    const { call, forwarded } = stubbedAuthFront({ suspended: true });
    const answer = await call('POST', '/logout');
    expect([answer.status, answer.body.error_code]).toEqual([403, 'session_not_found']);
    expect(forwarded).toEqual([]);
  });
});

describe('a failure of a call', () => {
  it('because of a full queue can be retried after a second', async () => {
    const answer = await answerOf(throwing(new QueueFull()));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('that the caller caused has the shape of the service and the language of the caller', async () => {
    const thrown = accountChangeError('reauthentication_needed', { status: 403 });
    const answers = await Promise.all(
      (['en', 'es', 'fr'] as const).map(async (language) => {
        const answer = await answerOf(throwing(thrown), language);
        expect(answer.status).toBe(403);
        return (await answer.json()) as { code: number; error_code: string; msg: string };
      }),
    );
    expect(answers.map(({ code, error_code }) => [code, error_code])).toEqual(
      answers.map(() => [403, 'reauthentication_needed']),
    );
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(3);
  });

  it.each([
    ['an internal error', platformError('internal', { status: 500 })],
    ['an unavailable database', platformError('unavailable', { status: 503 })],
    ['an unknown error', new Error('bug')],
  ])('that is ours (%s) is left to the app server', async (_, thrown) => {
    expect((await answerOf(throwing(thrown))).status).toBe(599);
  });
});
