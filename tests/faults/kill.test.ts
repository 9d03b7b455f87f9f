import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
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

/** Processes that have the house's data directory in their command line. */
function leftOver(house: House): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(house.dataDir) && !line.includes('ps -eo'));
}

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
