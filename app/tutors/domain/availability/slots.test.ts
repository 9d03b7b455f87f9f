import { describe, expect, test } from 'vitest';
import { type Schedule, type WeeklyRule, minutesOf } from './schedule.ts';
import { freeSlots, isFree, nearestSlots, type TimeClaim } from './slots.ts';
import { findObstacles } from './booking-obstacles.ts';

const everyDay = (start: string, end: string): WeeklyRule[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }));

const schedule = (part: Partial<Schedule> = {}): Schedule => ({
  zone: 'America/Bogota',
  lengths: [30, 60, 90],
  rules: everyDay('13:00', '18:00'),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 120,
  windowDays: 400,
  dailyLimit: 6,
  ...part,
});

const ms = (instant: string) => Date.parse(instant);

function starts(
  plan: Schedule,
  range: { from: string; to: string; minutes?: number; now?: string; claims?: TimeClaim[] },
): string[] {
  const { from, to, minutes = 60, now = '2026-01-05T00:00:00Z', claims = [] } = range;
  const query = { from: ms(from), to: ms(to), minutes, now: ms(now) };
  return freeSlots(plan, claims, query).map((slot) =>
    new Date(slot.start).toISOString().replace(':00.000Z', 'Z'),
  );
}

const booked = (start: string, end: string, after = 15): TimeClaim => ({
  from: ms(start),
  to: ms(end) + after * 60_000,
  start: ms(start),
  end: ms(end),
  held: false,
});

describe('the hours of a usual day', () => {
  const tuesday = { from: '2026-11-24T00:00:00Z', to: '2026-11-25T05:00:00Z', now: '2026-11-20T16:00:00Z' };

  test('13:00 to 15:00 in Bogotá offers an hour at 13:00, 13:30 and 14:00', () => {
    const plan = schedule({ rules: [{ weekday: 2, start: '13:00', end: '15:00' }] });
    expect(starts(plan, tuesday)).toEqual(['2026-11-24T18:00Z', '2026-11-24T18:30Z', '2026-11-24T19:00Z']);
  });

  test('the grid starts where the hours start', () => {
    const plan = schedule({ rules: [{ weekday: 2, start: '13:15', end: '15:00' }] });
    expect(starts(plan, tuesday)).toEqual(['2026-11-24T18:15Z', '2026-11-24T18:45Z']);
  });

  test('90 minutes do not fit into an hour', () => {
    const plan = schedule({ rules: [{ weekday: 2, start: '13:00', end: '14:00' }] });
    expect(starts(plan, { ...tuesday, minutes: 90 })).toEqual([]);
  });

  test('a session may run across midnight when both days are open', () => {
    const plan = schedule({
      rules: [
        { weekday: 2, start: '23:00', end: '24:00' },
        { weekday: 3, start: '00:00', end: '00:30' },
      ],
    });
    expect(starts(plan, { ...tuesday, to: '2026-11-25T12:00:00Z' })).toEqual([
      '2026-11-25T04:00Z',
      '2026-11-25T04:30Z',
    ]);
  });

  test('overlapping hours are merged', () => {
    const plan = schedule({
      rules: [
        { weekday: 2, start: '13:00', end: '14:00' },
        { weekday: 2, start: '13:45', end: '14:30' },
      ],
    });
    expect(starts(plan, tuesday)).toEqual(['2026-11-24T18:00Z', '2026-11-24T18:30Z']);
  });
});

describe('exceptions for single days', () => {
  const saturday = { from: '2026-11-28T05:00:00Z', to: '2026-11-29T05:00:00Z', now: '2026-11-20T16:00:00Z' };
  const day = '2026-11-28';

  test('a Saturday in Bogotá has no slots during vacation', () => {
    const vacation = {
      kind: 'closed',
      from: '2026-11-23',
      to: '2026-12-06',
      start: null,
      end: null,
    } as const;
    expect(starts(schedule({ exceptions: [vacation] }), saturday)).toEqual([]);
  });

  test('a closed hour keeps the hours around it', () => {
    const closed = { kind: 'closed', from: day, to: day, start: '14:30', end: '16:30' } as const;
    expect(starts(schedule({ exceptions: [closed] }), saturday)).toEqual([
      '2026-11-28T18:00Z',
      '2026-11-28T18:30Z',
      '2026-11-28T21:30Z',
      '2026-11-28T22:00Z',
    ]);
  });

  test('hours opened for one day win over a closed range', () => {
    const exceptions = [
      { kind: 'closed', from: '2026-11-23', to: '2026-12-06', start: null, end: null },
      { kind: 'open', from: day, to: day, start: '10:00', end: '11:00' },
    ] as const;
    expect(starts(schedule({ exceptions }), saturday)).toEqual(['2026-11-28T15:00Z']);
  });
});

describe('limits', () => {
  const plan = schedule({ windowDays: 7 });

  test('no slot starts within the notice period', () => {
    const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T05:00:00Z', now: '2026-11-20T18:10:00Z' };
    expect(starts(plan, range)).toEqual([
      '2026-11-20T20:30Z',
      '2026-11-20T21:00Z',
      '2026-11-20T21:30Z',
      '2026-11-20T22:00Z',
    ]);
  });

  test('the seventh day is bookable, the eighth is not', () => {
    const range = { from: '2026-11-27T00:00:00Z', to: '2026-12-05T00:00:00Z', now: '2026-11-20T16:00:00Z' };
    expect(starts(plan, range).at(-1)).toBe('2026-11-27T22:00Z');
  });

  test('two sessions fill a day with a limit of two', () => {
    const claims = [
      booked('2026-11-24T18:00:00Z', '2026-11-24T18:30:00Z'),
      booked('2026-11-24T22:00:00Z', '2026-11-24T22:30:00Z'),
    ];
    const range = {
      from: '2026-11-24T05:00:00Z',
      to: '2026-11-25T05:00:00Z',
      now: '2026-11-20T16:00:00Z',
      claims,
    };
    expect(starts(schedule({ dailyLimit: 2 }), range)).toEqual([]);
    expect(starts(schedule({ dailyLimit: 3 }), range)).not.toEqual([]);
  });
});

describe('booked time', () => {
  const range = { from: '2026-11-24T05:00:00Z', to: '2026-11-25T05:00:00Z', now: '2026-11-20T16:00:00Z' };

  test('after an hour at 13:00 with a buffer of 15 minutes, 14:30 is next', () => {
    const claims = [booked('2026-11-24T18:00:00Z', '2026-11-24T19:00:00Z')];
    expect(starts(schedule(), { ...range, claims })[0]).toBe('2026-11-24T19:30Z');
  });

  test('the buffer after a session also applies before the next one', () => {
    const claims = [booked('2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z')];
    expect(starts(schedule(), { ...range, claims })).toEqual([
      '2026-11-24T18:00Z',
      '2026-11-24T18:30Z',
      '2026-11-24T21:30Z',
      '2026-11-24T22:00Z',
    ]);
  });

  test('a time is listed if and only if it is free', () => {
    const claims = [booked('2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z')];
    const ask = (instant: string) =>
      isFree(schedule(), claims, { start: ms(instant), minutes: 60, now: ms(range.now) });
    expect(ask('2026-11-24T18:30:00Z')).toBe(true);
    expect(ask('2026-11-24T19:00:00Z')).toBe(false);
    expect(ask('2026-11-24T18:40:00Z')).toBe(false);
  });

  test('the nearest two times to 18:00 are 17:00 and 19:00', () => {
    const at = (hour: number) => ({ start: hour * 3_600_000, end: (hour + 1) * 3_600_000 });
    expect(nearestSlots([at(14), at(17), at(19), at(21)], 18 * 3_600_000, 2)).toEqual([at(17), at(19)]);
  });
});

describe('when clocks change', () => {
  test('29 March 2026: 09:00 in Madrid is 08:00 UTC on Saturday and 07:00 UTC on Sunday', () => {
    const plan = schedule({ zone: 'Europe/Madrid', rules: everyDay('09:00', '10:00') });
    expect(starts(plan, { from: '2026-03-28T00:00:00Z', to: '2026-03-30T00:00:00Z' })).toEqual([
      '2026-03-28T08:00Z',
      '2026-03-29T07:00Z',
    ]);
  });

  test('29 March 2026: the hour from 02:00 to 03:00 does not exist in Madrid', () => {
    const plan = schedule({ zone: 'Europe/Madrid', rules: everyDay('02:00', '03:00') });
    expect(starts(plan, { from: '2026-03-28T12:00:00Z', to: '2026-03-29T12:00:00Z' })).toEqual([]);
  });

  test('29 March 2026: 00:30 to 02:30 in London is one hour', () => {
    const plan = schedule({ zone: 'Europe/London', rules: everyDay('00:30', '02:30') });
    expect(starts(plan, { from: '2026-03-28T12:00:00Z', to: '2026-03-29T12:00:00Z' })).toEqual([
      '2026-03-29T00:30Z',
    ]);
  });

  test('25 October 2026: 01:00 to 02:00 in London occurs twice and is two hours', () => {
    const plan = schedule({ zone: 'Europe/London', rules: everyDay('01:00', '02:00') });
    expect(starts(plan, { from: '2026-10-24T12:00:00Z', to: '2026-10-25T12:00:00Z' })).toEqual([
      '2026-10-25T00:00Z',
      '2026-10-25T00:30Z',
      '2026-10-25T01:00Z',
    ]);
  });

  test('25 October 2026: 01:30 to 02:30 in London is half an hour, a gap, and an hour', () => {
    const plan = schedule({ zone: 'Europe/London', rules: everyDay('01:30', '02:30') });
    const night = { from: '2026-10-24T12:00:00Z', to: '2026-10-25T12:00:00Z' };
    expect(starts(plan, { ...night, minutes: 30 })).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-25T01:30Z',
      '2026-10-25T02:00Z',
    ]);
    expect(starts(plan, night)).toEqual(['2026-10-25T01:30Z']);
  });

  test('8 March 2026: 18:00 in New York moves from 23:00 UTC to 22:00 UTC', () => {
    const plan = schedule({ zone: 'America/New_York', rules: everyDay('18:00', '19:00') });
    expect(starts(plan, { from: '2026-03-07T12:00:00Z', to: '2026-03-09T12:00:00Z' })).toEqual([
      '2026-03-07T23:00Z',
      '2026-03-08T22:00Z',
    ]);
  });

  test('1 November 2026: 18:00 in New York moves back to 23:00 UTC', () => {
    const plan = schedule({ zone: 'America/New_York', rules: everyDay('18:00', '19:00') });
    expect(starts(plan, { from: '2026-10-31T12:00:00Z', to: '2026-11-02T12:00:00Z' })).toEqual([
      '2026-10-31T22:00Z',
      '2026-11-01T23:00Z',
    ]);
  });

  test('Bogotá never changes', () => {
    const plan = schedule({ rules: everyDay('18:00', '19:00') });
    for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])
      expect(starts(plan, { from: `${day}T12:00:00Z`, to: `${day}T23:59:00Z` })).toEqual([`${day}T23:00Z`]);
  });
});

describe('why a time is not free', () => {
  const now = ms('2026-11-20T16:00:00Z');
  const rules = (plan: Schedule, start: string, claims: TimeClaim[] = [], minutes = 60) =>
    findObstacles(plan, claims, { start: ms(start), minutes, now }).map(({ rule }) => rule);

  test('the last day of the window ends at its midnight, also when the next date does not exist', () => {
    const rest = everyDay('00:00', '24:00');
    const plan = schedule({ rules: rest, windowDays: 4 });
    expect(rules(plan, '2026-11-25T04:30:00Z')).toEqual([]);
    expect(rules(plan, '2026-11-25T05:00:00Z')).toEqual(['window']);
    // Samoa skipped 30 December 2011 when it crossed the date line.
    const samoa = schedule({ zone: 'Pacific/Apia', rules: rest, windowDays: 1, notice: 0 });
    const range = { from: '2011-12-30T09:00:00Z', to: '2012-01-02T00:00:00Z', now: '2011-12-28T20:00:00Z' };
    expect(starts(samoa, range)).toEqual(['2011-12-30T09:00Z', '2011-12-30T09:30Z']);
  });

  test('lists each violated rule with its values', () => {
    const claims = [booked('2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z')];
    const ask = (start: string) =>
      findObstacles(schedule({ dailyLimit: 1 }), claims, { start: ms(start), minutes: 60, now });
    expect(ask('2026-11-24T19:10:00Z')).toEqual([
      { rule: 'grid', before: ms('2026-11-24T19:00:00Z'), after: ms('2026-11-24T19:30:00Z') },
      { rule: 'booked', session: { start: ms('2026-11-24T20:00:00Z'), end: ms('2026-11-24T21:00:00Z') } },
      { rule: 'daily_limit', date: '2026-11-24', sessions: 1, limit: 1 },
    ]);
    expect(ask('2026-11-25T12:00:00Z')).toEqual([
      { rule: 'hours', date: '2026-11-25', open: [{ start: 780, end: 1080 }] },
    ]);
  });

  test('lists the vacation that covers the hour, and no other', () => {
    const dated = (from: string, to: string) => ({
      kind: 'closed' as const,
      from,
      to,
      start: null,
      end: null,
    });
    const [vacation, later] = [dated('2026-11-23', '2026-11-27'), dated('2026-12-01', '2026-12-02')];
    const plan = schedule({ exceptions: [vacation, later] });
    expect(findObstacles(plan, [], { start: ms('2026-11-24T18:00:00Z'), minutes: 60, now })).toEqual([
      { rule: 'closed', exceptions: [vacation] },
    ]);
  });

  test('a session blocked only by a buffer is explained by the buffer', () => {
    const claims = [booked('2026-11-24T18:00:00Z', '2026-11-24T19:00:00Z')];
    expect(rules(schedule(), '2026-11-24T19:00:00Z', claims)).toEqual(['buffer']);
    expect(rules(schedule({ lengths: [30] }), '2026-11-24T21:00:00Z')).toEqual(['length']);
    expect(rules(schedule(), '2026-11-20T15:00:00Z')).toContain('past');
    expect(rules(schedule({ notice: 300 }), '2026-11-20T20:00:00Z')).toEqual(['notice']);
  });
});

test('converts a local time into minutes, up to the end of the day', () => {
  expect(['00:00', '18:30', '24:00'].map(minutesOf)).toEqual([0, 1110, 1440]);
});
