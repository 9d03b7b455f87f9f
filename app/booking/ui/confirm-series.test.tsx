import { creditOption, wholeCredits } from '#tests/booking/hold-credits.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingId,
  bookingMessages,
  british,
  carmen,
  holdId,
  nobody,
  pounds,
  seriesId,
  shownHold,
} from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { Hold, SeriesHold } from '../model/schemas.ts';
import { ConfirmSeries } from './confirm-series.tsx';

const held = `GET /functions/v1/bookings/series/${seriesId}/hold`;
const credits = `GET /functions/v1/bookings/holds/${holdId}/credits`;
const extension = (id: string) => `POST /functions/v1/bookings/holds/${id}/extend`;
const week = { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:00:00.000Z' };
const london = { ...shownHold().tutor, name: 'Amara Okafor', city: 'London', zone: 'Europe/London' };

const seriesOf = (changes: Partial<Hold> = {}): SeriesHold => ({
  id: seriesId,
  sessions: [shownHold(changes), shownHold({ ...changes, id: bookingId, ...week })],
  total: pounds(6400),
  expiresAt: '2026-11-22T12:10:00.000Z',
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

type Opening = {
  series?: SeriesHold;
  failure?: string;
  count?: number;
  options?: ReturnType<typeof creditOption>[];
  query?: string;
};

async function openSeries(
  { series = seriesOf(), failure, count = 0, options, query = '' }: Opening = {},
  auth: typeof carmen | typeof nobody = carmen,
) {
  const answers: Parameters<typeof stubCalls>[0] = {
    'GET /functions/v1/learner-profiles': { body: { profiles: [] } },
    [credits]: {
      body: options ? { credits: { credits: 0, expiresAt: null, options } } : wholeCredits(count, 2),
    },
    [held]: failure
      ? { status: 409, body: { error: { code: failure, message: 'It is not held.' } } }
      : { body: { series } },
    [extension(holdId)]: { body: { hold: shownHold() } },
    [extension(bookingId)]: { body: { hold: shownHold({ id: bookingId }) } },
  };
  const calls = stubCalls(answers);
  const page = openPage(`http://localhost:5173/confirm?series=${seriesId}${query}`);
  const part = <ConfirmSeries id={seriesId} card={false} google={false} />;
  const opened = await mounted(part, { messages: bookingMessages, visitor: british, auth, page });
  const text = () => opened.text().replaceAll('\u00a0', ' ');
  return { ...opened, text, calls, answers };
}

describe('a held series', () => {
  test('is summed up with its times in both zones, its price and its terms', async () => {
    const page = await openSeries();
    await until(() => expect(page.text()).toContain('|2 sessions with Lucía|'));
    const text = page.text();
    expect(text).toContain('|Tue 24 Nov, |18:00–19:00| · 13:00 Bogotá|');
    expect(text).toContain('|Tue 1 Dec, |18:00–19:00| · 13:00 Bogotá|');
    expect(text).toContain('|2 × £32.00|To pay|£64.00|');
    expect(text).toContain(
      '|You can cancel or move each session separately. It’s free up to 24 hours before. After that, you get half back until it starts.|',
    );
    expect(text).toContain('|Held for 10:00 min|');
    expect(page.all('aside').map((one) => one.getAttribute('aria-label'))).toEqual(['Your booking']);
    await until(() => expect(page.find('Book all, pay by invoice')).not.toBeNull());
  });

  test('states one time where both clocks are the same', async () => {
    const page = await openSeries({ series: seriesOf({ tutor: london }) });
    await until(() => expect(page.text()).toContain('|2 sessions with Amara|'));
    expect(page.text()).toContain('|Tue 24 Nov, |18:00–19:00|Tue 1 Dec, |18:00–19:00|');
    expect(page.text()).not.toContain('·');
  });

  test.each([
    ['2026-11-24T16:00:00.000Z', '2 hours'],
    ['2026-11-22T18:00:00.000Z', '48 hours'],
    ['2026-11-17T18:00:00.000Z', '168 hours'],
    ['2026-11-24T06:01:00.000Z', '12 hours'],
  ])('can be cancelled free of charge until %s: %s before', async (freeUntil, hours) => {
    const page = await openSeries({ series: seriesOf({ freeUntil }) });
    await until(() => expect(page.text()).toContain(`It’s free up to ${hours} before.`));
  });

  test('paid with credits and money shows what the credits take off', async () => {
    const page = await openSeries({ options: [creditOption(2, 400, 2)] });
    await until(() =>
      expect(page.text()).toContain('|2 × £32.00||2 credits|−£60.00|To pay|£4.00|'.replace('||', '|')),
    );
    expect(page.text()).toContain('you get back everything you paid for it, credits as credits.');
  });

  test('paid with credits costs one credit for each session', async () => {
    const page = await openSeries({ count: 2 });
    await until(() => expect(page.text()).toContain('|Use 2 of your credits|'));
    await page.fill(/^Use 2 of your credits/, true);
    await until(() => expect(page.text()).toContain('|To pay|2 credits|'));
    expect(page.text()).not.toContain('2 × £32.00');
    expect(page.text()).toContain(
      '|You can cancel or move each session separately. Up to 24 hours before, you get its credit back. After that, you get half a credit back until it starts. Two halves make a session.|',
    );
    await page.fill(/^Pay £64.00/, true);
    await until(() => expect(page.text()).toContain('|2 × £32.00|To pay|£64.00|'));
  });

  test('is extended with all of its sessions, and loaded again', async () => {
    const page = await openSeries();
    await until(() => expect(page.text()).toContain('|Hold 10 more minutes|'));
    await page.click('Hold 10 more minutes');
    const requests = () => page.calls.map(({ method, path }) => `${method} ${path}`);
    await until(() => expect(requests().filter((request) => request === held)).toHaveLength(2));
    expect(requests().filter((request) => request.startsWith('POST'))).toEqual([
      extension(holdId),
      extension(bookingId),
    ]);
  });

  test('that was extended already cannot be extended again', async () => {
    const page = await openSeries({ series: seriesOf({ canExtend: false }) });
    await until(() => expect(page.text()).toContain('|Held for 10:00 min|'));
    expect(page.text()).not.toContain('more minutes');
  });

  test('that is over is loaded again', async () => {
    const page = await openSeries({ series: seriesOf({ expiresAt: '2026-11-22T11:59:00.000Z' }) });
    await until(() =>
      expect(page.calls.filter(({ path }) => path.endsWith('/hold')).length).toBeGreaterThan(1),
    );
  });
});

describe('a series that is not held', () => {
  test('because it is booked opens the bookings', async () => {
    const page = await openSeries({ failure: 'already_booked' });
    await until(() => expect(page.address()).toBe(`/booking/thanks?series=${seriesId}`));
  });

  test('because nobody knows it links to the tutors', async () => {
    const page = await openSeries({ failure: 'unknown_series' });
    await until(() => expect(page.text()).toContain('|You haven’t chosen a time yet.|'));
    expect(page.address()).toBe(`/confirm?series=${seriesId}`);
  });

  test('for another reason shows the reason, and can be loaded again', async () => {
    const page = await openSeries({ failure: 'out_of_order' });
    await until(() => expect(page.text()).toContain('|It is not held. |Try again|'));
    expect(page.text()).not.toContain('You haven’t chosen a time yet.');
    page.answers[held] = { body: { series: seriesOf() } };
    await page.fire(page.find('Try again')!, 'onClick');
    await until(() => expect(page.text()).toContain('|2 sessions with Lucía|'));
    expect(page.find('Try again')).toBeNull();
  });

  test('is not requested without an account', async () => {
    const page = await openSeries({}, nobody);
    expect(page.calls.filter(({ path }) => path.includes('/bookings/'))).toEqual([]);
    await until(() => expect(page.text()).toContain('|Create an account to book|'));
  });
});
