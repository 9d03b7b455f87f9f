import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Visitor } from '#app/preferences/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { clientWithFailure, rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { payKey } from '../api/client.ts';
import { payTexts } from '../messages/index.ts';
import type { Pay, PayLine } from '../model/schemas.ts';
import { PayLedger } from './pay-ledger.tsx';

const part = { loading: 'Loading', failed: 'We couldn’t load this.', again: 'Try again' };

const line = (change: Partial<PayLine>): PayLine => ({
  id: '00000000-0000-4000-a000-0000000000b1',
  bookingId: '00000000-0000-4000-a000-0000000000b2',
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

const payOf = (lines: PayLine[]): Pay => ({
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  totals: lines.length === 0 ? [] : [{ currency: 'GBP', waiting: 0, due: 2560, paid_out: 0, written_off: 0 }],
  lines,
  zone: 'America/Bogota',
});

function page(lines: PayLine[], language: 'en' | 'es' | 'fr' = 'en'): string {
  const client = new QueryClient();
  client.setQueryData([...payKey, null], { pay: payOf(lines) });
  const locale = ({ en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const)[language];
  const visitor = partOf<Visitor>({ language, state: { locale, currency: 'GBP' } });
  return textOf(rendered(<PayLedger texts={part} />, { messages: payTexts[language], visitor, client }));
}

test.each([
  [{}, 'Mon 23 Nov Session · Mara due £25.60'],
  [{ state: 'waiting', waitsFor: 'payment' }, 'Session · Mara the family hasn’t paid yet £25.60'],
  [
    { id: null, state: 'waiting', waitsFor: 'claims', learner: null },
    'Session final 72 hours after the session £25.60',
  ],
  [{ state: 'waiting', waitsFor: 'decision' }, 'absence reported, not settled'],
  [
    { kind: 'decision', amountMinor: 1280, reason: 'Both tried.' },
    'Decision by Curvela · Mara due Reason: Both tried. £12.80',
  ],
  [{ kind: 'correction', amountMinor: -1280 }, 'Correction · Mara deducted from what is due -£12.80'],
  [
    { kind: 'decision', amountMinor: 0, state: 'written_off' },
    'Decision by Curvela · Mara nothing to pay £0.00',
  ],
  [{ kind: 'late_cancellation' }, 'Late cancellation · Mara'],
  [{ kind: 'learner_absent' }, 'Learner didn’t come · Mara'],
  [{ kind: 'chargeback' }, 'Card payment reversed · Mara'],
  [{ state: 'written_off' }, 'Session · Mara won’t be paid'],
  // The day of the payout is that of the tutor’s zone.
  [
    { state: 'paid_out', paidOutAt: '2026-12-02T02:00:00.000Z' },
    'Session · Mara paid out on Tuesday 1 December £25.60',
  ],
] as const)('a line %o reads “%s”', (change, shown) => {
  expect(page([line(change as Partial<PayLine>)]).replaceAll('\u00a0', ' ')).toContain(shown);
});

test('the month has its sums and its statement as a file', () => {
  const shown = page([line({})]);
  expect(shown).toContain(
    'Month November 2026 October 2026 Statement (PDF) Statement (CSV) Due to you £25.60',
  );
  expect(shown).not.toContain('Waiting');
});

test('a month without lines has no statement', () => {
  const shown = page([]);
  expect(shown).toContain('Nothing this month yet.');
  expect(shown).not.toContain('Statement');
});

test('Spanish and French tutors read it in their language', () => {
  expect(page([line({})], 'es')).toContain('Por pagarte');
  expect(page([line({})], 'fr')).toContain('À vous verser');
});

test('a failure can be tried again', () => {
  const client = clientWithFailure([...payKey, null]);
  const visitor = partOf<Visitor>({ state: { locale: 'en-GB' } });
  expect(textOf(rendered(<PayLedger texts={part} />, { messages: payTexts.en, visitor, client }))).toContain(
    'We couldn’t load this. Try again',
  );
});
