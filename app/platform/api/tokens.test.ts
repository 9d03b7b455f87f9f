import { createServer, type Server } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.server.ts';
import { publishedKeys } from './published-keys.server.ts';
import { createTokenVerifier, issuerOf, type TokenTrust } from './tokens.server.ts';

const id = '11111111-1111-4111-8111-111111111111';
const secret = new TextEncoder().encode('a-secret-a-secret-a-secret-a-secret-1');
const admins = ['ana@example.org', 'noah@example.org'];
type Pair = { kid: string; alg: 'ES256' | 'RS256' } & Awaited<ReturnType<typeof generateKeyPair>>;

const newPair = async (kid: string, alg: Pair['alg'] = 'ES256'): Promise<Pair> => ({
  kid,
  alg,
  ...(await generateKeyPair(alg, { extractable: true })),
});

/** The JWKS that the platform serves under /auth/v1/.well-known/jwks.json, over a real socket. */
let platform: { url: string; server: Server; keys: Pair[]; asked: number; broken: boolean };
let first: Pair;
let clock: ReturnType<typeof settableClock>;

const listen = (port = 0): Promise<void> =>
  new Promise((resolve) => platform.server.listen(port, '127.0.0.1', resolve));
const away = (): Promise<unknown> => new Promise((resolve) => platform.server.close(resolve));

beforeEach(async () => {
  clock = settableClock(new Date().toISOString());
  first = await newPair('first');
  const server = createServer((request, response) => {
    platform.asked += 1;
    const right = request.url === '/auth/v1/.well-known/jwks.json' && !platform.broken;
    void Promise.all(
      platform.keys.map(async ({ publicKey, kid, alg }) => ({ ...(await exportJWK(publicKey)), kid, alg })),
    ).then((keys) =>
      response.writeHead(right ? 200 : 500, { connection: 'close' }).end(JSON.stringify({ keys })),
    );
  });
  platform = { url: '', server, keys: [first], asked: 0, broken: false };
  await listen();
  platform.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(() => away());

type Made = { by?: Pair | Uint8Array; issuer?: string; claims?: JWTPayload; seconds?: number };

/** A token as the hosted platform issues it, with overrides for the test. */
function token({ by = first, issuer = issuerOf(platform.url), claims = {}, seconds = 3600 }: Made = {}) {
  const header = by instanceof Uint8Array ? { alg: 'HS256' } : { alg: by.alg, kid: by.kid };
  const end = Math.floor(clock.now().getTime() / 1000) + seconds;
  const everything = {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'Leo@Example.org',
    iss: issuer,
    exp: end,
  };
  return new SignJWT({ ...everything, ...claims })
    .setProtectedHeader(header)
    .sign(by instanceof Uint8Array ? by : by.privateKey);
}

const byKeys = (options = {}): TokenTrust => ({
  keys: publishedKeys(platform.url, clock, options),
  issuer: issuerOf(platform.url),
});
const verifier = (trust: TokenTrust, log?: Logger) =>
  createTokenVerifier(trust, admins, { clock, ...(log ? { log } : {}) });
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.status : error),
  );

describe('a token of the hosted platform', () => {
  it('identifies the caller, verified by a published key or by the shared secret', async () => {
    const account = { id, email: 'leo@example.org', isAdmin: false, sessionId: undefined };
    expect(await verifier(byKeys())(await token())).toEqual(account);
    const rsa = await newPair('rsa', 'RS256');
    platform.keys = [first, rsa];
    expect(await verifier(byKeys())(await token({ by: rsa }))).toEqual(account);
    expect(await verifier({ secret, issuer: issuerOf(platform.url) })(await token({ by: secret }))).toEqual(
      account,
    );
  });

  it('is accepted with either while the project rotates keys', async () => {
    const verify = verifier({ ...byKeys(), secret });
    expect(await verify(await token({ by: secret }))).not.toBeNull();
    expect(await verify(await token())).not.toBeNull();
  });

  it.each<[string, Made]>([
    ['another issuer', { issuer: 'https://other.supabase.co/auth/v1' }],
    ['no issuer', { claims: { iss: undefined } }],
    ['another audience', { claims: { aud: 'anon' } }],
    ['the role of a key rather than of a person', { claims: { role: 'service_role' } }],
    ['no person', { claims: { sub: undefined } }],
    ['an anonymous session', { claims: { is_anonymous: true } }],
    ['no end', { claims: { exp: undefined } }],
    ['an end in the past', { seconds: -1 }],
  ])('with %s is rejected', async (_, made) => {
    const verify = verifier(byKeys());
    expect(await verify(await token())).not.toBeNull();
    expect(await verify(await token(made))).toBeNull();
  });

  it('signed with our secret, with the published key as a secret, or unsigned is rejected', async () => {
    const verify = verifier(byKeys());
    expect(await verify(await token({ by: secret }))).toBeNull();
    const published = new TextEncoder().encode(await exportSPKI(first.publicKey));
    expect(await verify(await token({ by: published }))).toBeNull();
    const [, body] = (await token()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${none}.${body}.`, `${none}.${body}`, 'x', 'a.b.c', '..']) {
      expect(await verify(forged)).toBeNull();
    }
  });

  it('of another project is logged once', async () => {
    const warnings: unknown[] = [];
    const log = { warn: (what: unknown) => warnings.push(what) } as unknown as Logger;
    const verify = verifier(byKeys(), log);
    await verify(await token({ issuer: 'https://other.example' }));
    await verify(await token({ issuer: 'https://other.example', claims: { email: 'x@example.org' } }));
    expect(warnings).toEqual([{ issuer: 'https://other.example', expected: issuerOf(platform.url) }]);
  });
});

describe('the published keys', () => {
  it('are fetched again for a token with a new one, and a withdrawn one is no longer accepted', async () => {
    const verify = verifier(byKeys({ cooldown: 0 }));
    expect(await verify(await token())).not.toBeNull();
    const second = await newPair('second');
    platform.keys = [second];
    expect(await verify(await token({ by: second }))).not.toBeNull();
    expect(await verify(await token({ claims: { email: 'later@example.org' } }))).toBeNull();
  });

  it('are fetched once, however many tokens with invented keys arrive', async () => {
    const verify = verifier(byKeys());
    const invented = await newPair('invented');
    for (let n = 0; n < 20; n += 1) {
      expect(await verify(await token({ by: { ...invented, kid: `invented-${n}` } }))).toBeNull();
    }
    expect(platform.asked).toBe(1);
  });

  it('while unavailable, lead to "unavailable" and not to "unauthenticated"', async () => {
    const port = Number(new URL(platform.url).port);
    await away();
    const verify = verifier(byKeys());
    expect(await statusOf(verify(await token()))).toBe(503);
    await listen(port);
    clock.advance(2000);
    expect(await verify(await token())).not.toBeNull();
  });

  it('are not fetched again for two seconds after a failure', async () => {
    platform.broken = true;
    const verify = verifier(byKeys());
    for (let n = 0; n < 5; n += 1) expect(await statusOf(verify(await token()))).toBe(503);
    expect(platform.asked).toBe(1);
  });

  it('stay in use while the platform is unavailable; only a token with a new key has to wait', async () => {
    const verify = verifier(byKeys({ cooldown: 0 }));
    expect(await verify(await token())).not.toBeNull();
    platform.broken = true;
    const second = await newPair('second');
    expect(await statusOf(verify(await token({ by: second })))).toBe(503);
    expect(await verify(await token({ claims: { email: 'else@example.org' } }))).not.toBeNull();
  });
});
