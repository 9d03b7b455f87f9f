import { expect, test } from 'vitest';
import { type SqlStatement, stubDatabase } from '#tests/support/stub-database.ts';
import { addRatings } from './ratings.server.ts';

function recordingDatabase() {
  const statements: SqlStatement[] = [];
  const { db } = stubDatabase((statement) => {
    statements.push(statement);
    return [];
  });
  return { db, statements };
}

test('a rating without words and name is stored with neither', async () => {
  const { db, statements } = recordingDatabase();
  const at = new Date('2026-11-20T18:00:00Z');
  await addRatings(db, [{ bookingId: 'b1', tutorId: 't1', stars: 5, at }]);
  expect(statements.map(({ parameters }) => parameters)).toEqual([['b1', 't1', 5, at, at, null, null]]);
});

test('no ratings make no statement', async () => {
  const { db, statements } = recordingDatabase();
  await addRatings(db, []);
  expect(statements).toEqual([]);
});
