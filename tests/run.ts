import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPropertySeed } from './support/property-seed.ts';
import {
  countReport,
  countSecondGo,
  filesForSecondGo,
  summarize,
  type Tally,
  type VitestReport,
} from './support/test-report.ts';

/*
 * Runs every check and then the tests, cheap ones first. The last line is `N passed, N failed`, followed by `, N skipped` where something
 * was skipped; a check counts as one. `--fast` leaves out what needs the build and a browser.
 */
const fast = process.argv.includes('--fast');
const scratch = mkdtempSync(join(tmpdir(), 'curvela-run-'));
const dataTemplate = join(scratch, 'data');
const propertySeed = findPropertySeed();

type Stage = {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  /** The report that it writes; without one, the stage counts as one check. */
  report?: string;
  /** The exit code for "could not be run": the stage then counts as skipped. */
  skippedCode?: number;
};

const vitest = (projects: string[], ...more: string[]): Stage => {
  const report = join(scratch, `${projects.join('-')}${more.length}.json`);
  return {
    name: `tests: ${projects.join(', ')}`,
    command: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...more,
    ],
    report,
  };
};

const lint: Stage = { name: 'lint', command: 'oxlint', args: ['--deny-warnings', '--quiet'] };
const types: Stage[] = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
];
const imports: Stage = {
  name: 'imports',
  command: 'depcruise',
  args: ['--config', '.dependency-cruiser.mjs', 'app', 'packages', 'server', 'database', 'tests'],
};
// Needs the npm registry, which is not always reachable.
const audit: Stage = {
  name: 'dependency audit',
  command: 'node',
  args: ['tests/abuse/dependencies/audit.ts'],
  skippedCode: 2,
};
const format: Stage = { name: 'format', command: 'oxfmt', args: ['--check'] };
// Two files at a time: by default the runner keeps one of two cores free for itself.
const unitAndDatabase = vitest(['unit', 'database'], '--maxWorkers=2');
const build: Stage[] = [
  { name: 'build', command: 'node', args: ['server/build.ts'] },
  { name: 'first start', command: 'node', args: ['tests/support/make-data-template.ts', dataTemplate] },
];
const withServer = { DATA_TEMPLATE: dataTemplate, REUSE_PROCESSES: 'yes' };
// Each file has its own app server and browser window (record 0030). Two at a time leave a sixth of two cores idle, since a file
// alternately waits for its browser and its server.
const journeysAndFaults: Stage = {
  ...vitest(['journeys', 'faults'], '--maxWorkers=3'),
  environment: withServer,
};

const total: Tally = { passed: 0, failed: 0, skipped: 0, secondGo: [] };
const results: string[] = [];
process.stdout.write(`${describeSeed()}\n`);
// The types take one core about as long as the other checks take the other.
await Promise.all([runInOrder([format, lint, imports, audit]), runInOrder(types)]);
await runInOrder([unitAndDatabase, ...(fast ? [] : build)]);
if (!fast) await runJourneys();
rmSync(scratch, { recursive: true, force: true });
const { failed, lines } = summarize(total);
process.stdout.write(`\n${results.join('')}${describeSeed()}\n${lines}`);
process.exit(failed === 0 ? 0 : 1);

function describeSeed(): string {
  const { value, source } = propertySeed;
  return `property tests: seed of this run ${value} (${source}); repeat with PROPERTY_SEED=${value}`;
}

async function runInOrder(stages: Stage[]): Promise<void> {
  for (const stage of stages) add(await runStage(stage));
}

/** Failed journeys run once more in fresh processes, each file with a new app server and unused rate limits. */
async function runJourneys(): Promise<void> {
  const first = await runStage(journeysAndFaults);
  const report = readReport(journeysAndFaults);
  const files = report ? filesForSecondGo(report, process.cwd()) : [];
  if (!report || files.length === 0) return add(first);
  const stage: Stage = { ...vitest(['journeys'], '--maxWorkers=1', ...files), environment: withServer };
  stage.name = 'tests: journeys, second go';
  const alone = await runStage(stage);
  const second = readReport(stage);
  // A second run without a report, or one that failed for another reason than a test, proves nothing.
  if (!second || alone.failed !== countReport(second, process.cwd()).failed) return add(first);
  add(countSecondGo(report, second, process.cwd()));
}

function add({ passed, failed, skipped, secondGo }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.secondGo.push(...secondGo);
}

async function runStage(stage: Stage): Promise<Tally> {
  const started = performance.now();
  const code = await runCommand(stage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = code === stage.skippedCode ? 'SKIPPED' : code === 0 ? 'ok  ' : 'FAIL';
  const line = `${outcome} ${stage.name} (${seconds} s)\n`;
  process.stdout.write(line);
  results.push(line);
  return countStage(stage, code);
}

function countStage(stage: Stage, code: number): Tally {
  const none: Tally = { passed: 0, failed: 0, skipped: 0, secondGo: [] };
  if (code === stage.skippedCode) return { ...none, skipped: 1 };
  if (stage.report === undefined) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const report = readReport(stage);
  if (!report) return { ...none, failed: 1 };
  const tally = countReport(report, process.cwd());
  // A run without tests, or one that failed for another reason than a test, counts as a failure.
  const unexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return unexplained ? { ...tally, failed: 1 } : tally;
}

function readReport({ report = '' }: Stage): VitestReport | null {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

function runCommand({ command, args, environment = {} }: Stage): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
        NODE_ENV: '',
        PROPERTY_SEED: String(propertySeed.value),
        ...environment,
      },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
