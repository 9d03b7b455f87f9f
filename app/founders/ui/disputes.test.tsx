import { expect, test } from 'vitest';
import type { Visitor } from '#app/preferences/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import { foundersTexts } from '../messages/index.ts';
import type { PaymentDisputeView } from '../model/disputes-schemas.ts';
import { Dispute } from './disputes.tsx';
import { disputeWaits } from './waiting.ts';

const visitor = partOf<Visitor>({ state: { locale: 'en-GB' }, timeZone: 'UTC' });
const messages = foundersTexts.en;
const session: PaymentDisputeView['sessions'][number] = {
  bookingId: '00000000-0000-4000-a000-0000000000b1',
  tutor: 'Lucía Restrepo',
  start: '2026-11-24T18:00:00.000Z',
  state: 'completed',
  learnerEmail: 'carmen@example.org',
  attended: true,
  currency: 'GBP',
  pay: { keptMinor: 2560, chargedMinor: 0, nowMinor: 2560 },
};
const dispute: PaymentDisputeView = {
  id: 'du_1',
  state: 'open',
  needsResponse: true,
  reason: 'fraudulent',
  amount: { amountMinor: 3200, currency: 'GBP' },
  lostMinor: 0,
  evidenceDueAt: '2026-12-09T23:59:00.000Z',
  openedAt: '2026-11-27T09:00:00.000Z',
  decidedAt: null,
  intentId: 'pi_1',
  payment: {
    label: '60 minutes with Lucía Restrepo',
    kind: 'booking',
    price: { amountMinor: 3200, currency: 'GBP' },
  },
  account: { name: 'Carmen', email: 'carmen@example.org' },
  sessions: [session],
};
const html = (change: Partial<PaymentDisputeView> = {}) =>
  rendered(<Dispute dispute={{ ...dispute, ...change }} />, { messages, visitor });
const text = (change: Partial<PaymentDisputeView> = {}) => textOf(html(change)).replaceAll('\u00a0', ' ');

test('an open dispute shows amount, reason, due date, what is known, and the way to Stripe', () => {
  const shown = text();
  expect(shown).toContain('£32.00 fraudulent, since');
  expect(shown).toContain('60 minutes with Lucía Restrepo, Carmen');
  expect(shown).toMatch(/Evidence until .*9 Dec/);
  expect(shown).toMatch(/Lucía Restrepo, .*24 Nov, 18:00: completed, pay £25\.60\./);
  expect(shown).toContain('Attendance was marked or a note sent. Our emails went to carmen@example.org.');
  expect(html()).toContain('href="https://dashboard.stripe.com/payments/pi_1"');
  expect(shown).not.toContain('Decide about the pay');
});

test.each([
  [{ state: 'inquiry' }, 'no money has moved yet', 'inquiry'],
  [{ state: 'won' }, 'The money stays with us.', 'won'],
  [{ state: 'closed' }, 'Closed. No money moved.', 'closed'],
  [{ state: 'lost', lostMinor: 3200 }, 'Is the tutor’s pay still right?', 'Decide about the pay'],
  [
    { state: 'lost', lostMinor: 3200, decidedAt: '2026-12-20T10:00:00.000Z' },
    'Decided on',
    'The bank gave the money to the family',
  ],
  [{ state: 'lost', lostMinor: 1200 }, 'The family has £20.00 twice', 'lost'],
  [{ payment: null, account: null, sessions: [] }, 'We can’t match it to a payment here', 'disputed'],
  [{ sessions: [{ ...session, attended: false }] }, 'No note, and attendance wasn’t marked.', ''],
] as const)('a dispute %o reads “%s”, “%s”', (change, one, other) => {
  const shown = text(change as Partial<PaymentDisputeView>);
  expect(shown).toContain(one);
  expect(shown).toContain(other);
});

test('a due date is shown only while evidence is taken, a decision is asked for once', () => {
  expect(text({ state: 'won' })).not.toContain('Evidence until');
  expect(text({ state: 'lost', lostMinor: 3200, decidedAt: '2026-12-20T10:00:00.000Z' })).not.toContain(
    'Decide about the pay',
  );
});

test('waits while Stripe wants an answer, and once lost until somebody decides', () => {
  const waits = (change: Partial<PaymentDisputeView>) => disputeWaits({ ...dispute, ...change });
  expect(waits({})).toBe(true);
  expect(waits({ needsResponse: false })).toBe(false);
  expect(waits({ state: 'inquiry' })).toBe(true);
  expect(waits({ state: 'lost', needsResponse: false })).toBe(true);
  expect(waits({ state: 'lost', payment: null })).toBe(false);
  expect(waits({ state: 'lost', decidedAt: '2026-12-20T10:00:00.000Z' })).toBe(false);
  expect(waits({ state: 'won' })).toBe(false);
});

test('the decision is previewed in money, begins with what stands, and sends the reason', async () => {
  const decide = 'POST /functions/v1/founders/disputes/du_1/decision';
  const calls = stubCalls({ [decide]: { status: 204 } });
  const lost = {
    ...dispute,
    state: 'lost' as const,
    lostMinor: 3200,
    sessions: [{ ...session, pay: { keptMinor: 2560, chargedMinor: 0, nowMinor: 0 } }],
  };
  const page = await mounted(<Dispute dispute={lost} />, { messages, visitor });
  const shown = () => page.text().replaceAll('\u00a0', ' ');
  await page.click('Decide about the pay');
  expect(shown()).toContain('now £0.00, then £0.00.');
  await page.fill('We do: the tutor keeps the pay', true);
  expect(shown()).toContain('now £0.00, then £25.60.');
  await page.fill('Reason (the tutor sees it, and the audit log keeps it)', ' The note names the lesson. ');
  await page.click('Confirm the decision');
  await until(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { tutor: 'keeps_pay', reason: 'The note names the lesson.' },
    ]),
  );
});
