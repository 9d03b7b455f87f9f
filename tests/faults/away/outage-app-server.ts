import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { registerOwnDataJobs } from '#app/accounts/use-cases/own-data/jobs.server.ts';
import { registerAuthMails, sendAuthMail } from '#app/accounts/index.server.ts';
import { cancelAhead, listAhead, registerBookingJobs } from '#app/booking/index.server.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { type SettableClock, settableClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { createTutorWords } from '#app/teaching/index.server.ts';
import { migrate } from '#database/migrate.ts';
import { createAccounts } from '#database/seed/demo.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { createApp } from '#server/app.ts';
import { createHealth } from '#server/health.ts';
import { createServices } from '#server/services.ts';
import { createSupabase } from '#server/supabase.ts';
import { type Proxy, startProxy } from './proxy.ts';

export type OutageAppServer = {
  /** A request to anything the server mounts except the pages. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The network between app server and database. */
  network: Proxy;
  /** Bypasses the proxy; one connection, which reconnects after a restart. */
  database: Pick<pg.Pool, 'query'>;
  clock: SettableClock;
  /** Whether the mail server refuses everything instead of not responding. */
  mail: { refuses: boolean };
  /** Connections of the app server itself. */
  pool: pg.Pool;
  dataDir: string;
  close(): Promise<void>;
};

/** A mail server or language model that accepts every connection and never responds, or refuses it. */
async function startSilence(): Promise<{ port: number; mood: OutageAppServer['mail']; close(): void }> {
  const sockets = new Set<Socket>();
  const mood = { refuses: false };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).resume());
    if (mood.refuses) socket.end('554 No service here\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, mood, close };
}

/** The published password of the demo accounts signs in from this machine only. */
const ownMachine = { socket: { remoteAddress: '127.0.0.1' }, httpVersion: '1.1' };

/** The API in this process, on a PostgreSQL of its own behind a proxy that can fail. Its language model and its mail server never respond. */
export async function openOutageAppServer(): Promise<OutageAppServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-away-'));
  const undo: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(dataDir, { recursive: true, force: true }),
  ];
  const postgres = await startEmbeddedPostgres({ dataDir });
  undo.push(() => postgres.stop());
  const [model, mail] = await Promise.all([startSilence(), startSilence()]);
  undo.push(model.close, mail.close);
  const network = await startProxy({ path: join(postgres.socketDir, '.s.PGSQL.5432') });
  undo.push(() => network.close());
  const database = createPool(postgres.url, 1, 60_000, { idleTimeoutMillis: 0 });
  undo.push(() => database.end());
  const url = `postgres://postgres@127.0.0.1:${network.port}/curvela`;
  await migrate(url);
  const pool = createPool(url);
  undo.push(() => pool.end());
  const clock = settableClock(new Date().toISOString());
  const settings = loadSettings({
    JWT_SECRET: randomUUID() + randomUUID(),
    DATA_DIR: dataDir,
    AI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
    AI_MODEL: 'local',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
  const services = createServices({ settings, pool, log: silentLog, clock });
  const supabase = await createSupabase(settings, url, pool, (mail) => sendAuthMail(services, mail));
  undo.push(() => supabase.close());
  const maths = createMaths();
  undo.push(() => maths.close());
  const words = createTutorWords({ ...services, maths });
  undo.push(() => words?.close());
  // The pool for background work bypasses the proxy and has a long timeout.
  const patient = createPool(postgres.url, 10, 60_000);
  undo.push(() => patient.end());
  const behind = createServices({ settings, pool: patient, log: silentLog, clock });
  await createAccounts(behind);
  await seedTutors(behind.db, clock);
  registerAuthMails(behind);
  registerOwnDataJobs(behind, { listAhead, cancelAhead });
  registerBookingJobs(behind);
  await behind.jobs.start();
  undo.push(() => behind.jobs.stop());
  const app = createApp({
    services,
    maths,
    words,
    pool,
    supabase,
    health: createHealth(pool, 0, services),
    verifyToken: createTokenVerifier(trustOf(settings, clock), settings.adminEmails, services),
    pages: null,
  });
  return {
    request: async (path, init) => app.request(`${settings.siteUrl}${path}`, init, { incoming: ownMachine }),
    network,
    database,
    clock,
    mail: mail.mood,
    pool,
    dataDir,
    close: async () => {
      for (const step of undo.toReversed()) await step();
    },
  };
}
