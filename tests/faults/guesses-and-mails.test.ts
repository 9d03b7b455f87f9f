import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type House, mailTo, startHouse } from '../house.ts';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0).toReversed()) {
    if (house.process.exitCode === null && house.process.signalCode === null) await house.stop();
    house.clear();
  }
});
async function open(options?: Parameters<typeof startHouse>[0]): Promise<House> {
  const house = await startHouse(options);
  houses.push(house);
  return house;
}

const post = (url: string, body: object, from: string) =>
  fetch(url, {
    method: 'POST',
    // Who connects from this machine may be our own proxy, which names whom it speaks for.
    headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** Where the database of a house answers, as another process would be told. */
function databaseOf(house: House): string {
  const lines = readFileSync(join(house.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://postgres@localhost/curvela?host=${encodeURIComponent(lines[4] ?? '')}`;
}

describe('two processes on one database', () => {
  it('let ten of fifty guesses reach a password, sent at once to both from fifty places', async () => {
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

describe('a mail that was asked for', () => {
  it('is written although the process is killed as soon as it has answered', async () => {
    const house = await open();
    const answer = await post(
      `${house.url}/auth/v1/recover`,
      { email: 'carmen.parent@example.org' },
      '203.0.113.9',
    );
    expect(answer.status).toBe(200);
    await house.kill();
    const again = await open({ dataDir: house.dataDir });
    const mail = await mailTo(again.url, 'carmen.parent@example.org');
    expect(mail.text).toContain('/reset-password?token_hash=');
  });
});
