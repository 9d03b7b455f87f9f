import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';

export const victims = ['node', 'postmaster', 'backend', 'both'] as const;
export type Victim = (typeof victims)[number];

export type KillableAppServer = {
  url: string;
  dataDir: string;
  app(): AppServer;
  /** SIGKILL. Returns the milliseconds until it was ready again, and leftovers of what was killed. */
  kill(victim: Victim): Promise<{ ready: number; left: string[] }>;
  close(): Promise<void>;
};

type Process = { pid: number; parent: number; line: string };

const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1 << 24 })
    .split('\n')
    .flatMap((text) => {
      const [, pid, parent, line = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(text) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), line }] : [];
    });

/** A process and all its descendants. */
function familyOf(pid: number, all = processes()): Process[] {
  const own = all.filter((process) => process.pid === pid);
  return [...own, ...all.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(child.pid, all))];
}

export function postmasterOf(dataDir: string): number | null {
  const lock = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0;
  return pid > 0 ? pid : null;
}

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const end = (pid: number | undefined): void => {
  if (pid !== undefined && isThere(pid)) process.kill(pid, 'SIGKILL');
};

/** The built product with separate data on a fixed port, to be killed and restarted. */
export async function startKillableAppServer(
  port: number,
  environment: Record<string, string>,
): Promise<KillableAppServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-killed-'));
  const start = () => startAppServer({ dataDir, environment: { PORT: String(port), ...environment } });
  let app = await start();
  const { url } = app;

  const kill = async (victim: Victim) => {
    const node = app.process.pid ?? 0;
    const postmaster = postmasterOf(dataDir) ?? 0;
    const family = familyOf(node);
    const backends = family.filter(({ parent, line }) => parent === postmaster && line.includes('curvela'));
    const began = performance.now();
    if (victim === 'node') {
      end(node);
    } else if (victim === 'backend') {
      end(backends[Math.floor(backends.length / 2)]?.pid ?? postmaster);
    } else {
      end(postmaster);
      if (victim === 'both') end(node);
    }
    if (victim === 'postmaster' || victim === 'backend') {
      const sure = () => victim === 'backend' || postmasterOf(dataDir) !== postmaster;
      const problem = await readyAgain(app, sure);
      const left = await waitForExit(victim === 'postmaster' ? [postmaster] : []);
      return { ready: performance.now() - began, left: [...left, ...problem] };
    }
    await app.kill();
    // At once: the new process has to cope with what the dead one left behind.
    const started = performance.now();
    app = await start();
    return { ready: performance.now() - started, left: await waitForExit(family.map(({ pid }) => pid)) };
  };
  return {
    url,
    dataDir,
    app: () => app,
    kill,
    close: async () => {
      const family = familyOf(app.process.pid ?? 0).map(({ pid }) => pid);
      await app.stop();
      const left = await waitForExit(family);
      rmSync(dataDir, { recursive: true, force: true });
      if (left.length > 0) throw new Error(`left over after the end: ${left.join('; ')}`);
    },
  };
}

/** Milliseconds after which a running process counts as left over. */
const patience = 6000;

/** The command lines of those that are still running after a while. */
async function waitForExit(pids: readonly number[]): Promise<string[]> {
  const until = performance.now() + patience;
  while (pids.some(isThere) && performance.now() < until) await sleep(20);
  return processes()
    .filter(({ pid, line }) => pids.includes(pid) && !line.includes('<defunct>'))
    .map(({ pid, line }) => `${pid} ${line.slice(0, 120)}`);
}

/** Milliseconds after which a start counts as failed. */
const longest = 300_000;

/** Waits until the app server reports ready three times in a row: a dying server may still answer once. Returns what is wrong otherwise. */
async function readyAgain(app: AppServer, sure: () => boolean): Promise<string[]> {
  const until = performance.now() + longest;
  for (let times = 0; times < 3;) {
    const { exitCode, signalCode } = app.process;
    if (exitCode !== null || signalCode !== null || performance.now() > until)
      return [`the app server did not come back (${exitCode ?? signalCode}): ${app.output().slice(-2000)}`];
    const answer = await fetch(`${app.url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    times = answer?.status === 200 && sure() ? times + 1 : 0;
    await sleep(10);
  }
  return [];
}
