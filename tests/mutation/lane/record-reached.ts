import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { reachedName } from '../probes.ts';

/** In a process of tests: collects the blocks that run, and writes them to a file of bytes at the end. */
const reached = new Uint8Array(Number(process.env.MUTATION_BLOCKS ?? 0));
Object.assign(globalThis, { [reachedName]: reached });
afterAll(() => writeFileSync(process.env.MUTATION_REACHED!, reached));
