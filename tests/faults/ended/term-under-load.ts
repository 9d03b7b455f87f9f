import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { fillFromTemplate } from '#tests/support/data-template.ts';
import { databaseOf } from '#tests/support/app-server-database.ts';
import { startLanguageModel } from '#tests/support/language-model.ts';
import { type SignedInPerson, signedIn } from '../balanced/calls.ts';
import {
  aboutToSend,
  cleanEnds,
  type OpenCall,
  beginToTalk,
  halfSent,
  openSocket,
  openWords,
  type Stream,
  wasAnswered,
} from './open-connections.ts';

const halfSentOfEach = 20;
const readings = ['/', '/functions/v1/tutors', '/functions/v1/practice/skills', '/tutors/lucia-restrepo'];
const readingOfEach = 5;
const streamsOfEach = 25;
/** A text that is unfinished when the process ends. */
const longText = `${'Look at the bracket in the first line and at the number in front of it. '.repeat(4)}What does it do to each of the terms?`;

type Ended = { requests: number; streams: number; seconds: number; faults: string[] };

/**
 * Ends a process with SIGTERM while 60 requests are in progress (40 writes half sent, 20 reads sent at that moment) and 50 streams are open
 * (25 readers of generated text, 25 sockets), repeatedly on the same data. Returns the result of each shutdown.
 */
export async function termUnderLoad(
  rounds: number,
  outcomeOf: (ended: Ended) => void = () => undefined,
): Promise<Ended[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-ended-'));
  fillFromTemplate(dataDir);
  const model = await startLanguageModel({ text: longText, perSecond: 2 });
  const codes: string[] = [];
  const ends: Ended[] = [];
  const start = () =>
    startAppServer({
      dataDir,
      environment: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'local', AI_CALLS_PER_DAY: '100000' },
    });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ended = await endOnce(await start(), codes, round);
      ends.push(ended);
      outcomeOf(ended);
    }
    const app = await start();
    ends.at(-1)?.faults.push(...(await missingWrites(app, codes)));
    await app.stop();
    return ends;
  } finally {
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function endOnce(app: AppServer, codes: string[], round: number): Promise<Ended> {
  const person = await signedIn(app.url, 'leo.learner@example.org');
  const streams = await openStreams(app.url, person, round);
  const writing = await Promise.all(
    Array.from({ length: halfSentOfEach }, () => writes(app.url, codes)).flat(),
  );
  const reading = await Promise.all(
    readings.flatMap((path) => Array.from({ length: readingOfEach }, () => aboutToSend(app.url, path))),
  );
  // Connections are accepted in order: when a later one is answered, all before it are accepted.
  await fetch(`${app.url}/healthz`, { headers: { connection: 'close' } });
  const began = performance.now();
  const finishing = reading.map((guest) => outcomeOf(guest));
  const exit = app.stop();
  const exited = exit.then((code) => ({ code, seconds: (performance.now() - began) / 1000 }));
  const closed = waitUntilClosed(app.url);
  await Promise.race([closed, sleep(2000)]);
  const outcomes = await Promise.all([...finishing, ...writing.map((guest) => outcomeOf(guest))]);
  const ends = await Promise.all(streams.map(({ end }) => end));
  const { code, seconds } = await exited;
  const faults = [
    ...outcomes.filter((outcome) => outcome !== ''),
    ...ends.filter((end) => !cleanEnds.includes(end)).map((end) => `a stream was ${end}`),
    ...(code === 0 ? [] : [`exit code ${code}`]),
    ...(seconds <= 10 ? [] : [`the end took ${seconds.toFixed(1)} s`]),
    ...(await leftOver(app)),
  ];
  return { requests: outcomes.length, streams: streams.length, seconds, faults };
}

/** Empty when it was answered. */
const outcomeOf = async ({ what, finish }: OpenCall): Promise<string> => {
  const outcome = await finish();
  return wasAnswered(outcome) ? '' : `${what}: ${outcome}`;
};

/** Two writes that leave an identifiable row. */
function writes(url: string, codes: string[]): Promise<OpenCall>[] {
  // Referral codes have forty characters at most.
  const [click, message] = [`ended-${randomUUID().slice(0, 18)}`, `ended-${randomUUID()}`];
  codes.push(click, message);
  const letter = { topic: 'question', name: 'Noor', email: `${message}@example.org`, message };
  return [
    halfSent(url, '/rest/v1/referral_events', { code: click, type: 'click' }),
    halfSent(url, '/functions/v1/contact', letter),
  ];
}

async function openStreams(url: string, person: SignedInPerson, round: number): Promise<Stream[]> {
  const address = await beginToTalk(url, person, round);
  const each = <Made>(make: () => Promise<Made>) => Promise.all(Array.from({ length: streamsOfEach }, make));
  return [...(await each(() => openSocket(url))), ...(await each(() => openWords(address, person)))];
}

async function waitUntilClosed(url: string): Promise<void> {
  while (
    await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  )
    await sleep(20);
}

/** Leftovers: processes, the database, a listener on the port. */
async function leftOver(app: AppServer): Promise<string[]> {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const answers = await fetch(`${app.url}/healthz`).then(
    () => ['somebody answers on the port'],
    () => [],
  );
  return [
    ...lines
      .filter((line) => line.includes(app.dataDir) && !line.includes('ps -eo'))
      .map((line) => `left over: ${line}`),
    ...(existsSync(join(app.dataDir, 'postgres', 'postmaster.pid')) ? ['the database was not stopped'] : []),
    ...answers,
  ];
}

/** Acknowledged writes that are not stored once. */
async function missingWrites(app: AppServer, codes: readonly string[]): Promise<string[]> {
  const database = await databaseOf(app);
  const { rows } = await database.query<{ code: string }>(
    `select code from public.referral_events where code like 'ended-%'
     union all select message as code from app.contact_messages where message like 'ended-%'`,
  );
  await database.end();
  return codes
    .filter((code) => rows.filter((row) => row.code === code).length !== 1)
    .map((code) => `${code} is lost or double`);
}
