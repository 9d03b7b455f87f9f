import { creditOption, wholeCredits } from '#tests/booking/hold-credits.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingId,
  bookingMessages,
  british,
  carmen,
  holdId,
  pounds,
  seriesId,
  shownBooking,
  shownHold,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { allToBook, oneToBook } from './use-booking.ts';

const one = oneToBook(shownHold());
const all = allToBook({
  id: seriesId,
  sessions: [shownHold(), shownHold({ id: bookingId })],
  total: pounds(6400),
  expiresAt: '2026-11-22T12:10:00.000Z',
})!;
const confirm = `POST /functions/v1/bookings/holds/${holdId}/confirm`;
const confirmAll = `POST /functions/v1/bookings/series/${seriesId}/confirm`;
const credits = `GET /functions/v1/bookings/holds/${holdId}/credits`;
const profiles = 'GET /functions/v1/learner-profiles';
const tutorId = one.tutor.id;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

type Setting = {
  held?: typeof one;
  card?: boolean;
  query?: string;
  learners?: { id: string; name: string }[];
  count?: number;
  options?: ReturnType<typeof creditOption>[];
  stored?: Record<string, string>;
};

async function openForm({
  held = one,
  card = false,
  query = '',
  learners = [],
  count = 0,
  options,
  stored = {},
}: Setting = {}) {
  const answers: Parameters<typeof stubCalls>[0] = {
    [profiles]: { body: { profiles: learners } },
    [credits]: {
      body: options
        ? { credits: { credits: 0, expiresAt: null, options } }
        : wholeCredits(count, held.sessions),
    },
    'GET /functions/v1/account/billing': { body: { billing: null } },
    [confirm]: { body: { booking: shownBooking() } },
    [confirmAll]: { body: { bookings: [shownBooking()] } },
  };
  const calls = stubCalls(answers);
  const page = openPage(`http://localhost:5173/confirm?hold=${holdId}${query}`);
  for (const [key, value] of Object.entries(stored)) page.sessionStorage.setItem(key, value);
  const onHeldNoMore = vi.fn();
  const part = <ConfirmForm held={held} card={card} onHeldNoMore={onHeldNoMore} />;
  const form = await mounted(part, { messages: bookingMessages, visitor: british, auth: carmen, page });
  const text = () => form.text().replaceAll('\u00a0', ' ');
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await until(() => expect(text()).toContain('|Who is this for?|'));
  return { ...form, text, calls, posted, answers, onHeldNoMore };
}

describe('booking by invoice', () => {
  test('states the price, sends the typed note, and opens the booking', async () => {
    const form = await openForm();
    form.client.setQueryData(['booking', 'list', 'learner'], { bookings: [] });
    form.client.setQueryData(['credits'], {});
    expect(form.text()).toContain('|You pay £32.00 by invoice within 14 days. You don’t need a card now.|');
    expect(form.text()).toContain('|What should Lucía know? |Optional|');
    expect(form.text()).not.toContain('How do you pay?');
    await form.fill(/What should Lucía know/, 'Fractions');
    expect(form.page.sessionStorage.getItem(`booking-note:${tutorId}`)).toBe('Fractions');
    expect(form.find('Book, pay by invoice')).not.toBeNull();
    await until(() => expect(form.find('Add name and address')).not.toBeNull());
    await form.submit();
    await until(() => expect(form.address()).toBe(`/booking/thanks?booking=${bookingId}`));
    expect(form.posted()).toEqual([{ learnerProfileId: null, note: 'Fractions', timeZone: 'Europe/London' }]);
    expect(form.page.sessionStorage.getItem(`booking-note:${tutorId}`)).toBeNull();
    expect(form.client.getQueryData(['booking', 'one', bookingId])).toMatchObject({
      booking: { id: bookingId },
    });
    expect(form.client.getQueryState(['booking', 'list', 'learner'])?.isInvalidated).toBe(true);
    expect(form.client.getQueryState(['credits'])?.isInvalidated).toBe(false);
  });

  test('of a series opens the series', async () => {
    const form = await openForm({ held: all });
    expect(form.text()).toContain('|You pay £64.00 by invoice within 14 days.');
    expect(form.find('Book all, pay by invoice')).not.toBeNull();
    await form.submit();
    await until(() => expect(form.address()).toBe(`/booking/thanks?series=${seriesId}`));
  });

  test('restores a note that was typed before', async () => {
    const form = await openForm({ stored: { [`booking-note:${tutorId}`]: 'Squares' } });
    await form.submit();
    await until(() => expect(form.posted()).toMatchObject([{ note: 'Squares' }]));
  });

  test('is sent once, and waits for the response', async () => {
    const form = await openForm();
    form.answers[confirm] = () => new Promise(() => undefined);
    await form.submit();
    await form.submit();
    await until(() => expect(form.text()).toContain('|Booking your session|'));
    expect(form.find('Booking your session')?.hasAttribute('disabled')).toBe(true);
    expect(form.posted()).toHaveLength(1);
  });

  test('shows why it was rejected, and can be retried', async () => {
    const form = await openForm();
    form.answers[confirm] = {
      status: 409,
      body: { error: { code: 'learner_busy', message: 'Another session is at that time.' } },
    };
    await form.submit();
    await until(() => expect(form.text()).toContain('|Another session is at that time.|'));
    expect(form.onHeldNoMore).not.toHaveBeenCalled();
    form.answers[confirm] = new TypeError('Failed to fetch');
    await form.submit();
    await until(() => expect(form.text()).toContain('|That didn’t work. Please try again.|'));
    expect(form.find('Book, pay by invoice')?.hasAttribute('disabled')).toBe(false);
  });

  test.each(['hold_expired', 'already_booked'])('reloads the hold after %s', async (code) => {
    const form = await openForm();
    form.answers[confirm] = { status: 409, body: { error: { code, message: 'Over.' } } };
    await form.submit();
    await until(() => expect(form.onHeldNoMore).toHaveBeenCalledTimes(1));
  });
});

describe('booking by card', () => {
  test('states the price and opens the payment page; the note is stored until it is paid', async () => {
    const form = await openForm({ card: true });
    expect(form.text()).toContain(
      '|You pay £32.00 by card with Stripe, our payment provider. We never see your card. Your time stays held while you pay.|',
    );
    await form.fill(/What should Lucía know/, 'Fractions');
    form.answers[confirm] = {
      status: 202,
      body: { checkout: { paymentId: 'p', url: 'https://pay.test/1', expiresAt: '' } },
    };
    expect(form.find('Pay £32.00')).not.toBeNull();
    await form.submit();
    await until(() => expect(window.location.assign).toHaveBeenCalledWith('https://pay.test/1'));
    expect(form.find('Taking you to the payment page')?.hasAttribute('disabled')).toBe(true);
    expect(form.page.sessionStorage.getItem(`booking-note:${tutorId}`)).toBe('Fractions');
    expect(form.address()).toContain('/confirm');
  });

  test('of a series states the total', async () => {
    expect((await openForm({ card: true, held: all })).find('Book all and pay')).not.toBeNull();
  });
});

describe('booking with a credit', () => {
  test('is preselected when there are enough credits, and is sent', async () => {
    const form = await openForm({ count: 3 });
    await until(() =>
      expect(form.text()).toContain(
        '|How do you pay?|Use one of your 3 credits|Pay £32.00|Valid until 20 November 2027.|',
      ),
    );
    expect(form.text()).not.toContain('by invoice');
    form.client.setQueryData(['credits'], {});
    expect(form.find('Book with a credit')).not.toBeNull();
    await form.submit();
    await until(() => expect(form.posted()).toMatchObject([{ payWith: 'credit' }]));
    await until(() => expect(form.client.getQueryState(['credits'])?.isInvalidated).toBe(true));
  });

  test('can be switched to money and back', async () => {
    const form = await openForm({ count: 1 });
    await until(() => expect(form.text()).toContain('|Use one of your 1 credit|'));
    await form.fill('Pay £32.00', true);
    expect(form.address()).toBe(`/confirm?hold=${holdId}&pay=money`);
    expect(form.keepsScroll()).toBe(true);
    expect(form.text()).toContain('|You pay £32.00 by invoice');
    expect(form.text()).not.toContain('Valid until');
    await form.fill(/Use one of your/, true);
    expect(form.address()).toBe(`/confirm?hold=${holdId}&pay=2`);
  });

  test('of a series needs one credit for each session', async () => {
    expect((await openForm({ count: 1, held: all })).text()).not.toContain('How do you pay?');
  });

  test('of a series is offered when there are enough credits', async () => {
    const form = await openForm({ count: 2, held: all });
    await until(() => expect(form.text()).toContain('|Use 2 of your credits|Pay £64.00|'));
    expect(form.find('Book all with credits')).not.toBeNull();
  });
});

describe('booking with a credit and money', () => {
  const options = [creditOption(1, 2100), creditOption(2, 600)];

  test('offers each way with its difference, a whole credit first, and sends what is shown', async () => {
    const form = await openForm({ options, card: true });
    await until(() =>
      expect(form.text()).toContain(
        '|How do you pay?|1 credit + £6.00 by card|Half a credit + £21.00 by card|Pay £32.00|Valid until',
      ),
    );
    expect(form.text()).toContain('|You pay £6.00 by card');
    expect(form.find('Pay £6.00')).not.toBeNull();
    await form.submit();
    await until(() =>
      expect(form.posted()).toMatchObject([
        { payWith: 'credit', credit: { halves: 2, differenceMinor: 600 } },
      ]),
    );
  });

  test('of half a credit is a choice and never the default', async () => {
    const form = await openForm({ options: options.slice(0, 1) });
    await until(() => expect(form.text()).toContain('|Half a credit + £21.00 by invoice|'));
    expect(form.text()).toContain('|You pay £32.00 by invoice');
    await form.fill(/^Half a credit/, true);
    expect(form.address()).toBe(`/confirm?hold=${holdId}&pay=1`);
    expect(form.text()).toContain('|You pay £21.00 by invoice');
    await form.submit();
    await until(() =>
      expect(form.posted()).toMatchObject([{ credit: { halves: 1, differenceMinor: 2100 } }]),
    );
  });

  test('of three halves that leave nothing to pay asks for no invoice', async () => {
    const form = await openForm({ options: [creditOption(2, 1500), creditOption(3, 0)] });
    await until(() => expect(form.text()).toContain('|Use 1.5 credits|'));
    expect(form.text()).not.toContain('You pay');
    expect(form.find('Book with credits')).not.toBeNull();
  });

  test('of a series is offered for all sessions together', async () => {
    const form = await openForm({ options: [creditOption(2, 1200, 2)], held: all, card: true });
    await until(() => expect(form.text()).toContain('|2 credits + £12.00 by card|Pay £64.00|'));
  });

  test('is read again when other credits pay by now', async () => {
    const form = await openForm({ options });
    await until(() => expect(form.text()).toContain('|1 credit + £6.00 by invoice|'));
    const refusal = { code: 'credit_changed', message: 'The amount your credits cover has changed.' };
    form.answers[confirm] = { status: 409, body: { error: refusal } };
    form.answers[credits] = {
      body: { credits: { credits: 0, expiresAt: null, options: [creditOption(2, 800)] } },
    };
    await form.submit();
    await until(() => expect(form.text()).toContain('|1 credit + £8.00 by invoice|'));
    expect(form.text()).toContain('|The amount your credits cover has changed.|');
  });
});

describe('the learner of a booking', () => {
  const learners = [
    { id: 'l1', name: 'Maya' },
    { id: 'l2', name: 'Leo' },
  ];

  test('must be chosen when there are several', async () => {
    const form = await openForm({ learners });
    const describedBy = () => form.all('fieldset').map((one) => one.getAttribute('aria-describedby'));
    expect(form.text()).not.toContain('Choose a learner.');
    expect(describedBy()).not.toContain('learner-missing');
    await form.submit();
    await until(() => expect(form.text()).toContain('|Choose a learner.|'));
    expect(describedBy()).toContain('learner-missing');
    expect(form.posted()).toEqual([]);
    await form.fill('Leo', true);
    expect(form.text()).not.toContain('Choose a learner.');
    expect(form.page.sessionStorage.getItem(`booking-learner:${holdId}`)).toBe('l2');
    await form.submit();
    await until(() => expect(form.posted()).toMatchObject([{ learnerProfileId: 'l2' }]));
  });

  test('can be the account itself', async () => {
    const form = await openForm({ learners });
    await form.fill('For myself', true);
    expect(form.page.sessionStorage.getItem(`booking-learner:${holdId}`)).toBe('me');
    await form.submit();
    await until(() => expect(form.posted()).toMatchObject([{ learnerProfileId: null }]));
  });

  test.each([
    ['&learner=l1', {}, 'l1'],
    ['&learner=l1', { [`booking-learner:${holdId}`]: 'l2' }, 'l1'],
    ['', { [`booking-learner:${holdId}`]: 'l2' }, 'l2'],
    ['', { [`booking-learner:${holdId}`]: 'me' }, null],
  ])('is preselected from the URL or an earlier booking: %s %o', async (query, stored, id) => {
    const form = await openForm({ learners, query, stored });
    await form.submit();
    await until(() => expect(form.posted()).toMatchObject([{ learnerProfileId: id }]));
  });

  test('is shown to the tutor only with consent, given for this learner', async () => {
    const form = await openForm({ learners, held: all });
    expect(form.text()).not.toContain('Let Lucía see');
    await form.fill('Maya', true);
    expect(form.text()).toContain(
      '|Let Lucía see what Maya practises|We’ll share the brief and the report until a month after the last session. You can stop at any time on the learner’s page.|',
    );
    await form.fill(/^Let Lucía see/, true);
    await form.fill('Leo', true);
    await form.submit();
    // Without an answer earlier consent stays.
    await until(() => expect(form.posted()).toHaveLength(1));
    expect(form.posted()[0]).toMatchObject({ learnerProfileId: 'l2' });
    expect(form.posted()[0]).not.toHaveProperty('sharesProgress');
  });

  test('is shown to the tutor when the box is ticked', async () => {
    const form = await openForm({ learners, query: '&learner=l1' });
    await until(() => expect(form.text()).toContain('until a month after the session.'));
    await form.fill(/^Let Lucía see/, true);
    await form.submit();
    await until(() =>
      expect(form.posted()).toMatchObject([{ learnerProfileId: 'l1', sharesProgress: true }]),
    );
  });

  test('without a profile has no practice to show', async () => {
    const form = await openForm({ learners });
    await form.fill('For myself', true);
    expect(form.text()).not.toContain('Let Lucía see');
  });

  test('can be added, with a link back to the held time', async () => {
    const form = await openForm({ learners });
    expect(form.find('Add a learner')?.getAttribute('href')).toBe(
      `/learner-profiles?add=1&next=${encodeURIComponent(`/confirm?hold=${holdId}`)}`,
    );
  });
});

describe('an abandoned payment', () => {
  const payment = '6a1f2f4e-0000-4000-a000-0000000000ff';
  const openWith = async (state: string, refused: boolean) => {
    const form = await openForm({ card: true, query: `&payment=${payment}` });
    form.client.setQueryData(['booking', 'payment', payment], { payment: { state, refused } });
    return form;
  };
  test('says that the time is still held', async () => {
    const form = await openWith('open', false);
    await until(() => expect(form.text()).toContain('|You haven’t paid yet.'));
  });
  test('says that the card was declined', async () => {
    const form = await openWith('open', true);
    await until(() =>
      expect(form.text()).toContain('|The payment didn’t go through, and nothing was charged.'),
    );
    expect(form.text()).not.toContain('You haven’t paid yet.');
  });
  test('opens the booking if it was paid after all', async () => {
    const form = await openWith('paid', false);
    await until(() => expect(form.address()).toBe(`/booking/thanks?payment=${payment}`));
  });
});
