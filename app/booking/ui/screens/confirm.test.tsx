import { creditOption, wholeCredits } from '#tests/booking/hold-credits.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingMessages,
  british,
  carmen,
  holdId,
  seriesId,
  shownHold,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import Confirm, { loader } from './confirm.tsx';

const held = `GET /functions/v1/bookings/holds/${holdId}`;
const unknown = { user: null, loading: true } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openConfirm(
  query: string,
  {
    count = 0,
    options = undefined as ReturnType<typeof creditOption>[] | undefined,
    auth = carmen as typeof carmen | typeof unknown,
    response = { body: { hold: shownHold() } } as object,
  } = {},
) {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/learner-profiles': { body: { profiles: [] } },
    [`${held}/credits`]: {
      body: options ? { credits: { credits: 0, expiresAt: null, options } } : wholeCredits(count),
    },
    [held]: response,
  };
  const calls = stubCalls(answers);
  const page = openPage(`http://localhost:5173/confirm${query}`);
  const opened = await mounted(<Confirm />, { messages: bookingMessages, visitor: british, auth, page });
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  const requests = () => calls.map(({ path }) => path);
  return { ...opened, text, requests, answers };
}

const fail = (code: string) => ({ status: 409, body: { error: { code, message: 'It is not held.' } } });

describe('a held session', () => {
  test('is summed up with its times, its price and its terms', async () => {
    const page = await openConfirm(`?hold=${holdId}`);
    await until(() => expect(page.text()).toContain('|60 minutes with Lucía Restrepo|'));
    const text = page.text();
    expect(text).toContain('|You, London|Tue 24 Nov, |18:00–19:00|Lucía, Bogotá|Tue 24 Nov, |13:00–14:00|');
    expect(text).toContain('|Where|Online. Join from your booking page, ten minutes before.|');
    expect(text).toContain('|Session|£32.00|To pay|£32.00|');
    expect(text).toContain(
      'Cancel for free until Mon 23 Nov, 18:00. After that, you get half back (£16.00).',
    );
    expect(text).not.toContain('1 credit');
    expect(page.all('aside').map((one) => one.getAttribute('aria-label'))).toEqual(['Your booking']);
    await until(() => expect(page.find('Book, pay by invoice')).not.toBeNull());
  });

  test('paid with a credit costs a credit, with the terms of credits', async () => {
    const page = await openConfirm(`?hold=${holdId}`, { count: 1 });
    await until(() => expect(page.text()).toContain('|Use one of your 1 credit|'));
    await page.fill(/^Use one of your/, true);
    await until(() => expect(page.text()).toContain('|1 credit|'));
    expect(page.text()).toContain('Cancel by Mon 23 Nov, 18:00, and you get the credit back.');
    expect(page.text()).not.toContain('|To pay|£32.00|');
  });

  test('paid with a credit and money shows the price, the credit and the rest', async () => {
    const page = await openConfirm(`?hold=${holdId}`, { options: [creditOption(2, 200)] });
    await until(() => expect(page.text()).toContain('|Session|£32.00|1 credit|−£30.00|To pay|£2.00|'));
    expect(page.text()).toContain(
      'Cancel by Mon 23 Nov, 18:00, and you get everything back, credits as credits.',
    );
  });

  test('is not requested before it is known who asks', async () => {
    const page = await openConfirm(`?hold=${holdId}`, { auth: unknown });
    expect(page.requests()).not.toContain(`/functions/v1/bookings/holds/${holdId}`);
  });
});

describe('a session that is not held', () => {
  test('because the URL names none links to the tutors', async () => {
    const page = await openConfirm('');
    expect(page.text()).toContain('|You haven’t chosen a time yet.|');
    expect(page.requests().filter((path) => path.includes('/bookings/'))).toEqual([]);
  });

  test.each(['?hold=no-id', '?series=no-id'])('because the URL has no id: %s', async (query) => {
    const page = await openConfirm(query);
    expect(page.text()).toContain('|You haven’t chosen a time yet.|');
  });

  test.each([
    ['already_booked', `/booking/thanks?booking=${holdId}`, ''],
    ['unknown_hold', `/confirm?hold=${holdId}`, '|You haven’t chosen a time yet.|'],
    ['out_of_order', `/confirm?hold=${holdId}`, '|It is not held. |Try again|'],
  ])('because of %s', async (code, address, text) => {
    const page = await openConfirm(`?hold=${holdId}`, { response: fail(code) });
    await until(() => expect(page.text()).toContain(text));
    await until(() => expect(page.address()).toBe(address));
  });

  test('is loaded again on request', async () => {
    const page = await openConfirm(`?hold=${holdId}`, { response: fail('out_of_order') });
    await until(() => expect(page.find('Try again')).not.toBeNull());
    page.answers[held] = { body: { hold: shownHold() } };
    await page.fire(page.find('Try again')!, 'onClick');
    await until(() => expect(page.text()).toContain('|60 minutes with Lucía Restrepo|'));
  });
});

test('a series in the URL is loaded as a series', async () => {
  const page = await openConfirm(`?series=${seriesId}&hold=${holdId}`);
  await until(() => expect(page.requests()).toContain(`/functions/v1/bookings/series/${seriesId}/hold`));
  expect(page.requests()).not.toContain(`/functions/v1/bookings/holds/${holdId}`);
});

test.each([
  [{}, { card: false, google: false }],
  [{ stripe: {} }, { card: true, google: false }],
  [{ google: {} }, { card: false, google: true }],
])('the settings %o offer %o', (settings, ways) => {
  const argument = { context: { get: () => ({ settings }) } };
  expect(loader(argument as unknown as Parameters<typeof loader>[0])).toEqual(ways);
});
