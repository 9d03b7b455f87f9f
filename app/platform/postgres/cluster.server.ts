import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Identity } from './identity.server.ts';
import { PostgresUnavailable } from './unavailable.ts';

/** Creates a directory owned by the user that the server runs as. */
export function prepareDirectory(directory: string, identity: Identity): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined && statSync(directory).uid !== identity.uid)
    chownSync(directory, identity.uid, identity.gid ?? identity.uid);
}

/** Any user may create a name under /tmp first, also as a symbolic link: then it is neither used nor chowned. */
export function requireOwnDirectory(socketDir: string, identity: Identity): void {
  const stat = lstatSync(socketDir, { throwIfNoEntry: false });
  if (!stat || (stat.isDirectory() && [process.getuid?.() ?? stat.uid, identity.uid].includes(stat.uid)))
    return;
  throw new PostgresUnavailable(`${socketDir} is not a directory of this user. Remove it, then start again.`);
}

/**
 * Initializes the cluster in a temporary directory and renames it: an interrupted start leaves nothing that looks
 * complete.
 */
export async function initialise(binaries: string, cluster: string, identity: Identity): Promise<void> {
  if (readdirSync(cluster).length > 0)
    throw new PostgresUnavailable(
      `${cluster} holds files, but no PG_VERSION. Bring it back, or move them away to begin anew.`,
    );
  const draft = `${cluster}.new-${process.pid}`;
  const parent = dirname(cluster);
  for (const name of readdirSync(parent).filter((name) => name.startsWith(`${basename(cluster)}.new-`)))
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  prepareDirectory(draft, identity);
  await makeFiles(binaries, draft, identity);
  renameSync(draft, cluster);
}

async function makeFiles(binaries: string, cluster: string, identity: Identity): Promise<void> {
  const [command, ...prefix] = [...identity.prefix, join(binaries, 'bin', 'initdb')];
  const args = [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const child = spawn(command ?? '', [...prefix, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const code = await exitOf(child);
  if (code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new PostgresUnavailable(
      `PostgreSQL could not create its files in ${cluster}: ${lastLine(complaint)}`,
    );
  }
}

/** The server needs the plain C locale and must not inherit PG* variables. */
export function environment(): NodeJS.ProcessEnv {
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(clean), LC_ALL: 'C' };
}

export const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
    child.once('error', () => resolve(-1));
  });

export const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? 'no reason given';
