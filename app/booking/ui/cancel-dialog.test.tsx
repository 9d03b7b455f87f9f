import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { bookingId, bookingMessages, british, shownBooking } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { payingMailTexts } from '../messages/paying/mails/index.ts';
import type { Booking, Cancellation } from '../model/schemas.ts';
import { CancelDialog, Refund } from './cancel-dialog.tsx';

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' }) as const;
const languages = ['en', 'es', 'fr'] as const;

const booking = { as: 'learner', payment: { kind: 'card', refund: null } } as unknown as Booking;

/** The sentence shown for a refund of £32.00 of which `before` was returned earlier. */
function refundTextOf(before: number | undefined, language: (typeof languages)[number] = 'en'): string {
  const cancellation: Cancellation = {
    refund: pounds(3200),
    stillDue: pounds(0),
    share: 'all',
    halvesBack: null,
    moneyBack: pounds(3200),
    ...(before !== undefined && { before: pounds(before) }),
  };
  const part = <Refund booking={booking} cancellation={cancellation} text="You get £32.00 back." />;
  return rendered(part, { messages: bookPagesTexts[language], visitor: { language } });
}

test('no earlier refund is mentioned if there was none', () => {
  expect(refundTextOf(undefined)).not.toContain('already refunded');
});

test('an earlier card refund is deducted from the current one', () => {
  const refundText = refundTextOf(500);
  expect(refundText).toContain('It goes back to your card.');
  expect(refundText).toContain(
    'We’d already refunded £5.00 of it to your card, so £27.00 goes back to it now.',
  );
});

test('no further refund is shown after a full earlier refund', () => {
  const refundText = refundTextOf(3200);
  expect(refundText).toContain('We’d already refunded £32.00 to your card. That was your whole refund');
  expect(refundText).not.toContain('It goes back to your card.');
  expect(refundText).not.toContain('You get');
});

test.each(languages)('the dialog and the email use the same texts (%s)', (language) => {
  const { partBefore, allBefore } = payingMailTexts[language].payingMails.back;
  const dialog = bookPagesTexts[language].bookPages.cancel;
  expect([dialog.partBefore, dialog.allBefore]).toEqual([partBefore, allBefore]);
  expect(refundTextOf(500, language)).toContain('27');
});

const cancellation = (changes: Partial<Cancellation> = {}): Cancellation => ({
  refund: pounds(3200),
  stillDue: pounds(0),
  share: 'all',
  halvesBack: null,
  moneyBack: pounds(3200),
  ...changes,
});
const split = (kind: 'card' | 'invoice', changes: object = {}) =>
  ({
    payment: {
      kind,
      ...(kind === 'card' ? { refund: null } : { dueAt: '2026-12-04T12:00:00.000Z' }),
      credit: { halves: 2, worth: pounds(3000), returnedHalves: 0, returned: pounds(0) },
    },
    ...changes,
  }) as Partial<Booking>;

test.each([
  ['card', 1, 300, 'Half a credit and £3.00 come back.|The money goes back to your card.'],
  ['card', 2, 600, '1 credit and £6.00 come back.|The money goes back to your card.'],
  ['invoice', 0, 800, '£8.00 comes back.'],
  ['invoice', 3, 0, '1.5 credits come back.'],
] as const)(
  'paid by credits and %s, %i halves and %i pence are stated',
  async (kind, halves, minor, words) => {
    const shown = { share: 'part', halvesBack: halves, moneyBack: pounds(minor) } as const;
    const dialog = await openDialog(cancellation(shown), split(kind));
    await until(() => expect(dialog.text()).toContain(`|${words}|`));
  },
);

const refusal = {
  status: 409,
  body: { error: { code: 'refund_changed', message: 'Something has changed.' } },
};

async function openDialog(shown: Cancellation, changes: Partial<Booking> = {}) {
  const session = shownBooking(changes);
  const answers: Parameters<typeof stubCalls>[0] = {
    [`GET /functions/v1/bookings/${bookingId}/cancellation`]: { body: { cancellation: shown } },
    [`POST /functions/v1/bookings/${bookingId}/cancel`]: {
      body: { booking: { ...session, state: 'cancelled' } },
    },
  };
  const calls = stubCalls(answers);
  const onClose = vi.fn();
  const part = <CancelDialog booking={session} onClose={onClose} />;
  const dialog = await mounted(part, { messages: bookingMessages, visitor: british });
  const text = () => dialog.text().replaceAll('\u00a0', ' ');
  return { ...dialog, text, onClose, calls, answers };
}

describe('the cancel dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  test('shows the session and the refund, and cancels with the displayed refund', async () => {
    const dialog = await openDialog(cancellation());
    await until(() => expect(dialog.text()).toContain('You pay nothing'));
    expect(dialog.text()).toContain('Tuesday 24 November, |18:00–19:00| · Lucía Restrepo');
    expect(dialog.text()).not.toContain('stays on your invoice');
    await dialog.click('Cancel the session');
    await until(() => expect(dialog.onClose).toHaveBeenCalledTimes(1));
    expect(dialog.calls.at(-1)).toMatchObject({ method: 'POST', body: { refundMinor: 3200 } });
    expect(dialog.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
      booking: { state: 'cancelled' },
    });
    expect(toastStore.read().at(-1)).toMatchObject({
      title: 'This session is cancelled.',
      description: 'You pay nothing for it: we take £32.00 off your invoice.',
    });
  });

  test('reloads lists that were loaded before', async () => {
    const dialog = await openDialog(cancellation());
    dialog.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    await until(() => expect(dialog.text()).toContain('You pay nothing'));
    await dialog.click('Cancel the session');
    await until(() =>
      expect(dialog.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true),
    );
  });

  test('reloads the refund when it has changed, says why, and stays open', async () => {
    const dialog = await openDialog(cancellation());
    await until(() => expect(dialog.text()).toContain('You pay nothing'));
    dialog.answers[`POST /functions/v1/bookings/${bookingId}/cancel`] = refusal;
    dialog.answers[`GET /functions/v1/bookings/${bookingId}/cancellation`] = {
      body: { cancellation: cancellation({ share: 'part', refund: pounds(1600), stillDue: pounds(1600) }) },
    };
    await dialog.click('Cancel the session');
    await until(() => expect(dialog.text()).toContain('We take half of it, £16.00, off your invoice.'));
    expect(dialog.text()).toContain('Something has changed.');
    expect(dialog.text()).toContain('|£16.00 stays on your invoice.|');
    expect(dialog.onClose).not.toHaveBeenCalled();
    await dialog.click('Cancel the session');
    await until(() => expect(dialog.calls.at(-2)?.body).toEqual({ refundMinor: 1600 }));
  });

  test('cannot be submitted twice while the request is pending', async () => {
    const dialog = await openDialog(cancellation());
    await until(() => expect(dialog.text()).toContain('You pay nothing'));
    dialog.answers[`POST /functions/v1/bookings/${bookingId}/cancel`] = () => new Promise(() => undefined);
    await dialog.click('Cancel the session');
    await until(() => expect(dialog.find('Cancelling')?.hasAttribute('disabled')).toBe(true));
  });

  test('shows a general error when loading fails, and closes without a change', async () => {
    const dialog = await openDialog(cancellation());
    await dialog.unmount();
    stubCalls({ [`GET /functions/v1/bookings/${bookingId}/cancellation`]: { status: 500, body: {} } });
    const onClose = vi.fn();
    const part = <CancelDialog booking={shownBooking()} onClose={onClose} />;
    const other = await mounted(part, { messages: bookingMessages, visitor: british });
    await until(() => expect(other.text()).toContain('That didn’t work. Please try again.'));
    expect(other.find('Cancel the session')?.hasAttribute('disabled')).toBe(true);
    await other.click('Keep the session');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('shows no error when nothing fails', async () => {
    const dialog = await openDialog(cancellation());
    expect(dialog.text()).not.toContain('That didn’t work');
    await until(() => expect(dialog.text()).toContain('You pay nothing'));
    expect(dialog.text()).not.toContain('That didn’t work');
  });

  const credit = { kind: 'credit', returnedHalves: null } as const;
  const card = { kind: 'card', refund: null } as const;
  const paidInvoice = { kind: 'invoice', dueAt: '2026-11-24T18:00:00.000Z', paid: true } as const;
  const half = { share: 'part', refund: pounds(1600), stillDue: pounds(1600) } as const;
  const none = { share: 'none', refund: pounds(0), stillDue: pounds(3200) } as const;
  const asTutor = { as: 'tutor', learner: 'Maya' } as const;
  test.each([
    ['an invoice, in time', {}, {}, 'You pay nothing for it: we take £32.00 off your invoice.'],
    [
      'an invoice, late',
      half,
      {},
      'We take half of it, £16.00, off your invoice.|£16.00 stays on your invoice.',
    ],
    [
      'an invoice, begun',
      none,
      {},
      'The session has started, so nothing is refunded.|£32.00 stays on your invoice.',
    ],
    [
      'a paid invoice, late',
      half,
      { payment: paidInvoice },
      'You get half of it back, £16.00.|We transfer the money to you.|',
    ],
    [
      'a paid invoice, begun',
      none,
      { payment: paidInvoice },
      'The session has started, so nothing is refunded.|You’ve paid for the session. There’s nothing more to pay.|',
    ],
    ['a credit, in time', {}, { payment: credit }, '|You get your whole credit back.|'],
    [
      'a credit, late',
      { share: 'part' },
      { payment: credit },
      '|You get half a credit back. Two halves make a session.|',
    ],
    [
      'a credit, begun',
      { share: 'none' },
      { payment: credit },
      '|The session has started, so nothing is refunded.|',
    ],
    ['a card, in time', {}, { payment: card }, 'You get all of it back, £32.00.|It goes back to your card.'],
    [
      'a card, late',
      { ...half, stillDue: pounds(0) },
      { payment: card },
      'You get half of it back, £16.00.|It goes back to your card.',
    ],
    [
      'a card, begun',
      { ...none, stillDue: pounds(0) },
      { payment: card },
      'The session has started, so nothing is refunded.|You’ve paid for the session. There’s nothing more to pay.',
    ],
    [
      'the tutor, an invoice',
      half,
      asTutor,
      '| · Maya|The learner gets everything back, £16.00, and an email from us.|',
    ],
    [
      'the tutor, a credit',
      {},
      { ...asTutor, payment: credit },
      '|The learner gets the credit back, and an email from us.|',
    ],
    [
      'the tutor of nobody by name',
      {},
      { as: 'tutor' },
      '18:00–19:00|The learner gets everything back, £32.00',
    ],
  ] as const)('states the amount: %s', async (_, shown, changes, words) => {
    const dialog = await openDialog(cancellation(shown), changes);
    await until(() => expect(dialog.text()).toContain(words));
    expect(dialog.text().includes('stays on your invoice')).toBe(words.includes('stays on your invoice'));
  });

  test.each([
    [500, 'We’d already refunded £5.00 of it to your card, so £27.00 goes back to it now.'],
    [3200, 'We’d already refunded £32.00 to your card. That was your whole refund.'],
  ])('includes earlier card refunds: %i', async (minor, words) => {
    const dialog = await openDialog(cancellation({ before: pounds(minor) }), { payment: card });
    await until(() => expect(dialog.text()).toContain(words));
    await dialog.click('Cancel the session');
    await until(() => expect(dialog.onClose).toHaveBeenCalled());
    const { description } = toastStore.read().at(-1) ?? {};
    expect(description).toBe(minor === 500 ? 'You get all of it back, £32.00.' : words);
  });
});
