import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { demoAccounts, demoPassword } from '#database/seed/accounts.ts';
import { demoAdminEmails } from '#app/platform/settings.server.ts';
import { type AppServer, startAppServer } from '../../support/app-server.ts';
import { fillFromTemplate } from '../../support/data-template.ts';
import { databaseOf } from '../../support/app-server-database.ts';

export type FuzzedAppServer = {
  app: AppServer;
  port: number;
  /** Signs everybody in again, lifts suspensions, and lists the existing ids. */
  refresh(): Promise<{ tokens: Record<string, string>; ids: Record<string, string[]> }>;
  /** Whether the process has ended. */
  ended(): boolean;
  /** Resets the rate limit counters. */
  liftLimits(): Promise<void>;
  /** Memory of the idle process in bytes. */
  memory(): Promise<Memory>;
  close(): Promise<void>;
};
/** `live`: heap and buffers; `code`: the part that is compiled code, which grows with the code paths run at least once. */
export type Memory = { live: number; code: number; rss: number };

/** The built product with its demo accounts, and a memory gauge loaded into it. */
export async function openFuzzedAppServer(
  environment: Record<string, string> = {},
): Promise<FuzzedAppServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'curvela-fuzz-'));
  const gauge = join(scratch, 'gauge');
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-fuzzed-'));
  fillFromTemplate(dataDir);
  const app = await startAppServer({
    dataDir,
    environment: {
      DEMO_DATA: 'true',
      AUTH_MAILS_PER_HOUR: '100000000',
      GAUGE: gauge,
      NODE_OPTIONS: '--import ./tests/abuse/fuzz/gauge.ts',
      ...environment,
    },
  });
  const database = await databaseOf(app);
  // The connection breaks when the app server ends.
  database.on('error', () => undefined);
  return {
    app,
    port: Number(new URL(app.url).port),
    refresh: async () => {
      await wake(database);
      return { tokens: await tokensOf(app.url), ids: await idsIn(database) };
    },
    ended: () => app.process.exitCode !== null || app.process.signalCode !== null,
    liftLimits: async () => void (await database.query('delete from app.rate_limits')),
    memory: () => rested(gauge),
    close: async () => {
      await database.end().catch(() => undefined);
      if (app.process.exitCode === null && app.process.signalCode === null) await app.stop();
      app.clear();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** The minimum of several measurements, so that responses and jobs in progress do not count. */
async function rested(gauge: string): Promise<Memory> {
  const samples: Memory[] = [];
  for (let index = 0; index < 4; index += 1) {
    await sleep(400);
    samples.push(await lookAt(gauge));
  }
  const least = (name: keyof Memory) => Math.min(...samples.map((sample) => sample[name]));
  return { live: least('live'), code: least('code'), rss: least('rss') };
}

function lookAt(socketPath: string): Promise<Memory> {
  return new Promise((resolve, reject) => {
    request({ socketPath }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        const { heapUsed, external, code, rss } = JSON.parse(text) as NodeJS.MemoryUsage & { code: number };
        resolve({ live: heapUsed + external, code, rss });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function tokensOf(url: string): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const { role, email } of demoAccounts(demoAdminEmails)) {
    if (tokens[role]) continue;
    tokens[role] = await tokenOf(url, email);
  }
  return tokens;
}

/** Signs in; retries for up to a minute when refused because of overload. */
async function tokenOf(url: string, email: string): Promise<string> {
  for (let time = 0; ; time += 1) {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    const { access_token } = (await answer.json()) as { access_token?: string };
    if (access_token) return access_token;
    if (![429, 503].includes(answer.status) || time >= 120)
      throw new Error(`${email} cannot sign in any more: ${answer.status}`);
    await sleep(500);
  }
}

/** Undoes suspensions by founders and requests for erasure. */
async function wake(database: pg.Client): Promise<void> {
  await database.query('delete from app.rate_limits');
  await database.query('update auth.users set banned_until = null where banned_until is not null');
}

async function idsIn(database: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'app' and column_name = 'id' and data_type = 'uuid' order by table_name`,
  );
  const ids: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await database.query<{ id: string }>(`select id::text from app."${name}" limit 20`);
    if (found.rows.length > 0) ids[name] = found.rows.map(({ id }) => id);
  }
  return ids;
}
