import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { BrowserContext } from 'playwright-core';

/** A person with a Google account. */
export type GooglePerson = { sub: string; email: string; name: string; verified: boolean };

export const googleClient = { id: 'curvela.apps.example', secret: 'google-secret-of-the-tests' };
const issuer = 'https://accounts.google.com';

/** How the next ID tokens differ from right ones: claims (undefined leaves one out), the signing key, and the whole response. */
export type Forgery = {
  claims?: Record<string, unknown>;
  key?: 'foreign' | 'public key as a secret' | 'none';
  response?: (right: Record<string, unknown>) => Record<string, unknown>;
};

type Granted = { person: GooglePerson; redirectUri: string; nonce: string | null };

/**
 * A local OpenID provider in place of Google: an account chooser, single-use codes that need the client secret, tokens signed by a
 * published key. `redirectUri` is the only registered return address.
 */
export async function startGoogle(redirectUri: () => string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const published = {
    keys: [{ ...(await exportJWK(publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' }],
  };
  const foreignKey = (await generateKeyPair('RS256')).privateKey;
  const codes = new Map<string, Granted>();
  const google = {
    url: '',
    people: [] as GooglePerson[],
    /** Parameters of each authorization request. */
    asked: [] as Record<string, string>[],
    /** How often a code was redeemed with a wrong secret or address, or a second time. */
    refused: 0,
    /** Injected fault of the token endpoint. */
    trouble: null as 'error' | 'silence' | null,
    forgery: {} as Forgery,
    /** Issues a code as if this person had agreed, without a browser, to a request with this nonce. */
    grant(person: GooglePerson, nonce: string | null = null): string {
      const code = randomUUID();
      codes.set(code, { person, redirectUri: redirectUri(), nonce });
      return code;
    },
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  };

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://google.invalid');
    const answer = {
      '/o/oauth2/v2/auth': () => authorize(address, response),
      '/token': () => token(request, response),
      '/oauth2/v3/certs': () => json(response, 200, published),
    }[address.pathname];
    if (answer) void answer();
    else json(response, 404, { error: 'not_found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  google.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return google;

  /** First the account chooser, then the redirect with a code or a refusal. */
  function authorize(address: URL, response: ServerResponse): void {
    const asked = address.searchParams;
    if (asked.get('client_id') !== googleClient.id || asked.get('redirect_uri') !== redirectUri())
      return json(response, 400, { error: 'redirect_uri_mismatch' });
    const choice = asked.get('choose');
    const state = asked.get('state') ?? '';
    if (choice === null) {
      google.asked.push(Object.fromEntries(asked));
      return page(response, address, google.people);
    }
    const person = google.people.find(({ email }) => email === choice);
    const back = new URL(redirectUri());
    back.searchParams.set('state', state);
    if (person) {
      const code = randomUUID();
      codes.set(code, { person, redirectUri: redirectUri(), nonce: asked.get('nonce') });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (google.trouble === 'error') return json(response, 503, { error: 'backendError' });
    if (google.trouble === 'silence') return void request.socket.destroy();
    const form = new URLSearchParams(await bodyOf(request));
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const right =
      granted?.redirectUri === form.get('redirect_uri') &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === googleClient.id &&
      form.get('client_secret') === googleClient.secret;
    if (!granted || !right) {
      google.refused += 1;
      return json(response, 400, { error: 'invalid_grant' });
    }
    const access = `google-access-${randomUUID()}`;
    const body = {
      access_token: access,
      refresh_token: `google-refresh-${randomUUID()}`,
      token_type: 'Bearer',
      expires_in: 3599,
      id_token: await idToken(granted, access),
    };
    json(response, 200, google.forgery.response?.(body) ?? body);
  }

  function idToken({ person, nonce }: Granted, access: string): Promise<string> | string {
    const half = createHash('sha256').update(access).digest().subarray(0, 16).toString('base64url');
    const { sub, email, name, verified } = person;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      azp: googleClient.id,
      aud: googleClient.id,
      iat: now,
      exp: now + 3600,
      sub,
      email,
      name,
      email_verified: verified,
      at_hash: half,
      nonce: nonce ?? undefined,
      ...google.forgery.claims,
    };
    return signed(JSON.parse(JSON.stringify(claims)) as JWTPayload);
  }

  function signed(claims: JWTPayload): Promise<string> | string {
    const { key } = google.forgery;
    if (key === 'none') return new UnsecuredJWT(claims).encode();
    const token = new SignJWT(claims);
    if (key === 'public key as a secret')
      return token
        .setProtectedHeader({ alg: 'HS256', kid: 'google-1' })
        .sign(new TextEncoder().encode(JSON.stringify(published.keys[0])));
    return token
      .setProtectedHeader({ alg: 'RS256', kid: 'google-1' })
      .sign(key === 'foreign' ? foreignKey : privateKey);
  }
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;

/** The page where one chooses an account or cancels. */
function page(response: ServerResponse, address: URL, people: readonly GooglePerson[]): void {
  const link = (choice: string, label: string) => {
    const target = new URLSearchParams(address.searchParams);
    target.set('choose', choice);
    return `<p><a href="?${target.toString().replaceAll('&', '&amp;')}">${label}</a></p>`;
  };
  const choices = people.map(({ email }) => link(email, email)).join('');
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<!doctype html><title>Google</title><link rel="icon" href="data:,"><h1>Choose an account</h1>${choices}${link('', 'Cancel')}`,
    );
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Redirects this browser to the stand-in whenever it is sent to Google. The app server's response is unchanged, cookies included; only the
 * host differs.
 */
export const leadToGoogle = (context: BrowserContext, google: Google): Promise<unknown> =>
  context.route('**/auth/v1/authorize?*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { location = '', ...headers } = response.headers();
    const there = location.replace(issuer, google.url);
    await route.fulfill({ response, headers: { ...headers, ...(location ? { location: there } : {}) } });
  });

/** The settings that point an app server to this provider. */
export const asGoogle = (google: Google): Record<string, string> => ({
  GOOGLE_CLIENT_ID: googleClient.id,
  GOOGLE_CLIENT_SECRET: googleClient.secret,
  GOOGLE_STAND_IN: google.url,
  NODE_OPTIONS: `--import ${new URL('stand-in.ts', import.meta.url).href}`,
});
