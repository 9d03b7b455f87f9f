import { expect, it } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { noteIn } from './notes.ts';
import { publishNote } from './queries.server.ts';

type Given = Parameters<typeof publishNote>[0];

/** A database that answers a statement when the test lets it. */
function createDatabase() {
  const statements: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<{ rows: never[] }>();
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: (node: unknown) => node,
    executeQuery: (node: unknown) => {
      statements.push(node);
      return promise;
    },
  };
  return {
    statements,
    answer: () => resolve({ rows: [] }),
    db: partOf<Given>({ getExecutor: () => partOf<ReturnType<Given['getExecutor']>>(executor as object) }),
  };
}

const noteOf = (length: number) => ({
  topic: 'tutor:1',
  event: 'changed',
  payload: {
    text: 'x'.repeat(
      length - JSON.stringify({ topic: 'tutor:1', event: 'changed', payload: { text: '' } }).length,
    ),
  },
});

it('a note of 7,999 bytes is published, and one more byte is not', async () => {
  const database = createDatabase();
  const published = publishNote(database.db, noteOf(7999));
  let isDone = false;
  void published.then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  expect([database.statements.length, isDone]).toEqual([1, false]);
  database.answer();
  expect(await published).toBe(true);
  expect(await publishNote(database.db, noteOf(8000))).toBe(false);
  expect(database.statements).toHaveLength(1);
});

it('letters of several bytes count as such', async () => {
  const database = createDatabase();
  const note = noteOf(4500);
  expect(
    await publishNote(database.db, { ...note, payload: { text: note.payload.text.replaceAll('x', 'é') } }),
  ).toBe(false);
});

it.each([
  ['{"topic":"a","event":"b"}', { topic: 'a', event: 'b', payload: {} }],
  [
    '{"topic":"a","event":"b","payload":{"c":1},"from":"d"}',
    { topic: 'a', event: 'b', payload: { c: 1 }, from: 'd' },
  ],
  ['{"topic":"a"}', null],
  ['{', null],
])('the notification %s is the note %j', (text, note) => {
  expect(noteIn(text)).toEqual(note);
});
