import { describe, expect, test, vi } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import { type AvailabilityPreview, type OwnAvailability } from '#app/tutors/index.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { DaysThatDiffer } from './days-that-differ.tsx';
import { HoursZone } from './hours-zone.tsx';
import { TutorTargetContext } from './tutor-target-context.ts';
import { Week } from './week.tsx';
import { WeeklyHoursChart } from './weekly-hours-chart.tsx';
import { WeeklyHoursForm } from './weekly-hours-form.tsx';
import {
  inLanguage,
  messages,
  british,
  place,
  hours,
  preview,
  noBookings,
  html,
  text,
  founder,
  shownIn,
} from '#tests/support/hours-parts.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-20T15:30:00Z');

describe('days that differ', () => {
  const day = {
    kind: 'open' as const,
    from: '2026-11-26',
    to: '2026-11-26',
    start: '09:00',
    end: '12:00',
    note: 'Exam week',
  };
  const range = { ...day, kind: 'closed' as const, to: '2026-11-28', start: null, end: null, note: '' };
  const open = async (exceptions: OwnAvailability['exceptions'] = []) => {
    const change = vi.fn();
    const view = await mounted(<DaysThatDiffer hours={{ ...hours, exceptions }} change={change} />, {
      messages,
      visitor: british,
    });
    return { view, change };
  };

  test('each has its dates, hours, kind and note, and is removed by name', async () => {
    const { view, change } = await open([day, range]);
    expect(shownIn(view)).toBe(
      '|Thu 26 Nov, 09:00–12:00|Exam week|open once|Thu 26 Nov to Sat 28 Nov|closed|Add a day ' +
        'or a range|',
    );
    expect(view.all('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Thu 26 Nov, 09:00–12:00',
      'Remove Thu 26 Nov to Sat 28 Nov',
      null,
    ]);
    await view.click(/^Remove Thu.*09:00/);
    expect(change).toHaveBeenCalledWith({ ...hours, exceptions: [range] });
  });

  test('an added range is closed for whole days, and ends no earlier than it begins', async () => {
    const { view, change } = await open();
    expect(shownIn(view)).toContain('No exceptions.');
    await view.click('Add a day or a range');
    expect(shownIn(view)).not.toContain('No exceptions.');
    await view.fill('First day', '2026-11-26');
    await view.fill(/^Last day/, '2026-11-25');
    await view.fill(/^Note/, ' Exam week ');
    await view.click('Add');
    expect(change).toHaveBeenCalledWith({
      ...hours,
      exceptions: [
        { kind: 'closed', from: '2026-11-26', to: '2026-11-26', start: null, end: null, note: 'Exam week' },
      ],
    });
    expect(view.find('Add a day or a range')).not.toBeNull();
  });

  test('hours of a day that is open once end after they begin', async () => {
    const { view, change } = await open();
    await view.click('Add a day or a range');
    await view.click('open once');
    expect(view.find('open once')?.getAttribute('aria-checked')).toBe('true');
    expect(view.find('closed')?.getAttribute('aria-checked')).toBe('false');
    await view.fill('First day', '2026-11-26');
    await view.fill(/^Last day/, '2026-11-27');
    await view.fill('The whole day', false);
    expect(view.find('From')?.childNodes).toHaveLength(96);
    await view.fill('From', '10:00');
    expect(view.find('To')?.childNodes[0]?.textContent).toBe('10:15');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].exceptions).toEqual([
      { kind: 'open', from: '2026-11-26', to: '2026-11-27', start: '10:00', end: '12:00', note: '' },
    ]);
    await view.click('Add a day or a range');
    await view.fill('The whole day', false);
    await view.fill('From', '12:00');
    await view.fill('First day', '2026-11-26');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].exceptions[0]).toMatchObject({ start: '12:00', end: '24:00' });
    await view.click('Add a day or a range');
    await view.click('Cancel');
    expect(view.find('Cancel')).toBeNull();
    expect(change).toHaveBeenCalledTimes(2);
  });
});

describe('the hours of a week', () => {
  test('the plan has whole hours from eight to seven, or further where the hours reach', () => {
    expect(text(<WeeklyHoursChart hours={hours} />)).toBe(
      'Your usual week: people can book the coloured hours 07 09 11 13 15 17 19 Mon Tue ' +
        'Wed Thu Fri Sat Sun',
    );
    expect(html(<WeeklyHoursChart hours={hours} />).match(/style="[^"]+"/g)).toEqual([
      'style="left:0%"',
      'style="left:16.666666666666668%"',
      'style="left:33.333333333333336%"',
      'style="left:50%"',
      'style="left:66.66666666666667%"',
      'style="left:83.33333333333333%"',
      'style="left:100%"',
      'style="left:16.666666666666668%;width:calc(41.666666666666664% - 16.666666666666668%)"',
      'style="left:58.333333333333336%;width:calc(79.16666666666667% - 58.333333333333336%)"',
      'style="left:4.166666666666667%;width:calc(25% - 4.166666666666667%)"',
    ]);
    expect(
      text(<WeeklyHoursChart hours={{ ...hours, rules: [{ weekday: 1, start: '07:00', end: '20:15' }] }} />),
    ).toBe('Your usual week: people can book the coloured hours 07 10 13 16 19 Mon Tue Wed Thu Fri Sat Sun');
    expect(
      text(<WeeklyHoursChart hours={{ ...hours, rules: [{ weekday: 1, start: '07:00', end: '19:00' }] }} />),
    ).toContain('07 09 11 13 15 17 19');
    expect(text(<WeeklyHoursChart hours={{ ...hours, rules: [] }} />)).toContain('08 10 12 14 16 18');
  });

  test('a French tutor reads the plan in French', () => {
    const french = textOf(
      rendered(<WeeklyHoursChart hours={hours} />, {
        messages: inLanguage('fr'),
        visitor: { language: 'fr', state: { ...british.state, locale: 'fr-FR' } },
      }),
    );
    expect(french).toBe(
      'Votre semaine habituelle : on peut réserver aux heures colorées 07 09 11 13 15 17 ' +
        '19 lun. mar. mer. jeu. ven. sam. dim.',
    );
  });

  const open = async (of = hours) => {
    const change = vi.fn();
    const view = await mounted(<WeeklyHoursForm hours={of} change={change} />, {
      messages,
      visitor: british,
    });
    return { view, change };
  };

  test('each day has its spans in order, or is off', async () => {
    const { view } = await open();
    expect(shownIn(view)).toBe(
      '|Mon|09:00–12:00|14:00–16:30|+|Tue|not teaching|+|Wed|07:30–10:00|+|Thu|not ' +
        'teaching|+|Fri|not teaching|+|Sat|not teaching|+|Sun|not teaching|+|',
    );
  });

  test('a span is removed by its button and added from a form', async () => {
    const { view, change } = await open();
    await view.click(/^Mon.* 09:00–12:00, remove/);
    expect(change.mock.lastCall?.[0].rules).toEqual([hours.rules[0], hours.rules[2]]);
    await view.click(/^Add a time on Tue/);
    await view.click('Add');
    expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: '09:00', end: '12:00' });
    for (const [from, end] of [
      ['11:00', '12:00'],
      ['12:00', '14:00'],
      ['23:45', '24:00'],
    ]) {
      await view.click(/^Add a time on Tue/);
      await view.fill('From', from!);
      await view.click('Add');
      expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: from, end });
    }
    await view.click(/^Add a time on Tue/);
    expect(view.find('From')?.childNodes).toHaveLength(96);
    await view.fill('From', '10:00');
    expect(view.find('To')?.childNodes[0]?.textContent).toBe('10:15');
    await view.fill('To', '10:30');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: '10:00', end: '10:30' });
    expect(view.find('From')).toBeNull();
    await view.click(/^Add a time on Tue/);
    await view.click(/^Add a time on Tue/);
    expect(view.find('From')).toBeNull();
    await view.click(/^Add a time on Tue/);
    await view.click('Cancel');
    expect(view.find('From')).toBeNull();
    expect(change).toHaveBeenCalledTimes(6);
  });

  test('spans are copied to the chosen days', async () => {
    const { view, change } = await open();
    await view.click(/^Copy Wed/);
    expect(view.find(/^Copy Wed/)?.getAttribute('aria-expanded')).toBe('true');
    expect(shownIn(view)).toContain('They replace the current hours of those days.');
    expect(view.find('Copy')?.hasAttribute('disabled')).toBe(true);
    expect(view.all('label').map((label) => label.textContent)).toEqual([
      'Mon',
      'Tue',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    await view.fill(/^Fri/, true);
    await view.fill(/^Sat/, true);
    await view.fill(/^Fri/, false);
    await view.click('Copy');
    expect(change.mock.lastCall?.[0].rules.filter(({ weekday }: { weekday: number }) => weekday > 3)).toEqual(
      [{ weekday: 6, start: '07:30', end: '10:00' }],
    );
  });
});

describe('the week of a date', () => {
  const session = (id: string, start: string, end: string, minutes: number) =>
    partOf<Booking>({ id, start, end, minutes, learner: 'Mara' });
  const page = (sessions: Booking[] = [], of = hours, path = '/') =>
    html(
      <Week sessions={sessions} hours={of} nameOf={({ learner }) => learner ?? ''} place={place} />,
      noBookings(),
      path,
    );

  test('it has open hours and sessions, and leads to the weeks beside it', () => {
    const closed = {
      kind: 'closed' as const,
      from: '2026-11-18',
      to: '2026-11-18',
      start: null,
      end: null,
      note: 'Exam',
    };
    const week = page(
      [
        session('b1', '2026-11-17T09:00:00Z', '2026-11-17T10:30:00Z', 90),
        session('b2', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z', 60),
      ],
      { ...hours, exceptions: [closed] },
    );
    expect(textOf(week)).toBe(
      'The week of Monday 16 November All times are in your time zone. 08 10 12 14 16 18 Mon 16 ' +
        'Nov open 09:00–12:00, 14:00–16:30 nothing booked Tue 17 Nov 09:00 Mara , until 10:30 Wed ' +
        '18 Nov closed Exam nothing booked Thu 19 Nov nothing booked Fri 20 Nov nothing booked ' +
        'Sat 21 Nov nothing booked Sun 22 Nov nothing booked',
    );
    expect(week.match(/href="[^"]+"/g)).toEqual([
      'href="/?week=2026-11-09"',
      'href="/?week=2026-11-23"',
      'href="/tutor-dashboard?session=b1"',
    ]);
    expect(week.match(/style="[^"]+"/g)).toEqual([
      'style="left:0%"',
      'style="left:18.181818181818183%"',
      'style="left:36.36363636363637%"',
      'style="left:54.54545454545455%"',
      'style="left:72.72727272727273%"',
      'style="left:90.9090909090909%"',
      'style="left:9.090909090909092%;width:27.272727272727273%"',
      'style="left:54.54545454545455%;width:22.727272727272727%"',
      'style="left:9.090909090909092%;width:13.636363636363637%"',
    ]);
    expect(week.match(/is-today/g)).toHaveLength(1);
    expect(week).toMatch(/is-today"><span class="d num">Fri.20.Nov/);
  });

  test('the address chooses another week and keeps the rest', () => {
    const week = page([], hours, '/?session=b1&week=2026-12-03');
    expect(textOf(week)).toContain('The week of Monday 30 November');
    expect(week).toContain('href="/?session=b1&amp;week=2026-12-07"');
    expect(textOf(page([], hours, '/?week=soon'))).toContain('The week of Monday 16 November');
    for (const wrong of [
      '2026-12-033',
      'x2026-12-03',
      '12026-12-03',
      '2026-12-03T10:00',
      '2026-13-03',
      '2026-12-45',
    ])
      expect(textOf(page([], hours, `/?week=${wrong}`))).toContain('The week of Monday 16 November');
  });

  test('sessions outside the day widen the plan, and a note is there without hours', () => {
    const early = page([session('b1', '2026-11-17T05:30:00Z', '2026-11-17T06:30:00Z', 60)], {
      ...hours,
      rules: [],
    });
    expect(textOf(early)).toContain('05 08 11 14 17');
    const late = page([session('b1', '2026-11-17T22:30:00Z', '2026-11-18T00:00:00Z', 90)], {
      ...hours,
      rules: [],
    });
    expect(textOf(late)).toContain('08 11 14 17 20 23');
    expect(late.match(/style="left[^"]+"/g)?.at(-1)).toBe('style="left:90.625%;width:9.375%"');
  });
});

describe('another time zone', () => {
  const moved = { ...hours, zone: 'America/Bogota', city: ' Bogotá ' };
  const move: AvailabilityPreview = {
    ...preview,
    stranded: [{ id: 'b2', start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z', rules: ['hours'] }],
    free: {
      days: 14,
      minutes: 60,
      before: ['2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z', '2026-11-25T15:00:00Z'],
      after: ['2026-11-25T15:00:00Z', '2026-11-26T15:00:00Z'],
    },
    week: [
      {
        weekday: 1,
        before: { start: '2026-11-23T09:00:00Z', end: '2026-11-23T12:00:00Z' },
        after: { start: '2026-11-23T14:00:00Z', end: '2026-11-23T17:00:00Z' },
      },
    ],
  };
  const sessions = [
    partOf<Booking>({
      id: 'b2',
      state: 'confirmed',
      start: '2026-11-24T09:00:00Z',
      end: '2026-11-24T10:00:00Z',
      learner: null,
    }),
    partOf<Booking>({
      id: 'b1',
      state: 'confirmed',
      start: '2026-11-23T09:00:00Z',
      end: '2026-11-23T10:00:00Z',
      learner: 'Mara',
    }),
    partOf<Booking>({
      id: 'b3',
      state: 'cancelled',
      start: '2026-11-23T09:00:00Z',
      end: '2026-11-23T10:00:00Z',
      learner: 'Ana',
    }),
    partOf<Booking>({
      id: 'b4',
      state: 'confirmed',
      start: '2026-11-20T14:30:00Z',
      end: '2026-11-20T15:30:00Z',
      learner: 'Eva',
    }),
  ];
  const client = () => {
    const own = noBookings();
    own.setQueryData(['booking', 'list', 'tutor'], { bookings: sessions });
    return own;
  };
  const zone = (more: Partial<Parameters<typeof HoursZone>[0]> = {}) => (
    <HoursZone saved={hours} hours={moved} change={() => undefined} preview={move} {...more} />
  );
  const moves = (page: string) => textOf(page.slice(page.indexOf('class="zone-move"')));

  test('week, free times and booked sessions are shown on both clocks', () => {
    const page = html(zone(), client());
    expect(moves(page)).toBe(
      'class="zone-move" role="group" aria-label="What moves"> What moves Your week keeps its ' +
        'times on your clock, so it moves for learners. Day So far, in London Then, in Bogotá Mon ' +
        '09:00–12:00 04:00–07:00 in Bogotá 09:00–12:00 14:00–17:00 in London Free times of the ' +
        'next 14 days, in Bogotá (So far 3, Then 2) Day So far Then Mon 23 Nov 2 times, ' +
        '10:00–11:00 none Wed 25 Nov 1 time, 10:00 1 time, 10:00 Thu 26 Nov none 1 time, 10:00 ' +
        'Booked sessions don’t move Mara: Monday 23 November, 09:00 in London, Monday 23 ' +
        'November, 04:00 in Bogotá A learner: Tuesday 24 November, 09:00 in London, Tuesday 24 ' +
        'November, 04:00 in Bogotá outside',
    );
  });

  test('nothing moves while the zone stays, or before the preview is there', () => {
    expect(html(zone({ hours }), client())).not.toContain('zone-move');
    expect(html(zone({ preview: undefined }), client())).not.toContain('zone-move');
  });

  test('a week without hours has no table of them, and a founder sees no sessions of their own', () => {
    expect(moves(html(zone({ preview: { ...move, week: [] } }), client()))).not.toContain('Your week keeps');
    expect(
      moves(html(<TutorTargetContext value={founder}>{zone()}</TutorTargetContext>, client())),
    ).not.toContain('Mara');
    expect(moves(html(zone()))).not.toContain('Booked sessions don’t move');
    expect(moves(html(zone({ hours: { ...moved, city: ' ' } }), client()))).toContain(
      'Then, in America/Bogota',
    );
  });

  test('an automatic place follows the zone, and the saved one comes back with it', async () => {
    const change = vi.fn();
    const view = await mounted(zone({ change, preview: undefined }), {
      messages,
      visitor: british,
      client: client(),
    });
    await view.fill(/^Time zone/, 'America/New_York');
    expect(change).toHaveBeenLastCalledWith({ ...moved, zone: 'America/New_York', city: 'New York' });
    await view.fill(/^Time zone/, 'Europe/London');
    expect(change).toHaveBeenLastCalledWith({ ...moved, zone: 'Europe/London', city: 'London' });
    await view.fill('City learners see', 'Chía');
    expect(change).toHaveBeenLastCalledWith({ ...moved, city: 'Chía' });
    expect(view.all('option').some((option) => option.textContent === 'America/New York')).toBe(true);
  });
});
