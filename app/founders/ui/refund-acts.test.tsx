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
      '|Refunds that need a person|1 waiting|£31.00| |Session cancelled, Fri 20 Nov, 09:00|A session' +
        '|We do not try again. Give back £31.00 at Stripe in one refund, where this payment has the number ' +
        'below; this entry, or another one of the same payment and sum, then leaves the list by itself. If ' +
        'that is not possible, send the money another way and say so here.|waiting|Made by hand|',
    ],
    [
      { reason: 'absent', state: 'done', usedMinor: 1 },
      '|Refunds that need a person|1 waiting|£31.00| |Absence, or decided by us, Fri 20 Nov, 09:00' +
        '|A session|£31.00 went back, but £0.01 of it had been used for sessions already. Decide whether to ' +
        'ask for it, then say so here.|waiting|Dealt with|',
    ],
    [
      { reason: 'made_elsewhere', state: 'done' },
      '|Refunds that need a person|1 waiting|£31.00| |Given back at Stripe, Fri 20 Nov, 09:00|A session' +
        '|Somebody gave back £31.00 in Stripe. Invoice and pay have been corrected, and both sides informed. ' +
        'Check that this is right, then say so here.|made by hand|Dealt with|',
    ],
    [
      { reason: 'time_gone', state: 'sent' },
      '|Refunds that need a person|none waiting|£31.00| |Paid when the time was gone, Fri 20 Nov, 09:00' +
        '|A session|Stripe has it and the bank has not answered yet. Nothing to do.|on its way|',
    ],
    [
      { reason: 'given_back', state: 'waiting', tries: 1 },
      '|Refunds that need a person|none waiting|£31.00| |Credits given back, Fri 20 Nov, 09:00|A session' +
        '|Tried 1 time. We go on trying; nothing to do.|tried again|',
    ],
    [
      { reason: 'disputed', state: 'waiting', tries: 3 },
      '|Refunds that need a person|none waiting|£31.00| |Given back by a lost dispute, Fri 20 Nov, 09:00' +
        '|A session|Tried 3 times. We go on trying; nothing to do.|tried again|',
    ],
    [
      { reason: 'wrong_amount', asked: gbp(3200), intentId: 'pi_1', failure: 'expired_card' },
      '|Refunds that need a person|1 waiting|£31.00| |Another amount than asked for, Fri 20 Nov, 09:00' +
        '|A session|We do not try again. Give back £31.00 at Stripe in one refund, where this payment has the ' +
        'number below; this entry, or another one of the same payment and sum, then leaves the list by ' +
        'itself. If that is not possible, send the money another way and say so here.' +
        '|Asked for: £32.00. Paid: £31.00.|Stripe says: expired_card|Payment pi_1|waiting|Made by hand|',
    ],
    [
      { failure: 'expired_card', failedAt: '2026-11-24T18:00:00.000Z' },
      '|Refunds that need a person|1 waiting|£31.00| |Session cancelled, Fri 20 Nov, 09:00|A session' +
        '|We do not try again. Give back £31.00 at Stripe in one refund, where this payment has the number ' +
        'below; this entry, or another one of the same payment and sum, then leaves the list by itself. If ' +
        'that is not possible, send the money another way and say so here.' +
        '|Stripe says: expired_card, Tue 24 Nov, 18:00|waiting|Made by hand|',
    ],
    [
      { reason: 'something_new', account: { name: '', email: 'carmen@example.org' } },
      '|Refunds that need a person|1 waiting|£31.00| |something_new, Fri 20 Nov, 09:00|A session, ' +
        '|carmen@example.org|We do not try again. Give back £31.00 at Stripe in one refund, where this ' +
        'payment has the number below; this entry, or another one of the same payment and sum, then leaves ' +
        'the list by itself. If that is not possible, send the money another way and say so here.|waiting' +
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
    expect(view.classesOf('There are more; the next ones appear as these are dealt with.')).toEqual([
      'small muted',
    ]);
  });

  test.each<[Partial<TroubledRefund>, string, string]>([
    [
      {},
      'Made by hand',
      '|Did £31.00 go back?|The learner then reads that the money went back, and we do not try again. Say ' +
        'so only once it has left your account.|Not now|Made by hand|',
    ],
    [
      { state: 'done', usedMinor: 1050 },
      'Dealt with',
      '|Is £10.50 dealt with?|The entry leaves this list and stands in the audit log. Nothing is charged.' +
        '|Not now|Dealt with|',
    ],
    [
      { state: 'done' },
      'Dealt with',
      '|Is £31.00 noted?|The entry leaves this list and stands in the audit log. Nothing is charged.' +
        '|Not now|Dealt with|',
    ],
  ])('%o is settled after a confirmation', async (change, label, text) => {
    const view = await openRefunds([change], { 'POST /refunds/r1/settle': { status: 204 } });
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.acts()).toEqual([]);
    await view.confirm(label);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.toasts()).toEqual([['Noted. It stands in the audit log.', 'done']]);
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
    [
      [],
      '|Invoices by transfer|none waiting|No invoice waits for its money, and no money waits to be sent ' +
        'back.|',
    ],
    [
      [{}],
      '|Invoices by transfer|1 waiting|C-2026-1, £32.00|Carmen · due Tue 24 Nov, 18:00|The money is there|',
    ],
    [
      [{ paidAt }],
      '|Invoices by transfer|none waiting|C-2026-1, £32.00|Carmen · due Tue 24 Nov, 18:00 · paid Sun 22 ' +
        'Nov, 10:00|It is not there|',
    ],
    [
      [{ kind: 'credit_note', dueAt: null }],
      '|Invoices by transfer|1 waiting|Send back £32.00 (C-2026-1)|Carmen|The money is sent|',
    ],
    [
      [{ kind: 'credit_note', dueAt: null, paidAt }, { owed: gbp(0) }],
      '|Invoices by transfer|1 waiting|Send back £32.00 (C-2026-1)|Carmen · sent back Sun 22 Nov, 10:00' +
        '|It is not sent|C-2026-1, £0.00|Carmen · due Tue 24 Nov, 18:00|The money is there|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
  });

  test.each([
    [{}, 'The money is there', { paid: true }],
    [{ paidAt }, 'It is not there', { paid: false }],
    [{ kind: 'credit_note' }, 'The money is sent', { paid: true }],
    [{ kind: 'credit_note', paidAt }, 'It is not sent', { paid: false }],
  ])('%o is marked: %s', async (change, label, body) => {
    const view = await open([change], { 'PATCH /invoices/i1': { status: 204 } });
    await view.click(label);
    await until(() => expect(view.toasts()).toEqual([['Noted. It stands in the audit log.', 'done']]));
    expect(view.sent('PATCH /invoices/i1')).toEqual([body]);
    await until(() => expect(view.count('GET /invoices')).toBe(2));
  });

  test.each([
    [refusalOf('It was changed meanwhile.'), 'It was changed meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that cannot be marked says so and is read again: %o', async (answer, text) => {
    const view = await open([{}], { 'PATCH /invoices/i1': answer });
    await view.click('The money is there');
    await until(() => expect(view.toasts()).toEqual([[text, 'destructive']]));
    await until(() => expect(view.count('GET /invoices')).toBe(2));
  });

  test('is not marked a second time while the first answer is awaited', async () => {
    const view = await open([{}, { paidAt }], { 'PATCH /invoices/i1': noAnswer });
    await view.click('The money is there');
    await until(() => expect(view.isDisabled('The money is there')).toBe(true));
    expect(view.isDisabled('It is not there')).toBe(true);
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
    expect(view.shown()).toBe('|Invoices by transfer|This part could not be loaded. |Try again|');
    isUp = true;
    await view.click('Try again');
    await until(() => expect(view.shown()).toContain('C-2026-1, £32.00'));
  });
});
