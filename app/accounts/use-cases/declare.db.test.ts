import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/* A public site, where an account declares terms and age before anything about learners is stored. */

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.services.settings.declarationRequired = true;
}, 60_000);
afterAll(() => app.close());

const path = '/functions/v1/account/declaration';
const learner = { name: 'Maya', language: 'en', ageBand: '10_12' };
const newcomer = async (name: string) => {
  const browser = app.browser();
  await browser.signUp(`${name}@declared.example`, name);
  return browser;
};

test('nothing about learners is stored before the declaration; the account itself stays open', async () => {
  const browser = await newcomer('ana');
  expect((await browser.call('GET', '/functions/v1/account')).body).toMatchObject({
    account: { needsDeclaration: true },
  });
  for (const [method, call, body] of [
    ['POST', '/functions/v1/learner-profiles', learner],
    ['POST', '/functions/v1/teaching/sessions', { model: 'socratic-guide', problem: 'x+1=2', locale: 'en' }],
  ] as const) {
    const refused = await browser.call(method, call, body);
    expect([refused.status, (refused.body.error as { code: string }).code]).toEqual([
      409,
      'declaration_required',
    ]);
  }
  expect((await browser.call('GET', path)).body).toEqual({ declaration: null });
  expect((await browser.call('GET', '/functions/v1/learner-profiles')).status).toBe(200);
  expect((await browser.call('DELETE', '/functions/v1/account/erasure')).status).toBe(204);

  const declared = await browser.call('PUT', path, {
    terms: true,
    ageBand: 'adult',
    country: 'ES',
    guardian: true,
  });
  expect(declared.status).toBe(200);
  expect((await browser.call('GET', path)).body).toMatchObject({
    declaration: {
      ageBand: 'adult',
      country: 'ES',
      guardian: true,
      termsVersion: expect.any(String) as string,
    },
  });
  expect((await browser.call('POST', '/functions/v1/learner-profiles', learner)).status).toBe(201);
  expect((await browser.call('GET', '/functions/v1/account')).body).toMatchObject({
    account: { needsDeclaration: false },
  });
});

test('somebody too young for an own account is refused, and no adult by a false word about a child', async () => {
  const browser = await newcomer('leo');
  const declare = (body: object) => browser.call('PUT', path, body);
  const young = { terms: true, ageBand: '13_15', country: 'FR', guardian: false };
  const refused = await declare(young);
  expect([refused.status, (refused.body.error as { code: string }).code]).toEqual([409, 'guardian_needed']);
  expect((await declare({ ...young, country: 'GB', guardian: true })).status).toBe(400);
  expect((await declare({ ...young, country: 'GB', terms: false })).status).toBe(400);
  expect((await browser.call('POST', '/functions/v1/learner-profiles', learner)).status).toBe(409);
  expect((await declare({ ...young, country: 'GB' })).status).toBe(200);
});

test('a minor does not become an adult by declaring again; an adult may turn out to be a minor', async () => {
  const declareIn = (browser: Awaited<ReturnType<typeof newcomer>>, ageBand: string) =>
    browser.call('PUT', path, { terms: true, ageBand, country: 'GB', guardian: ageBand === 'adult' });
  const minor = await newcomer('mia');
  expect((await declareIn(minor, '13_15')).status).toBe(200);
  for (const [ageBand, status] of [
    ['adult', 409],
    ['16_18', 200],
    ['adult', 409],
  ] as const)
    expect((await declareIn(minor, ageBand)).status).toBe(status);
  expect((await declareIn(minor, 'adult')).body).toMatchObject({ error: { code: 'minor_declared' } });
  expect((await minor.call('GET', path)).body).toMatchObject({
    declaration: { ageBand: '16_18', guardian: false },
  });

  const adult = await newcomer('eva');
  for (const ageBand of ['adult', 'adult', '16_18'])
    expect((await declareIn(adult, ageBand)).status).toBe(200);
  expect((await declareIn(adult, 'adult')).status).toBe(409);
});

test('an account that a mailed link makes declares as well', async () => {
  const browser = app.browser();
  const email = 'link@declared.example';
  await browser.call('POST', '/auth/v1/otp', { email, create_user: true });
  let hash = '';
  await expect
    .poll(async () => {
      const { rows } = await app.pool.query<{ body_text: string }>(
        'select body_text from app.mails where recipient = $1',
        [email],
      );
      hash = /token_hash=([^&\s]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
      return hash;
    })
    .not.toBe('');
  const { body } = await browser.call('POST', '/auth/v1/verify', { token_hash: hash, type: 'magiclink' });
  browser.token = String(body.access_token);
  expect((await browser.call('POST', '/functions/v1/learner-profiles', learner)).status).toBe(409);
});
