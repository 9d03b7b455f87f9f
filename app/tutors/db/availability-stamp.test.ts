import { expect, test } from 'vitest';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { stampPages } from './availability-stamp.server.ts';

const ids = Array.from({ length: 450 }, (_, number) => String(number).padStart(3, '0'));

/** Answers as the database does: the tutors after an id, in the direction and up to the number that the statement names. */
const { db } = stubDatabase(({ text, parameters }) => {
  const after = parameters.find((one) => typeof one === 'string') ?? '';
  const later = ids.filter((id) => id > after);
  const inOrder = / order by \S+ desc\b/.test(text) ? later.toReversed() : later;
  const limit = parameters.find((one) => typeof one === 'number');
  return inOrder.slice(0, limit).map((id) => ({ id, slug: `tutor-${id}`, status: 'active', stamp: '1' }));
});

test('the pages have every tutor exactly once', async () => {
  const pages: string[][] = [];
  for await (const page of stampPages(db)) pages.push(page.map(({ id }) => id));
  expect(pages.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(pages.flat()).toEqual(ids);
});
