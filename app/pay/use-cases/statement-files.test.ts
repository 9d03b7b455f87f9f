import { expect, test } from 'vitest';
import { piecesOfPdf } from '#tests/support/pdf-text.ts';
import type { PayStatement } from '../domain/statement.ts';
import { statementPdf } from './statement-files.server.ts';

const statement: PayStatement = {
  title: 'Pay statement November 2026',
  facts: [
    ['Tutor', 'Lucía Restrepo'],
    ['As of', '1 Dec 2026'],
  ],
  head: { session: 'Session', what: 'For', state: 'State', amount: 'Amount' },
  tables: [],
  none: 'Nothing this month yet.',
  file: 'pay-2026-11',
};
const tableOf = (count: number): PayStatement['tables'][number] => ({
  rows: Array.from({ length: count }, (_, at) => ({
    session: `day ${at + 1}`,
    what: 'Session',
    state: 'due',
    amount: '£1.00',
  })),
  sums: [['Due to you', '£9.00']],
});

/** The pieces of text of a statement with these tables: text, distance from the left edge and from the upper one. */
async function drawn(tables: PayStatement['tables']): Promise<[string, number, number][]> {
  const file = await statementPdf({ ...statement, tables }, 'en', new Date('2026-12-01T03:00:00Z'));
  return piecesOfPdf(file).flatMap(({ text, x, y, size }): [string, number, number][] =>
    size > 0 ? [[text, x, y]] : [],
  );
}

test('the statement of an empty month has its heading, its columns and one line', async () => {
  expect(await drawn([])).toEqual([
    ['Curvela', 56, 80],
    ['Pay statement November 2026', 56, 124],
    ['Tutor', 56, 156],
    ['Lucía Restrepo', 206, 156],
    ['As of', 56, 172],
    ['1 Dec 2026', 206, 172],
    ['Session', 56, 214],
    ['For', 142, 214],
    ['State', 318, 214],
    ['Amount', 503.39, 214],
    ['Nothing this month yet.', 56, 240],
  ]);
});

test('lines stand below each other, the sums below the lines of their currency', async () => {
  const pieces = await drawn([tableOf(2), tableOf(1)]);
  expect(pieces.slice(10).map(([text, , y]) => [text, y])).toEqual([
    ...['day 1', 'Session', 'due', '£1.00'].map((text) => [text, 240]),
    ...['day 2', 'Session', 'due', '£1.00'].map((text) => [text, 256]),
    ...['Due to you', '£9.00'].map((text) => [text, 288]),
    ...['day 1', 'Session', 'due', '£1.00'].map((text) => [text, 320]),
    ...['Due to you', '£9.00'].map((text) => [text, 352]),
  ]);
  expect(pieces.filter(([text]) => text === 'Due to you').map(([, x]) => x)).toEqual([318, 318]);
});

test('a text too long for its column ends with an ellipsis', async () => {
  const long = { session: 'day 1', amount: '£1.00', what: 'word '.repeat(20), state: 'wait '.repeat(20) };
  const pieces = await drawn([{ rows: [long], sums: [] }]);
  expect(pieces.slice(10, 13).map(([text]) => text)).toEqual([
    'day 1',
    'word word word word word word word …',
    'wait wait wait wait wait wait wait …',
  ]);
});

test('a month of many lines goes on on further pages, which are numbered', async () => {
  const one = await drawn([tableOf(31)]);
  expect(one.at(-2)).toEqual(['Due to you', 318, 752]);
  const two = await drawn([tableOf(40)]);
  const at = two.findIndex(([text]) => text === '1 / 2');
  expect(two.slice(at - 4, at + 7).map(([text, , y]) => [text, y])).toEqual([
    ...['day 34', 'Session', 'due', '£1.00'].map((text) => [text, 768]),
    ['1 / 2', 806],
    ['Pay statement November 2026', 64],
    ...['Session', 'For', 'State', 'Amount'].map((text) => [text, 96]),
    ['day 35', 122],
  ]);
  expect(two.at(-1)).toEqual(['2 / 2', expect.any(Number), 806]);
  const three = await drawn([tableOf(80)]);
  expect(three.filter(([text]) => text.includes(' / ')).map(([text]) => text)).toEqual([
    '1 / 3',
    '2 / 3',
    '3 / 3',
  ]);
  expect(three.filter(([, , y]) => y === 122).map(([text]) => text)).toContain('day 77');
});
