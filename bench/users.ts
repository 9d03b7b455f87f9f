import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfNeeded } from '#server/build.ts';
import { costs } from './load/costs.ts';
import { startCrowd } from './load/crowd.ts';
import { makePeople } from './load/people.ts';
import { overload } from './load/overload.ts';
import { failedOf, isFlat, memoryText, p95Of, tableOf, troublesOf } from './load/report.ts';
import { wasAnswered } from './load/samples.ts';
import { processorTimeOf, stolenSeconds, watchMemory } from './load/watch.ts';
import { openPlace, type Place } from './load/world.ts';
import { timeOfPostgres } from './processor-time.ts';

/*
 * Simulated users against the built product on this machine, over HTTP as a browser speaks it:
 *   node bench/users.ts --minutes 20 --users 500
 *   node bench/users.ts --overload --minutes 3 --users 500   (five times as many users for three minutes)
 *   node bench/users.ts --costs                              (processor time of each page, call and walk)
 * Ends with 1 when a goal is missed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    users: { type: 'string', default: '500' },
    port: { type: 'string', default: '0' },
    overload: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
  },
});
const [minutes, users] = [Number(values.minutes), Number(values.users)];
/** Milliseconds within which the users come; they count from the first request on. */
const arrival = 120_000;
/** Goal for everything together, in milliseconds. */
const goal = 100;

await buildIfNeeded();
const place = await openPlace(values.port);
try {
  const met = values.costs
    ? await costs(place, print).then(() => true)
    : await (values.overload ? overload(place, { users, minutes, print }) : usual(place));
  process.exitCode = met ? 0 : 1;
} finally {
  await place.close();
}

async function usual({ house, samples, world, database, sockets }: Place): Promise<boolean> {
  const people = await makePeople({ url: house.url, database, samples }, users);
  print(`${users} users for ${minutes} minutes`);
  const root = house.process.pid ?? 0;
  const end = new AbortController();
  const crowd = startCrowd(people, { world, samples, signal: end.signal, arrival });
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
  const times = { node: after.node - before.node, maths: after.maths - before.maths, postgres: (await timeOfPostgres(database)) - postgres, 'the users': (used.user + used.system) / 1000 }; // prettier-ignore
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
  return verdict({
    p95: p95Of(answered),
    failed: failedOf(samples.all),
    refused: samples.all.length - answered.length,
    flat: isFlat(memory.looks),
  });
}

type Found = { p95: number; failed: number; refused: number; flat: boolean };

function verdict({ p95, failed, refused, flat }: Found): boolean {
  print(
    `p95 of everything ${p95.toFixed(0)} ms (goal ≤ ${goal}), failed ${failed} (goal 0), sent away ${refused} (goal 0), memory ${flat ? 'flat' : 'GROWS'}`,
  );
  return p95 <= goal && failed === 0 && refused === 0 && flat;
}

function print(line: string): void {
  if (line !== '') process.stdout.write(`${line}\n`);
}
