import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { applyEdits } from './faults.ts';
import type { Edit } from './operators/operator.ts';
import { type ProbedBlock, planProbes, type Probes } from './probes.ts';

/** The sources that note which of their blocks run, each with the number of its first block. */
export type ProbedSources = ReadonlyMap<string, Probes & { first: number }>;

export function probeSources(sources: ReadonlyMap<string, string>, paths: readonly string[]): ProbedSources {
  const probed = new Map<string, Probes & { first: number }>();
  let first = 0;
  for (const path of paths) {
    const probes = planProbes(path, sources.get(path)!, first);
    probed.set(path, { ...probes, first });
    first += probes.blocks.length;
  }
  return probed;
}

/** How many blocks there are in all. */
export function countBlocks(probed: ProbedSources): number {
  return [...probed.values()].reduce((sum, { blocks }) => sum + blocks.length, 0);
}

/** The file and the number within it of a block that is numbered across all files. */
export function locateBlocks(probed: ProbedSources, reached: readonly number[]): Record<string, number[]> {
  const files: Record<string, number[]> = {};
  const wanted = new Set(reached);
  for (const [path, { first, blocks }] of probed) {
    const own = blocks.flatMap((_: ProbedBlock, index) => (wanted.has(first + index) ? [index] : []));
    if (own.length > 0) files[path] = own;
  }
  return files;
}

/** A source as it runs in a scratch copy, with its probes and perhaps a fault. */
export function probedText(probed: ProbedSources, path: string, source: string, fault?: Edit): string {
  const edits = probed.get(path)?.edits ?? [];
  return applyEdits(source, fault ? [...edits, fault] : edits);
}

/** Copies the working copy to a folder of its own, so that nothing is ever planted in the developer's files. */
export function copyTree(
  root: string,
  folder: string,
  files: readonly string[],
  textOf: (path: string) => string | null,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const made = new Set<string>();
  for (const path of files) {
    const to = join(folder, path);
    if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    made.add(dirname(to));
    const text = textOf(path);
    if (text === null) copyFileSync(join(root, path), to);
    else writeFileSync(to, text);
  }
  linkPackages(root, folder);
}

/** Links each installed package into a scratch copy; packages of the repository itself lead to their copies there. */
export function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  if (!existsSync(installed)) return;
  const link = (name: string) => {
    const own = relative(realpathSync(root), realpathSync(join(installed, name)));
    const isOwn = !own.startsWith('..') && !own.startsWith('node_modules');
    symlinkSync(isOwn ? join(folder, own) : join(installed, name), join(folder, 'node_modules', name));
  };
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed)) {
    // What tools write beside the packages stays each copy's own.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (!name.startsWith('@')) link(name);
    else {
      mkdirSync(join(folder, 'node_modules', name));
      for (const scoped of readdirSync(join(installed, name))) link(`${name}/${scoped}`);
    }
  }
}
