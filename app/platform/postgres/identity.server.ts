import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** How to run a program that refuses to run as root: the user who owns its files, and a command prefix. */
export type Identity = { uid?: number; gid?: number; prefix: readonly string[] };

/**
 * PostgreSQL refuses to run as root. As root it therefore runs as `postgres`, else as `nobody`. When that user cannot
 * traverse to one of `paths` (a checkout under /root, say) it gets the single capability to read past permissions,
 * instead of opening the directories to all users.
 */
export function runAs(paths: readonly string[]): Identity {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = idOf('postgres') ?? idOf('nobody');
  if (!user) return { prefix: [] };
  const identity = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const reachable = paths.every((path) => canWalkTo(path, user.uid));
  const capability = reachable ? [] : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { ...user, prefix: [...identity, ...capability] };
}

function idOf(name: string): { uid: number; gid: number } | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function canWalkTo(path: string, uid: number): boolean {
  for (let directory = path; ; directory = dirname(directory)) {
    const stat = statSync(directory, { throwIfNoEntry: false });
    const othersMayPass = stat === undefined || (stat.mode & 0o001) !== 0;
    if (!othersMayPass && stat.uid !== uid) return false;
    if (directory === dirname(directory)) return true;
  }
}
