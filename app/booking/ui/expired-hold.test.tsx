import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/platform/api-client.ts';
import { bookingMessages, british, carmen, holdId, shownHold } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { ExpiredHold } from './expired-hold.tsx';

const start = '2026-11-24T18:00:00.000Z';
const later = '2026-11-24T20:00:00.000Z';
const otherHold = '6a1f2f4e-0000-4000-a000-0000000000aa';
const hold = 'POST /functions/v1/bookings/holds';
const { tutor } = shownHold();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

async function openExpired(query: string) {
  const answers: Parameters<typeof stubCalls>[0] = {
    [hold]: { body: { hold: shownHold({ id: otherHold }) } },
  };
  const calls = stubCalls(answers);
  const failure = new ApiFailure(410, {
    error: { code: 'hold_expired', message: 'Your time is not held any more.' },
    alternatives: [{ start }],
    session: { tutor, start, minutes: 90 },
  });
  const page = openPage(`http://localhost:5173/confirm${query}`);
  const part = await mounted(<ExpiredHold failure={failure} />, {
    messages: bookingMessages,
    visitor: british,
    auth: carmen,
    page,
  });
  const text = () => part.text().replaceAll('\u00a0', ' ');
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...part, text, posted, answers };
}

test('an expired hold offers the same time again, and another one', async () => {
  const page = await openExpired(`?hold=${holdId}`);
  expect(page.text()).toBe(
    '|Your time is not held any more.|Tue 24 Nov|18:00|13:00 Bogotá|Choose another time|',
  );
  expect(page.find('Choose another time')?.getAttribute('href')).toBe(
    '/book?tutor=lucia-restrepo&minutes=90',
  );
});

test('the time that is held again replaces the expired one in the URL, the rest stays', async () => {
  const page = await openExpired(`?mode=in&series=${holdId}&payment=${holdId}&learner=l1`);
  await page.click(/18:00/);
  await until(() => expect(page.address()).toBe(`/confirm?mode=in&learner=l1&hold=${otherHold}`));
  expect(page.posted()).toEqual([
    { tutorId: tutor.id, start, minutes: 90, currency: 'GBP', timeZone: 'Europe/London' },
  ]);
  expect(page.client.getQueryData(['booking', 'hold', otherHold])).toEqual({
    hold: shownHold({ id: otherHold }),
  });
});

test('a time that was taken meanwhile leads to those that are free now', async () => {
  const page = await openExpired(`?hold=${holdId}`);
  page.answers[hold] = {
    status: 409,
    body: {
      error: { code: 'slot_taken', message: 'Somebody was faster.' },
      alternatives: [{ start: later }],
    },
  };
  await page.click(/18:00/);
  await until(() =>
    expect(page.text()).toBe('|Somebody was faster.|Tue 24 Nov|20:00|15:00 Bogotá|Choose another time|'),
  );
  page.answers[hold] = { body: { hold: shownHold({ id: otherHold, start: later }) } };
  await page.click(/20:00/);
  await until(() => expect(page.address()).toBe(`/confirm?hold=${otherHold}`));
  await until(() => expect(page.text()).toContain('|Your time is not held any more.|'));
});

test.each([
  [
    { status: 429, body: { error: { code: 'too_many_holds', message: 'You hold enough.' } } },
    'You hold enough.',
  ],
  [new TypeError('Failed to fetch'), 'That didn’t work. Please try again.'],
])('any other failure is shown, and the times stay', async (answer, message) => {
  const page = await openExpired(`?hold=${holdId}`);
  expect(page.text()).not.toContain(message);
  page.answers[hold] = answer;
  await page.click(/18:00/);
  await until(() =>
    expect(page.text()).toBe(
      `|Your time is not held any more.|Tue 24 Nov|18:00|13:00 Bogotá|${message}|Choose another time|`,
    ),
  );
  expect(page.address()).toBe(`/confirm?hold=${holdId}`);
});

test('while the time is being held again it cannot be pressed twice', async () => {
  const page = await openExpired(`?hold=${holdId}`);
  page.answers[hold] = () => new Promise(() => undefined);
  await page.click(/18:00/);
  await until(() => expect(page.find(/18:00/)?.getAttribute('aria-disabled')).toBe('true'));
  await page.click(/18:00/);
  expect(page.posted()).toHaveLength(1);
});
