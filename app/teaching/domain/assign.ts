import { createHash } from 'node:crypto';

/** A live version and the weight of its traffic share. */
export type RunningVersion = { id: string; share: number };

/**
 * The version of an owner among the live ones; null when all shares are 0. Weighted rendezvous hashing (Thaler and Ravishankar
 * 1998): the same owner always gets the same version, shares are respected, and adding or removing a version moves only the owners
 * assigned to it.
 */
export function assignVersion<Version extends RunningVersion>(
  running: readonly Version[],
  ownerId: string,
): Version | null {
  let best: { version: Version; score: number } | null = null;
  for (const version of running) {
    if (version.share <= 0) continue;
    const score = version.share / -Math.log(fractionOf(`${version.id} ${ownerId}`));
    if (best === null || score > best.score) best = { version, score };
  }
  return best?.version ?? null;
}

/** Uniform in (0, 1), from the first 48 bits of SHA-256. */
function fractionOf(text: string): number {
  const bits = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return (bits + 0.5) / 2 ** 48;
}
