import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestApp,
  confirmedAccount,
  openAuthTestApp,
  password,
} from '#tests/support/auth-test-app.ts';
import { type AuthenticatorChange, createPasskey } from '#tests/support/authenticator.ts';
import { officialClient } from '#tests/support/official-client.ts';

/* Passkeys by the calls of the official client, with an authenticator in software, against the real server. */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // The auth service dates sessions by the machine's clock.
  app.clock.set(new Date());
  await app.pool.query('delete from app.rate_limits');
});

type Auth = SupabaseClient['auth'];
type Answer = Parameters<Auth['passkey']['verifyRegistration']>[0]['credential'];
/** The client's types name what a browser gives; it sends them on as they are. */
const sent = (credential: object): Answer => credential as Answer;

let accounts = 0;
async function signedIn(): Promise<{ auth: Auth; id: string; email: string }> {
  accounts += 1;
  const email = `passkey-${accounts}@example.org`;
  const { id } = await confirmedAccount(app, email);
  const { auth } = officialClient(app);
  expect((await auth.signInWithPassword({ email, password })).error).toBe(null);
  return { auth, id, email };
}
const passkeyOf = (id: string) => createPasskey(new URL(app.services.settings.siteUrl).origin, id);
type Passkey = ReturnType<typeof passkeyOf>;

async function register(auth: Auth, passkey: Passkey, change: AuthenticatorChange = {}) {
  const { data, error } = await auth.passkey.startRegistration();
  if (error) return { data: null, error };
  const credential = sent(passkey.register(data.options, change));
  return auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
}
async function signInBy(passkey: Passkey, change: AuthenticatorChange = {}) {
  const { auth } = officialClient(app);
  const { data } = await auth.passkey.startAuthentication();
  const [challengeId, options] = [data?.challenge_id ?? '', data?.options ?? { challenge: '' }];
  const answer = () =>
    auth.passkey.verifyAuthentication({ challengeId, credential: sent(passkey.signIn(options, change)) });
  return { auth, answer, result: await answer() };
}
async function withPasskey() {
  const account = await signedIn();
  const passkey = passkeyOf(account.id);
  const { data, error } = await register(account.auth, passkey);
  expect(error).toBe(null);
  return { ...account, passkey, passkeyId: data?.id ?? '' };
}
const failuresOf = async (accountId: string): Promise<number> => {
  const { rows } = await app.pool.query<{ failures: number }>(
    `select count(*)::int as failures from app.security_events where subject_id = $1 and kind = 'factor.failed'`,
    [accountId],
  );
  return rows[0]?.failures ?? 0;
};
const claimsOf = async (auth: Auth) =>
  decodeJwt<{ aal: string; amr: { method: string }[]; sub: string }>(
    (await auth.getSession()).data.session?.access_token ?? '',
  );

describe('a passkey', () => {
  it('is added, proves the second factor of its session, and is listed, named and removed', async () => {
    const { auth, email, passkeyId } = await withPasskey();
    await auth.refreshSession();
    expect((await claimsOf(auth)).aal).toBe('aal2');
    expect((await auth.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: passkeyId, status: 'verified' },
    ]);
    expect((await auth.passkey.update({ passkeyId, friendlyName: ' My phone ' })).data).toMatchObject({
      id: passkeyId,
      friendly_name: 'My phone',
    });
    expect((await auth.passkey.list()).data).toMatchObject([{ id: passkeyId, friendly_name: 'My phone' }]);
    expect((await app.mailTo(email, /two-step|second step/i)).language).toBe('en');
    expect((await auth.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10);
    expect((await auth.passkey.delete({ passkeyId })).error).toBe(null);
    expect((await auth.passkey.list()).data).toEqual([]);
    expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('signs in with both factors; the password alone no longer opens the account', async () => {
    const { id, email, passkey } = await withPasskey();
    const { auth, result } = await signInBy(passkey);
    expect(result.error).toBe(null);
    expect(await claimsOf(auth)).toMatchObject({ aal: 'aal2', sub: id, amr: [{ method: 'webauthn' }] });
    const answers = async (holder: Auth) => {
      const token = (await holder.getSession()).data.session?.access_token ?? '';
      const { status, body } = await app.visitor().call('GET', '/functions/v1/account', { token });
      return [status, (body.error as { code?: string } | undefined)?.code ?? null];
    };
    expect(await answers(auth)).toEqual([200, null]);
    expect((await auth.refreshSession()).error).toBe(null);
    expect((await claimsOf(auth)).aal).toBe('aal2');
    // The session has proven its second factor: it may add another.
    expect((await auth.passkey.startRegistration()).error).toBe(null);

    const other = officialClient(app).auth;
    await other.signInWithPassword({ email, password });
    expect(await claimsOf(other)).toMatchObject({ aal: 'aal1' });
    expect(await answers(other)).toEqual([401, 'second_factor_required']);
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal2');
    expect((await other.passkey.startRegistration()).error?.code).toBe('insufficient_aal');
  });

  it.each<[string, AuthenticatorChange]>([
    ['without finger, face or PIN', { isVerified: false }],
    ['of another site', { origin: 'https://curve1a.example' }],
    ['of another host', { host: 'curve1a.example' }],
    ['to another challenge', { challenge: Buffer.from('another challenge of today').toString('base64url') }],
  ])('is not added by an answer %s', async (_, change) => {
    const { auth, id } = await signedIn();
    expect((await register(auth, passkeyOf(id), change)).error?.code).toBe('webauthn_verification_failed');
    expect((await auth.passkey.list()).data).toEqual([]);
  });

  it.each<[string, AuthenticatorChange]>([
    ['without finger, face or PIN', { isVerified: false }],
    ['of another site', { origin: 'https://curve1a.example' }],
    ['of another host', { host: 'curve1a.example' }],
    ['to another challenge', { challenge: Buffer.from('another challenge of today').toString('base64url') }],
    ['for another account', { userHandle: '018f0000-0000-7000-8000-000000000000' }],
    ['of a copy, whose counter is behind', { counter: 1 }],
  ])('does not sign in by an answer %s', async (_, change) => {
    const { id, passkey } = await withPasskey();
    expect((await signInBy(passkey)).result.error).toBe(null);
    expect((await signInBy(passkey, change)).result.error?.code).toBe('webauthn_verification_failed');
    expect(await failuresOf(id)).toBe(1);
    expect((await signInBy(passkey)).result.error).toBe(null);
  });

  it('is answered once, and within five minutes', async () => {
    const { passkey } = await withPasskey();
    const { answer, result } = await signInBy(passkey);
    expect(result.error).toBe(null);
    expect((await answer()).error?.code).toBe('webauthn_challenge_not_found');

    const { auth } = officialClient(app);
    const { data } = await auth.passkey.startAuthentication();
    app.clock.set(new Date(app.clock.now().getTime() + 5 * 60_000));
    const credential = sent(passkey.signIn(data?.options ?? { challenge: '' }));
    const late = await auth.passkey.verifyAuthentication({
      challengeId: data?.challenge_id ?? '',
      credential,
    });
    expect(late.error?.code).toBe('webauthn_challenge_expired');
  });

  it('signs in once when two answers arrive at the same moment with the same counter', async () => {
    const { passkey } = await withPasskey();
    const results = await Promise.all(
      [2, 2, 2].map(async (counter) => (await signInBy(passkey, { counter })).result),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('that nobody registered is refused like a wrong answer, and one is registered once', async () => {
    const { auth, passkey } = await withPasskey();
    expect((await signInBy(passkeyOf('018f0000-0000-7000-8000-000000000001'))).result.error?.code).toBe(
      'webauthn_verification_failed',
    );
    expect((await register(auth, passkey)).error?.code).toBe('webauthn_credential_exists');
  });

  it('of another account is not registered again, and the account stays without a factor', async () => {
    const { passkey } = await withPasskey();
    const other = await signedIn();
    const { error } = await register(other.auth, passkey);
    expect(error?.code).toBe('webauthn_credential_exists');
    expect((await other.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await register(other.auth, passkeyOf(other.id))).error).toBe(null);
  });

  it('belongs to its account: nobody else lists, names, removes or answers for it', async () => {
    const { passkeyId, auth } = await withPasskey();
    const other = await signedIn();
    expect((await other.auth.passkey.list()).data).toEqual([]);
    expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error?.status).toBe(404);
    expect((await other.auth.passkey.delete({ passkeyId })).error?.status).toBe(404);
    const begun = await auth.passkey.startRegistration();
    const credential = sent(passkeyOf(other.id).register(begun.data?.options ?? { challenge: '' }));
    const foreign = await other.auth.passkey.verifyRegistration({
      challengeId: begun.data?.challenge_id ?? '',
      credential,
    });
    expect(foreign.error?.code).toBe('webauthn_challenge_not_found');
  });

  it('needs a sign-in within fifteen minutes to be the first', async () => {
    const { auth } = await signedIn();
    await app.pool.query(`update auth.sessions set created_at = created_at - interval '16 minutes'`);
    expect((await auth.passkey.startRegistration()).error?.code).toBe('reauthentication_needed');
  });

  it('no longer signs in once its account is suspended', async () => {
    const { id, passkey } = await withPasskey();
    await app.pool.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [id]);
    expect((await signInBy(passkey)).result.error?.code).toBe('user_banned');
  });
});
