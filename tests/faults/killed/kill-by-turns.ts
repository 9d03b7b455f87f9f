import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Random, seededRandom } from '#app/platform/random.ts';
import { demoTutors } from '#app/tutors/use-cases/seed/seed-tutors.server.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { startStripe } from '#tests/stripe/server.ts';
import { webhookSecret } from '#tests/stripe/payment-app.ts';
import { heldSession } from '#tests/support/tutor-sessions.ts';
import { signedIn } from '../balanced/calls.ts';
import { type Conversations, conversationFaults, keepTalking } from '../balanced/conversations.ts';
import { keepWriting, noteFaults } from '../balanced/notes.ts';
import { keepPractising, practiceFaults } from '../balanced/practice.ts';
import { keepChanging, keepPaying } from './bookings.ts';
import { keepReading } from './courses.ts';
import { type Fire, startFire } from './fire.ts';
import { findFaults } from './half-written.ts';
import {
  type KillableAppServer,
  startKillableAppServer,
  type Victim,
  victims,
} from './killable-app-server.ts';
import { keepCorresponding } from './letters.ts';
import { keepJoining, newcomer } from './people.ts';

const words =
  'Look at the bracket in the first line. What does the number in front of it do to each of the terms?';
/** Acknowledged writes between two kills, and the most milliseconds until the next one. */
const between = 25;
const moment = 400;
/** Milliseconds after which a load without progress counts as stuck. */
const patience = 300_000;
/** Kills under one load: then new people are used, so that nobody reaches an hourly limit. */
const underOneLoad = 5;
/** Kills on one app server, after which the stored data are compared again. */
const perAppServer = 25;

type Killed = { victim: Victim; ready: number };
type Toll = { kills: Killed[]; kinds: Record<string, number>; slowest: number; faults: string[] };

type Stage = KillableAppServer & { till: Awaited<ReturnType<typeof startStripe>> | null };

/**
 * Kills node, PostgreSQL (the postmaster or one of its backends) or both in turn, at random moments while everything that can be written is
 * written, and checks after each load: whatever was acknowledged is stored once, nothing is half-written, no process is left over.
 */
export async function killByTurns(
  kills: number,
  seed = 1,
  report: (line: string) => void = () => undefined,
  port = 0,
): Promise<Toll> {
  const toll: Toll = { kills: [], kinds: {}, slowest: 0, faults: [] };
  for (let app = 0; toll.kills.length < kills && toll.faults.length === 0; app += 1) {
    const until = Math.min(kills, toll.kills.length + perAppServer);
    // Every second app server takes card payments.
    await killOnOneAppServer(
      { cards: app % 2 === 1, port, until, random: seededRandom(seed * 1000 + app) },
      toll,
      report,
    );
  }
  return toll;
}

async function killOnOneAppServer(
  { cards, port, until, random }: { cards: boolean; port: number; until: number; random: Random },
  toll: Toll,
  report: (line: string) => void,
): Promise<void> {
  const model = await startLanguageModel({ text: words, perSecond: 40 });
  const till = cards ? await startStripe() : null;
  till?.deliveries.keep();
  const app = await startKillableAppServer(port === 0 ? await freePort() : port, {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'local',
    AI_CALLS_PER_DAY: '100000',
    ...(till
      ? { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: till.url }
      : {}),
  });
  try {
    while (toll.kills.length < until && toll.faults.length === 0) {
      const kills = Math.min(until - toll.kills.length, underOneLoad);
      await underALoad({ ...app, till }, kills, random, toll);
      report(
        `${toll.kills.length} kills, ${Object.values(toll.kinds).reduce((sum, count) => sum + count, 0)} writes, ${toll.faults.length} faults`,
      );
    }
  } finally {
    await app.close().catch((error: Error) => toll.faults.push(error.message));
    await model.close();
    await till?.close();
  }
}

async function underALoad(stage: Stage, kills: number, random: Random, toll: Toll): Promise<void> {
  const fire = startFire(stage.url, random);
  const database = patientDatabase(stage.dataDir);
  const [founder, lucia] = await Promise.all(
    ['ana.founder', 'lucia.tutor'].map((name) => signedIn(stage.url, `${name}@example.org`)),
  );
  if (!founder || !lucia) throw new Error('nobody is there');
  const [books, practises, talks] = await Promise.all([newcomer(fire), newcomer(fire), newcomer(fire)]);
  const people = [books, practises, talks];
  const notes = [
    await heldSession(database, { daysAgo: 100 + toll.kills.length }),
    await heldSession(database, { daysAgo: 9 + toll.kills.length }),
  ].map((bookingId) => ({ bookingId, saves: 0, text: '' }));
  const answered: string[] = [];
  const conversations: Conversations = { turns: [], resumed: 0, heard: [], reading: new Set() };
  const tutors = demoTutors.map(({ slug }) => slug).filter((slug) => slug !== 'lucia-restrepo');
  const tutor = tutors[Math.floor(random.fraction() * tutors.length)] ?? '';
  const hook = { url: `${stage.url}/functions/v1/stripe/webhook`, secret: webhookSecret };
  const work = [
    keepJoining(fire),
    keepReading(fire, practises),
    keepCorresponding(fire, founder),
    stage.till
      ? keepPaying(fire, books, tutor, { stripe: stage.till, hook })
      : keepChanging(fire, books, tutor),
    keepPractising(fire, practises, { database, profileId: practises.profileId, answered }),
    ...notes.map((note) => keepWriting(fire, lucia, note)),
    keepTalking(fire, talks, conversations),
  ];
  await killWhile(stage, fire, { kills, toll });
  fire.end();
  await Promise.race([
    Promise.all(work),
    sleep(patience).then(() => fire.faults.push('the hands did not come to rest')),
  ]);
  await settle(database, fire, conversations);
  const found = [
    ...fire.faults,
    ...(await findFaults(database, fire.written, people)),
    ...(await practiceFaults(database, practises.profileId, answered)),
    ...(await noteFaults(database, notes)),
    ...(await conversationFaults(database, conversations, words)),
  ];
  await database.end();
  toll.faults.push(...found);
  const more: [string, number][] = [
    ...fire.kinds,
    ['answer in practice', answered.length],
    ['note of a tutor', notes.reduce((sum, { saves }) => sum + saves, 0)],
    ['turn of a conversation', conversations.turns.length],
  ];
  for (const [kind, count] of more) toll.kinds[kind] = (toll.kinds[kind] ?? 0) + count;
  toll.slowest = Math.max(toll.slowest, ...fire.took.map(({ ms }) => ms));
}

async function killWhile(
  stage: Stage,
  fire: Fire,
  { kills, toll }: { kills: number; toll: Toll },
): Promise<void> {
  for (let kill = 0; kill < kills && fire.faults.length === 0; kill += 1) {
    const from = fire.acknowledged();
    const limit = performance.now() + patience;
    while (fire.acknowledged() < from + between && fire.faults.length === 0) {
      if (performance.now() > limit)
        fire.faults.push(`only ${fire.acknowledged() - from} writes in five minutes`);
      await sleep(5);
    }
    await sleep(fire.random.fraction() * moment);
    const victim = victims[toll.kills.length % victims.length] ?? 'node';
    const { ready, left } = await stage.kill(victim);
    toll.kills.push({ victim, ready });
    fire.faults.push(...left.map((line) => `left over: ${line}`));
  }
}

async function settle(database: pg.Client, fire: Fire, conversations: Conversations): Promise<void> {
  await Promise.race([Promise.all(conversations.reading), sleep(6000)]);
  await database.query(
    `update app.teaching_turns set words = jsonb_set(words, '{since}', '"2020-01-01T00:00:00.000Z"') where words ->> 'state' = 'streaming'`,
  );
  await Promise.race([
    Promise.all(conversations.reading),
    sleep(patience).then(() => fire.faults.push('words were read without an end')),
  ]);
  for (const again of fire.unknown) await again();
}

/** The app server's database, with retries while it is away. */
function patientDatabase(dataDir: string): pg.Client {
  const name = createHash('sha256').update(join(dataDir, 'postgres')).digest('hex').slice(0, 12);
  const pool = new pg.Pool({ host: `/tmp/pg-${name}`, user: 'postgres', database: 'curvela', max: 2 });
  pool.on('error', () => undefined);
  const query = async (text: string, values?: unknown[]) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await pool.query(text, values);
      } catch (thrown) {
        const { code = '' } = thrown as { code?: string };
        // An invalid statement is not retried.
        if (tries > 600 || /^(42|22|23)/.test(code)) throw thrown;
        await sleep(50);
      }
    }
  };
  return { query, end: () => pool.end() } as unknown as pg.Client;
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A percentile in milliseconds. */
const hundredth = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor((values.length * percent) / 100))
  ] ?? 0;

/** The recovery times, by what was killed. */
export const readiness = (kills: readonly Killed[]): string[] =>
  victims.map((victim) => {
    const times = kills.filter((killed) => killed.victim === victim).map(({ ready }) => ready);
    const [half, most, all] = [50, 95, 100].map((percent) => Math.round(hundredth(times, percent)));
    return `${victim}: ${times.length} kills, ready after ${half} ms (median), ${most} ms (95 %), ${all} ms (slowest)`;
  });

/* `node tests/faults/killed/kill-by-turns.ts 60 [seed] [port]`: prints the recovery times, and exits with 1 when data are lost. */
if (import.meta.main) {
  const [kills = '60', seed = '1', port = '0'] = process.argv.slice(2);
  const began = performance.now();
  const toll = await killByTurns(
    Number(kills),
    Number(seed),
    (line) => process.stdout.write(`${line}\n`),
    Number(port),
  );
  process.stdout.write(`${readiness(toll.kills).join('\n')}\n${JSON.stringify(toll.kinds)}\n`);
  process.stdout.write(
    `slowest call ${Math.round(toll.slowest)} ms; ${Math.round((performance.now() - began) / 1000)} s; ${toll.faults.length} faults\n`,
  );
  for (const fault of toll.faults.slice(0, 40)) process.stdout.write(`${fault}\n`);
  process.exit(toll.faults.length > 0 ? 1 : 0);
}
