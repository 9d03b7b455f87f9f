import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { diceOfRequest } from './dice.ts';
import { startGoodTraffic } from './good-traffic.ts';
import { type FuzzedAppServer, type Memory, openFuzzedAppServer } from './fuzzed-app-server.ts';
import { fuzzOf, type FuzzContext } from './requests.ts';
import { fuzzSocket } from './sockets.ts';
import { allTargets } from './targets.ts';
import { faultOf } from './verdict.ts';
import { openWire } from './wire.ts';

type FuzzOptions = {
  requests: number;
  seed: number;
  /** Concurrent requests. */
  atOnce: number;
  /** Requests a second at most. */
  rate: number;
  /** Requests before the first memory measurement. */
  warmUp: number;
  /** Milliseconds of good traffic alone. */
  alone: number;
  /** Whether rate limits apply. */
  limited: boolean;
  /** Number of client addresses; unlimited if absent. */
  addresses?: number;
  /** Only these request numbers, instead of all. */
  only?: readonly number[];
  tell?: (line: string) => void;
};

type Report = {
  sent: number;
  sockets: number;
  statuses: Record<string, number>;
  /** 503 with `Retry-After`. */
  shed: number;
  faults: string[];
  /** `on`: during the run, after some of the legs. */
  memory: { before: Memory; on: Memory[]; after: Memory };
  /** 99th percentile of the good traffic, alone and beside the fuzz, in milliseconds, and its refusals. */
  good: { alone: number; beside: number; count: number; faults: string[] };
  /** Calls that never succeeded, so that the fuzz did not get past their checks. */
  neverEntered: string[];
};

/** Requests after which everybody signs in again. */
const turn = 2000;
/** Requests between two memory measurements. */
const leg = 25_000;

/** Sends fuzzed requests to a separate app server, beside a well-behaved client. */
export async function fuzz(options: FuzzOptions): Promise<Report> {
  const app = await openFuzzedAppServer();
  try {
    return await fuzzAppServer(app, options);
  } catch (error) {
    throw new Error(`the app server went on with:\n${app.app.output().slice(-20_000)}`, { cause: error });
  } finally {
    await app.close();
  }
}

async function fuzzAppServer(app: FuzzedAppServer, options: FuzzOptions): Promise<Report> {
  const { targets, parts } = await allTargets();
  const context: FuzzContext = {
    targets,
    parts,
    ...(await app.refresh()),
    placeOf: (dice) =>
      options.addresses
        ? `203.0.113.${dice.below(options.addresses)}`
        : `10.${dice.below(8)}.${dice.below(250)}.${dice.below(250)}`,
  };
  const report = emptyReport();
  const entered = new Set<string>();
  await send(
    app,
    context,
    { ...options, requests: options.warmUp, seed: options.seed + 1 },
    { report, entered },
  );
  const calm = startGoodTraffic(app.port);
  await sleep(options.alone);
  const alone = await calm.end();
  report.memory.before = await app.memory();
  const beside = startGoodTraffic(app.port);
  await send(app, context, options, { report, entered });
  const waited = await beside.end();
  report.memory.after = await app.memory();
  report.good = {
    alone: percentile99(alone.ms),
    beside: percentile99(waited.ms),
    count: waited.ms.length,
    faults: [...alone.faults, ...waited.faults],
  };
  const calls = targets.filter(({ kind }) => kind === 'call').map(({ method, path }) => `${method} ${path}`);
  report.neverEntered = calls.filter((call) => !entered.has(call));
  return report;
}

type Count = { report: Report; entered: Set<string> };

async function send(
  app: FuzzedAppServer,
  context: FuzzContext,
  options: FuzzOptions,
  count: Count,
): Promise<void> {
  const all = options.only ?? Array.from({ length: options.requests }, (_, number) => number);
  for (let from = 0; from < all.length; from += leg) {
    await sendLeg(app, context, { ...options, only: all.slice(from, from + leg) }, count);
    if (from + leg >= all.length) return;
    const memory = await app.memory();
    count.report.memory.on.push(memory);
    options.tell?.(`${from + leg} sent, ${count.report.faults.length} faults, ${inMegabytes(memory)}`);
  }
}

const inMegabytes = ({ live, code, rss }: Memory): string =>
  `${(live / 1e6).toFixed(0)} MB live (${(code / 1e6).toFixed(0)} MB code), ${(rss / 1e6).toFixed(0)} MB resident`;

async function sendLeg(
  app: FuzzedAppServer,
  context: FuzzContext,
  options: FuzzOptions & { only: readonly number[] },
  count: Count,
): Promise<void> {
  const numbers = options.only;
  const started = performance.now();
  let next = 0;
  const one = async () => {
    const wire = openWire(app.port);
    while (next < numbers.length && !app.ended()) {
      const at = next;
      next += 1;
      await sleep(Math.max(0, started + (at * 1000) / options.rate - performance.now()));
      if (at % turn === 0) Object.assign(context, await app.refresh());
      if (!options.limited && at % 500 === 0) await app.liftLimits();
      await sendOne(app, context, { options, wire, number: numbers[at] ?? 0 }, count);
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: options.atOnce }, one));
  if (app.ended()) throw new Error(['the process has ended', ...count.report.faults].join('\n'));
}

type One = { options: FuzzOptions; wire: ReturnType<typeof openWire>; number: number };

async function sendOne(
  { port, app }: FuzzedAppServer,
  context: FuzzContext,
  { options, wire, number }: One,
  count: Count,
) {
  const dice = diceOfRequest(options.seed, number);
  const { report, entered } = count;
  report.sent += 1;
  if (dice.chance(0.01)) {
    report.sockets += 1;
    const status = await fuzzSocket(port, context, dice);
    report.statuses[`socket ${status}`] = (report.statuses[`socket ${status}`] ?? 0) + 1;
    return;
  }
  const request = fuzzOf(context, dice);
  const outcome = await wire.send(request);
  report.statuses[outcome.status] = (report.statuses[outcome.status] ?? 0) + 1;
  if (outcome.status >= 200 && outcome.status < 300) entered.add(request.name);
  if (outcome.status === 503 && outcome.retryAfter) report.shed += 1;
  const fault = faultOf(request, outcome);
  if (fault) {
    report.faults.push(`seed ${options.seed}, request ${number}, as ${request.role}: ${fault}`);
    options.tell?.(
      `${report.faults.at(-1)}\n${request.bytes.toString('latin1').slice(0, 1500)}\n${app.output().slice(-1000)}`,
    );
  }
}

const percentile99 = (ms: readonly number[]): number =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * 0.99))] ?? 0;

const none: Memory = { live: 0, code: 0, rss: 0 };
const emptyReport = (): Report => ({
  sent: 0,
  sockets: 0,
  statuses: {},
  shed: 0,
  faults: [],
  memory: { before: none, on: [], after: none },
  good: { alone: 0, beside: 0, count: 0, faults: [] },
  neverEntered: [],
});

/*
 * `node tests/abuse/fuzz/fuzz.ts 1000000 --seed 1 --rate 400 [--addresses 1] [--limited] [--only 4711]`: prints the faults found, and exits
 * with 1 when there are any. Needs a built product.
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      rate: { type: 'string', default: '400' },
      'warm-up': { type: 'string', default: '20000' },
      'at-once': { type: 'string', default: '4' },
      addresses: { type: 'string' },
      limited: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const requests = Number(positionals[0] ?? 100_000);
  const started = performance.now();
  const report = await fuzz({
    requests,
    seed: Number(values.seed),
    rate: Number(values.rate),
    atOnce: Number(values['at-once']),
    warmUp: Math.min(Number(values['warm-up']), Math.ceil(requests / 5)),
    alone: 30_000,
    limited: values.limited,
    ...(values.addresses ? { addresses: Number(values.addresses) } : {}),
    ...(values.only ? { only: values.only.split(',').map(Number) } : {}),
    tell: (line) => process.stdout.write(`${line}\n`),
  });
  const { before, after } = report.memory;
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  const growth = (name: keyof Memory) => `${((after[name] / before[name] - 1) * 100).toFixed(1)} %`;
  process.stdout.write(
    `${report.sent} requests in ${seconds} s, ${report.faults.length} faults, live memory ${growth('live')}, resident ${growth('rss')}, ` +
      `good traffic p99 ${report.good.alone.toFixed(0)} ms alone, ${report.good.beside.toFixed(0)} ms beside\n`,
  );
  const fine =
    report.faults.length === 0 &&
    after.live <= before.live * 1.1 &&
    report.good.beside <= 2 * report.good.alone;
  process.exit(fine ? 0 : 1);
}
