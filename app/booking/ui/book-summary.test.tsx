import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingMessages,
  british,
  carmen,
  holdId,
  nobody,
  pounds,
  shownHold,
  shownTutor,
} from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import type { Choice } from '../model/choice.ts';
import type { SeriesState } from './series/use-series.ts';
import { BookSummary } from './book-summary.tsx';

const start = '2026-11-24T18:00:00.000Z';
const choice: Choice = {
  tutor: 'lucia-restrepo',
  minutes: 60,
  day: undefined,
  start: undefined,
  hold: undefined,
  every: undefined,
  times: 3,
};
const series: SeriesState = {
  occurrences: [],
  changes: {},
  starts: [start, '2026-12-01T18:00:00.000Z', '2026-12-08T18:00:00.000Z'],
  change: () => undefined,
  hold: () => undefined,
  busy: false,
  problem: null,
  again: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

type Setting = { choice?: Partial<Choice>; auth?: typeof carmen | typeof nobody } & Partial<
  Omit<Parameters<typeof BookSummary>[0], 'choice'>
>;

async function openSummary({ choice: changes = {}, auth = carmen, ...rest }: Setting = {}) {
  const take = vi.fn();
  const holding = { take, busy: false, lost: null, problem: null };
  const shown = {
    tutor: shownTutor(),
    card: false,
    hold: undefined,
    holding,
    series: null,
    onOver: () => undefined,
  };
  const part = <BookSummary {...shown} choice={{ ...choice, ...changes }} {...rest} />;
  const page = openPage(`http://localhost:5173/book?tutor=lucia-restrepo`);
  const summary = await mounted(part, { messages: bookingMessages, visitor: british, auth, page });
  const text = () => summary.text().replaceAll('\u00a0', ' ');
  return { ...summary, text, take };
}

describe('the summary before a time is chosen', () => {
  test('states the price and the tutor’s own terms', async () => {
    const summary = await openSummary({ tutor: shownTutor({ cancellationHours: 48 }) });
    expect(summary.text()).toBe(
      '|60 minutes with Lucía|Choose a time. We hold it for ten minutes while you decide.|Session|£32.00|To pay|£32.00|Cancel up to 48 hours before and get everything back; after that, half. You pay by invoice within 14 days.|',
    );
  });

  test('mentions payment by card where cards are accepted', async () => {
    expect((await openSummary({ card: true })).text()).toContain(
      '|Cancel up to 24 hours before and get everything back; after that, half. You pay by card when you confirm.|',
    );
  });

  test.each([
    [30, '|30 minutes with Lucía|', '|Trial|£12.00|To pay|£12.00|'],
    [90, '|90 minutes with Lucía|', '|Long session|£45.00|To pay|£45.00|'],
  ] as const)('shows the price for the chosen length: %i', async (minutes, title, price) => {
    const text = (await openSummary({ choice: { minutes } })).text();
    expect(text).toContain(title);
    expect(text).toContain(price);
  });

  test('has no price where the tutor has none', async () => {
    const prices = { trial: null, session: null, deep: null };
    expect((await openSummary({ tutor: shownTutor({ prices }), choice: { start } })).text()).not.toContain(
      'To pay',
    );
  });
});

describe('the summary of a chosen time', () => {
  test('states the time in both zones and its terms, and holds it on a click', async () => {
    const summary = await openSummary({ choice: { start, minutes: 90 } });
    expect(summary.text()).toContain(
      '|You, London|Tue 24 Nov, |18:00–19:30|Lucía, Bogotá|Tue 24 Nov, |13:00–14:30|Where|',
    );
    expect(summary.text()).toContain(
      '|Cancel for free until Mon 23 Nov, 18:00. After that, you get half back (£22.50).',
    );
    expect(summary.text()).not.toContain('You pay by invoice');
    expect(summary.text()).toContain('|Tue 24 Nov, 18:00|£45|Hold this time|');
    expect(summary.all('a')).toEqual([]);
    await summary.click('Hold this time');
    expect(summary.take.mock.calls).toEqual([[start]]);
  });

  test('offers no free cancellation for a session that begins soon', async () => {
    const tutor = shownTutor({ cancellationHours: 72 });
    expect((await openSummary({ tutor, choice: { start } })).text()).toContain(
      '|You could cancel for free until Sat 21 Nov, 18:00.',
    );
  });

  test('is disabled while the hold is being placed', async () => {
    const holding = { take: () => undefined, busy: true, lost: null, problem: null };
    const summary = await openSummary({ choice: { start }, holding });
    expect(summary.find('Holding your time')?.hasAttribute('disabled')).toBe(true);
  });

  test('is not offered again after it was taken', async () => {
    const lost = { start, code: 'slot_taken', message: 'Taken.', alternatives: [] };
    const holding = { take: () => undefined, busy: false, lost, problem: null };
    const summary = await openSummary({ choice: { start }, holding });
    expect(summary.text()).toContain('|Choose a time.');
    expect(summary.find('Hold this time')).toBeNull();
  });
});

describe('the summary of a held time', () => {
  test('counts down and leads to the confirmation', async () => {
    const hold = shownHold({ price: pounds(3000), minutes: 60 });
    const summary = await openSummary({ hold, choice: { start, hold: holdId } });
    expect(summary.text()).toContain('|The time is held for you for ten minutes.|Held for 10:00 min|');
    expect(summary.text()).toContain(
      '|Session|£30.00|To pay|£30.00|Continue to confirm|Cancel for free until Mon 23 Nov, 18:00.',
    );
    expect(summary.text()).toContain('|Tue 24 Nov, 18:00|£30, held for you|Continue|');
    expect(summary.all('a').map((one) => one.getAttribute('href'))).toEqual([
      `/confirm?hold=${holdId}`,
      `/confirm?hold=${holdId}`,
    ]);
    expect(summary.find('Hold this time')).toBeNull();
  });
});

describe('the summary of a series', () => {
  test('multiplies the price and holds all times', async () => {
    const hold = vi.fn();
    const summary = await openSummary({ series: { ...series, hold }, choice: { start, every: 1 } });
    expect(summary.text()).toContain('|Session|3 × £32.00|To pay|£96.00|Hold all 3 times|');
    expect(summary.find('Hold this time')).toBeNull();
    await summary.click('Hold all 3 times');
    expect(hold).toHaveBeenCalledTimes(1);
  });

  test('uses the price of the hold, and offers no single confirmation', async () => {
    const hold = shownHold({ price: pounds(3000) });
    const summary = await openSummary({ series, hold, choice: { start, every: 1 } });
    expect(summary.text()).toContain('|Session|3 × £30.00|To pay|£90.00|');
    expect(summary.find('Continue to confirm')).toBeNull();
  });

  test('needs two times', async () => {
    const summary = await openSummary({
      series: { ...series, starts: [start] },
      choice: { start, every: 1 },
    });
    expect(summary.find('Hold this time')?.hasAttribute('disabled')).toBe(true);
    expect(summary.text().split('A series needs at least two sessions.')).toHaveLength(2);
  });

  test('of exactly two times can be held', async () => {
    const summary = await openSummary({
      series: { ...series, starts: series.starts.slice(0, 2) },
      choice: { start, every: 1 },
    });
    expect(summary.find('Hold all 2 times')?.hasAttribute('disabled')).toBe(false);
    expect(summary.text()).not.toContain('A series needs at least two sessions.');
  });

  test('does not require two times before the times are loaded', async () => {
    const unknown = { ...series, occurrences: undefined, starts: [] };
    const summary = await openSummary({ series: unknown, choice: { start, every: 1 } });
    expect(summary.text()).not.toContain('At least two times');
  });

  test('is disabled while the holds are being placed', async () => {
    const summary = await openSummary({ series: { ...series, busy: true }, choice: { start, every: 1 } });
    expect(summary.find('Holding your times')?.hasAttribute('disabled')).toBe(true);
  });

  test('sends signed-out visitors to sign in and back', async () => {
    const summary = await openSummary({ series, choice: { start, every: 1 }, auth: nobody });
    expect(summary.find('Sign in to hold all')?.getAttribute('href')).toBe(
      `/auth?next=${encodeURIComponent('/book?tutor=lucia-restrepo')}`,
    );
  });
});
