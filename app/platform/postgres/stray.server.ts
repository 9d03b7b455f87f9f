import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart, readBeginning } from './owner.server.ts';
import { PostgresUnavailable } from './unavailable.ts';

/** Number of checks for a server that is still running, and milliseconds between two. */
const maxChecks = 100;
const pause = 50;
/** Checks after which the stop signal is sent again. */
const signalEvery = 20;

/**
 * Stops what an earlier process left behind on these files, after this process has claimed them: a server that is
 * still shutting down or was orphaned, and stale lock files. Throws PostgresUnavailable when a server does not stop,
 * belongs to another user, or when the lock file is not one that a server wrote.
 */
export async function endStrayServer(cluster: string, socketDir: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  for (let look = 0; look < maxChecks; look += 1) {
    const servers = serversOf(lock, cluster);
    if (servers.length === 0) {
      removeLocks(lock, socketDir);
      return;
    }
    if (look % signalEvery === 0) for (const pid of servers) sendStopSignal(pid, cluster);
    await sleep(pause);
  }
  throw new PostgresUnavailable(
    `Another PostgreSQL still has ${cluster} open and does not end. Stop it, then start again.`,
  );
}

/** Servers on these files: the one in the lock file and any other that is visible, because the lock file may be wrong. */
function serversOf(lock: string, cluster: string): number[] {
  const named = pidIn(lock);
  const visible = process.platform === 'linux' ? postmastersOn(cluster) : [];
  const isOne =
    named !== null && !visible.includes(named) && processStart(named) !== null && serves(named, cluster);
  return isOne ? [named, ...visible] : visible;
}

/** The pid in a lock file, negative for a single-user server; null when there is none. */
function pidIn(lock: string): number | null {
  if (!existsSync(lock)) return null;
  if (lstatSync(lock).isDirectory())
    throw new PostgresUnavailable(
      `${lock} is a directory, where PostgreSQL keeps a file. Remove it, then start again.`,
    );
  const first = readBeginning(lock).split('\n')[0]?.trim() ?? '';
  const pid = Math.abs(/^-?\d{1,10}$/.test(first) ? Number(first) : 0);
  return pid > 0 ? pid : null;
}

/** Postmasters on this directory: a postmaster has it on its command line, its children do not. */
function postmastersOn(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => serves(pid, cluster));
}

/** Whether this process is a PostgreSQL on these files, not another program with a recycled pid. */
function serves(pid: number, cluster: string): boolean {
  const [program = '', ...given] = wordsOf(pid);
  return /(^|\/)postgres(\.exe)?$/.test(program) && given.includes(cluster);
}

function wordsOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return [];
  }
}

function sendStopSignal(pid: number, cluster: string): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM')
      throw new PostgresUnavailable(
        `A PostgreSQL of another user (process ${pid}) has ${cluster} open. Stop it, then start again.`,
      );
  }
}

/** Removes lock files that would block the next start: those with the pid of another program, and invalid ones. */
function removeLocks(lock: string, socketDir: string): void {
  rmSync(lock, { force: true });
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(join(socketDir, name), { recursive: true, force: true });
}
