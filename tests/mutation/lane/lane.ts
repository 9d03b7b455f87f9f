import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { reachedName } from '../probes.ts';
import { WarmPool } from './warm-pool.ts';

/** What the process beside a lane asks for: one file of tests, with or without a changed source. */
export type LaneRequest = {
  id: number;
  test: string;
  /** A source and the text that it has during the run; null leaves all as they are. */
  planted: { path: string; text: string } | null;
  limitMs: number;
  /** Whether to load all sources again and say which blocks were reached. */
  reach: boolean;
};
export type LaneResult = {
  id: number;
  outcome: 'passed' | 'failed' | 'timeout' | 'no tests';
  ms: number;
  reachedBlocks: number[];
  /** The first failure. */
  message: string;
};
/** Sent once when a lane can run tests: their files. */
export type LaneReady = { ready: string[] };

/** Databases of tests are dropped once there are so many. */
const mostDatabases = 60;

const tree = process.cwd();
const pool = new WarmPool();
let planted: { path: string; before: string } | null = null;
let databaseRuns = 0;

// The global setup of the database runs in this process, out of the same sources.
Object.assign(globalThis, { [reachedName]: new Uint8Array(Number(process.env.MUTATION_BLOCKS ?? 0)) });

const vitest = await startVitestHere();
// The runner ends the process over a promise that nobody awaits, which a process of tests that was killed leaves behind.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `not awaited: ${String((error as Error | undefined)?.stack ?? error).slice(0, 500)}\n`,
  );
});
const specifications = new Map<string, TestSpecification>();
for (const one of await vitest.globTestSpecifications())
  specifications.set(relative(tree, one.moduleId), one);

let queue: Promise<void> = Promise.resolve();
process.on('message', (request: LaneRequest) => {
  queue = queue.then(async () => {
    const result = await runRequest(request);
    if (process.connected) process.send!(result);
  });
});
process.on('disconnect', () => void close());
process.on('SIGTERM', () => void close());
process.send!({ ready: [...specifications.keys()] } satisfies LaneReady);

async function startVitestHere(): Promise<Vitest> {
  const config = (await import(pathToFileURL(join(tree, 'vitest.config.ts')).href)) as {
    default: ViteUserConfig;
  };
  const projects = (config.default.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { test } = project;
    if (test?.name !== 'unit' && test?.name !== 'database') return [];
    return [
      { ...project, test: { ...test, pool: pool.initializer(), testTimeout: 20_000, hookTimeout: 60_000 } },
    ];
  });
  const overrides: ViteUserConfig = {
    root: tree,
    logLevel: 'silent',
    test: { projects, reporters: [{}] },
  };
  return createVitest({ root: tree, config: false, watch: false, maxWorkers: 1, bail: 1 }, overrides);
}

function plant(change: LaneRequest['planted']): void {
  if (planted && (planted.path !== change?.path || change === null)) {
    writeSource(planted.path, planted.before);
    planted = null;
  }
  if (!change) return;
  const path = join(tree, change.path);
  planted ??= { path: change.path, before: readFileSync(path, 'utf8') };
  writeSource(change.path, change.text);
}

function writeSource(path: string, text: string): void {
  const file = join(tree, path);
  if (readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
  vitest.invalidateFile(file);
  pool.forget(file);
}

async function runRequest({ id, test, planted: change, limitMs, reach }: LaneRequest): Promise<LaneResult> {
  const started = performance.now();
  const specification = specifications.get(test);
  if (!specification)
    return { id, outcome: 'no tests', ms: 0, reachedBlocks: [], message: 'not a file of tests' };
  plant(change);
  pool.reach = reach;
  pool.reachedBlocks = [];
  if (reach) pool.forgetAll();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    pool.kill();
  }, limitMs);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  clearTimeout(timer);
  const module = testModules.find((one) => one.moduleId === specification.moduleId);
  const [error] = unhandledErrors;
  const result: LaneResult = {
    id,
    outcome: isLate ? 'timeout' : error || !module ? 'failed' : outcomeOf(module),
    ms: Math.round(performance.now() - started),
    reachedBlocks: pool.reachedBlocks,
    message: module ? firstFailure(module) : '',
  };
  // A run that failed may have left something behind in the sources that are loaded.
  if (result.outcome !== 'passed') pool.forgetAll();
  if (error && !result.message) result.message = String((error as Error).message ?? error).slice(0, 300);
  if (specification.project.name === 'database') await dropDatabases(specification);
  return result;
}

function outcomeOf(module: TestModule): LaneResult['outcome'] {
  const state = module.state();
  if (state === 'failed') return 'failed';
  const passed = [...module.children.allTests('passed')].length;
  return passed === 0 ? 'no tests' : 'passed';
}

function firstFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed')) {
    const [error] = test.result().errors ?? [];
    return `${test.fullName}: ${error?.message ?? ''}`.slice(0, 300);
  }
  return String(module.errors()[0]?.message ?? '').slice(0, 300);
}

/** Each test leaves its database behind; thousands of them would fill the disk. */
async function dropDatabases({ project }: TestSpecification): Promise<void> {
  databaseRuns += 1;
  if (databaseRuns % 5 !== 0) return;
  const { cluster } = project.getProvidedContext() as { cluster: string };
  const url = new URL(cluster);
  const client = new pg.Client(
    url.searchParams.has('host')
      ? { host: url.searchParams.get('host')!, user: url.username, database: url.pathname.slice(1) }
      : { connectionString: cluster },
  );
  try {
    await client.connect();
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%'",
    );
    if (rows.length < mostDatabases) return;
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  } catch {
    // They go with the cluster in the end.
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function close(): Promise<void> {
  pool.kill();
  await vitest.close();
  process.exit(0);
}
