import { execFileSync } from 'node:child_process';

/** A seed of the property tests, and a text that explains how to use it again. */
export type PropertySeed = { value: number; source: string };

/**
 * The seed that all property tests of one run use beside their fixed ones: the setting PROPERTY_SEED, else the commit's hash, else, without
 * git, the day. So each commit tries new cases, and a failing run can be repeated.
 */
export function findPropertySeed(
  environment: Record<string, string | undefined> = process.env,
  readCommit: () => string = readHeadCommit,
  now: Date = new Date(),
): PropertySeed {
  const set = environment.PROPERTY_SEED;
  if (set) {
    if (!/^-?\d+$/.test(set)) throw new Error(`PROPERTY_SEED must be a whole number, not ${set}.`);
    return { value: Number(set), source: 'PROPERTY_SEED' };
  }
  try {
    const commit = readCommit().trim();
    // Seven hexadecimal digits are a positive integer of 28 bits; fast-check takes 32.
    return { value: Number.parseInt(commit.slice(0, 7), 16), source: `commit ${commit.slice(0, 7)}` };
  } catch {
    const day = now.toISOString().slice(0, 10);
    return { value: Number(day.replaceAll('-', '')), source: `day ${day}` };
  }
}

const readHeadCommit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
