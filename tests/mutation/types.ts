import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type PlantedFault } from './faults.ts';

/**
 * Faults that the compiler or the linter refuses, by their ids. They are planted one a file at a time in a scratch copy without probes; an
 * error counts against the fault of the file that it stands in.
 */
export function findTypeErrors(
  root: string,
  tree: string,
  faults: readonly PlantedFault[],
  sources: ReadonlyMap<string, string>,
): Map<string, string> {
  const refused = new Map<string, string>();
  spawnSync(join(root, 'node_modules/.bin/react-router'), ['typegen'], { cwd: tree, stdio: 'ignore' });
  const known = new Set(typeErrors(root, tree).map(({ text }) => text));
  let left = [...faults];
  while (left.length > 0) {
    const round = new Map<string, PlantedFault>();
    for (const fault of left) if (!round.has(fault.file)) round.set(fault.file, fault);
    for (const [path, { edit }] of round)
      writeFileSync(join(tree, path), applyEdits(sources.get(path)!, [edit]));
    for (const { path, text } of [...typeErrors(root, tree), ...lintErrors(root, tree, [...round.keys()])]) {
      const fault = round.get(path);
      if (fault && !known.has(text)) refused.set(fault.id, text);
    }
    for (const path of round.keys()) writeFileSync(join(tree, path), sources.get(path)!);
    const done = new Set([...round.values()].map(({ id }) => id));
    left = left.filter(({ id }) => !done.has(id));
  }
  return refused;
}

function typeErrors(root: string, tree: string): { path: string; text: string }[] {
  const compiler = join(root, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo'];
  const { stdout } = spawnSync(compiler, options, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): (error .*)$/gm)].map(([, path, text]) => ({
    path: path!,
    text: `${path!}: ${text!}`,
  }));
}

/** Above all promises that nobody waits for. */
function lintErrors(root: string, tree: string, paths: readonly string[]): { path: string; text: string }[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--quiet', '-f', 'unix', ...paths], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return [...stdout.matchAll(/^(\S+?):\d+:\d+: (.*)$/gm)].map(([, path, text]) => ({
    path: path!,
    text: `${path!}: ${text!}`,
  }));
}
