import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the working copy, tracked or not, that git does not ignore. */
export function listFiles(root: string): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path && existsSync(join(root, path)) && lstatSync(join(root, path)).isFile())
    .sort();
}

/** Files that differ from a commit, also when they are not committed. */
export function listChanged(root: string, base: string): string[] {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '-z', '--merge-base', base),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

/** The texts of the files in TypeScript, by path. */
export function readSources(root: string, files: readonly string[]): Map<string, string> {
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  return new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
