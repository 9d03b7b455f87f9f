import { expect, it } from 'vitest';
import { Lateness } from './lateness.ts';

const figures = { every: 100, busy: 100, late: 500, standing: 2000 };
/** Feeds ticks with these gaps in milliseconds; returns when the lag first counts as sustained, or null. */
function firstStanding(gaps: readonly number[]): number | null {
  const lateness = new Lateness(figures);
  let now = 0;
  lateness.beat(now);
  for (const gap of gaps) {
    now += gap;
    lateness.beat(now);
    if (lateness.stands(now)) return now;
  }
  return null;
}

it('one long task is no sustained lag, however long it is', () => {
  expect(firstStanding([100, 5000, 100, 100])).toBe(null);
});

it('long tasks with a punctual tick between them are none either', () => {
  expect(firstStanding([900, 100, 900, 100, 900, 100, 900])).toBe(null);
});

it('the lag is sustained when no tick was on time for two seconds', () => {
  expect(firstStanding([700, 700, 700, 700, 700])).toBe(2800);
});

it('the lag ends with the first punctual tick', () => {
  const lateness = new Lateness(figures);
  for (const now of [0, 700, 1400, 2100, 2800]) lateness.beat(now);
  expect(lateness.stands(2850)).toBe(true);
  lateness.beat(2900);
  expect(lateness.stands(2901)).toBe(false);
});

it('the process is busy from a late tick, pending or not, until a punctual one', () => {
  const lateness = new Lateness(figures);
  lateness.beat(0);
  expect([150, 250].map((now) => lateness.busy(now))).toEqual([false, true]);
  lateness.beat(250);
  expect(lateness.busy(260)).toBe(true);
  lateness.beat(350);
  expect(lateness.busy(360)).toBe(false);
});
