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
  /** SIGKILL. Gives the milliseconds until it was ready again, and what was left over of what was killed. */
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

/** A process and all that descend from it. */
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

/** The built product on data of its own and always the same port, which is killed and comes back. */
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
      const left = await gone(victim === 'postmaster' ? [postmaster] : []);
      return { ready: performance.now() - began, left: [...left, ...problem] };
    }
    await app.kill();
    // At once: what the dead one has left behind is the next one’s to cope with.
    const started = performance.now();
    app = await start();
    return { ready: performance.now() - started, left: await gone(family.map(({ pid }) => pid)) };
  };
  return {
    url,
    dataDir,
    app: () => app,
    kill,
    close: async () => {
      const family = familyOf(app.process.pid ?? 0).map(({ pid }) => pid);
      await app.stop();
      const left = await gone(family);
      rmSync(dataDir, { recursive: true, force: true });
      if (left.length > 0) throw new Error(`left over after the end: ${left.join('; ')}`);
    },
  };
}

/** Milliseconds after which what still runs is left over. */
const patience = 6000;

/** The lines of those that are still there after a while. */
async function gone(pids: readonly number[]): Promise<string[]> {
  const until = performance.now() + patience;
  while (pids.some(isThere) && performance.now() < until) await sleep(20);
  return processes()
    .filter(({ pid, line }) => pids.includes(pid) && !line.includes('<defunct>'))
    .map(({ pid, line }) => `${pid} ${line.slice(0, 120)}`);
}

/** Milliseconds until an app server that is not ready counts as one that never will be. */
const longest = 300_000;

/**
 * Until the app server says that it is ready, three times in a row: a server that is about to die may still answer once. Gives what is
 * wrong when it does not come to that.
 */
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
