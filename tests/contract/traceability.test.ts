import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statements } from './specification.ts';

const rows = readFileSync('docs/traceability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | '));

it('every statement of the specification has a row', () => {
  const told = new Set(rows.map(([statement = '']) => statement.replace(/^\| /, '')));
  expect(statements().length).toBeGreaterThan(90);
  expect(statements().filter((statement) => !told.has(statement))).toEqual([]);
});

it('every file that a row names exists', () => {
  const named = rows.flatMap(([, where = '', shown = '']) => [
    ...`${where} ${shown}`.matchAll(/`((?:app|packages|tests|server|database|bench|docs)\/[^`]+)`/g),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(([, path = '']) => path).filter((path) => globSync(path).length === 0)).toEqual([]);
});
