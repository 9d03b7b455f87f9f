import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { bornHosted } from './database.ts';
import type { StandInMail } from './mails.ts';
import type { Signing } from './signing.ts';

export const publishableKey = 'sb_publishable_of_the_project';
const adminEmail = 'ana.founder@example.org';
const secret = 'the-project-s-own-secret-the-project-s-1';

export type Elsewhere = {
  app: AppServer;
  /** Origin of the platform. */
  platform: string;
  /** Superuser URL of the shared database. */
  databaseUrl: string;
  mailsTo(address: string): Promise<StandInMail[]>;
  /** Sends the stand-in a command: `rotate`, `keys/away`, `keys/back`. */
  send(what: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The product with its platform in another process on another origin: an external PostgreSQL, the stand-in for the hosted service with its
 * own role, and the product as the owner, with the secret or only the public keys.
 */
export async function startElsewhere(signing: Signing): Promise<Elsewhere> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-elsewhere-'));
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
  const { owned, services } = await bornHosted(postgres.url);
  const port = await freePort();
  const { child, origin } = await startPlatform({
    DATABASE_URL: services,
    SITE_URL: `http://localhost:${port}`,
    JWT_SECRET: secret,
    PUBLISHABLE_KEY: publishableKey,
    SIGNING: signing,
  });
  const stopRest = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const app = await startAppServer({
    environment: {
      PORT: String(port),
      DATABASE_URL: owned,
      SUPABASE_URL: origin,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      ADMIN_EMAILS: `${adminEmail},noah.founder@example.org`,
      ...(signing === 'secret' ? { JWT_SECRET: secret } : {}),
    },
  }).catch(async (failure: unknown) => {
    await stopRest();
    throw failure;
  });
  return {
    app,
    platform: origin,
    databaseUrl: postgres.url,
    mailsTo: async (address) =>
      (await (
        await fetch(`${origin}/_stand-in/mails/${encodeURIComponent(address)}`)
      ).json()) as StandInMail[],
    send: async (what) => void (await fetch(`${origin}/_stand-in/${what}`)),
    stop: async () => {
      await app.stop();
      app.clear();
      await stopRest();
    },
  };
}

function startPlatform(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn('node_modules/.bin/node', ['tests/elsewhere/platform.ts'], {
    env: { PATH: process.env.PATH, LITE_AUTH_BCRYPT_COST: '4', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (origin) resolve({ child, origin });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => reject(new Error(`The stand-in did not start (${code}):\n${printed}`)));
  });
}

/** The platform needs the site's address before the site starts. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
