import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who has a data directory open: a second process must not take the database away from the first. */
type Owner = { pid: number; startedAt: string; address: string };

export class DataDirectoryInUse extends Error {
  constructor(dataDir: string, owner: Owner) {
    super(
      `Curvela already runs on ${dataDir} (process ${owner.pid}, ${owner.address}). ` +
        'Stop it first, or start with another DATA_DIR and PORT.',
    );
    this.name = 'DataDirectoryInUse';
  }
}

/**
 * When a process started, as Linux counts it (clock ticks after boot), so that a recycled pid is not taken for
 * the old process. Elsewhere an empty string: the pid alone decides.
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

/** Takes the data directory for this process. Throws DataDirectoryInUse while another live process has it. */
export function claimDataDirectory(dataDir: string, address: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'owner.json');
  const mine: Owner = { pid: process.pid, startedAt: processStart(process.pid) ?? '', address };
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
  } catch {
    const owner = readOwner(file);
    if (owner && owner.pid !== process.pid && processStart(owner.pid) === owner.startedAt) {
      throw new DataDirectoryInUse(dataDir, owner);
    }
    writeFileSync(file, JSON.stringify(mine));
  }
  return {
    release: () => {
      if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}
