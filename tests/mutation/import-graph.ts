import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSource } from './syntax.ts';

/** What each file imports at run time, by paths below the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

type PackageFile = { name?: string; imports?: Record<string, unknown>; exports?: unknown };

/** A specifier as a path below the root, or null when it leads out of the repository. `exists` answers for such paths. */
export type Resolve = (from: string, specifier: string) => string | null;

/** Honours relative paths, the `imports` of package.json and the packages below packages/. */
export function createResolver(
  root: string,
  exists = (path: string) => existsSync(join(root, path)),
): Resolve {
  const own = readPackage(join(root, 'package.json'));
  const imports = Object.entries(own.imports ?? {});
  const packages = new Map<string, { folder: string; exports: unknown }>();
  const folder = join(root, 'packages');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name, 'package.json');
    const read = existsSync(file) ? readPackage(file) : null;
    if (read?.name) packages.set(read.name, { folder: `packages/${name}`, exports: read.exports });
  }
  const firstOf = (path: string) =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((ending) => path + ending)
      .find((one) => /\.[cm]?[jt]sx?$/.test(one) && exists(one)) ?? null;
  return (from, written) => {
    const specifier = written.replace(/\?.*$/, '');
    if (specifier.startsWith('.')) return firstOf(join(dirname(from), specifier));
    if (specifier.startsWith('#')) {
      const target = mapSpecifier(imports, specifier);
      return target && firstOf(join('.', target));
    }
    const name = [...packages.keys()].find((one) => specifier === one || specifier.startsWith(`${one}/`));
    if (!name) return null;
    const { folder: at, exports } = packages.get(name)!;
    const below = `.${specifier.slice(name.length)}`;
    const entries =
      typeof exports === 'object' && exports ? Object.entries(exports) : [['.', exports] as const];
    const target = mapSpecifier(entries, below) ?? (below === '.' ? './index.ts' : below);
    return firstOf(join(at, target));
  };
}

function readPackage(path: string): PackageFile {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
}

/** The first target of an `imports` or `exports` field for a specifier; stars are filled in. */
function mapSpecifier(entries: readonly (readonly [string, unknown])[], specifier: string): string | null {
  for (const [pattern, target] of entries) {
    const to = firstTarget(target);
    if (!to) continue;
    if (pattern === specifier) return to;
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return to.replace('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return null;
}

function firstTarget(target: unknown): string | null {
  if (typeof target === 'string') return target;
  const [first] = typeof target === 'object' && target ? Object.values(target) : [];
  return first === undefined ? null : firstTarget(first);
}

/** Reads what files import, types left out. */
export function readImportGraph(sources: ReadonlyMap<string, string>, resolve: Resolve): ImportGraph {
  const graph = new Map<string, string[]>();
  for (const [path, text] of sources) {
    const targets = parseSource(path, text)
      .imports.filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => resolve(path, specifier))
      .filter((target) => target !== null);
    graph.set(path, [...new Set(targets)]);
  }
  return graph;
}

/** Every file that imports a file, directly or not, with the number of steps. The file itself is at zero. */
export function distancesOfImporters(graph: ImportGraph, file: string): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  return breadthFirst(file, (path) => importers.get(path) ?? []);
}

/** The files that a file needs to run, itself among them. */
export function closureOf(graph: ImportGraph, file: string): string[] {
  return [...breadthFirst(file, (path) => graph.get(path) ?? []).keys()].sort();
}

function breadthFirst(start: string, next: (path: string) => readonly string[]): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [path, distance] of distances)
    for (const one of next(path)) if (!distances.has(one)) distances.set(one, distance + 1);
  return distances;
}
