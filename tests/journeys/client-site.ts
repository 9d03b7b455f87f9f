import pg from 'pg';
import { connectionOf } from '#app/platform/database.server.ts';
import { type Elsewhere, publishableKey, startElsewhere } from '../elsewhere/start.ts';
import type { Signing } from '../elsewhere/signing.ts';
import { databaseOf } from '../support/app-server-database.ts';
import { mailTo, startAppServer } from '../support/app-server.ts';

/** The link and code of the newest email. */
export type ReceivedMail = { link: string; code: string };

/** A running product without accounts, with auth and REST built in or elsewhere. */
export type ClientSite = {
  url: string;
  /** Origin and key that the official client uses. */
  backend: string;
  key: string;
  founder: string;
  mailOf(address: string, subject?: RegExp): Promise<ReceivedMail>;
  query(sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
  /** Null when the product itself is the platform. */
  elsewhere: Elsewhere | null;
};

const founder = 'ana.founder@example.org';

export async function siteBuiltIn(): Promise<ClientSite> {
  const app = await startAppServer({ environment: { DEMO_DATA: 'false' } });
  const database = await databaseOf(app);
  return {
    url: app.url,
    backend: app.url,
    key: 'sb_publishable_curvela',
    founder,
    elsewhere: null,
    mailOf: async (address, subject) => partsOf((await mailTo(app.url, address, subject)).text),
    query: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    stop: async () => {
      await database.end();
      await app.stop();
      app.clear();
    },
  };
}

export async function siteElsewhere(signing: Signing): Promise<ClientSite> {
  const elsewhere = await startElsewhere(signing);
  const database = new pg.Client(connectionOf(elsewhere.databaseUrl));
  await database.connect();
  return {
    url: elsewhere.app.url,
    backend: elsewhere.platform,
    key: publishableKey,
    founder,
    elsewhere,
    mailOf: async (address, subject = /./) => {
      const mail = (await elsewhere.mailsTo(address)).find((candidate) => subject.test(candidate.subject));
      if (!mail) throw new Error(`No mail for ${address}`);
      return partsOf(/href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') + mail.html);
    },
    query: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    stop: async () => {
      await database.end();
      await elsewhere.stop();
    },
  };
}

const partsOf = (text: string): ReceivedMail => ({
  link: /https?:\/\/[^\s<]+/.exec(text)?.[0] ?? '',
  code: /\b\d{6}\b/.exec(text.replaceAll(/https?:\/\/\S+/g, ''))?.[0] ?? '',
});

/** The auth service's response to a sign-in. */
export type MadeSession = { access_token: string };

/** A confirmed account created without a browser, by the email's token, and its first session. */
export async function newSession(site: ClientSite, email: string, password: string): Promise<MadeSession> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${site.backend}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: site.key },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} for ${email}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as MadeSession;
  };
  await post('/signup', { email, password, data: { role: 'user', full_name: 'Somebody' } });
  const token = new URL((await site.mailOf(email)).link).searchParams.get('token_hash');
  const session = await post('/verify', { token_hash: token, type: 'signup' });
  // Simulates that the minute between two emails to one person is over.
  await site.query('truncate app.rate_limits');
  return session;
}
