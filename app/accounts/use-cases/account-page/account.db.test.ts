import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeIn,
  confirmedAccount,
  type AuthTestApp,
  openAuthTestApp,
  newcomer,
  signIn,
  type AuthVisitor,
} from '#tests/support/auth-test-app.ts';

let app: AuthTestApp;
let visitor: AuthVisitor;
beforeAll(async () => {
  app = await openAuthTestApp();
  visitor = newcomer(app);
});
afterAll(() => app.close());

/** A confirmed account with a fresh sign-in. */
async function person(email: string): Promise<{ id: string; token: string }> {
  const { id } = await confirmedAccount(app, email);
  const { body } = await signIn(newcomer(app), email);
  return { id, token: String(body.access_token) };
}

const detailsOf = async (token: string) =>
  (await visitor.call('GET', '/functions/v1/account/details', { token })).body.details as Record<
    string,
    unknown
  >;

/** A Google identity as the auth service stores it. */
const connectGoogle = (id: string, email: string) =>
  sql`insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (gen_random_uuid(), 'google', ${`google ${id}`}, ${id}, ${JSON.stringify({ email })}, '2026-11-18T07:30:00Z')`.execute(
    app.db,
  );

describe('the account page', () => {
  it('shows name, address and sign-in methods, and no password or token', async () => {
    const { token, id } = await person('ana@example.org');
    await connectGoogle(id, 'ana.g@example.org');
    expect(await detailsOf(token)).toEqual({
      name: 'Somebody',
      email: 'ana@example.org',
      pendingEmail: null,
      password: true,
      google: {
        offered: false,
        connected: true,
        email: 'ana.g@example.org',
        lastUsedAt: '2026-11-18T07:30:00.000Z',
      },
    });
  });

  it('shows no name when the metadata hold something else', async () => {
    const { token, id } = await person('odd@example.org');
    // A hosted service lets users write any metadata.
    const data = { full_name: 'two\nlines' };
    await sql`update auth.users set raw_user_meta_data = ${JSON.stringify(data)} where id = ${id}`.execute(
      app.db,
    );
    expect((await detailsOf(token)).name).toBe('');
  });
});

describe('a pending address', () => {
  it('is shown, also when another account has that address', async () => {
    await sql`insert into auth.users (id, email, email_confirmed_at) values
      (gen_random_uuid(), 'taken@example.org', now())`.execute(app.db);
    const { token } = await person('cleo@example.org');
    await visitor.call('PUT', '/auth/v1/user', { token, body: { email: 'taken@example.org' } });
    await app.mailTo('taken@example.org', /already has an account/);
    expect((await detailsOf(token)).pendingEmail).toMatchObject({ email: 'taken@example.org' });
  });

  it('is dropped when the person keeps the old one: its code no longer works', async () => {
    const { token } = await person('dora@example.org');
    await visitor.call('PUT', '/auth/v1/user', { token, body: { email: 'dora.new@example.org' } });
    const code = codeIn(await app.mailTo('dora.new@example.org'));
    const dropped = await visitor.call('DELETE', '/functions/v1/account/email-change', { token });
    expect(dropped.status).toBe(204);
    expect(await detailsOf(token)).toMatchObject({ email: 'dora@example.org', pendingEmail: null });
    const verify = { type: 'email_change', email: 'dora.new@example.org', token: code };
    expect((await visitor.post('/auth/v1/verify', verify)).status).toBe(403);
    expect((await detailsOf(token)).email).toBe('dora@example.org');
  });
});

describe('the Google identity', () => {
  const remove = (token: string) => visitor.call('DELETE', '/functions/v1/account/google', { token });

  it('can be removed; the account then signs in by email', async () => {
    const { token, id } = await person('eva@example.org');
    await connectGoogle(id, 'eva@example.org');
    expect((await remove(token)).status).toBe(204);
    expect((await detailsOf(token)).google).toMatchObject({ connected: false, email: null });
    const { body } = await signIn(newcomer(app), 'eva@example.org');
    const user = body.user as { app_metadata: object; identities: { provider: string }[] };
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(user.identities.map(({ provider }) => provider)).toEqual(['email']);
  });

  it('leaves an email identity behind when it was the only one', async () => {
    const { token, id } = await person('fay@example.org');
    await connectGoogle(id, 'fay@example.org');
    await sql`delete from auth.identities where user_id = ${id} and provider = 'email'`.execute(app.db);
    expect((await remove(token)).status).toBe(204);
    const { rows } = await sql<{ provider: string; email: string }>`
      select provider, email from auth.identities where user_id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ provider: 'email', email: 'fay@example.org' }]);
  });

  it('stays when no confirmed address would be left, and can only be removed when connected', async () => {
    const { token, id } = await person('gil@example.org');
    expect((await remove(token)).status).toBe(404);
    await connectGoogle(id, 'gil@example.org');
    await sql`update auth.users set email_confirmed_at = null where id = ${id}`.execute(app.db);
    const response = await remove(token);
    expect([response.status, response.body.error]).toMatchObject([409, { code: 'last_method' }]);
  });

  it('can only be removed within fifteen minutes after signing in', async () => {
    const { token, id } = await person('hal@example.org');
    await connectGoogle(id, 'hal@example.org');
    await sql`update auth.sessions set created_at = created_at - interval '16 minutes' where user_id = ${id}`.execute(
      app.db,
    );
    const refused = await remove(token);
    expect([refused.status, refused.body.error]).toMatchObject([403, { code: 'reauthentication_needed' }]);
    expect((await detailsOf(token)).google).toMatchObject({ connected: true });
  });
});
