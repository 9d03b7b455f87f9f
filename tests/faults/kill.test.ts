import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppServer, startAppServer } from '../support/app-server.ts';

const appServers: AppServer[] = [];
afterEach(async () => {
  for (const app of appServers.splice(0)) {
    if (app.process.exitCode === null && app.process.signalCode === null) await app.stop();
    app.clear();
  }
});
async function open(options?: Parameters<typeof startAppServer>[0]): Promise<AppServer> {
  const app = await startAppServer(options);
  appServers.push(app);
  return app;
}

/** Processes with the app server's data directory in their command line. */
function leftOver(app: AppServer): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(app.dataDir) && !line.includes('ps -eo'));
}

describe('SIGTERM', () => {
  it('completes a running request, exits cleanly, and leaves no process behind', async () => {
    const app = await open();
    const arrived = Promise.withResolvers<void>();
    const status = new Promise<number | undefined>((resolve, reject) => {
      const running = request(`${app.url}/`, { headers: { 'accept-language': 'fr' } }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      running.once('error', reject);
      running.once('finish', arrived.resolve);
      running.end();
    });
    // Connected and accepted; a moment earlier the connection would be refused.
    await arrived.promise;
    const code = await app.stop();
    expect(await status).toBe(200);
    expect(code).toBe(0);
    expect(leftOver(app)).toEqual([]);
  });

  it('serves a write that was half sent when the port closed', async () => {
    const app = await open();
    const message = { topic: 'question', name: 'Noor', email: 'noor@example.org', message: 'Until when?' };
    const bytes = Buffer.from(JSON.stringify(message));
    const status = new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
      const half = request(`${app.url}/functions/v1/contact`, { method: 'POST', headers }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      half.once('error', reject);
      half.write(bytes.subarray(0, 20), () => void sendTheRest(half));
    });
    const sendTheRest = async (half: ReturnType<typeof request>) => {
      await fetch(`${app.url}/healthz`);
      app.process.kill('SIGTERM');
      while (await isOpen(app)) await sleep(10);
      half.end(bytes.subarray(20));
    };
    expect(await status).toBe(201);
    expect(await app.stop()).toBe(0);
  });
});

const isOpen = (app: AppServer): Promise<boolean> =>
  fetch(`${app.url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
