import { createClient } from '@supabase/supabase-js';
import { errors } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Forgery,
  type Google,
  googleClient,
  type GooglePerson,
  startGoogle,
} from '#tests/google/provider.ts';
import { type AuthTestApp, newcomer, openAuthTestApp } from '#tests/support/auth-test-app.ts';
import { type Exchange, exchangingCode, nonceOf } from './google-tokens.ts';

/* The auth service and our checks, with a local server that speaks Google's protocol; addresses as the official client makes them. */

const googleOrigins = new Map([
  ['https://oauth2.googleapis.com/token', '/token'],
  ['https://www.googleapis.com/oauth2/v3/certs', '/oauth2/v3/certs'],
  ['https://www.googleapis.com/userinfo/v2/me', '/userinfo/v2/me'],
]);
const realFetch = globalThis.fetch;
let app: AuthTestApp;
let google: Google;

beforeAll(async () => {
  google = await startGoogle(() => `${app.services.settings.siteUrl}/auth/v1/callback`);
  app = await openAuthTestApp({
    google: { clientId: googleClient.id, clientSecret: googleClient.secret },
  });
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await app.close();
  await google.close();
});
beforeEach(() => {
  google.forgery = {};
  google.trouble = null;
  globalThis.fetch = (input, init) => {
    const path = googleOrigins.get(input instanceof Request ? input.url : String(input));
    return path === undefined ? realFetch(input, init) : realFetch(`${google.url}${path}`, init);
  };
});

let people = 0;
function person(): GooglePerson {
  people += 1;
  return { sub: `sub-${people}`, email: `g${people}@example.net`, name: 'Ada', verified: true };
}

/** Begins a sign-in as the official client does, and returns the parameters that Google gets. */
async function begin(visitor = newcomer(app)) {
  const { siteUrl } = app.services.settings;
  const client = createClient(siteUrl, 'publishable', { auth: { persistSession: false } });
  const options = { skipBrowserRedirect: true };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const left = await visitor.call('GET', (data.url ?? '').slice(siteUrl.length));
  const asked = new URL(left.headers.get('location') ?? '').searchParams;
  return { visitor, state: asked.get('state') ?? '', nonce: asked.get('nonce') };
}

type Begun = Awaited<ReturnType<typeof begin>>;
async function finish({ visitor, state }: Begun, code: string): Promise<string> {
  const answer = await visitor.call('GET', `/auth/v1/callback?code=${code}&state=${state}`);
  return answer.headers.get('location') ?? '';
}

async function signInWith(forgery: Forgery, who = person()): Promise<{ location: string; accounts: number }> {
  const begun = await begin();
  google.forgery = forgery;
  const location = await finish(begun, google.grant(who, begun.nonce));
  const { rows } = await app.pool.query('select from auth.users where lower(email) = $1', [who.email]);
  return { location, accounts: rows.length };
}

const seconds = (): number => Math.floor(Date.now() / 1000);
const opened = /#access_token=/;
const refused = /#error=invalid_request&error_code=bad_oauth_callback&/;

describe('the ID token of Google', () => {
  it('that is right opens a session', async () => {
    expect(await signInWith({})).toMatchObject({ location: expect.stringMatching(opened), accounts: 1 });
  });

  it('opens it with a refresh token of ours, which renews it', async () => {
    const { location } = await signInWith({});
    const refresh = new URLSearchParams(location.split('#')[1]).get('refresh_token') ?? '';
    expect(refresh).toMatch(/^[\w-]{43}$/);
    const renewed = await newcomer(app).post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: refresh,
    });
    expect(renewed.status).toBe(200);
  });

  it.each<[string, Forgery]>([
    ['without the prefix of its issuer', { claims: { iss: 'accounts.google.com' } }],
    ['whose clock is half a minute ahead', { claims: { iat: seconds() + 30, exp: seconds() + 3630 } }],
    ['with an audience in a list', { claims: { aud: [googleClient.id] } }],
    ['without azp', { claims: { azp: undefined } }],
  ])('%s opens a session too', async (_, forgery) => {
    expect((await signInWith(forgery)).location).toMatch(opened);
  });

  it.each<[string, Forgery]>([
    ['signed by a foreign key', { key: 'foreign' }],
    ['signed with the public key as a secret', { key: 'public key as a secret' }],
    ['without a signature', { key: 'none' }],
    ['expired', { claims: { iat: seconds() - 500, exp: seconds() - 100 } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['issued an hour ago', { claims: { iat: seconds() - 3600 } }],
    ['issued in an hour', { claims: { iat: seconds() + 3600, exp: seconds() + 7200 } }],
    ['without a time of issue', { claims: { iat: undefined } }],
    ['for another client', { claims: { aud: 'other.apps.example' } }],
    ['for another client too', { claims: { aud: [googleClient.id, 'other.apps.example'] } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['requested by another client', { claims: { azp: 'other.apps.example' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
    ['without an issuer', { claims: { iss: undefined } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['with another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without at_hash', { claims: { at_hash: undefined } }],
    ['that is absent', { response: (right) => ({ ...right, id_token: undefined }) }],
    ['that is not text', { response: (right) => ({ ...right, id_token: { sub: '1' } }) }],
    ['that is no token', { response: (right) => ({ ...right, id_token: 'eyJ.eyJ.x' }) }],
  ])('%s opens nothing and makes no account', async (_, forgery) => {
    expect(await signInWith(forgery)).toEqual({ location: expect.stringMatching(refused), accounts: 0 });
  });

  it('with another access token opens nothing', async () => {
    const swapped: Forgery = { response: (right) => ({ ...right, access_token: 'of-somebody-else' }) };
    const { location, accounts } = await signInWith(swapped);
    expect([location, accounts]).toEqual([expect.stringMatching(/#error=/), 0]);
  });

  it('of one sign-in is not accepted in another', async () => {
    const victim = person();
    let token: unknown;
    const copied: Forgery = { response: (right) => ((token = right.id_token), right) };
    expect((await signInWith(copied, victim)).location).toMatch(opened);
    const replayed: Forgery = { response: (right) => ({ ...right, id_token: token }) };
    expect((await signInWith(replayed)).location).toMatch(refused);
  });

  it('names the person by `sub`: a changed address opens the same account', async () => {
    const ada = person();
    await signInWith({}, ada);
    expect((await signInWith({}, { ...ada, email: `renamed-${ada.email}` })).accounts).toBe(0);
    const { rows } = await app.pool.query(
      `select from auth.identities where provider = 'google' and provider_id = $1`,
      [ada.sub],
    );
    expect(rows).toHaveLength(1);
  });

  it('that cannot be verified while Google’s keys are away is not called a forgery, nor accepted', async () => {
    const exchange: Exchange = {
      state: 'any',
      clientId: googleClient.id,
      keys: () => Promise.reject(new errors.JWKSTimeout()),
    };
    const form = {
      code: google.grant(person(), nonceOf('any')),
      grant_type: 'authorization_code',
      redirect_uri: `${app.services.settings.siteUrl}/auth/v1/callback`,
      client_id: googleClient.id,
      client_secret: googleClient.secret,
    };
    const redeeming = exchangingCode(exchange, () =>
      globalThis.fetch('https://oauth2.googleapis.com/token', {
        method: 'POST',
        body: new URLSearchParams(form),
      }),
    );
    await expect(redeeming).rejects.toThrow(errors.JWKSTimeout);
    expect(exchange.refusal).toBeUndefined();
  });
});

describe('a code of Google', () => {
  it('works once', async () => {
    const first = await begin();
    const code = google.grant(person(), first.nonce);
    expect(await finish(first, code)).toMatch(opened);
    expect(await finish(await begin(), code)).toMatch(/#error=/);
  });

  it('of another sign-in is refused in this one', async () => {
    const victim = await begin();
    const code = google.grant(person(), victim.nonce);
    expect(await finish(await begin(), code)).toMatch(refused);
  });

  it('with the state of another browser is not even redeemed', async () => {
    const victim = await begin();
    const code = google.grant(person(), victim.nonce);
    const location = await finish({ ...victim, visitor: newcomer(app) }, code);
    expect(location).toContain('error_code=bad_oauth_state');
    expect(await finish(victim, code)).toMatch(opened);
  });

  it('begins with a nonce that no other sign-in has', async () => {
    const nonces = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(3);
  });
});

it('calls elsewhere are not touched', async () => {
  await begin();
  const answer = await globalThis.fetch(`${google.url}/oauth2/v3/certs`);
  expect(answer.status).toBe(200);
});
