import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfNeeded } from '#server/build.ts';
import { type BenchFigure, lineOf, milliseconds } from './figure.ts';
import { costs } from './load/costs.ts';
import { startCrowd } from './load/crowd.ts';
import { makePeople } from './load/people.ts';
import { overload } from './load/overload.ts';
import { failedOf, isFlat, memoryText, p95Of, tableOf, troublesOf } from './load/report.ts';
import { wasAnswered } from './load/samples.ts';
import { processorTimeOf, stolenSeconds, watchMemory } from './load/watch.ts';
import { openLoadedServer, type LoadedApp } from './load/loaded-server.ts';
import { timeOfPostgres } from './processor-time.ts';

/** Milliseconds within which the users arrive; measured from the first request on. */
const arrival = 120_000;
/** Goal for the overall percentile, in milliseconds. */
const goal = 100;

type UserLoadOptions = { users: number; minutes: number };
type Scene<Result> = (place: LoadedApp) => Promise<Result>;

/** Simulated users against the built product on this machine, over HTTP like browsers: 500 of them, for so many minutes. */
export const measure = (minutes = 3): Promise<BenchFigure[]> =>
  inPlace('0', (place) => usual(place, { users: 500, minutes }));

/** Five times as many, for so many minutes. */
export const measureOverload = (minutes = 1): Promise<BenchFigure[]> =>
  inPlace('0', (place) => overload(place, { users: 500, minutes, print }));

async function inPlace<Result>(port: string, scene: Scene<Result>): Promise<Result> {
  await buildIfNeeded();
  const place = await openLoadedServer(port);
  try {
    return await scene(place);
  } finally {
    await place.close();
  }
}

async function usual(
  { app, samples, context, database, sockets }: LoadedApp,
  { users, minutes }: UserLoadOptions,
): Promise<BenchFigure[]> {
  const people = await makePeople({ url: app.url, database, samples }, users);
  print(`${users} users for ${minutes} minutes`);
  const root = app.process.pid ?? 0;
  const end = new AbortController();
  const crowd = startCrowd(people, { context, samples, signal: end.signal, arrival });
  const memory = watchMemory(root);
  const [before, postgres] = [processorTimeOf(root), await timeOfPostgres(database)];
  const [own, began] = [process.cpuUsage(), performance.now()];
  for (let minute = 0; minute < minutes; minute += 1) {
    const [from, stolen] = [performance.now(), stolenSeconds()];
    await sleep(Math.min(1, minutes - minute) * 60_000);
    const last = samples.between(from, performance.now());
    print(
      `minute ${minute + 1}: ${last.length} requests, p95 ${p95Of(last).toFixed(0)} ms, failed ${failedOf(samples.all)}, taken by other machines ${(stolenSeconds() - stolen).toFixed(1)} s`,
    );
  }
  const seconds = (performance.now() - began) / 1000;
  const after = processorTimeOf(root);
  const used = process.cpuUsage(own);
  const times = {
    node: after.node - before.node,
    maths: after.maths - before.maths,
    postgres: (await timeOfPostgres(database)) - postgres,
    'the users': (used.user + used.system) / 1000,
  };
  memory.stop();
  end.abort();
  await crowd;
  const answered = samples.all.filter(({ status }) => wasAnswered(status));
  print(tableOf(samples.all));
  print(`requests per second ${(samples.all.length / seconds).toFixed(0)}`);
  for (const [name, ms] of Object.entries(times))
    print(
      `processor time of ${name.padEnd(9)} ${(ms / 10 / seconds).toFixed(0)} % of a core, ${(ms / samples.all.length).toFixed(2)} ms a request`,
    );
  print(memoryText(memory.looks));
  print(`sockets that joined again ${sockets.rejoined()}`);
  print(troublesOf(samples.troubles));
  return figuresOf({
    users,
    minutes,
    p95: p95Of(answered),
    failed: failedOf(samples.all),
    refused: samples.all.length - answered.length,
    flat: isFlat(memory.looks),
  });
}

type Found = UserLoadOptions & { p95: number; failed: number; refused: number; flat: boolean };

const figuresOf = ({ users, minutes, p95, failed, refused, flat }: Found): BenchFigure[] => [
  {
    name: `${users} users for ${minutes} minutes: 95 % of everything`,
    value: milliseconds(p95),
    goal: `≤ ${goal} ms`,
    met: p95 <= goal,
  },
  { name: 'broken, or 5xx but 503', value: String(failed), goal: '0', met: failed === 0 },
  { name: 'sent away', value: String(refused), goal: '0', met: refused === 0 },
  { name: 'memory', value: flat ? 'flat' : 'grows', goal: 'flat', met: flat },
];

function print(line: string): void {
  if (line !== '') process.stdout.write(`${line}\n`);
}

/*
 * Usage:
 * node bench/users.ts --minutes 20 --users 500
 * node bench/users.ts --overload --minutes 3 --users 500 (five times as many users for three minutes)
 * node bench/users.ts --costs (CPU time of each page, call and walk)
 * Exits with 1 when a goal is missed.
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      users: { type: 'string', default: '500' },
      port: { type: 'string', default: '0' },
      overload: { type: 'boolean', default: false },
      costs: { type: 'boolean', default: false },
    },
  });
  const options = { users: Number(values.users), minutes: Number(values.minutes) };
  const figures = await inPlace(values.port, async (place) => {
    if (values.costs) return costs(place, print).then(() => []);
    return values.overload ? overload(place, { ...options, print }) : usual(place, options);
  });
  for (const figure of figures) print(lineOf(figure));
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
}
