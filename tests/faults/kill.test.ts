import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createPool } from '#app/platform/database.server.ts';
import { type House, startHouse } from '../house.ts';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) {
    if (house.process.exitCode === null && house.process.signalCode === null) await house.stop();
    house.clear();
  }
});
async function open(options?: Parameters<typeof startHouse>[0]): Promise<House> {
  const house = await startHouse(options);
  houses.push(house);
  return house;
}

const postmaster = (house: House): number | null => {
  const lock = join(house.dataDir, 'postgres', 'postmaster.pid');
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : null;
};

/** PostgreSQL and all processes that it made: stopped together they are a database that says nothing more. */
function serversOf(house: House): number[] {
  const pid = postmaster(house) ?? 0;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}

/** Processes that have the house's data directory in their command line. */
function leftOver(house: House): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(house.dataDir) && !line.includes('ps -eo'));
}

/** Writes until the house dies, noting in `acknowledged` what was acknowledged. */
async function writeUntilDeath(house: House, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const code = `kill-${number}`;
    try {
      const answer = await fetch(`${house.url}/rest/v1/referral_events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify({ code, type: 'click' }),
      });
      if (answer.ok) acknowledged.push(code);
    } catch {
      return;
    }
  }
}

async function keptCodes(house: House): Promise<Set<string>> {
  const { default: pg } = await import('pg');
  const { createHash } = await import('node:crypto');
  const socket = `/tmp/pg-${createHash('sha256').update(join(house.dataDir, 'postgres')).digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ host: socket, user: 'postgres', database: 'curvela' });
  await client.connect();
  const { rows } = await client.query<{ code: string }>('select code from public.referral_events');
  await client.end();
  return new Set(rows.map((row) => row.code));
}

describe('killed with SIGKILL while writing', () => {
  it.each(['node', 'PostgreSQL', 'both'])(
    '%s: nothing acknowledged is lost and the next start is ready',
    async (what) => {
      const first = await open();
      const acknowledged: string[] = [];
      const writing = writeUntilDeath(first, acknowledged);
      while (acknowledged.length < 20) await sleep(20);
      const server = postmaster(first);
      if (what !== 'node' && server) process.kill(server, 'SIGKILL');
      if (what === 'PostgreSQL') await sleep(300);
      await first.kill();
      await writing;

      // How soon it is ready is a figure: bench/start.ts.
      const second = await open({ dataDir: first.dataDir });
      const health = await fetch(`${second.url}/readyz`);
      expect(health.status).toBe(200);
      const kept = await keptCodes(second);
      expect(acknowledged.filter((code) => !kept.has(code))).toEqual([]);
    },
  );

  it('node: PostgreSQL goes too, and no process is left over', async () => {
    const house = await open();
    expect(postmaster(house)).not.toBeNull();
    await house.kill();
    await expect.poll(() => leftOver(house)).toEqual([]);
  });
});

describe('ended with SIGTERM', () => {
  it('a request that runs is finished, the exit is clean, and no process is left over', async () => {
    const house = await open();
    const arrived = Promise.withResolvers<void>();
    const status = new Promise<number | undefined>((resolve, reject) => {
      const running = request(`${house.url}/`, { headers: { 'accept-language': 'fr' } }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      running.once('error', reject);
      running.once('finish', arrived.resolve);
      running.end();
    });
    // Connected and handed over; a moment earlier it would be a request to a closed door.
    await arrived.promise;
    const code = await house.stop();
    expect(await status).toBe(200);
    expect(code).toBe(0);
    expect(leftOver(house)).toEqual([]);
  });

  it('a write that was half sent when the door closed still finds the database', async () => {
    const house = await open();
    const message = { topic: 'question', name: 'Noor', email: 'noor@example.org', message: 'Until when?' };
    const bytes = Buffer.from(JSON.stringify(message));
    const status = new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
      const half = request(`${house.url}/functions/v1/contact`, { method: 'POST', headers }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      half.once('error', reject);
      half.write(bytes.subarray(0, 20), () => void sendTheRest(half));
    });
    const sendTheRest = async (half: ReturnType<typeof request>) => {
      await fetch(`${house.url}/healthz`);
      house.process.kill('SIGTERM');
      while (await isOpen(house)) await sleep(10);
      half.end(bytes.subarray(20));
    };
    expect(await status).toBe(201);
    expect(await house.stop()).toBe(0);
  });
});

const isOpen = (house: House): Promise<boolean> =>
  fetch(`${house.url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

describe('PostgreSQL away while the house stands', () => {
  it('calls get a typed error instead of waiting for it, and work again by themselves', async () => {
    const { connectionTimeoutMillis, query_timeout: queryTimeout } = createPool('postgres://nowhere').options;
    expect(Math.max(connectionTimeoutMillis ?? Infinity, queryTimeout ?? Infinity)).toBeLessThan(2000);
    const house = await open();
    await fetch(`${house.url}/functions/v1/tutors`);
    const servers = serversOf(house);
    for (const pid of servers) process.kill(pid, 'SIGSTOP');
    try {
      const answer = await fetch(`${house.url}/functions/v1/tutors`, {
        headers: { 'accept-language': 'es' },
      });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        error: {
          code: 'unavailable',
          message: expect.stringContaining('No se ha perdido nada') as string,
          retryAfter: 2,
        },
      });
      expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${house.url}/readyz`)).status).toBe(503);
    } finally {
      for (const pid of servers) process.kill(pid, 'SIGCONT');
    }
    await expect.poll(async () => (await fetch(`${house.url}/functions/v1/tutors`)).status).toBe(200);
  });
});
