import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, milliseconds } from './figure.ts';

/** Concurrent sign-ins; each repeats as soon as it is done. */
const atOnce = 16;
/** Milliseconds of measuring after a warm-up. */
const lasting = 10_000;
const warming = 2000;
/** Milliseconds between two probes, independent of the previous response. */
const between = 25;
const goal = 100;

const person = { email: 'leo.learner@example.org', password: 'curvela-demo' };

/**
 * The effect of sixteen concurrent sign-ins on others: the 95th percentile of a call with a verified token and of the home page, with the
 * real hashing cost, compared with the same app server without sign-ins.
 */
export async function measure(): Promise<BenchFigure[]> {
  // Empty: the service's default cost, which tests lower.
  const app = await startAppServer({ environment: { LITE_AUTH_BCRYPT_COST: '' } });
  try {
    await addAccounts(app);
    const token = await signIn(app, person.email);
    await probe(app, token, warming);
    const quiet = await probe(app, token, lasting);
    const busy = await during(app, () => probe(app, token, lasting));
    return [
      {
        name: 'comparison: other requests without sign-ins, p95',
        value: format(quiet),
        goal: '',
        met: true,
      },
      {
        name: `other requests while ${atOnce} sign in at once, p95 (${busy.signIns.toFixed(0)} sign-ins/s)`,
        value: format(busy.result),
        goal: `≤ ${goal} ms each`,
        met: Object.values(busy.result).every((times) => percentile(times, 0.95) <= goal),
      },
    ];
  } finally {
    await app.stop();
    app.clear();
  }
}

async function signIn(app: AppServer, email: string): Promise<string> {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email }),
  });
  if (!answer.ok) throw new Error(`A sign-in was answered with ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** One account per person, with the demo password: a single account would reach its limit. */
async function addAccounts(app: AppServer): Promise<void> {
  const lines = readFileSync(join(app.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host: lines[4] ?? '', user: 'postgres', database: 'curvela' });
  await client.connect();
  await client.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'person' || n || '@example.org', encrypted_password,
       now(), now(), now()
     from auth.users, generate_series(0, $1 - 1) as n where email = $2`,
    [atOnce, person.email],
  );
  await client.end();
}

/** Runs `work` while sixteen people sign in repeatedly; also returns the sign-ins per second. */
async function during<Result>(app: AppServer, work: () => Promise<Result>) {
  const end = new AbortController();
  let done = 0;
  const people = Array.from({ length: atOnce }, async (_, n) => {
    while (!end.signal.aborted) {
      await signIn(app, `person${n}@example.org`);
      done += 1;
    }
  });
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const signIns = done / seconds;
  end.abort();
  await Promise.all(people);
  return { result, signIns };
}

type Times = { account: number[]; home: number[] };

/** Response times in milliseconds at a fixed rate, whether or not the previous response has arrived. */
async function probe(app: AppServer, token: string, length: number): Promise<Times> {
  const times: Times = { account: [], home: [] };
  const requests: Promise<void>[] = [];
  const ask = async (into: number[], path: string, headers: Record<string, string>) => {
    const started = performance.now();
    const answer = await fetch(app.url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    into.push(performance.now() - started);
  };
  const end = performance.now() + length;
  while (performance.now() < end) {
    requests.push(ask(times.account, '/functions/v1/account', { authorization: `Bearer ${token}` }));
    requests.push(ask(times.home, '/', { 'accept-language': 'en' }));
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  await Promise.all(requests);
  return times;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

const format = ({ account, home }: Times): string =>
  `account ${milliseconds(percentile(account, 0.95))}, home ${milliseconds(percentile(home, 0.95))}`;
