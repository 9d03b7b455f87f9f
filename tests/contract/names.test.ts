import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listSources, namesOf, wordsOf } from '../structure/declared-names.ts';

/** A word that says nothing to a new reader, and what to write instead. */
const banned: Readonly<Record<string, string>> = {
  house: 'app server',
  houses: 'app servers',
  room: 'feature, context, channel, space',
  rooms: 'features, contexts, channels',
  door: 'entry point, listener',
  doors: 'entry points, listeners',
  told: 'notified, response, messages',
  tell: 'notify, report, send',
  tells: 'notifies, reports',
  said: 'text, response',
  seen: 'read, visible, loaded',
  kept: 'stored, saved',
  asked: 'requested, question',
  anew: 'retry, again',
  heard: 'received, handler',
  hear: 'receive, subscribe',
  hears: 'receives',
  whoever: 'caller, account',
  wish: 'request, input',
  wishes: 'requests',
  believe: 'estimate, record evidence',
  believed: 'estimated probability',
};

/** `file:name` → why the word is meant literally. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/curriculum/skills/measures/area/sketches.ts:roomSketch': 'a drawing of a room with four walls',
};

/** They name the patterns that they count. */
const exempt = new Set(['tests/contract/names.test.ts', 'tests/structure/measure.ts']);
const sources = listSources();
const names = sources.flatMap((file) => namesOf(file));
const keys = [
  ...names.map(({ file, name }) => ({ key: `${file}:${name}`, name })),
  ...sources.map((file) => ({ key: file, name: basename(file).replace(/\..*$/, '') })),
];
const isPrivate = (name: string) =>
  name === 'Needs' || wordsOf(name).some((word) => Object.hasOwn(banned, word));

test('declared names and file names use standard terms', () => {
  const found = keys
    .filter(({ key, name }) => isPrivate(name) && !(key in exceptions))
    .map(({ key, name }) => {
      const instead = wordsOf(name).flatMap((word) => banned[word] ?? []);
      return `${key}: write ${name === 'Needs' ? 'Deps' : instead.join(', ')}`;
    });
  expect(found).toEqual([]);
});

test('every exception still occurs', () => {
  const present = new Set(keys.filter(({ name }) => isPrivate(name)).map(({ key }) => key));
  expect(Object.keys(exceptions).filter((key) => !present.has(key))).toEqual([]);
});

test('an exported type name has one declaration', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, name } of names.filter(({ exportedType }) => exportedType))
    files.set(name, (files.get(name) ?? new Set()).add(file));
  expect(
    [...files].filter(([, at]) => at.size > 1).map(([name, at]) => `${name}: ${[...at].join(', ')}`),
  ).toEqual([]);
});

test('no value is cast to never', () => {
  const found = sources.filter(
    (file) => !exempt.has(file) && /\bas never\b/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

test('formatting exceptions do not grow in number', () => {
  const count = sources
    .filter((file) => !exempt.has(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('oxfmt-ignore').length - 1, 0);
  expect(count).toBeLessThanOrEqual(46);
});
