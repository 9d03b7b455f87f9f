import { describe, expect, test } from 'vitest';
import type { TroubledRefund } from '#app/pricing/index.ts';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import { Invoices } from './invoices.tsx';
import { Refunds } from './refunds.tsx';

const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' as const });
const refund: TroubledRefund = {
  id: 'r1',
  amount: gbp(3100),
  reason: 'cancelled',
  state: 'failed',
  tries: 1,
  failure: null,
  usedMinor: 0,
  intentId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: null,
  label: 'A session',
  paid: gbp(3100),
  asked: null,
  account: null,
};
const openRefunds = (rows: Partial<TroubledRefund>[], answers: FoundersAnswers = {}, more = false) =>
  openFounders(<Refunds />, {
    'GET /refunds': {
      body: { refunds: rows.map((row, at) => ({ ...refund, id: `r${at + 1}`, ...row })), more },
    },
    ...answers,
  });

describe('a refund', () => {
  test.each<[Partial<TroubledRefund>, string]>([
    [
      {},
      '|Refunds to settle by hand|1 waiting|£31.00| |Session cancelled, Fri 20 Nov, 09:00|A session' +
        '|We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here.|waiting|Made by hand|',
    ],
    [
      { reason: 'absent', state: 'done', usedMinor: 1 },
      '|Refunds to settle by hand|1 waiting|£31.00| |Absence, or decided by us, Fri 20 Nov, 09:00' +
        '|A session|£31.00 went back, but £0.01 of it had already paid for sessions. Decide whether to ask for it back, then mark it here.|waiting|Dealt with|',
    ],
    [
      { reason: 'made_elsewhere', state: 'done' },
      '|Refunds to settle by hand|1 waiting|£31.00| |Refunded in Stripe, Fri 20 Nov, 09:00|A session' +
        '|Someone refunded £31.00 in Stripe. We corrected the invoice and the pay, and both sides know. Check that it’s right, then mark it here.|made by hand|Dealt with|',
    ],
    [
      { reason: 'time_gone', state: 'sent' },
      '|Refunds to settle by hand|none waiting|£31.00| |Paid after the time was taken, Fri 20 Nov, 09:00' +
        '|A session|Stripe has it; the bank hasn’t answered yet. Nothing to do.|on its way|',
    ],
    [
      { reason: 'given_back', state: 'waiting', tries: 1 },
      '|Refunds to settle by hand|none waiting|£31.00| |Credits given back, Fri 20 Nov, 09:00|A session' +
        '|Tried 1 time. We keep trying. Nothing to do.|tried again|',
    ],
    [
      { reason: 'disputed', state: 'waiting', tries: 3 },
      '|Refunds to settle by hand|none waiting|£31.00| |Lost dispute, Fri 20 Nov, 09:00' +
        '|A session|Tried 3 times. We keep trying. Nothing to do.|tried again|',
    ],
    [
      { reason: 'wrong_amount', asked: gbp(3200), intentId: 'pi_1', failure: 'expired_card' },
      '|Refunds to settle by hand|1 waiting|£31.00| |Not the amount we asked for, Fri 20 Nov, 09:00' +
        '|A session|We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here.' +
        '|Asked for: £32.00. Paid: £31.00.|Stripe says: expired_card|Payment pi_1|waiting|Made by hand|',
    ],
    [
      { failure: 'expired_card', failedAt: '2026-11-24T18:00:00.000Z' },
      '|Refunds to settle by hand|1 waiting|£31.00| |Session cancelled, Fri 20 Nov, 09:00|A session' +
        '|We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here.' +
        '|Stripe says: expired_card, Tue 24 Nov, 18:00|waiting|Made by hand|',
    ],
    [
      { reason: 'something_new', account: { name: '', email: 'carmen@example.org' } },
      '|Refunds to settle by hand|1 waiting|£31.00| |something_new, Fri 20 Nov, 09:00|A session, ' +
        '|carmen@example.org|We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here.|waiting' +
        '|Made by hand|',
    ],
  ])('%o', async (change, text) => {
    const view = await openRefunds([change]);
    expect(view.shown()).toBe(text);
  });

  test('that waits is marked; one that goes by itself is not, and has no button', async () => {
    const view = await openRefunds([
      { account: { name: 'Carmen', email: 'carmen@example.org' } },
      { state: 'sent' },
    ]);
    expect(view.classesOf('waiting')).toEqual(['tag tag-sun']);
    expect(view.classesOf('on its way')).toEqual(['tag ']);
    expect(view.classesOf('1 waiting')).toEqual(['tag tag-sun']);
    expect(view.all('button').map(({ textContent }) => textContent)).toEqual(['Made by hand']);
    expect(view.links()).toEqual([['Carmen', 'mailto:carmen@example.org']]);
  });

  test('of a list without open ones leaves the number unmarked', async () => {
    const view = await openRefunds([{ state: 'sent' }], {}, true);
    expect(view.classesOf('none waiting')).toEqual(['small muted']);
    expect(view.classesOf('There are more. They appear as you settle these.')).toEqual(['small muted']);
  });

  test.each<[Partial<TroubledRefund>, string, string]>([
    [
      {},
      'Made by hand',
      '|Have you sent £31.00 back?|The payer then sees that the money went back, and we stop trying. Confirm only once it has left your account.|Not now|Made by hand|',
    ],
    [
      { state: 'done', usedMinor: 1050 },
      'Dealt with',
      '|Have you dealt with £10.50?|The entry leaves this list and stays in the audit log. Nothing is charged.' +
        '|Not now|Dealt with|',
    ],
    [
      { state: 'done' },
      'Dealt with',
      '|Have you checked £31.00?|The entry leaves this list and stays in the audit log. Nothing is charged.' +
        '|Not now|Dealt with|',
    ],
  ])('%o is settled after a confirmation', async (change, label, text) => {
    const view = await openRefunds([change], { 'POST /refunds/r1/settle': { status: 204 } });
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.acts()).toEqual([]);
    await view.confirm(label);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.toasts()).toEqual([['Saved in the audit log.', 'done']]);
    expect(view.acts()).toEqual(['POST /refunds/r1/settle']);
    await until(() => expect(view.count('GET /refunds')).toBe(2));
  });

  test.each([
    [refusalOf('It was changed meanwhile.'), 'It was changed meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that cannot be settled stays in its window: %o', async (answer, text) => {
    const view = await openRefunds([{}], { 'POST /refunds/r1/settle': answer });
    await view.click('Made by hand');
    await view.confirm('Made by hand');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Made by hand|`));
    expect(view.toasts()).toEqual([]);
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
  });

  test('is settled once, however often the button is pressed', async () => {
    const view = await openRefunds([{}], { 'POST /refunds/r1/settle': noAnswer });
    await view.click('Made by hand');
    await view.pressTwice('Made by hand');
    await until(() => expect(view.window()).toContain('|Not now|One moment|'));
    expect(view.isDisabled('One moment')).toBe(true);
    expect(view.acts()).toEqual(['POST /refunds/r1/settle']);
  });
});

describe('an invoice by transfer', () => {
  const invoice = {
    id: 'i1',
    kind: 'invoice',
    number: 'C-2026-1',
    buyer: 'Carmen',
    tutor: 'Lucía',
    owed: gbp(3200),
    dueAt: '2026-11-24T18:00:00.000Z' as string | null,
    paidAt: null as string | null,
  };
  const paidAt = '2026-11-22T10:00:00.000Z';
  const open = (rows: Partial<typeof invoice>[], answers: FoundersAnswers = {}) =>
    openFounders(<Invoices />, {
      'GET /invoices': {
        body: { invoices: rows.map((row, at) => ({ ...invoice, id: `i${at + 1}`, ...row })), more: false },
      },
      ...answers,
    });

  test.each<[Partial<typeof invoice>[], string]>([
    [[], '|Invoices by transfer|none waiting|No unpaid invoices, and nothing to send back.|'],
    [[{}], '|Invoices by transfer|1 waiting|C-2026-1, £32.00|Carmen · due Tue 24 Nov, 18:00|Mark as paid|'],
    [
      [{ paidAt }],
      '|Invoices by transfer|none waiting|C-2026-1, £32.00|Carmen · due Tue 24 Nov, 18:00 · paid Sun 22 ' +
        'Nov, 10:00|Mark as unpaid|',
    ],
    [
      [{ kind: 'credit_note', dueAt: null }],
      '|Invoices by transfer|1 waiting|Send back £32.00 (C-2026-1)|Carmen|Mark as sent|',
    ],
    [
      [{ kind: 'credit_note', dueAt: null, paidAt }, { owed: gbp(0) }],
      '|Invoices by transfer|1 waiting|Send back £32.00 (C-2026-1)|Carmen · sent back Sun 22 Nov, 10:00' +
        '|Mark as not sent|C-2026-1, £0.00|Carmen · due Tue 24 Nov, 18:00|Mark as paid|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
  });

  test.each([
    [{}, 'Mark as paid', { paid: true }],
    [{ paidAt }, 'Mark as unpaid', { paid: false }],
    [{ kind: 'credit_note' }, 'Mark as sent', { paid: true }],
    [{ kind: 'credit_note', paidAt }, 'Mark as not sent', { paid: false }],
  ])('%o is marked: %s', async (change, label, body) => {
    const view = await open([change], { 'PATCH /invoices/i1': { status: 204 } });
    await view.click(label);
    await until(() => expect(view.toasts()).toEqual([['Saved in the audit log.', 'done']]));
    expect(view.sent('PATCH /invoices/i1')).toEqual([body]);
    await until(() => expect(view.count('GET /invoices')).toBe(2));
  });

  test.each([
    [refusalOf('It was changed meanwhile.'), 'It was changed meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that cannot be marked says so and is read again: %o', async (answer, text) => {
    const view = await open([{}], { 'PATCH /invoices/i1': answer });
    await view.click('Mark as paid');
    await until(() => expect(view.toasts()).toEqual([[text, 'destructive']]));
    await until(() => expect(view.count('GET /invoices')).toBe(2));
  });

  test('is not marked a second time while the first answer is awaited', async () => {
    const view = await open([{}, { paidAt }], { 'PATCH /invoices/i1': noAnswer });
    await view.click('Mark as paid');
    await until(() => expect(view.isDisabled('Mark as paid')).toBe(true));
    expect(view.isDisabled('Mark as unpaid')).toBe(true);
  });

  test('of many is shown page by page, each once; settled ones beyond the fifth are folded', async () => {
    const rows = Array.from({ length: 6 }, (_, at) => ({
      ...invoice,
      id: `i${at}`,
      number: `C-${at}`,
      paidAt,
    }));
    const view = await openFounders(<Invoices />, {
      'GET /invoices': ({ query }) =>
        query === '?offset=0'
          ? { body: { invoices: rows.slice(0, 4), more: true } }
          : { body: { invoices: rows.slice(3), more: false } },
    });
    expect(view.calls().map(({ query }) => query)).toEqual(['?offset=0', '?offset=4']);
    expect(view.all('li')).toHaveLength(5);
    await view.click('Show all 6');
    expect(view.all('li').map(({ textContent }) => textContent.slice(0, 3))).toEqual([
      'C-0',
      'C-1',
      'C-2',
      'C-3',
      'C-4',
      'C-5',
    ]);
    expect(view.find('Show fewer')?.getAttribute('aria-expanded')).toBe('true');
    await view.click('Show fewer');
    expect(view.all('li')).toHaveLength(5);
  });

  test('that waits is always shown, the sixth too', async () => {
    const view = await open(Array.from({ length: 6 }, () => ({})));
    expect(view.all('li')).toHaveLength(6);
    expect(view.shown()).toContain('|6 waiting|');
    expect(view.find(/^Show/)).toBeNull();
  });

  test('list that could not be loaded is loaded again', async () => {
    let isUp = false;
    const view = await openFounders(<Invoices />, {
      'GET /invoices': () =>
        isUp ? { body: { invoices: [invoice], more: false } } : { status: 500, body: {} },
    });
    expect(view.shown()).toBe('|Invoices by transfer|We couldn’t load this part. |Try again|');
    isUp = true;
    await view.click('Try again');
    await until(() => expect(view.shown()).toContain('C-2026-1, £32.00'));
  });
});
