import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingMessages, british, holdId, shownHold } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { Hold } from '../model/schemas.ts';
import { clockText, HoldClock } from './hold-clock.tsx';

const extension = `POST /functions/v1/bookings/holds/${holdId}/extend`;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-22T12:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  return () => vi.useRealTimers();
});

async function openClock(
  changes: Partial<Hold> = {},
  { onExtend = undefined as (() => void) | undefined, calm = false } = {},
) {
  const hold = shownHold(changes);
  const answers: Parameters<typeof stubCalls>[0] = { [extension]: { body: { hold } } };
  const calls = stubCalls(answers);
  const onOver = vi.fn();
  const page = openPage();
  page.media.matches = calm;
  const part = <HoldClock hold={hold} onOver={onOver} {...(onExtend && { onExtend })} />;
  const clock = await mounted(part, { messages: bookingMessages, visitor: british, page });
  const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
  const label = () =>
    clock
      .all('div')
      .find((one) => one.getAttribute('role') === 'timer')
      ?.getAttribute('aria-label');
  const text = () => clock.text().replaceAll('\u00a0', ' ');
  return { ...clock, text, onOver, calls, answers, pass, label };
}

test.each([
  [460_000, '7:40'],
  [459_001, '7:40'],
  [600_000, '10:00'],
  [5_000, '0:05'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

describe('the countdown of a hold', () => {
  test('counts down each second and can be extended', async () => {
    const clock = await openClock();
    expect(clock.text()).toBe(
      '|Held for 10:00 min|Nobody else can book this time while we hold it.|Hold 10 more minutes|',
    );
    expect(clock.label()).toBe('Held for you for 10 minutes');
    await clock.pass(1000);
    expect(clock.text()).toContain('Held for 9:59 min');
    await clock.pass(539_000);
    expect(clock.label()).toBe('Held for you for 1 minute');
    expect(clock.onOver).not.toHaveBeenCalled();
  });

  test('updates every fifteen seconds with reduced motion', async () => {
    const clock = await openClock({}, { calm: true });
    await clock.pass(14_000);
    expect(clock.text()).toContain('Held for 10:00 min');
    await clock.pass(1000);
    expect(clock.text()).toContain('Held for 9:45 min');
  });

  test('announces the expiry once, and offers no more actions', async () => {
    const clock = await openClock();
    await clock.pass(600_000);
    expect(clock.text()).toBe('|Your ten minutes are over.|');
    await clock.pass(5000);
    expect(clock.onOver).toHaveBeenCalledTimes(1);
  });

  test('never shows more than the longest hold when the browser’s clock is slow', async () => {
    expect((await openClock({ expiresAt: '2026-11-22T13:00:00.000Z' })).text()).toContain(
      'Held for 10:00 min',
    );
  });

  test('an extended hold has up to twenty minutes and no second extension', async () => {
    const clock = await openClock({ expiresAt: '2026-11-22T13:00:00.000Z', canExtend: false });
    expect(clock.text()).toBe('|Held for 20:00 min|Nobody else can book this time while we hold it.|');
  });

  test('is extended on the server', async () => {
    const clock = await openClock();
    await clock.click('Hold 10 more minutes');
    await until(() =>
      expect(clock.client.getQueryData(['booking', 'hold', holdId])).toMatchObject({ hold: { id: holdId } }),
    );
    clock.answers[extension] = { status: 409, body: { error: { code: 'hold_expired', message: 'Over.' } } };
    await clock.click('Hold 10 more minutes');
    await until(() =>
      expect(clock.client.getQueryState(['booking', 'hold', holdId])?.isInvalidated).toBe(true),
    );
    clock.answers[extension] = () => new Promise(() => undefined);
    await clock.click('Hold 10 more minutes');
    await until(() => expect(clock.find('Hold 10 more minutes')?.hasAttribute('disabled')).toBe(true));
  });

  test('of a series is extended by the series itself', async () => {
    const onExtend = vi.fn();
    const clock = await openClock({}, { onExtend });
    await clock.click('Hold 10 more minutes');
    expect(onExtend).toHaveBeenCalledTimes(1);
    expect(clock.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
