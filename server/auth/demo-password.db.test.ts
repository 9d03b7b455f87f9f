import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#database/seed/demo.ts';
import { demoPassword } from '#database/seed/accounts.ts';
import { type AuthTestApp, newcomer, openAuthTestApp, signIn } from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
const founder = 'ana.founder@example.org';
beforeAll(async () => {
  app = await openAuthTestApp();
  await seedDemo(app.services);
});
afterAll(() => app.close());

const statusFrom = async (address: string, headers: Record<string, string> = {}) => {
  const { status, body } = await app.visitor(address).call('POST', '/auth/v1/token?grant_type=password', {
    body: { email: founder, password: demoPassword },
    headers,
  });
  return [status, body.error_code];
};

it('the published password signs in from this machine', async () => {
  expect(await statusFrom('127.0.0.1')).toEqual([200, undefined]);
});

it.each([
  [{ 'x-forwarded-for': '203.0.113.9' }],
  [{ 'x-real-ip': '203.0.113.9' }],
  [{ origin: 'https://curvela.example' }],
])('the published password is a wrong one through a proxy: %j', async (headers) => {
  expect(await statusFrom('127.0.0.1', headers)).toEqual([400, 'invalid_credentials']);
});

it('the published password is a wrong one from another machine', async () => {
  expect((await signIn(newcomer(app), founder, demoPassword)).body).toMatchObject({
    error_code: 'invalid_credentials',
  });
});

it('the published password is a wrong one once demo data are off, though the accounts are still in the database', async () => {
  const { settings } = app.services;
  settings.demoData = false;
  try {
    expect(await statusFrom('127.0.0.1')).toEqual([400, 'invalid_credentials']);
  } finally {
    settings.demoData = true;
  }
});
