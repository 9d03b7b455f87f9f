import { expect, test } from 'vitest';
import { chooseFaults as chooseDescribed, chooseTests } from './choose.ts';
import type { PlantedFault } from './faults.ts';
import { areas, featureOf, isMutable, isOwnTest, isSelected } from './features.ts';
import { closureOf, createResolver, readImportGraph } from './import-graph.ts';

const sources = new Map([
  ['app/booking/domain/slots.ts', "import type { B } from './types.ts';"],
  ['app/booking/domain/types.ts', ''],
  ['app/booking/domain/slots.test.ts', "import './slots.ts';"],
  ['app/booking/api/hold.ts', "import '#app/booking/domain/slots.ts';"],
  ['app/booking/api/hold.db.test.ts', "import './hold.ts';"],
  ['app/tutors/week.ts', "export * from '#app/booking/domain/slots.ts';"],
  ['app/tutors/week.test.ts', "const week = await import('./week.ts');"],
  ['app/search/far.test.ts', "import '#app/tutors/week.ts';"],
  ['app/search/other.test.ts', ''],
  ['tests/stripe/near.db.test.ts', "import '#app/booking/domain/slots.ts';"],
]);
const graph = readImportGraph(
  sources,
  createResolver(process.cwd(), (path) => sources.has(path)),
);
const tests = new Set([...sources.keys()].filter((path) => path.includes('.test.')));

test('the tests of a fault are those that import its file, the nearest first', () => {
  expect(chooseTests(graph, 'app/booking/domain/slots.ts', tests, 9)).toEqual([
    'app/booking/domain/slots.test.ts',
    'app/booking/api/hold.db.test.ts',
    'app/search/far.test.ts',
    'app/tutors/week.test.ts',
    'tests/stripe/near.db.test.ts',
  ]);
});

test('of the tests of other features only so many are taken', () => {
  expect(chooseTests(graph, 'app/booking/domain/slots.ts', tests, 0)).toEqual([
    'app/booking/domain/slots.test.ts',
    'app/booking/api/hold.db.test.ts',
  ]);
});

test('a near user with a database is taken before a far one without', () => {
  expect(chooseTests(graph, 'app/booking/domain/slots.ts', tests, 1)).toContain(
    'tests/stripe/near.db.test.ts',
  );
});

test('what is imported only for its types is not needed to run', () => {
  expect(closureOf(graph, 'app/booking/domain/slots.test.ts')).toEqual([
    'app/booking/domain/slots.test.ts',
    'app/booking/domain/slots.ts',
  ]);
});

const faultOf = (file: string, kind: string, number: number) =>
  ({ id: `${file}${kind}${number}`, file, kind }) as PlantedFault;
const faults = ['a.ts', 'b.ts'].flatMap((file) =>
  ['sign', 'order'].flatMap((kind) => [1, 2, 3].map((number) => faultOf(file, kind, number))),
);

const chooseFaults = (given: PlantedFault[], limit: number, seed: number) =>
  chooseDescribed(given, limit, seed, (plan) => plan as PlantedFault);

test('the same seed chooses the same faults, another one others', () => {
  expect(chooseFaults(faults, 5, 1)).toEqual(chooseFaults(faults.toReversed(), 5, 1));
  expect(chooseFaults(faults, 5, 1)).not.toEqual(chooseFaults(faults, 5, 2));
});

test('files and kinds take turns', () => {
  const chosen = chooseFaults(faults, 4, 1);
  expect(chosen.filter(({ file }) => file === 'a.ts')).toHaveLength(2);
  expect(chosen.filter(({ kind }) => kind === 'sign')).toHaveLength(2);
});

test('a limit beyond all faults takes each once', () => {
  expect(new Set(chooseFaults(faults, 99, 1)).size).toBe(12);
});

test('a fault without a description gives its place to another one', () => {
  const chosen = chooseDescribed(faults, 3, 1, (plan) =>
    plan.kind === 'sign' ? null : (plan as PlantedFault),
  );
  expect(chosen.map(({ kind }) => kind)).toEqual(['order', 'order', 'order']);
});

test('features are the folders below app, server and packages', () => {
  expect(featureOf('app/booking/domain/slots.ts')).toBe('booking');
  expect(featureOf('packages/maths/solve/roots.ts')).toBe('packages/maths');
  expect(featureOf('server/auth/queue.ts')).toBe('server/auth');
  expect(featureOf('server/app.ts')).toBe('server');
});

test('tests, texts and generated types get no faults', () => {
  const given = [
    'app/booking/slots.ts',
    'app/booking/slots.test.ts',
    'app/booking/messages/en.ts',
    'app/platform/database-types.ts',
    'tests/support/database.ts',
  ];
  expect(given.filter(isMutable)).toEqual(['app/booking/slots.ts']);
});

test('a name selects a feature or an area', () => {
  expect(isSelected('packages/maths/roots.ts', 'maths')).toBe(true);
  expect(isSelected('app/booking/ui/part.tsx', 'ui')).toBe(true);
  expect(isSelected('app/booking/domain/slots.ts', 'practice')).toBe(false);
  expect(areas.money!.test('app/booking/use-cases/paying/refund.ts')).toBe(true);
});

test('the tests of the auth service count as tests of the accounts behind it', () => {
  const isOwn = (test: string) => isOwnTest(test, 'app/accounts/db/passkeys.server.ts');
  expect(isOwn('server/auth/passkeys.db.test.ts')).toBe(true);
  expect(isOwn('app/accounts/db/accounts.db.test.ts')).toBe(true);
  expect(isOwn('server/app.test.ts')).toBe(false);
  expect(isOwn('app/booking/db/queries.db.test.ts')).toBe(false);
});
