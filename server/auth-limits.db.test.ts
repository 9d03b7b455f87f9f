import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { type TestServices, testServices } from '#tests/database.ts';
import { authLimits } from './auth-limits.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** An auth service that knows one password, behind the limits. */
function house() {
  const app = new Hono<ApiEnvironment>();
  app.use('/auth/v1/*', authLimits(test.pool));
  app.post('/auth/v1/token', async (c) => {
    const { password } = await c.req.json<{ password: string }>();
    return c.json({}, password === 'right' ? 200 : 400);
  });
  app.post('/auth/v1/otp', (c) => c.json({}));
  const post = (path: string, body: object, from: string) =>
    app.request(
      path,
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      { incoming: { socket: { remoteAddress: from } } },
    );
  return {
    signIn: (email: string, password: string, from = '203.0.113.1') =>
      post('/auth/v1/token?grant_type=password', { email, password }, from),
    mail: (email: string, from: string) => post('/auth/v1/otp', { email }, from),
  };
}

describe('signing in', () => {
  it('ten wrong passwords from anywhere close one address for a while, and say for how long', async () => {
    const { signIn } = house();
    for (let number = 0; number < 10; number += 1) {
      expect((await signIn('ana@example.org', 'wrong', `203.0.113.${number + 10}`)).status).toBe(400);
    }
    const refused = await signIn(' Ana@example.org', 'right', '203.0.113.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await refused.json()).toMatchObject({ msg: 'Request rate limit reached' });
    expect((await signIn('leo@example.org', 'right')).status).toBe(200);
  });

  it('a success forgets the failures before it', async () => {
    const { signIn } = house();
    for (let number = 0; number < 9; number += 1) await signIn('eva@example.org', 'wrong', '203.0.113.2');
    expect((await signIn('eva@example.org', 'right', '203.0.113.2')).status).toBe(200);
    for (let number = 0; number < 9; number += 1) await signIn('eva@example.org', 'wrong', '203.0.113.2');
    expect((await signIn('eva@example.org', 'right', '203.0.113.2')).status).toBe(200);
  });
});

it('one place cannot have sixty-one mails sent in an hour', async () => {
  const { mail } = house();
  for (let number = 0; number < 60; number += 1)
    expect((await mail(`p${number}@example.org`, '203.0.113.3')).status).toBe(200);
  expect((await mail('p61@example.org', '203.0.113.3')).status).toBe(429);
  expect((await mail('p61@example.org', '203.0.113.4')).status).toBe(200);
});
