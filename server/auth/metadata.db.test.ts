import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  password,
  signIn,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());

const change = (token: string, body: object) => newcomer(app).call('PUT', '/auth/v1/user', { body, token });
const metadataOf = async (email: string) => {
  const { rows } = await app.pool.query<{ data: unknown }>(
    `select raw_user_meta_data as data from auth.users where email = $1`,
    [email],
  );
  const data = rows[0]?.data;
  return (typeof data === 'string' ? JSON.parse(data) : data) as Record<string, unknown>;
};
const ours = async (email: string) => {
  const { full_name, role, ...others } = await metadataOf(email);
  return { full_name, role, others: Object.keys(others).toSorted() };
};
/** Fields that the service itself writes. */
const services = ['email', 'email_verified', 'phone_verified', 'sub'];
const odd = [
  'text',
  ['a'],
  7,
  { full_name: 'x'.repeat(121) },
  { full_name: { a: 1 } },
  { full_name: 'two\nlines' },
];

describe('the metadata of an account', () => {
  it('are a name and the role of a user, at sign-up and later; nothing else is stored', async () => {
    const extra = { a: 'x'.repeat(100_000), role: 'admin' };
    const response = await newcomer(app).post('/auth/v1/signup', {
      email: 'meta@example.org',
      password,
      data: { full_name: ' Ana ', ...extra },
    });
    expect(response.status).toBe(200);
    expect(await ours('meta@example.org')).toEqual({ full_name: 'Ana', role: 'user', others: services });

    const { token } = await confirmedAccount(app, 'later@example.org');
    expect((await change(token, { data: { full_name: 'Lea', ...extra } })).status).toBe(200);
    expect(await ours('later@example.org')).toEqual({ full_name: 'Lea', role: 'user', others: services });
  });

  it.each(odd)('is refused in an odd shape (case %#), and nothing changes', async (data) => {
    const email = `odd${odd.indexOf(data)}@example.org`;
    const signUp = await newcomer(app).post('/auth/v1/signup', { email, password, data });
    expect([signUp.status, signUp.body.error_code]).toEqual([400, 'validation_failed']);
    const { token } = await confirmedAccount(app, `was-${email}`);
    const before = await metadataOf(`was-${email}`);
    const changed = await change(token, { data, password: 'another-one' });
    expect([changed.status, changed.body.error_code]).toEqual([400, 'validation_failed']);
    expect(await metadataOf(`was-${email}`)).toEqual(before);
  });
});

describe('a change of several things at once', () => {
  it('with something that is no address changes nothing', async () => {
    const email = 'half@example.org';
    const { token } = await confirmedAccount(app, email);
    const before = await metadataOf(email);
    const refused = await change(token, {
      email: 'no address',
      password: 'another-one',
      data: { full_name: 'Else' },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(await metadataOf(email)).toEqual(before);
    expect((await signIn(newcomer(app), email)).status).toBe(200);
  });

  it.each(['password', 'email'])('with an empty %s (null) is refused', async (field) => {
    const { token } = await confirmedAccount(app, `null-${field}@example.org`);
    const refused = await change(token, { [field]: null });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'bad_json']);
  });
});
