import { describe, expect, test } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import type { WeekView } from '#app/practice/index.ts';
import type { Locale } from '#app/preferences/index.ts';
import { at, bookingAt, leo, maya, openPart, quietDay } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { Overview } from './overview.tsx';
import { ProgressThisWeek } from './progress-this-week.tsx';
import { Week } from './week.tsx';

const day = (date: string, more: Partial<WeekView['days'][number]> = {}) => ({
  day: date,
  questions: 0,
  minutes: 0,
  due: 0,
  ...more,
});
const week = (more: Partial<WeekView> = {}): WeekView => ({
  today: '2026-11-25',
  days: ['23', '24', '25', '26'].map((date) => day(`2026-11-${date}`)),
  mastered: [],
  kept: [],
  undecided: null,
  ...more,
});
const weekRoute = `GET ${at('/practice/profiles/maya/week')}`;
const bookingsRoute = `GET ${at('/bookings')}`;

describe('the week', () => {
  const open = (
    view: WeekView,
    bookings: Booking[] = [],
    more: { timeZone?: string; locale?: Locale } = {},
  ) =>
    openPart(<Week profile={maya} />, {
      answers: { [weekRoute]: { body: view }, [bookingsRoute]: { body: { bookings } } },
      ...more,
    });

  test('is empty', async () => {
    const screen = await open(week());
    expect(screen.text()).toBe(
      '|This week|Mon 23 Nov|no practice|Tue 24 Nov|no practice|Wed 25 Nov| (today)|nothing planned|Thu 26 Nov|nothing planned|',
    );
    expect(screen.queryAll('ol')[0]!.childNodes).toHaveLength(4);
    expect(screen.queryAll('.is-past')).toHaveLength(2);
    expect(screen.queryAll('.is-ahead')).toHaveLength(1);
    expect(screen.query('.is-today').getAttribute('aria-current')).toBe('date');
    expect(screen.all('time').map((one) => one.getAttribute('dateTime'))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(screen.calls.find(({ path }) => path.endsWith('/week'))!.query).toBe('?first=1');
  });

  test('shows what was practised, booked, and is due', async () => {
    const screen = await open(
      week({
        days: [
          day('2026-11-24', { questions: 1, minutes: 2 }),
          day('2026-11-25', { questions: 8, minutes: 12, due: 1 }),
          day('2026-11-26', { due: 4 }),
          day('2026-11-27'),
        ],
      }),
      [
        bookingAt('late', '2026-11-26T23:30:00Z', { learnerProfileId: 'maya' }),
        bookingAt('of Leo', '2026-11-25T18:00:00Z', { learnerProfileId: 'leo' }),
        bookingAt('cancelled', '2026-11-25T18:00:00Z', { state: 'cancelled' }),
        bookingAt('over', '2026-11-24T17:00:00Z', { state: 'completed' }),
      ],
      { timeZone: 'Europe/Paris' },
    );
    await until(() =>
      expect(screen.text()).toBe(
        '|This week|Tue 24 Nov|2 min, 1 question|Session 18:00|Wed 25 Nov| (today)|12 min, 8 questions|1 review|Thu 26 Nov|4 reviews|Fri 27 Nov|Session 00:30|',
      ),
    );
    expect(screen.href('Session 00:30')).toBe('/booking/thanks?booking=late');
  });

  test('begins on Sunday in the United States', async () => {
    const screen = await open(week(), [], { locale: 'en-US' });
    expect(screen.calls.find(({ path }) => path.endsWith('/week'))!.query).toBe('?first=7');
  });
});

describe('the progress of the week', () => {
  const slope = { id: 'slope', name: 'Slope' } as const;
  const zeros = { id: 'decimals', name: 'Zeros' } as const;
  const open = (view: WeekView | null, more: { timeZone?: string; locale?: Locale } = {}) =>
    openPart(<ProgressThisWeek profileId="maya" />, {
      answers: view ? { [weekRoute]: { body: view } } : {},
      ...more,
    });

  test('is nothing yet', async () => {
    const screen = await open(week());
    expect(screen.text()).toBe(
      '|Since Monday|Nothing new yet. What you master or remember this week appears here.|',
    );
  });

  test('names the first day of the week also while it is not known', async () => {
    const failed = '|We couldn’t load this part. |Try again|';
    const screen = await open(null);
    expect(screen.text()).toBe(`|Since Monday${failed}`);
    await screen.unmount();
    const american = await open(null, { locale: 'en-US' });
    expect(american.text()).toBe(`|Since Sunday${failed}`);
    await american.unmount();
    const sunday = await open(week({ days: [day('2026-11-22')] }));
    expect(sunday.text()).toMatch(/^\|Since Sunday\|/);
  });

  test('is what was mastered, and what was right again', async () => {
    const screen = await open(
      week({
        mastered: [
          { skill: slope, at: '2026-11-24T23:30:00Z', answers: 3 },
          { skill: { id: 'area', name: 'Area' }, at: '2026-11-23T10:00:00Z', answers: 1 },
        ],
        kept: [
          { skill: slope, days: 9, nextAt: null },
          { skill: zeros, days: 1, nextAt: null },
          {
            skill: { id: 'angles', name: 'Angles' } as unknown as typeof zeros,
            days: 12,
            nextAt: '2026-12-07T23:30:00Z',
          },
        ],
      }),
      { timeZone: 'Europe/Paris' },
    );
    expect(screen.text()).toBe(
      '|Since Monday|Slope: mastered with 3 answers without help, the last one on Wednesday.|Area: mastered with 1 answer without help, the last one on Monday.|Zeros: still remembered after 1 day.|Angles: still remembered after 12 days. Next check on Tuesday 8 December.|',
    );
    expect(screen.queryAll('.mark').map((one) => one.getAttribute('class'))).toEqual(
      Array.from({ length: 4 }, () => 'mark equal'),
    );
  });

  test.each([
    [5, ''],
    [6, '|and one more'],
    [8, '|and 3 more'],
  ])('of %i skills shows five', async (count, more) => {
    const kept = Array.from({ length: count }, (_, index) => ({
      skill: { ...zeros, name: `Skill ${index}` },
      days: 2,
      nextAt: null,
    }));
    const screen = await open(week({ kept }));
    expect(screen.text()).toMatch(/\|Skill 4: still remembered after 2 days\./);
    expect(screen.text()).not.toContain('Skill 5');
    expect(screen.text().endsWith(`Skill 4: still remembered after 2 days.${more}|`)).toBe(true);
  });

  test.each([
    [1, 'We couldn’t tell if one answer is right. It doesn’t count against you. '],
    [2, 'We couldn’t tell if 2 answers are right. They don’t count against you. '],
  ])('tells of %i answers that could not be decided', async (count, text) => {
    const screen = await open(week({ undecided: { count, sessionId: 'monday' } }));
    expect(screen.text()).toBe(`|Since Monday|${text}|See it|`);
    expect(screen.href('See it')).toBe('/tutor/practice?session=monday');
    expect(screen.queryAll('.mark').map((one) => one.getAttribute('class'))).toEqual(['mark unknown']);
  });
});

describe('all learners', () => {
  const open = async (answers: StubbedAnswers = {}, timeZone = 'Europe/London') => {
    const screen = await openPart(<Overview profiles={[maya, leo]} chosen="leo" />, { answers, timeZone });
    await until(() => expect(screen.text()).not.toContain('…'));
    return screen;
  };

  test('are listed with what is due, booked and practised', async () => {
    const screen = await open(
      {
        [`GET ${at('/practice/profiles/maya/today')}`]: {
          body: { ...quietDay, reviews: { count: 2, skills: [] } },
        },
        [`GET ${at('/practice/profiles/leo/today')}`]: { body: { ...quietDay, newcomer: true } },
        [weekRoute]: {
          body: week({
            days: [
              day('2026-11-24', { questions: 1, minutes: 2 }),
              day('2026-11-25', { questions: 8, minutes: 12 }),
            ],
          }),
        },
        [`GET ${at('/practice/profiles/leo/week')}`]: { body: week() },
        [bookingsRoute]: {
          body: {
            bookings: [
              bookingAt('a', '2026-11-24T23:30:00Z', { learnerProfileId: 'maya' }),
              bookingAt('unnamed', '2026-11-23T18:00:00Z'),
              bookingAt('past', '2026-11-21T18:00:00Z', { learnerProfileId: 'leo' }),
            ],
          },
        },
      },
      'Europe/Paris',
    );
    expect(screen.text()).toBe(
      '|All learners|Maya|Due today|2 reviews|Next session|Wed 25 Nov, 00:30|This week|14 minutes, 9 questions|Leo|Due today|not started|Next session|none|This week|no practice yet|',
    );
    expect(screen.href('Maya')).toBe('/dashboard?learner=maya');
    expect(screen.all('a').map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  test('have nothing due, or one minute of practice', async () => {
    const screen = await open({
      [`GET ${at('/practice/profiles/maya/today')}`]: { body: quietDay },
      [weekRoute]: { body: week({ days: [day('2026-11-24', { questions: 1, minutes: 1 })] }) },
    });
    expect(screen.text()).toContain(
      '|Maya|Due today|nothing|Next session|–|This week|1 minute, 1 question|Leo|Due today|–|Next session|–|This week|–|',
    );
  });

  test('are waited for', async () => {
    const never = () => new Promise<object>(() => undefined);
    const routes = ['maya/today', 'maya/week', 'leo/today', 'leo/week'].map((route) =>
      at(`/practice/profiles/${route}`),
    );
    const answers = Object.fromEntries([...routes, at('/bookings')].map((route) => [`GET ${route}`, never]));
    const screen = await openPart(<Overview profiles={[maya]} chosen="maya" />, { answers });
    expect(screen.text()).toBe('|All learners|Maya|Due today|…|Next session|…|This week|…|');
  });
});
