import { describe, expect, test, vi } from 'vitest';
import { bookingMessages, british } from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { DaySlots } from './day-slots.tsx';
import { LostNotice } from './time-taken-notice.tsx';

const four = '2026-11-24T16:00:00.000Z';
const halfPast = '2026-11-24T16:30:00.000Z';
const atNight = '2026-11-24T02:00:00.000Z';
const bogota = { name: 'Lucía Restrepo', city: 'Bogotá', zone: 'America/Bogota' };
const london = { name: 'Amara Okafor', city: 'London', zone: 'Europe/London' };

/** One part at a time: the page of a test is closed at its end. */
let closeLast = async (): Promise<void> => undefined;

async function openDay(changes: object = {}) {
  const onChoose = vi.fn();
  const shown = {
    tutor: bogota,
    day: '2026-11-24',
    starts: [four, halfPast],
    chosen: undefined,
    held: undefined,
    lost: null,
    busy: false,
  };
  const part = <DaySlots {...shown} {...changes} onChoose={onChoose} />;
  await closeLast();
  const day = await mounted(part, { messages: bookingMessages, visitor: british });
  closeLast = day.unmount;
  const text = () => day.text().replaceAll('\u00a0', ' ');
  const groups = () =>
    day
      .all('div')
      .map((one) => one.getAttribute('aria-label'))
      .filter(Boolean);
  const slot = (time: string) => day.all('button').find((one) => one.textContent.startsWith(time))!;
  return { ...day, text, groups, slot, onChoose };
}

describe('the free times of a day', () => {
  test('show the tutor’s time below where clocks differ', async () => {
    const day = await openDay();
    expect(day.text()).toMatch(/^\|Tuesday 24 November\|.+\|16:00\|11:00 Bogotá\|16:30\|11:30 Bogotá\|$/);
    expect(day.groups()).toEqual(['Free times']);
    expect(day.text()).not.toContain('has the same time');
  });

  test('show one time where both clocks are the same', async () => {
    const day = await openDay({ tutor: london, lost: { start: halfPast, code: 'slot_taken' } });
    expect(day.text()).toBe(
      '|Tuesday 24 November|Amara has the same time as you in London.|16:00|16:30|just taken|',
    );
  });

  test('say “just taken” only of a time that somebody else took', async () => {
    const day = await openDay({ tutor: london, lost: { start: halfPast, code: 'slot_closed' } });
    expect(day.text()).toContain('|16:30|unavailable|');
    expect(day.slot('16:30').hasAttribute('disabled')).toBe(true);
  });

  test('are selected with one click, once', async () => {
    const day = await openDay({ chosen: four, held: four });
    expect([day.slot('16:00'), day.slot('16:30')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    await day.fire(day.slot('16:00'), 'onClick');
    expect(day.onChoose).not.toHaveBeenCalled();
    await day.fire(day.slot('16:30'), 'onClick');
    expect(day.onChoose.mock.calls).toEqual([[halfPast]]);
  });

  test('cannot be selected while a hold is being placed', async () => {
    const day = await openDay({ busy: true });
    expect(day.slot('16:00').getAttribute('aria-disabled')).toBe('true');
    await day.fire(day.slot('16:00'), 'onClick');
    expect(day.onChoose).not.toHaveBeenCalled();
  });

  test('include the caller’s own hold and the lost time of that day', async () => {
    const day = await openDay({ starts: [], held: halfPast, lost: { start: four, code: 'slot_taken' } });
    expect(day.text()).toMatch(/\|16:00\|just taken\|16:30\|11:30 Bogotá\|$/);
    expect([day.slot('16:00'), day.slot('16:30')].map((one) => one.hasAttribute('disabled'))).toEqual([
      true,
      false,
    ]);
    const other = await openDay({
      day: '2026-11-25',
      starts: [],
      held: halfPast,
      lost: { start: four, code: 'slot_taken' },
    });
    expect(other.text()).toContain('|Wednesday 25 November|');
    expect(other.text()).toContain('|There are no free times on this day.|');
    expect(other.groups()).toEqual([]);
  });

  test('at night are collapsed unless one of them is selected', async () => {
    const isOpen = async (changes: object) => {
      const day = await openDay({ starts: [atNight, four], ...changes });
      return day.all('details')[0]?.hasAttribute('open') ?? null;
    };
    expect(await isOpen({})).toBe(false);
    expect(await isOpen({ chosen: atNight })).toBe(true);
    expect(await isOpen({ chosen: four })).toBe(false);
    expect(await isOpen({ lost: { start: atNight, code: 'slot_taken' } })).toBe(true);
    expect(await isOpen({ starts: [atNight] })).toBe(true);
    expect(await isOpen({ starts: [four] })).toBeNull();
  });

  test.each([
    [[four], 'time=16%3A00'],
    [['2026-11-24T16:15:00.000Z'], 'time=16%3A00'],
    [['2026-11-24T16:30:00.000Z'], 'time=16%3A30'],
    [[atNight, '2026-11-24T16:45:00.000Z'], 'time=16%3A30'],
    [[atNight], 'time=02%3A00'],
    [[], null],
  ])('link to other tutors at the first of them: %o', async (starts, time) => {
    const day = await openDay({ starts, others: true });
    expect(day.find('Nothing suitable? See other tutors on this day')?.getAttribute('href')).toBe(
      `/tutor?day=2026-11-24${time ? `&${time}` : ''}`,
    );
    expect((await openDay({ starts })).find('Nothing suitable? See other tutors on this day')).toBeNull();
  });
});

describe('a time that was lost', () => {
  async function openNotice(changes: object = {}) {
    const onChoose = vi.fn();
    const shown = {
      message: 'Somebody was faster.',
      alternatives: [{ start: four }],
      tutor: bogota,
      busy: false,
    };
    const part = <LostNotice {...shown} {...changes} onChoose={onChoose} />;
    await closeLast();
    const notice = await mounted(part, { messages: bookingMessages, visitor: british });
    closeLast = notice.unmount;
    return { ...notice, onChoose };
  }

  test('shows the nearest free times in both zones, and gets focus', async () => {
    const notice = await openNotice();
    expect(notice.text().replaceAll('\u00a0', ' ')).toBe(
      '|Somebody was faster.|Tue 24 Nov|16:00|11:00 Bogotá|',
    );
    expect(notice.page.document.activeElement?.getAttribute('role')).toBe('alert');
    await notice.fire(notice.all('button')[0]!, 'onClick');
    expect(notice.onChoose.mock.calls).toEqual([[four]]);
  });

  test('shows one zone where both are the same, and no times if there are none', async () => {
    expect((await openNotice({ tutor: london })).text()).not.toContain('London');
    expect((await openNotice({ alternatives: [] })).text()).toBe('|Somebody was faster.|');
  });

  test('offers no buttons while a hold is being placed', async () => {
    const notice = await openNotice({ busy: true });
    await notice.fire(notice.all('button')[0]!, 'onClick');
    expect(notice.onChoose).not.toHaveBeenCalled();
  });
});
