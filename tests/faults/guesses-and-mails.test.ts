import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppServer, mailTo, startAppServer } from '../support/app-server.ts';

const appServers: AppServer[] = [];
afterEach(async () => {
  for (const app of appServers.splice(0).toReversed()) {
    if (app.process.exitCode === null && app.process.signalCode === null) await app.stop();
    app.clear();
  }
});
async function open(options?: Parameters<typeof startAppServer>[0]): Promise<AppServer> {
  const app = await startAppServer(options);
  appServers.push(app);
  return app;
}

const post = (url: string, body: object, from: string) =>
  fetch(url, {
    method: 'POST',
    // A connection from this machine may be our own proxy, whose forwarded address counts.
    headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** The database URL of an app server, for another process. */
function databaseOf(app: AppServer): string {
  const lines = readFileSync(join(app.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://postgres@localhost/curvela?host=${encodeURIComponent(lines[4] ?? '')}`;
}

describe('two processes on one database', () => {
  it('check only ten of fifty concurrent guesses, sent to both from fifty addresses', async () => {
    const first = await open({ environment: { DEMO_DATA: 'true' } });
    const second = await open({
      environment: {
        DATABASE_URL: databaseOf(first),
        JWT_SECRET: randomUUID() + randomUUID(),
        DEMO_DATA: 'true',
      },
    });
    const guess = (number: number) =>
      post(
        `${(number % 2 === 0 ? first : second).url}/auth/v1/token?grant_type=password`,
        { email: 'leo.learner@example.org', password: `wrong-${number}` },
        `203.0.113.${number + 1}`,
      );
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => guess(number)));
    const reached = answers.filter(({ status }) => status === 400).length;
    expect(reached).toBeGreaterThanOrEqual(9);
    expect(reached).toBeLessThanOrEqual(11);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - reached);
  });
});

describe('a requested email', () => {
  it('is sent although the process is killed right after its response', async () => {
    const app = await open();
    const answer = await post(
      `${app.url}/auth/v1/recover`,
      { email: 'carmen.parent@example.org' },
      '203.0.113.9',
    );
    expect(answer.status).toBe(200);
    await app.kill();
    const again = await open({ dataDir: app.dataDir });
    const mail = await mailTo(again.url, 'carmen.parent@example.org');
    expect(mail.text).toContain('/reset-password?token_hash=');
  });
});
