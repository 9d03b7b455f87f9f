import { createHash } from 'node:crypto';

/** A version that takes learners, and how large its share is beside the others'. */
export type RunningVersion = { id: string; share: number };

/**
 * The version of an owner among the running ones; null when none takes anybody. Weighted rendezvous hashing (Thaler and Ravishankar
 * 1998): the same owner always gets the same version, shares are kept, and a version that comes or goes moves only the owners who
 * come to it or leave it.
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

/** Evenly spread in (0, 1), from the first 48 bits of SHA-256. */
function fractionOf(text: string): number {
  const bits = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return (bits + 0.5) / 2 ** 48;
}
