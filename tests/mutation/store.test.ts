import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stillHolds, Store, testsHash, type FaultVerdict } from './store.ts';

const candidates = ['a.test.ts', 'b.test.ts'];
const texts = (a: string, b: string) => (path: string) => (path === 'a.test.ts' ? a : b);

function verdictOf(outcome: FaultVerdict['outcome'], by: string | null): FaultVerdict {
  const tests = testsHash(outcome, by, candidates, texts('1', '1'));
  return { outcome, by, note: '', ms: 1, ran: [], tests };
}

test('values outlive the process, the last one of a key counts', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'deep', 'values.jsonl');
  const store = new Store<number>(path);
  store.set('a', 1);
  store.set('a', 2);
  expect(new Store<number>(path).get('a')).toBe(2);
});

test('a line that was cut off is left out', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'values.jsonl');
  new Store<number>(path).set('a', 1);
  appendFileSync(path, '{"key":"b","val');
  const store = new Store<number>(path);
  expect([store.get('a'), store.get('b')]).toEqual([1, undefined]);
});

test('a caught fault is examined again only when the test that caught it changed', () => {
  const caught = verdictOf('caught', 'a.test.ts');
  expect(stillHolds(caught, candidates, texts('1', '2'))).toBe(true);
  expect(stillHolds(caught, candidates, texts('2', '1'))).toBe(false);
});

test('a survivor is examined again when any test changed or came', () => {
  const survivor = verdictOf('survived', null);
  expect(stillHolds(survivor, candidates, texts('1', '1'))).toBe(true);
  expect(stillHolds(survivor, candidates, texts('1', '2'))).toBe(false);
  expect(stillHolds(survivor, [...candidates, 'c.test.ts'], texts('1', '1'))).toBe(false);
});
