import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { createServices } from '#server/services.ts';
import { addAuthAndJobs } from '#tests/support/global-database.ts';
import { faultKinds } from '#tests/simulated-sessions/checks.ts';
import { behaviours } from '#tests/simulated-sessions/behaviours.ts';
import { playKinds } from '#tests/simulated-sessions/play.ts';
import { personOf, type Ran, runSessions } from '#tests/simulated-sessions/sessions.ts';
import { createMaths } from '#app/maths/index.server.ts';
import { settableClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import type { BenchFigure } from './figure.ts';

const usual = 500;

/**
 * Sessions of simulated learners over the skill graph; `from` is the number of the first, `part` (0 to 4) takes those of one learner of
 * each kind only: five processes run the same sessions as one. Faults are printed as they are found.
 */
export async function measure(count = usual, from = 0, part?: number): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-sessions-'));
  const database = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
  const maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
  const pool = createPool(database.url, 10, 60_000);
  try {
    await migrate(database.url);
    await addAuthAndJobs(database.url, dataDir);
    const settings = loadSettings({
      JWT_SECRET: 'a-secret-of-the-measurement-0123456789',
      DATA_DIR: dataDir,
    });
    const clock = settableClock('2026-11-20T09:00:00Z');
    const services = createServices({ settings, pool, log: silentLog, clock, random: seededRandom(1) });
    const numbers = Array.from({ length: count }, (_, at) => from + at).filter(
      (number) => part === undefined || personOf(number) === part,
    );
    let turns = 0;
    let done = 0;
    const ran = await runSessions({ services: { ...services, maths }, clock }, pool, numbers, (_, played) => {
      turns += played.turns;
      done += 1;
      for (const { kind, what, where } of played.faults)
        process.stdout.write(`${kind}: ${what}
  ${where}
`);
      if (done % 20 === 0)
        process.stdout.write(`… ${done} sessions, ${turns} turns
`);
    });
    for (const line of repeated(ran)) process.stdout.write(`said again: ${line}\n`);
    for (const { ms, what } of slowest(ran))
      process.stdout.write(`${ms.toFixed(0)} ms: ${what}
`);
    for (const { shown, ruled } of ran.masteries)
      process.stdout.write(`mastered ${shown}${ruled ? '' : ', NOT AS RULED'}\n`);
    process.stdout.write(`${tableOf(ran)}\n`);
    return figuresOf(ran);
  } finally {
    await maths.close();
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The sentences said again most often, with their numbers taken out. */
const repeated = ({ plays }: Ran) => {
  const all = plays.flatMap(({ played }) =>
    played.said.repeated.map((text) => text.replaceAll(/\d+/gu, 'n')),
  );
  return [...Map.groupBy(all, (text) => text)]
    .map(([text, times]) => `${times.length} × ${text}`)
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .slice(0, 40);
};

const slowest = ({ plays }: Ran) =>
  plays
    .flatMap(({ played }) => played.took)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 8);

/** Sessions of each kind, by kind of learner. */
function tableOf({ plays }: Ran): string {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(10) : String(cell).padStart(15))).join('');
  const rows = playKinds.map((kind) => {
    const of = plays.filter((play) => play.kind === kind);
    const by = behaviours.map((behaviour) => of.filter((play) => play.behaviour === behaviour).length);
    return row([kind, ...by, of.length]);
  });
  return [row(['', ...behaviours, 'sessions']), ...rows].join('\n');
}

function figuresOf({ plays, faults, masteries }: Ran): BenchFigure[] {
  const sum = (part: (played: Ran['plays'][number]['played']) => number) =>
    plays.reduce((total, { played }) => total + part(played), 0);
  const took = plays.flatMap(({ played }) => played.took).toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => took[Math.floor(took.length * share)]?.ms ?? Number.NaN;
  const turns = sum((played) => played.turns);
  const about = `${plays.length} sessions, ${turns} turns`;
  const judged = `${sum(({ judged }) => judged)} answers judged, ${sum(({ decided }) => decided)} of them decided apart too, ${sum(({ unknown }) => unknown)} left undecided`;
  return [
    ...faultKinds.map((kind) => {
      const found = faults.filter((fault) => fault.kind === kind).length;
      const more = kind === 'wrong verdict' ? ` (${judged})` : '';
      return { name: `${about}: ${kind}${more}`, value: String(found), goal: '0', met: found === 0 };
    }),
    {
      name: `${about}: sentences, those said again within five turns`,
      value: `${sum(({ said }) => said.all)}, ${(100 * (sum(({ said }) => said.repeated.length) / sum(({ said }) => said.all))).toFixed(1)} %`,
      goal: '0 %',
      met: plays.every(({ played }) => played.said.repeated.length === 0),
    },
    {
      name: `${about}: masteries, as ruled`,
      value: `${masteries.length}, ${masteries.filter(({ ruled }) => ruled).length}`,
      goal: 'all',
      met: masteries.every(({ ruled }) => ruled),
    },
    {
      name: 'their turns, in the process, median, 95th percentile, slowest',
      value: `${at(0.5).toFixed(0)} ms, ${at(0.95).toFixed(0)} ms, ${(took.at(-1)?.ms ?? 0).toFixed(0)} ms`,
      goal: '',
      met: true,
    },
  ];
}

if (import.meta.main) {
  const [count, from, part] = process.argv.slice(2).map(Number);
  for (const { name, value, goal, met } of await measure(count, from, part))
    process.stdout.write(
      `${name.padEnd(90)} ${value.padEnd(24)} ${goal === '' ? '' : met ? `meets ${goal}` : `MISSES ${goal}`}\n`,
    );
}
