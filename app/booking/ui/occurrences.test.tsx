import { expect, test, vi } from 'vitest';
import { bookingMessages, british } from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import type { Occurrence } from '../model/schemas.ts';
import { Occurrences } from './occurrences.tsx';
import type { SeriesState } from './series/use-series.ts';

const bogota = { name: 'Lucía Restrepo', city: 'Bogotá', zone: 'America/Bogota' };
const first = '2027-03-23T18:00:00.000Z';
const second = '2027-03-30T17:00:00.000Z';
const near = { start: '2027-03-31T16:00:00.000Z', end: '2027-03-31T17:00:00.000Z' };
const occurrence = (start: string, free: boolean): Occurrence => ({
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  free,
  reason: free ? null : 'taken',
  opensAt: null,
  alternatives: free ? [] : [near],
});

async function openTimes(changes: Partial<SeriesState> = {}, tutor = bogota) {
  const change = vi.fn();
  const again = vi.fn();
  const series: SeriesState = {
    occurrences: [occurrence(first, true), occurrence(second, false)],
    changes: {},
    starts: [first],
    hold: () => undefined,
    busy: false,
    problem: null,
    change,
    again,
    ...changes,
  };
  const part = <Occurrences series={series} tutor={tutor} />;
  const times = await mounted(part, { messages: bookingMessages, visitor: british });
  const text = () => times.text().replaceAll('\u00a0', ' ');
  return { ...times, text, change, again };
}

test('each time is free or shows alternatives, and a clock change is pointed out', async () => {
  const times = await openTimes();
  expect(times.text()).toBe(
    '|Your times|Tue 23 Mar, 18:00–19:00| · 13:00 Bogotá|free|Leave it out|Tue 30 Mar, 18:00–19:00| · 12:00 Bogotá|taken|Clocks change before this one: 18:00 for you, 12:00 in Bogotá.|Wed 31 Mar|17:00|Leave it out|One session at the same time for you, even when the clocks change.|',
  );
  await times.fire(
    times.all('button').find((one) => one.textContent.includes('17:00'))!,
    'onClick',
  );
  expect(times.change.mock.calls).toEqual([[second, near.start]]);
  await times.click(/^Leave it out: Tue 23/);
  expect(times.change.mock.calls.at(-1)).toEqual([first, null]);
});

test('a week beyond the booking window is not open yet, with the day on which it opens, and never “taken”', async () => {
  const later: Occurrence = {
    ...occurrence(second, false),
    reason: 'not_open_yet',
    opensAt: '2027-01-29T05:00:00.000Z',
    alternatives: [],
  };
  const times = await openTimes({ occurrences: [occurrence(first, true), later] });
  expect(times.text()).toContain('|not open yet|');
  expect(times.text()).toContain(
    '|Lucía opens this day for booking on Friday 29 January. Leave it out for now and book it then.|Leave it out|',
  );
  expect(times.text()).not.toMatch(/taken|not free/);
});

test('replacing and skipping a time can be undone', async () => {
  const times = await openTimes({ changes: { [first]: null, [second]: near.start } });
  expect(times.text()).toContain('|Tue 23 Mar, 18:00–19:00| · 13:00 Bogotá|left out|Undo|');
  expect(times.text()).toContain('|Wed 31 Mar, 17:00–18:00| · 11:00 Bogotá|instead|');
  expect(times.text()).not.toContain('taken');
  await times.click(/^Undo: Tue 30/);
  expect(times.change.mock.calls).toEqual([[second, undefined]]);
});

test('one zone is shown if both are the same, and no clock change without one', async () => {
  const london = { name: 'Amara Okafor', city: 'London', zone: 'Europe/London' };
  const march = [occurrence('2027-03-09T18:00:00.000Z', true), occurrence('2027-03-16T18:00:00.000Z', true)];
  const times = await openTimes({ occurrences: march }, london);
  expect(times.text()).not.toContain('London');
  expect(times.text()).not.toContain('Clocks change');
});

test('an error is shown, and the times can be reloaded if there are none', async () => {
  const times = await openTimes({ occurrences: undefined, problem: 'That didn’t work.' });
  expect(times.text()).toBe('|Your times|That didn’t work. |Try again|');
  await times.click('Try again');
  expect(times.again).toHaveBeenCalledTimes(1);
});

test('an error is shown above the times', async () => {
  const times = await openTimes({ problem: 'One of these times is not free any more.' });
  expect(times.text()).toContain('|Your times|One of these times is not free any more. |Tue 23 Mar');
  expect(times.find('Try again')).toBeNull();
});
