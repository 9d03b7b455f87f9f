import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import type { Speaker } from '../../domain/voice/phrase.ts';
import { changeBlocks } from './learning.server.ts';

const learning = { profileId: 'maya', accountId: 'carmen' };
const speaker: Speaker = { language: 'en', locale: 'en', model: 'socratic-guide', seed: 0, position: 1 };
const advanceWith = (say: 'close' | 'finished') =>
  partOf<Advance>({ state: { past: [], left: [], item: { id: 'i1' } }, moments: [{ say }] });

test('a session without evidence ends without a table of changes', async () => {
  const { db, ended } = stubDatabase();
  expect(await changeBlocks(db, learning, advanceWith('close'), speaker)).toEqual([]);
  expect(ended).toHaveLength(1);
});

test('changes are not read before the session ends', async () => {
  const { db, ended } = stubDatabase();
  expect(await changeBlocks(db, learning, advanceWith('finished'), speaker)).toEqual([]);
  expect(ended).toEqual([]);
});
