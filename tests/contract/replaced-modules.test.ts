import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../mutation/sources.ts';

/*
 * Files of tests share a process and what it has imported (decision 0030). A hoisted `vi.mock` works there only for modules that no
 * earlier file imported, and stays for every later file.
 */
const tests = listFiles(process.cwd()).filter(
  (path) => /\.test\.tsx?$/.test(path) && !path.includes('replaced-modules'),
);
const source = (path: string) => readFileSync(path, 'utf8');

it('no test replaces a module for the whole process', () => {
  expect(tests.filter((path) => /\bvi\.mock\(/.test(source(path)))).toEqual([]);
});

it('a test that replaces a module puts the real one back', () => {
  const replacing = tests.filter((path) => /\bvi\.doMock\(/.test(source(path)));
  expect(replacing.length).toBeGreaterThan(0);
  const isRestored = (text: string) =>
    /after(?:Each|All)\([^]*?vi\.doUnmock\([^]*?vi\.resetModules\(\)/.test(text);
  expect(replacing.filter((path) => !isRestored(source(path)))).toEqual([]);
});
