import { describe, expect, it } from 'vitest';
import { sessionResponse, stubbedAuthFront, unsignedToken } from '#tests/support/stubbed-auth-front.ts';

describe('the calls of the auth service', () => {
  it.each([
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/signup'],
    ['POST', '/verify'],
    ['GET', '/user'],
    ['PUT', '/user'],
    ['GET', '/authorize?provider=google'],
    ['GET', '/callback?code=1'],
    ['GET', '/settings'],
    ['GET', '/health'],
  ])('%s %s reaches the service', async (method, path) => {
    const { call, forwarded } = stubbedAuthFront();
    const answer = await call(method, path, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(200);
    expect(forwarded.map((one) => [one.method, one.path])).toEqual([[method, `/auth/v1${path}`]]);
  });

  it.each(['/otp', '/recover', '/resend'])('POST %s is answered here', async (path) => {
    const { call, forwarded } = stubbedAuthFront();
    const answer = await call('POST', path, { email: 'ana@example.org', type: 'signup' });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(forwarded).toEqual([]);
  });

  it('the published keys are answered here, without a private part', async () => {
    const { call, forwarded } = stubbedAuthFront();
    const { body, headers } = await call('GET', '/.well-known/jwks.json');
    const [key, ...more] = body.keys as object[];
    expect(Object.keys(key ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect([more, headers.get('cache-control')]).toEqual([[], 'public, max-age=600']);
    expect(forwarded).toEqual([]);
  });

  it.each([
    ['GET', '/token'],
    ['POST', '/user'],
    ['GET', '/logout'],
    ['POST', '/authorize'],
    ['POST', '/magiclink'],
    ['GET', '/admin/users'],
    ['GET', '/'],
  ])('%s %s does not exist', async (method, path) => {
    const { call, forwarded } = stubbedAuthFront();
    const answer = await call(method, path, method === 'GET' ? undefined : {});
    expect([answer.status, answer.body.error_code]).toEqual([404, 'not_found']);
    expect(forwarded).toEqual([]);
  });
});

describe('the way to Google', () => {
  it('is counted for the network address', async () => {
    const { call, charges } = stubbedAuthFront();
    await call('GET', '/authorize?provider=google');
    expect(charges).toEqual([[['departuresOfPlace', '203.0.113.9']]]);
  });

  it.each([1, 40])('over its limit leads back to the page that explains it (%i seconds)', async (seconds) => {
    const { call, forwarded } = stubbedAuthFront({ waits: { departuresOfPlace: seconds } });
    const answer = await call('GET', '/authorize?provider=google');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(answer.headers.get('location')).toBe(
      'https://curvela.example/auth/callback#error=temporarily_unavailable&error_code=over_request_rate_limit&error_description=Request+rate+limit+reached',
    );
    expect(forwarded).toEqual([]);
  });

  it('back ends with a session whose device is known from now on', async () => {
    const token = unsignedToken({ session_id: 's1', email: 'ana@example.org' });
    const location = `https://curvela.example/auth/callback#access_token=${token}&token_type=bearer`;
    const { call } = stubbedAuthFront({
      service: () => new Response(null, { status: 302, headers: { location } }),
    });
    const answer = await call('GET', '/callback?code=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(answer.headers.get('set-cookie')).toMatch(/^known_device=/);
  });
});

describe('a session that is handed out', () => {
  const start = (given: Parameters<typeof stubbedAuthFront>[0]) => {
    const front = stubbedAuthFront(given);
    const exchange = (headers = {}) => front.call('POST', '/token?grant_type=pkce', {}, headers);
    return { ...front, exchange };
  };
  const suspended = ({ text }: { text: string }) => (text.startsWith('delete') ? [{ id: 's1' }] : []);
  const recorded = /^update auth\.sessions set user_agent/;

  it('has its device recorded before the response, and makes it a known one', async () => {
    const parameters: unknown[] = [];
    const { exchange } = start({
      service: () => sessionResponse({ session_id: 's1', email: 'ana@example.org' }),
      rowsOf: ({ text, parameters: given }) => {
        if (recorded.test(text)) parameters.push(...given);
        return [];
      },
    });
    const answer = await exchange({ 'user-agent': 'Test/2' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { id: 'u1' } });
    expect(answer.logged.at(-1)).toMatch(recorded);
    expect(parameters).toEqual(['Test/2', '203.0.113.9', 'oauth', 's1']);
    expect(answer.headers.get('set-cookie')).toMatch(/^known_device=/);
  });

  it('has no cookie when its account has no email', async () => {
    const { exchange } = start({ service: () => sessionResponse({ session_id: 's1' }) });
    const answer = await exchange();
    expect(answer.status).toBe(200);
    expect(answer.logged.at(-1)).toMatch(recorded);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it('of a suspended account is ended and refused', async () => {
    const { exchange } = start({
      service: () => sessionResponse({ session_id: 's1', email: 'ana@example.org' }),
      rowsOf: suspended,
    });
    const answer = await exchange();
    expect([answer.status, answer.body.error_code]).toEqual([403, 'user_banned']);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.logged.filter((line) => recorded.test(line))).toEqual([]);
  });

  it('of a suspended account that returns from Google leads to the page that explains it', async () => {
    const token = unsignedToken({ session_id: 's1', email: 'ana@example.org' });
    const { call } = stubbedAuthFront({
      service: () => new Response(null, { status: 302, headers: { location: `/a#access_token=${token}` } }),
      rowsOf: suspended,
    });
    const answer = await call('GET', '/callback?code=1');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      'https://curvela.example/auth/callback#error=access_denied&error_code=user_banned&error_description=User+is+banned',
    );
  });

  it.each([
    ['is a refusal', () => Response.json({}, { status: 400, headers: { 'sb-auth-session-id': 'x' } })],
    [
      'is a refusal with a token',
      () =>
        Response.json(
          { access_token: unsignedToken({ session_id: 's1' }) },
          { status: 400, headers: { 'sb-auth-session-id': 'x' } },
        ),
    ],
    ['has no token', () => Response.json({}, { headers: { 'sb-auth-session-id': 'x' } })],
    ['has a token without a session', () => sessionResponse({ email: 'ana@example.org' })],
    [
      'has no header of a session',
      () => Response.json({ access_token: unsignedToken({ session_id: 's1' }) }),
    ],
    ['redirects without a fragment', () => new Response(null, { status: 302, headers: { location: '/a' } })],
    [
      'redirects with a failure',
      () => new Response(null, { status: 302, headers: { location: '/a#error=access_denied' } }),
    ],
  ])('is none when the response %s: it passes unchanged', async (_, service) => {
    const { exchange } = start({ service });
    const [answer, expected] = [await exchange(), service()];
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get('location')).toBe(expected.headers.get('location'));
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(answer.logged).toEqual(['POST /auth/v1/token']);
  });
});
