import { expect, test } from 'vitest';
import type { Pay, PayLine } from '../model/schemas.ts';
import { statementCsv } from '../use-cases/statement-files.server.ts';
import { statementOf } from './statement.ts';

const line = (change: Partial<PayLine> = {}): PayLine => ({
  id: '00000000-0000-4000-a000-0000000000b1',
  bookingId: null,
  kind: 'session',
  state: 'due',
  waitsFor: null,
  learner: 'Mara',
  sessionAt: '2026-11-24T03:30:00.000Z',
  enteredAt: '2026-11-27T19:00:00.000Z',
  zone: 'America/Bogota',
  amountMinor: 2560,
  currency: 'GBP',
  reason: null,
  paidOutAt: null,
  ...change,
});

const totals = { waiting: 0, due: 0, paid_out: 0, written_off: 0 };
const pay: Pay = {
  month: '2026-11',
  months: ['2026-11'],
  zone: 'America/Bogota',
  totals: [
    { ...totals, currency: 'EUR', waiting: 1000 },
    { ...totals, currency: 'GBP', due: 2560, paid_out: -1280 },
  ],
  lines: [
    line({ reason: 'Both\ntried.' }),
    line({ currency: 'EUR', amountMinor: 1000, state: 'waiting', waitsFor: 'payment', learner: null }),
    line({
      kind: 'correction',
      amountMinor: -1280,
      state: 'paid_out',
      paidOutAt: '2026-12-01T02:00:00.000Z',
    }),
  ],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a statement has a table for each currency, with days of the tutor’s zone and sums by state', () => {
  const now = new Date('2026-12-02T03:00:00Z');
  const statement = statementOf(pay, { locale: 'en-GB', tutor: 'Lucía Restrepo', now });
  expect([statement.title, statement.facts, statement.file]).toEqual([
    'Pay statement November 2026',
    [
      ['Tutor', 'Lucía Restrepo'],
      ['As of', '1 Dec 2026'],
    ],
    'pay-2026-11',
  ]);
  const tables = statement.tables.map(({ rows, sums }) => [
    rows.map((row) => plain(Object.values(row).join(' | '))),
    sums.map((sum) => plain(sum.join(' '))),
  ]);
  expect(tables).toEqual([
    [['23 Nov 2026 | Session | the family hasn’t paid yet | €10.00'], ['Waiting €10.00']],
    [
      [
        '23 Nov 2026 | Session · Mara · Both tried. | due | £25.60',
        '23 Nov 2026 | Correction · Mara | settled on 30 Nov 2026 | -£12.80',
      ],
      ['Due to you £25.60', 'Paid out -£12.80'],
    ],
  ]);
});

test('its columns and the text of an empty month have their names', () => {
  const statement = statementOf(pay, {
    locale: 'en-GB',
    tutor: 'Lucía',
    now: new Date('2026-12-02T03:00:00Z'),
  });
  expect([statement.head, statement.none]).toEqual([
    { session: 'Session', what: 'For', state: 'State', amount: 'Amount' },
    'Nothing this month yet.',
  ]);
});

test.each([
  [{ state: 'due', amountMinor: 0 }, 'nothing to pay'],
  [{ state: 'due', amountMinor: -1 }, 'deducted from what is due'],
  [{ state: 'due', amountMinor: 1 }, 'due'],
  [{ state: 'written_off', amountMinor: -1 }, 'won’t be paid'],
  [{ state: 'waiting', amountMinor: 1 }, 'waiting'],
  [{ state: 'waiting', amountMinor: 1, waitsFor: 'claims' }, 'final 72 hours after the session'],
  [
    { state: 'waiting', amountMinor: 1, waitsFor: 'dispute' },
    'the family’s bank is asking for the payment back',
  ],
  [{ state: 'waiting', amountMinor: 0, waitsFor: 'decision' }, 'nothing to pay'],
  [{ state: 'paid_out', amountMinor: 0, paidOutAt: '2026-12-01T02:00:00.000Z' }, 'paid out on 30 Nov 2026'],
  [{ state: 'paid_out', amountMinor: -1, paidOutAt: '2026-12-01T02:00:00.000Z' }, 'settled on 30 Nov 2026'],
] as const)('a line %o is “%s”', (change, text) => {
  const statement = statementOf(
    { ...pay, lines: [line(change)] },
    { locale: 'en-GB', tutor: 'Lucía', now: new Date('2026-12-02T03:00:00Z') },
  );
  expect(statement.tables[1]!.rows.map(({ state }) => state)).toEqual([text]);
});

test('French and Spanish tutors get their own words and file names', () => {
  const about = { tutor: 'Lucía', now: new Date('2026-12-02T03:00:00Z') };
  expect(statementOf(pay, { ...about, locale: 'fr-FR' }).file).toBe('releve-2026-11');
  expect(statementOf(pay, { ...about, locale: 'es-CO' }).title).toBe('Liquidación de noviembre de 2026');
});

test('the file for spreadsheets has amounts in the unit of the currency', () => {
  expect(statementCsv({ ...pay, lines: [pay.lines[1]!] }).split('\r\n')).toEqual([
    '\uFEFFentered_at,session_at,kind,state,waits_for,learner,amount,currency,paid_out_at,reason',
    '2026-11-27T19:00:00.000Z,2026-11-24T03:30:00.000Z,session,waiting,payment,,10,EUR,,',
    '',
  ]);
});
