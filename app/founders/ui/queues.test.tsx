import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '#app/preferences/index.ts';
import type { TroubledRefund } from '#app/pricing/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import {
  messagesQuery,
  questionsQuery,
  refundsQuery,
  safetyQuery,
  tutorsQuery,
  claimsQuery,
  disputesQuery,
  payQuery,
} from '../api/client.ts';
import { invoicesQuery } from '../api/users-client.ts';
import { foundersTexts } from '../messages/index.ts';
import type { Numbers, TutorRecordView } from '../model/schemas.ts';
import { ContactMessages } from './contact-messages.tsx';
import { Invoices } from './invoices.tsx';
import { Refund, Refunds } from './refunds.tsx';
import { SafetyFlags } from './safety-flags.tsx';
import { TutorStatus } from './tutor-status.tsx';
import { Waits } from './waits.tsx';

const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
const messages = foundersTexts.en;
type Data = [key: readonly unknown[], value: unknown][];
const clientOf = (data: Data) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { retry: false } },
  });
  for (const [key, value] of data) client.setQueryData(key, value);
  return client;
};
const html = (part: React.ReactNode, data: Data = []) =>
  rendered(part, { messages, visitor: british, client: clientOf(data) });
const text = (part: React.ReactNode, data: Data = []) => textOf(html(part, data));
const refusal = { status: 409, body: { error: { code: 'changed', message: 'It was changed meanwhile.' } } };
const unreachable = 'We can’t reach the server. Nothing was changed; please try again.';

describe('refunds that need a person', () => {
  const refund: TroubledRefund = {
    id: 'r1',
    amount: { amountMinor: 3100, currency: 'GBP' },
    reason: 'wrong_amount',
    state: 'failed',
    tries: 1,
    failure: null,
    usedMinor: 0,
    intentId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    failedAt: null,
    label: 'A session',
    paid: { amountMinor: 3100, currency: 'GBP' },
    asked: null,
    account: null,
  };
  const page = (change: Partial<TroubledRefund>) => text(<Refund refund={{ ...refund, ...change }} />);

  test('one that the bank returned has instructions for the founder', () => {
    expect(page({})).toBe(
      '£31.00 Not the amount we asked for, Fri 20 Nov, 09:00 A session We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here. waiting Made by hand',
    );
  });

  test('one whose credits were used states the amount used', () => {
    expect(page({ state: 'done', usedMinor: 1050, reason: 'given_back' })).toBe(
      '£31.00 Credits given back, Fri 20 Nov, 09:00 A session £31.00 went back, but £10.50 of ' +
        'it had already paid for sessions. Decide whether to ask for it back, then mark it here. ' +
        'waiting Dealt with',
    );
  });

  test.each([
    ['sent', 1, 'Stripe has it; the bank hasn’t answered yet. Nothing to do. on its way'],
    ['waiting', 2, 'Tried 2 times. We keep trying. Nothing to do. tried again'],
  ])('one that is %s needs no action', (state, tries, shown) => {
    const row = html(<Refund refund={{ ...refund, state: state as 'sent', tries }} />);
    expect(textOf(row)).toContain(shown);
    expect(row).not.toContain('<button');
    expect(row).not.toContain('tag-sun');
  });

  test('the payment, Stripe’s reason and the person are shown if known', () => {
    const account = { name: 'Carmen', email: 'carmen@example.org' };
    expect(page({ account, intentId: 'pi_1', failure: 'expired_card', reason: 'new_reason' })).toBe(
      '£31.00 new_reason, Fri 20 Nov, 09:00 A session, Carmen We’ve stopped trying. Refund £31.00 in Stripe, in one refund; the payment’s number is below. This entry, or another one for the same payment and amount, then leaves the list. If that doesn’t work, send the money another way and mark it here. Stripe says: expired_card Payment ' +
        'pi_1 waiting Made by hand',
    );
    expect(page({ account: { ...account, name: '' } })).toContain('A session, carmen@example.org');
  });

  test('the list shows the number of open refunds', () => {
    const refunds = [refund, { ...refund, id: 'r2', state: 'sent' }];
    expect(text(<Refunds />, [[refundsQuery.queryKey, { refunds, more: false }]])).toMatch(
      /^Refunds to settle by hand 1 waiting £31\.00/,
    );
    expect(text(<Refunds />, [[refundsQuery.queryKey, { refunds, more: true }]])).toContain(
      'There are more. They appear as you settle these.',
    );
    expect(text(<Refunds />, [[refundsQuery.queryKey, { refunds: [], more: false }]])).toBe(
      'Refunds to settle by hand none waiting All refunds are going through automatically.',
    );
  });

  test.each([
    [
      'failed',
      0,
      'Made by hand',
      'Have you sent £31.00 back?',
      'The payer then sees that the money went back',
    ],
    [
      'done',
      1050,
      'Dealt with',
      'Have you dealt with £10.50?',
      'The entry leaves this list and stays in the audit log.',
    ],
  ])(
    'a %s one with %i used can be settled after a confirmation',
    async (state, usedMinor, button, title, consequence) => {
      const calls = stubCalls({});
      const row = <Refund refund={{ ...refund, state: state as 'failed', usedMinor }} />;
      const view = await mounted(row, { messages, visitor: british });
      expect(view.text()).not.toContain(title);
      await view.click(button);
      expect(view.text()).toContain(title);
      expect(view.text()).toContain(consequence);
      expect(calls.filter(({ method }) => method === 'POST' || method === 'PUT')).toEqual([]);
      await view.click('Not now');
      expect(view.text()).not.toContain(title);
    },
  );

  test.each([
    [unreachable, new Error('offline')],
    ['It was changed meanwhile.', refusal],
  ])('the dialog stays open when settling fails: %s', async (shown, answer) => {
    const calls = stubCalls({ 'POST /functions/v1/founders/refunds/r1/settle': answer });
    const view = await mounted(<Refund refund={refund} />, { messages, visitor: british });
    await view.click('Made by hand');
    const confirm = view
      .all('dialog')[0]!
      .elements()
      .find(({ textContent, localName }) => localName === 'button' && textContent === 'Made by hand')!;
    await view.fire(confirm, 'onClick');
    await until(() => expect(view.text()).toContain(shown));
    expect(view.text()).toContain('Have you sent £31.00 back?');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('invoices by bank transfer', () => {
  const invoice = {
    id: 'i1',
    kind: 'invoice',
    number: 'C-2026-1',
    buyer: 'Carmen',
    owed: { amountMinor: 3200, currency: 'GBP' },
    dueAt: '2026-11-24T18:00:00.000Z',
    paidAt: null as string | null,
  };
  const paidAt = '2026-11-22T10:00:00.000Z';
  const page = (...changes: object[]) =>
    text(<Invoices />, [
      [
        invoicesQuery.queryKey,
        { invoices: changes.map((change, at) => ({ ...invoice, id: `i${at}`, ...change })) },
      ],
    ]);

  test('each has its amount, its dates and the next step', () => {
    expect(page({})).toBe(
      'Invoices by transfer 1 waiting C-2026-1, £32.00 Carmen · due Tue 24 Nov, 18:00 Mark as paid',
    );
    expect(page({ paidAt })).toBe(
      'Invoices by transfer none waiting C-2026-1, £32.00 Carmen · due Tue 24 Nov, 18:00 · paid ' +
        'Sun 22 Nov, 10:00 Mark as unpaid',
    );
    expect(page({ kind: 'credit_note', dueAt: null })).toBe(
      'Invoices by transfer 1 waiting Send back £32.00 (C-2026-1) Carmen Mark as sent',
    );
    expect(page({ kind: 'credit_note', dueAt: null, paidAt })).toBe(
      'Invoices by transfer none waiting Send back £32.00 (C-2026-1) Carmen · sent back Sun 22 ' +
        'Nov, 10:00 Mark as not sent',
    );
    expect(page()).toBe('Invoices by transfer none waiting No unpaid invoices, and nothing to send back.');
  });
});

describe('the booking status of a tutor', () => {
  const tutor = (change: object = {}): TutorRecordView =>
    partOf<TutorRecordView>({
      id: 't1',
      name: 'Lucía',
      status: 'paused',
      missing: [],
      sessionsAhead: 2,
      ...change,
    });
  const page = (change: object) => text(<TutorStatus tutor={tutor(change)} />);

  const consequences: Record<string, string> = {
    active:
      'Open Lucía for bookings?Lucía appears in the search at once, with these prices and hours.Not nowOpen for bookings',
    paused: 'Pause Lucía?Nobody will be able to book Lucía. The 2 upcoming sessions stay.Not nowPause',
  };

  test('each status has its text and its action', () => {
    expect(page({ status: 'active' })).toBe('active People can book Lucía. Pause');
    expect(page({})).toBe('paused Nobody can book Lucía. Sessions already booked stay. Open for bookings');
    expect(page({ status: 'left' })).toBe('left Lucía doesn’t teach here any more.');
    expect(page({ missing: ['hours', 'prices'] })).toBe(
      'paused Nobody can book Lucía. Sessions already booked stay. Lucía can’t be booked yet. Missing: weekly ' +
        'hours, prices. Open for bookings',
    );
  });

  test('a tutor with an incomplete profile cannot be activated', () => {
    expect(html(<TutorStatus tutor={tutor({ missing: ['hours'] })} />)).toContain('disabled=""');
    expect(html(<TutorStatus tutor={tutor()} />)).not.toContain('disabled=""');
  });

  test.each([
    ['paused', 'Open for bookings', 'active'],
    ['active', 'Pause', 'paused'],
  ])('for a tutor who is %s, “%s” asks for confirmation first', async (status, label, sent) => {
    const calls = stubCalls({ 'PATCH /functions/v1/founders/tutors/t1': { status: 204 } });
    const view = await mounted(<TutorStatus tutor={tutor({ status })} />, { messages, visitor: british });
    await view.click(label);
    const dialog = view.all('dialog')[0]!;
    expect(dialog.textContent).toBe(consequences[sent]);
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    const buttons = dialog.elements().filter(({ localName }) => localName === 'button');
    await view.fire(buttons.at(-1)!, 'onClick');
    await until(() => expect(view.all('dialog')).toEqual([]));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: sent });
  });
});

describe('the overview of open items', () => {
  const row = (state: string) => ({ id: state, state });
  const data = (open: boolean): Data => [
    [safetyQuery.queryKey, { flags: [row(open ? 'open' : 'seen')] }],
    [claimsQuery.queryKey, { claims: [{ disputed: open }] }],
    [tutorsQuery.queryKey, { tutors: [{ status: open ? 'paused' : 'active', missing: [], wasOpen: !open }] }],
    [disputesQuery.queryKey, { disputes: [{ state: open ? 'open' : 'won', needsResponse: true }] }],
    [payQuery.queryKey, { pay: [{ dueMinor: open ? 2560 : 0, overdue: [] }] }],
    [questionsQuery.queryKey, { questions: [row('seen')] }],
    [refundsQuery.queryKey, { refunds: [{ state: open ? 'failed' : 'sent', usedMinor: 0 }], more: false }],
    [
      invoicesQuery.queryKey,
      { invoices: [{ paidAt: null }, { paidAt: '2026-11-22T10:00:00Z' }].slice(open ? 0 : 1) },
    ],
  ];
  const numbers = (applicationsWaiting: number, waiting: number) =>
    partOf<Numbers>({ applicationsWaiting, messages: { waiting } });

  test('each queue with open items is a link, the most urgent first', () => {
    expect(text(<Waits numbers={numbers(2, 3)} />, data(true))).toBe(
      'Waiting for you Safety queue (1) Reported absences (1) Disputed payments (1) Refunds to settle by hand (1) ' +
        'Invoices by transfer (1) Tutors’ pay (1) Tutor applications (2) Tutors to open (1) Contact messages (3)',
    );
    expect(html(<Waits numbers={numbers(0, 1)} />, data(true)).match(/href="[^"]+"/g)).toEqual([
      'href="/#safety"',
      'href="/#claims"',
      'href="/#disputes"',
      'href="/#refunds"',
      'href="/#invoices"',
      'href="/#pay"',
      'href="/#openings"',
      'href="/#messages"',
    ]);
  });

  test('says that nothing is open only after everything has loaded', () => {
    expect(text(<Waits numbers={numbers(0, 0)} />, data(false))).toBe('Nothing is waiting for you.');
    expect(text(<Waits numbers={undefined} />, data(false))).toBe('Waiting for you');
  });
});

describe('messages and flagged texts', () => {
  const message = {
    id: 'm1',
    topic: 'booking',
    name: 'Ana',
    email: 'ana@example.org',
    language: 'es',
    message: 'Where is my invoice?',
    at: '2026-11-20T09:00:00.000Z',
    doubt: null,
    answers: [] as { text: string; at: string }[],
    answeredAt: null as string | null,
    answeredBy: null as string | null,
  };
  const answered = { answeredAt: '2026-11-21T09:00:00.000Z', answeredBy: 'Eva' };
  const data = (change: object): Data => [
    [messagesQuery.queryKey, { messages: [{ ...message, ...change }] }],
  ];
  const page = (change: object, waiting?: number) =>
    text(<ContactMessages waiting={waiting} />, data(change));

  test('a message is new, answered or closed', () => {
    expect(page({})).toBe(
      'Contact messages 1 waiting Booking Ana, Fri 20 Nov, 09:00 Where is my invoice? New ' +
        'Answer Close without answering',
    );
    expect(
      page({ ...answered, answers: [{ text: 'It is attached.', at: '2026-11-21T09:00:00.000Z' }] }),
    ).toBe(
      'Contact messages none waiting Booking Ana, Fri 20 Nov, 09:00 Where is my invoice? Our ' +
        'answer, Sat 21 Nov, 09:00 It is attached. Answered by Eva, Sat 21 Nov, 09:00 Write again ' +
        'Mark as waiting',
    );
    expect(page(answered)).toBe(
      'Contact messages none waiting Booking Ana, Fri 20 Nov, 09:00 Where is my invoice? ' +
        'Closed by Eva, Sat 21 Nov, 09:00 Answer Mark as waiting',
    );
    expect(page({}, 7)).toContain('7 waiting');
  });

  test.each([
    [unreachable, new Error('offline')],
    ['It was changed meanwhile.', refusal],
  ])('an answer that could not be sent keeps its text: %s', async (shown, answer) => {
    const calls = stubCalls({ 'POST /functions/v1/founders/messages/m1/answers': answer });
    const view = await mounted(<ContactMessages waiting={1} />, {
      messages,
      visitor: british,
      client: clientOf(data({})),
    });
    await view.click('Answer');
    expect(view.text()).toContain('We email it to ana@example.org');
    expect(view.text()).toContain('They write in Spanish.');
    expect(view.find('Send the answer')?.hasAttribute('disabled')).toBe(true);
    await view.fill('Your answer to Ana', 'It is attached.');
    await view.click('Send the answer');
    await until(() => expect(view.text()).toMatch(/couldn’t|can’t|changed meanwhile/));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/functions/v1/founders/messages/m1/answers', { answer: 'It is attached.', after: 0 }],
    ]);
    await until(() => expect(view.text()).toContain(shown));
    await view.click('Back');
    expect(view.find('Answer')).not.toBeNull();
  });

  test('a flagged text has its kind and time, and its note after a review', async () => {
    const flag = {
      id: 'f1',
      kind: 'self_harm',
      state: 'open',
      at: '2026-11-20T09:00:00.000Z',
      text: 'I am so sad',
      note: null,
    };
    const flags = (change: object): Data => [[safetyQuery.queryKey, { flags: [{ ...flag, ...change }] }]];
    expect(text(<SafetyFlags />, flags({}))).toBe(
      'Safety queue 1 waiting Self-harm, Fri 20 Nov, 09:00 “I am so sad” waiting What you did about it (optional) Mark as read',
    );
    expect(text(<SafetyFlags />, flags({ state: 'seen', note: 'Called the family' }))).toBe(
      'Safety queue none waiting Self-harm, Fri 20 Nov, 09:00 “I am so sad” Note: Called the ' +
        'family read',
    );
  });
});
