import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median } from './figure.ts';

/** Requests for known addresses, and the same number for unknown ones, alternating. */
const each = 400;
const warming = 40;
/** Random variation of the share: three and a half standard deviations of the rank-sum test. */
const chance = 3.5 * Math.sqrt((2 * each + 1) / (12 * each * each));

/**
 * Whether response time reveals who has an account: POST recover for known and unknown addresses, alternating. The share is the probability
 * that a known one takes longer than an unknown one; without a timing leak it is a half.
 */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer({ environment: { AUTH_MAILS_PER_HOUR: '1000000' } });
  try {
    await addAccounts(app, each + warming);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < each + warming; n += 1) {
      const pair: [number[], string][] = [
        [known, `known${n}@example.org`],
        [unknown, `other${n}@example.org`],
      ];
      for (const [times, email] of n % 2 === 0 ? pair : pair.toReversed()) {
        const took = await timed(app, email);
        if (n >= warming) times.push(took);
      }
    }
    const share = shareAbove(known, unknown);
    return [
      {
        name: `recovery: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms (medians of ${each})`,
        value: `known longer in ${(share * 100).toFixed(1)} %`,
        goal: `50 % ± ${(chance * 100).toFixed(1)}`,
        met: Math.abs(share - 0.5) <= chance,
      },
    ];
  } finally {
    await app.stop();
    app.clear();
  }
}

/** Confirmed accounts, as the auth service writes them. */
async function addAccounts(app: AppServer, number: number): Promise<void> {
  const lines = readFileSync(join(app.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host: lines[4] ?? '', user: 'postgres', database: 'curvela' });
  await client.connect();
  await client.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'known' || n || '@example.org', now(), now(), now()
     from generate_series(0, $1 - 1) as n`,
    [number],
  );
  await client.end();
}

async function timed(app: AppServer, email: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${app.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A request was answered with ${answer.status}`);
  return performance.now() - started;
}

/** The share of all pairs in which the first is larger; a tie counts half. */
function shareAbove(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}
