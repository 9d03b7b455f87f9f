import { setTimeout as sleep } from 'node:timers/promises';
import { unavailableTexts } from '#server/unavailable-texts.ts';
import { faults } from './faults.ts';
import { type OutageAppServer, openOutageAppServer } from './outage-app-server.ts';
import { type ProbeAnswer, ask, type Probe, probesOf } from './probes.ts';

type Outage = {
  fault: string;
  calls: number;
  /** Milliseconds of the slowest call, and until every call succeeded again. */
  slowest: number;
  recovery: number;
  faults: string[];
};
type Setting = { seconds: number; slowest: number; recovery: number };

/** Spanish, the language of the requests. */
const unavailableText =
  'Por un momento no podemos acceder a los datos. No se perdió nada; vuelve a intentarlo.';
const saidByPage = unavailableTexts.es.title;

/** Injects one fault after the other for so many seconds each, while calls of every kind are made, and checks their responses. */
export async function goAway(
  names: readonly string[],
  setting: Setting,
  report: (outage: Outage) => void = () => undefined,
): Promise<Outage[]> {
  const app = await openOutageAppServer();
  try {
    const probes = await probesOf(app);
    const outages: Outage[] = [];
    for (const name of names) {
      const outage = await letFail(app, probes, name, setting);
      outages.push(outage);
      report(outage);
    }
    return outages;
  } finally {
    await app.close();
  }
}

async function letFail(
  app: OutageAppServer,
  probes: Probe[],
  name: string,
  setting: Setting,
): Promise<Outage> {
  const end = await faults[name]?.(app);
  if (!end) throw new Error(`there is no such fault: ${name}`);
  const answers: ProbeAnswer[] = [];
  const until = performance.now() + setting.seconds * 1000;
  do {
    answers.push(...(await Promise.all(probes.map(ask))));
    await sleep(100);
  } while (performance.now() < until);
  const began = performance.now();
  await end();
  let last = await Promise.all(probes.map(ask));
  while (last.some(isAway) && performance.now() < began + 120_000) {
    await sleep(50);
    last = await Promise.all(probes.map(ask));
  }
  const recovery = performance.now() - began;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const open = new Map(probes.map(({ name: probe, never }) => [probe, never]));
  return {
    fault: name,
    calls: answers.length,
    slowest: Math.round(slowest),
    recovery: Math.round(recovery),
    faults: [
      ...answers.filter((answer) => !isTyped(answer)).map((answer) => `not typed: ${JSON.stringify(answer)}`),
      ...[...answers, ...last]
        .filter(({ name: probe, status }) => open.get(probe)?.includes(status))
        .map(({ name: probe, status }) => `an open door: ${probe} was answered ${status}`),
      ...answers
        .filter(({ ms }) => ms > setting.slowest)
        .map(({ name: probe, ms }) => `${probe} took ${Math.round(ms)} ms`),
      ...(recovery > setting.recovery ? [`recovery took ${Math.round(recovery)} ms`] : []),
      ...last.filter(isAway).map(({ name: probe }) => `${probe} never came back`),
    ],
  };
}

const isAway = ({ status }: ProbeAnswer): boolean => status >= 500 || status === 408;

/** A normal response, or the localized error that the data cannot be reached. */
const isTyped = ({ status, code, message, retryAfter }: ProbeAnswer): boolean =>
  status < 500
    ? status !== 408
    : status === 503 &&
      Number(retryAfter) > 0 &&
      (code === 'unavailable' || code === '') &&
      [unavailableText, saidByPage].includes(message);

/* `node tests/faults/away/away.ts 60`: each fault for so many seconds; prints the figures, and exits with 1 on unexpected responses. */
if (import.meta.main) {
  const [seconds = '60'] = process.argv.slice(2);
  const setting = { seconds: Number(seconds), slowest: 2000, recovery: 3000 };
  const outages = await goAway(Object.keys(faults), setting, ({ faults: found, ...outage }) => {
    process.stdout.write(`${JSON.stringify(outage)}\n`);
    for (const fault of found.slice(0, 5)) process.stdout.write(`  ${fault}\n`);
  });
  process.exit(outages.some(({ faults: found }) => found.length > 0) ? 1 : 0);
}
