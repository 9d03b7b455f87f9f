import { createHash } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** Records which process has a data directory open, so that a second process does not open it too. */
const ownerSchema = z.object({ pid: z.int().positive(), startedAt: z.string(), address: z.string() });
type Owner = z.infer<typeof ownerSchema>;

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

/**
 * The data directory cannot be claimed although no other process holds it; the message is one line that explains what to
 * do.
 */
export class DataDirectoryUnusable extends Error {
  override readonly name = 'DataDirectoryUnusable';
}

/**
 * Start time of a process as Linux counts it (clock ticks after boot), so that a recycled pid is not mistaken for the
 * old process; null when there is none. Empty when it is not available: on other systems, or for other users’
 * processes.
 */
export function processStart(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Maximum bytes read from a claim file; real ones are shorter. */
const longestClaim = 4096;

/** The first bytes of any file. Throws as `openSync` and `readSync` do. */
export function readBeginning(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(longestClaim);
    return bytes.toString('utf8', 0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

/**
 * Claims the data directory for this process. Claims of dead processes or recycled pids and invalid files are
 * replaced. Throws DataDirectoryInUse while another live process holds it, DataDirectoryUnusable when that cannot be
 * determined or written.
 */
export async function claimDataDirectory(dataDir: string, address: string): Promise<{ release(): void }> {
  const file = join(dataDir, 'owner.json');
  const mine: Owner = { pid: process.pid, startedAt: processStart(process.pid) ?? '', address };
  try {
    mkdirSync(dataDir, { recursive: true });
    const gate = await passGate(dataDir);
    try {
      take(file, mine, dataDir);
    } finally {
      gate?.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new DataDirectoryUnusable(
      code === 'EISDIR'
        ? `${file} is a directory, where a file says who has the data open. Remove it, then start again.`
        : `The data directory ${dataDir} cannot be used (${code}). Give this user the right to write in it, or set DATA_DIR to another.`,
      { cause: error },
    );
  }
  return {
    release: () => {
      if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** The file appears atomically, so that a half-written claim is not mistaken for an invalid one. */
function take(file: string, mine: Owner, dataDir: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw inUse(dataDir, file, owner);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Where start times are unavailable, a live pid counts as the owner: two processes on one data directory would be
 * worse.
 */
function isAlive({ pid, startedAt }: Owner): boolean {
  if (pid === process.pid) return false;
  const start = processStart(pid);
  return start !== null && (start === startedAt || start === '');
}

function inUse(dataDir: string, file: string, owner: Owner): DataDirectoryInUse {
  const unsure =
    processStart(owner.pid) === owner.startedAt && owner.startedAt !== ''
      ? ''
      : ` If process ${owner.pid} is something else, remove ${file}.`;
  return new DataDirectoryInUse(
    `Curvela already runs on ${dataDir} (process ${owner.pid}, ${owner.address}). ` +
      `Stop it first, or start with another DATA_DIR and PORT.${unsure}`,
  );
}

/** Milliseconds for which another start may hold the gate. */
const longestLook = 5000;

/**
 * Serializes check and claim: two starts that both find a dead owner would both replace it. The gate is an abstract
 * socket name, which Linux gives to one process only and releases when it dies; on other systems there is none, and
 * the claim alone decides.
 */
async function passGate(dataDir: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null;
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const until = performance.now() + longestLook;
  for (;;) {
    const server = createServer();
    const code = await new Promise<string | undefined>((resolve) => {
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
      server.listen(`\0curvela-claim-${name}`, () => resolve(undefined));
    });
    if (code === undefined) return server.unref();
    if (code !== 'EADDRINUSE') return null;
    if (performance.now() > until)
      throw new DataDirectoryUnusable(
        `Another process is about to open ${dataDir}. Wait until it has, or stop it, then start again.`,
      );
    await sleep(20);
  }
}

/** Null for a file that is empty, invalid or missing. */
function readOwner(file: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readBeginning(file)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR' || code === 'EACCES') throw error;
    return null;
  }
}
