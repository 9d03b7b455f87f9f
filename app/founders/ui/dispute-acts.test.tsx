import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { type FoundersAnswers, openFounders, refusalOf, unreachable } from '#tests/support/founders-page.tsx';
import type { PaymentDisputeView } from '../model/disputes-schemas.ts';
import { Disputes } from './disputes.tsx';

const gbp = (amountMinor: number) => ({ amountMinor, currency: 'GBP' });
const session: PaymentDisputeView['sessions'][number] = {
  bookingId: 'b1',
  tutor: 'Lucía',
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
  amount: gbp(3200),
  lostMinor: 0,
  evidenceDueAt: '2026-12-09T23:59:00.000Z',
  openedAt: '2026-11-27T09:00:00.000Z',
  decidedAt: null,
  intentId: 'pi_1',
  payment: { label: '60 minutes with Lucía', kind: 'booking', price: gbp(3200) },
  account: { name: 'Carmen', email: 'carmen@example.org' },
  sessions: [session],
};
const open = (rows: Partial<PaymentDisputeView>[], answers: FoundersAnswers = {}) =>
  openFounders(<Disputes />, {
    'GET /disputes': {
      body: { disputes: rows.map((row, at) => ({ ...dispute, id: `du_${at + 1}`, ...row })) },
    },
    ...answers,
  });
const lost = { state: 'lost', lostMinor: 3200, needsResponse: false } as const;

describe('a disputed payment', () => {
  test.each<[Partial<PaymentDisputeView>[], string, string]>([
    [[], '|Disputed payments|none waiting|No disputed payments.|', ''],
    [
      [{}],
      '|Disputed payments|1 waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía, ' +
        '|Carmen|The bank is holding the money until it decides. Unused credits and the tutor’s pay are on hold. Send evidence in Stripe.|Evidence until Wed 9 Dec, 23:59.|Lucía, Tue 24 Nov, 18:00: completed, pay ' +
        '£25.60. Attendance was marked or a note sent. Our emails went to carmen@example.org.|Open in Stripe' +
        '|disputed|',
      'tag tag-sun',
    ],
    [
      [{ state: 'inquiry', needsResponse: false, account: { name: '', email: 'carmen@example.org' } }],
      '|Disputed payments|none waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía, ' +
        '|carmen@example.org|The bank is asking; no money has moved yet. Answer in Stripe, or refund the payment there.|Evidence until Wed 9 Dec, 23:59.|Lucía, Tue 24 Nov, 18:00: completed, pay £25.60. Attendance ' +
        'was marked or a note sent. Our emails went to carmen@example.org.|Open in Stripe|inquiry|',
      'tag ',
    ],
    [
      [{ state: 'won', intentId: null, sessions: [{ ...session, state: 'held', attended: false }] }],
      '|Disputed payments|none waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía, ' +
        '|Carmen|The money stays with us. Credits and pay are released.' +
        '|Lucía, Tue 24 Nov, 18:00: held, pay £25.60. No note, and attendance wasn’t marked. Our emails went ' +
        'to carmen@example.org.|won|',
      'tag ',
    ],
    [
      [{ state: 'closed', account: null, sessions: [{ ...session, state: 'expired', learnerEmail: null }] }],
      '|Disputed payments|none waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía' +
        '|Closed. No money moved.|Lucía, Tue 24 Nov, 18:00: not booked, pay £25.60. Attendance was marked or ' +
        'a note sent.|Open in Stripe|closed|',
      'tag ',
    ],
    [
      [
        {
          ...lost,
          sessions: [
            { ...session, state: 'no_show' },
            { ...session, bookingId: 'b2', state: 'cancelled' },
          ],
        },
      ],
      '|Disputed payments|1 waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía, ' +
        '|Carmen|The bank gave the money to the family, and we corrected the invoice. Is the tutor’s pay still right?|Lucía, Tue 24 Nov, 18:00: someone was absent, pay £25.60. Attendance was marked or a ' +
        'note sent. Our emails went to carmen@example.org.|Lucía, Tue 24 Nov, 18:00: cancelled, pay £25.60. ' +
        'Attendance was marked or a note sent. Our emails went to carmen@example.org.|Open in Stripe|lost' +
        '|Decide about the pay|',
      'tag tag-sun',
    ],
    [
      [{ ...lost, lostMinor: 3199, decidedAt: '2026-12-20T10:00:00.000Z' }],
      '|Disputed payments|none waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|60 minutes with Lucía, ' +
        '|Carmen|The bank gave the money to the family, and we corrected the invoice. Is the tutor’s pay still right?|The family has £0.01 twice: we had already refunded it.' +
        '|Lucía, Tue 24 Nov, 18:00: completed, pay £25.60. Attendance was marked or a note sent. Our emails ' +
        'went to carmen@example.org.|Decided on Sun 20 Dec, 10:00.|Open in Stripe|lost|',
      'tag ',
    ],
    [
      [{ payment: null, account: null, evidenceDueAt: null, sessions: [] }],
      '|Disputed payments|1 waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00' +
        '|We can’t match it to a payment here.|The bank is holding the money until it decides. Unused credits and the tutor’s pay are on hold. Send evidence in Stripe.|Open in Stripe|disputed|',
      'tag tag-sun',
    ],
    [
      [
        {
          payment: { label: 'Five sessions', kind: 'pack', price: gbp(15_000) },
          sessions: [{ ...session, state: 'confirmed' }],
        },
      ],
      '|Disputed payments|1 waiting|£32.00| |fraudulent, since Fri 27 Nov, 09:00|Five sessions, |Carmen' +
        '|The bank is holding the money until it decides. Unused credits and the tutor’s pay are on hold. Send evidence in Stripe.|Evidence until Wed 9 Dec, 23:59.|Lucía, Tue 24 Nov, 18:00: booked, pay £25.60. ' +
        'Attendance was marked or a note sent. Our emails went to carmen@example.org.' +
        '|Credits already used for these sessions stay used, and the tutors keep that pay. To change it, open the session.|Open in Stripe|disputed|',
      'tag tag-sun',
    ],
  ])('%o', async (rows, text, tone) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
    expect(view.classesOf(stateName(rows[0]?.state)).at(-1) ?? '').toBe(tone);
  });

  const stateName = (state: PaymentDisputeView['state'] = 'open') => (state === 'open' ? 'disputed' : state);

  test('leads to the payer and to the payment', async () => {
    const view = await open([{}]);
    expect(view.links()).toEqual([
      ['Carmen', 'mailto:carmen@example.org'],
      ['Open in Stripe', 'https://dashboard.stripe.com/payments/pi_1'],
    ]);
  });
});

describe('the decision about a lost one', () => {
  const decide = 'POST /disputes/du_1/decision';
  const reason = 'Reason (the tutor sees it, and the audit log keeps it)';
  const decision = async (change: Partial<PaymentDisputeView> = {}, answer: object = { status: 204 }) => {
    const view = await open([{ ...lost, ...change }], { [decide]: answer });
    await view.click('Decide about the pay');
    return view;
  };
  const chosen = (view: Awaited<ReturnType<typeof decision>>) =>
    view.all('input').map(({ checked }) => checked);

  test('begins with what stands, in money', async () => {
    const view = await decision();
    expect(view.window()).toBe(
      '|Who bears the loss?|Who bears the loss?|We do: the tutor keeps the pay' +
        '|The tutor’s share is charged back|Reason (the tutor sees it, and the audit log keeps it)' +
        '|The tutor’s pay for these sessions: now £25.60, then £25.60.|Not now|Confirm the decision|',
    );
    expect(chosen(view)).toEqual([true, false]);
    await view.fill('The tutor’s share is charged back', true);
    expect(chosen(view)).toEqual([false, true]);
    expect(view.window()).toContain('now £25.60, then £0.00.');
  });

  test.each([
    [[{ keptMinor: 2560, chargedMinor: 0, nowMinor: 2559 }], [false, true], 'now £25.59, then £0.00.'],
    [
      [
        { keptMinor: 2560, chargedMinor: 100, nowMinor: 2560 },
        { keptMinor: 1280, chargedMinor: 20, nowMinor: 1280 },
      ],
      [true, false],
      'now £38.40, then £38.40.',
    ],
    [
      [
        { keptMinor: 2560, chargedMinor: 100, nowMinor: 100 },
        { keptMinor: 1280, chargedMinor: 20, nowMinor: 1280 },
      ],
      [false, true],
      'now £13.80, then £1.20.',
    ],
    [[], [true, false], 'now £0.00, then £0.00.'],
  ])('counts all sessions: %o', async (pays, choice, text) => {
    const view = await decision({
      sessions: pays.map((pay, at) => ({ ...session, bookingId: `b${at}`, pay })),
    });
    expect(chosen(view)).toEqual(choice);
    expect(view.window()).toContain(text);
  });

  test('is in the currency of the sessions', async () => {
    const view = await decision({ sessions: [{ ...session, currency: 'EUR' }] });
    expect(view.window()).toContain('now €25.60, then €25.60.');
  });

  test('needs a reason and is sent', async () => {
    const view = await decision();
    expect(view.isDisabled('Confirm the decision')).toBe(true);
    await view.fill(reason, '  ');
    expect(view.isDisabled('Confirm the decision')).toBe(true);
    await view.fill('The tutor’s share is charged back', true);
    await view.fill(reason, ' No note was sent. ');
    await view.click('Confirm the decision');
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent(decide)).toEqual([{ tutor: 'charged_back', reason: 'No note was sent.' }]);
    expect(view.toasts()).toEqual([['The decision is saved.', 'done']]);
    await until(() => expect(view.count('GET /disputes')).toBe(2));
  });

  test.each([
    [refusalOf('It was decided meanwhile.'), 'It was decided meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that is refused keeps its reason: %o', async (answer, text) => {
    const view = await decision({}, answer);
    await view.fill(reason, 'No note was sent.');
    await view.click('Confirm the decision');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Confirm the decision|`));
    expect(view.find(reason)?.value).toBe('No note was sent.');
    await view.click('Not now');
    expect(view.dialog()).toBeNull();
  });
});
