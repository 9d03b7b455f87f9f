import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppServer, startAppServer } from '../support/app-server.ts';

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer();
});
afterAll(async () => {
  await app.stop();
  app.clear();
});

type Shape = { error: { code: string; message: string; requestId: string } };

async function expectRefused(answer: Response, status: number, code: string): Promise<void> {
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|PostgresError/);
  expect(answer.status).toBe(status);
  const { error } = JSON.parse(text) as Shape;
  expect(error.code).toBe(code);
  expect(error.message.length).toBeGreaterThan(5);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/functions/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const writes = ['/maths/check', '/bookings/holds', '/teaching/sessions', '/contact'];

describe.each(writes)('POST %s', (path) => {
  it('refuses malformed JSON', async () => expectRefused(await post(path, '{"a":'), 400, 'malformed_json'));
  it('refuses wrong types', async () =>
    expectRefused(
      await post(path, JSON.stringify({ expected: 1, tutorId: [], model: {}, email: 7 })),
      400,
      'invalid_input',
    ));
  it('refuses a body that is not an object', async () =>
    expectRefused(await post(path, '[1]'), 400, 'invalid_input'));
  it('refuses bytes that are not UTF-8', async () =>
    expectRefused(
      await post(path, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
      400,
      'malformed_text',
    ));
  it('refuses text that no database can store', async () =>
    expectRefused(await post(path, '{"expected":"\\u0000","answer":"\\ud800"}'), 400, 'malformed_text'));
  it('refuses 10 MB', async () => expectRefused(await post(path, 'x'.repeat(10_000_000)), 413, 'too_large'));
  it('refuses a body that is not JSON', async () =>
    expectRefused(
      await post(path, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media',
    ));
  // Nothing is written by a call of the maths, so its key is not read.
  const refusal = path.startsWith('/maths/') ? 'invalid_input' : 'idempotency_key_invalid';
  it('refuses an unusable Idempotency-Key', async () =>
    expectRefused(await post(path, '{}', { 'idempotency-key': 'short' }), 400, refusal));
});

describe('writes without a length', () => {
  it('DELETE without a body is handled', async () => {
    const answer = await fetch(
      `${app.url}/functions/v1/bookings/holds/11111111-1111-4111-8111-111111111111`,
      {
        method: 'DELETE',
      },
    );
    expect(answer.status).toBeLessThan(500);
  });

  it('10 MB in chunks are rejected before they are read completely', async () => {
    const piece = new TextEncoder().encode('x'.repeat(100_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(piece);
      },
    });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    // The server may respond and close while the upload continues.
    const status = await fetch(`${app.url}/functions/v1/maths/check`, request).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});

describe('the auth and REST services', () => {
  it.each([
    ['/auth/v1/signup', '{"email":'],
    ['/auth/v1/signup', '{"email":{},"password":7}'],
    ['/auth/v1/signup', '[]'],
    ['/auth/v1/token?grant_type=password', '{"email":"a@b.c","password":["x"]}'],
    ['/auth/v1/verify', '{"token_hash":"\u0000","type":"signup"}'],
    ['/rest/v1/referral_events', '{"code":'],
    ['/rest/v1/referral_events', '{"code":"\u0000","type":"click"}'],
    ['/rest/v1/referral_events', '{"nothing":"known"}'],
    ['/rest/v1/no_such_table', '{}'],
    ['/rest/v1/mails', '{}'],
  ])('POST %s with %s is refused as a client error', async (path, body) => {
    const answer = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  });

  it('10 MB are refused', async () => {
    for (const path of ['/auth/v1/signup', '/rest/v1/referral_events']) {
      const answer = await fetch(app.url + path, { method: 'POST', body: 'x'.repeat(10_000_000) });
      expect(answer.status).toBe(413);
    }
  });
});

describe('addresses', () => {
  it.each([
    '/functions/v1/tutors/%00',
    '/functions/v1/tutors/%ff%fe',
    '/functions/v1/tutors/%E0%A4%A',
    '/functions/v1/courses/50%',
  ])('%s is refused', async (path) => {
    const answer = await fetch(app.url + path);
    await expectRefused(answer, 400, 'bad_address');
  });

  it.each(['/tutors/%ff', '/%c0%ae%c0%ae/etc/passwd', '/courses/50%', '/%E0%A4%A'])(
    '%s is not found',
    async (path) => {
      const answer = await fetch(app.url + path, { headers: { 'accept-language': 'fr' } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/<html lang="fr/);
    },
  );

  it.each(['/pricing?utm_campaign=espa%F1ol', '/?a=%00', '/faq?q=50%'])('%s shows its page', async (path) => {
    expect((await fetch(app.url + path)).status).toBe(200);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.env',
    '/.data/jwt-secret',
    '/server/main.ts',
    '//etc/passwd',
    '/_system/config',
    '/functions/v1/../../etc/passwd',
  ])('%s is not found', async (path) => {
    const text = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 (400|404)/);
    expect(text).not.toMatch(/root:|"private": true|JWT|createServer/);
  });
});

describe('invalid host names', () => {
  it.each(['999.999.999.999', '9'.repeat(300), '1.2.3.4.5', '[::1'])('%s is refused', async (host) => {
    for (const path of ['/', '/functions/v1/tutors', '/auth/v1/settings', '/rest/v1/user_preferences']) {
      const text = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 400/);
    }
  });
});

describe('unsupported methods', () => {
  it.each(['/', '/rest/v1/user_preferences', '/auth/v1/user', '/functions/v1/tutors'])(
    'TRACE %s echoes nothing and is a client error',
    async (path) => {
      const text = await raw(
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nx-mine: 1\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 404/);
      expect(text).not.toContain('x-mine');
    },
  );
});

/** A request as bytes, since fetch would normalize the path. */
function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(request),
    );
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('a request body for a page', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('with %s is refused', async (method) => {
    const sent = { method, body: new URLSearchParams({ a: '1' }) };
    for (const path of ['/', '/pricing', '/tutors/lucia-restrepo', '/courses.data', '/nowhere']) {
      const answer = await fetch(app.url + path, sent);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      await expectRefused(answer, 405, 'method_not_allowed');
    }
  });
});

describe('the local mailbox', () => {
  it('answers this machine', async () => {
    expect((await fetch(`${app.url}/functions/v1/dev/mailbox`)).status).toBe(200);
  });

  it('refuses requests by another host name or through a proxy', async () => {
    const path = 'GET /functions/v1/dev/mailbox HTTP/1.1\r\nConnection: close\r\n';
    expect(await raw(`${path}Host: curvela.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404/);
    expect(await raw(`${path}Host: localhost\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404/,
    );
  });
});

describe('every response', () => {
  it.each(['/', '/functions/v1/tutors', '/nowhere', '/healthz', '/functions/v1/nowhere'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('for a page has a content security policy with a new nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${app.url}/`)).headers.get('content-security-policy') ?? ''),
    );
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
    }
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('the policy of a page', () => {
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
  const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

  it.each(['/', '/auth', '/dashboard', '/nowhere', '/tutors/lucia-restrepo', '/dev/graph'])(
    'of %s is complete',
    async (path) => {
      const answer = await fetch(app.url + path);
      const policy = policyOf(answer);
      for (const closed of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(closed);
      expect(policy).not.toMatch(
        /unsafe-eval|strict-dynamic|unsafe-hashes|script-src[^;]*(unsafe|data:|blob:|https?:)/,
      );
      const page = await answer.text();
      const nonces = [...page.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(policy)]));
    },
  );

  it('of a cached page has a new nonce for each response, and does not contain the previous one', async () => {
    const answers: Response[] = [];
    for (const _ of [1, 2, 3]) answers.push(await fetch(`${app.url}/faq?kept`));
    const nonces = answers.map((answer) => nonceOf(policyOf(answer)));
    expect(new Set(nonces).size).toBe(3);
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(nonces[at]);
      // Also not in JSON or URL encoding.
      const others = nonces
        .filter((_, other) => other !== at)
        .flatMap((nonce) => [nonce, encodeURIComponent(nonce), nonce.slice(0, 12)]);
      expect(others.filter((other) => page.includes(other))).toEqual([]);
    }
  });
});

it('unknown calls are not found, in the caller’s language', async () => {
  const answer = await fetch(`${app.url}/functions/v1/nowhere`, { headers: { 'accept-language': 'fr' } });
  expect(((await answer.clone().json()) as Shape).error.message).toBe('Il n’y a rien à cette adresse.');
  await expectRefused(answer, 404, 'not_found');
});
