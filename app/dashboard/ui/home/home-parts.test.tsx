import { describe, expect, test } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import type { Dashboard, GoalView } from '#app/learners/index.ts';
import { at, bookingAt, leo, maya, openPart, refused } from '#tests/support/dashboard-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import { AccountLinks } from '../account-links.tsx';
import { BeginButton } from './begin-button.tsx';
import { Chips } from './chips.tsx';
import { HomeGoals } from './goals.tsx';
import { Teaching } from './teaching.tsx';

describe('the button that begins practice', () => {
  const button = (
    <BeginButton profileId="maya" wanted={{ mode: 'mix' }} className="btn-primary">
      Start
    </BeginButton>
  );

  test('shows an error only once beginning has failed', async () => {
    const screen = await openPart(button, {
      answers: { [`POST ${at('/practice/sessions')}`]: refused('no_items', 'Nothing to practise yet.') },
    });
    expect(screen.all('p')).toEqual([]);
    await screen.click('Start');
    await until(() => expect(screen.text()).toContain('Nothing to practise yet.'));
  });
});

describe('the goals on the dashboard', () => {
  const goal = (more: Partial<GoalView> = {}): GoalView => ({
    id: 'mock',
    title: 'Mock exam',
    skills: [
      { id: 's', name: 'Slope', mastered: true },
      { id: 'z', name: 'Zeros', mastered: false },
      { id: 'a', name: 'Area', mastered: false },
    ],
    dueOn: '2026-12-18',
    createdAt: '2026-11-02T10:00:00Z',
    forecast: { kind: 'reached' },
    ...more,
  });
  const expected = (inTime: 'yes' | 'close' | 'no') =>
    ({
      kind: 'expected',
      earliest: '2026-12-08',
      likely: '2026-12-10',
      latest: '2026-12-14',
      questions: 60,
      inTime,
    }) as const;
  const open = (goals: GoalView[]) =>
    openPart(<HomeGoals profileId="maya" />, {
      answers: { [`GET ${at('/learner-profiles/maya/goals')}`]: { body: { goals } } },
      timeZone: 'America/Bogota',
    });

  test('are none at first', async () => {
    const screen = await open([]);
    expect(screen.text()).toBe(
      '|Goals|Pick some skills and a date. We’ll show you if you’re on track.|Set a goal|',
    );
    expect(screen.href('Set a goal')).toBe('/learner-profiles?learner=maya');
  });

  const likely = 'Likely on 10 December, between 8 December and 14 December. ';
  test.each<[GoalView['forecast'], string]>([
    [{ kind: 'reached' }, 'Reached.'],
    [{ kind: 'not_enough_known', attempts: 4, needed: 10 }, 'We can forecast this after 6 more questions.'],
    [{ kind: 'not_enough_known', attempts: 10, needed: 10 }, 'We can forecast this after 1 more question.'],
    [expected('yes'), `${likely}You’re on track.`],
    [expected('close'), `${likely}You may just make it.`],
    [expected('no'), `${likely}That’s later than planned. One more evening a week would help.`],
  ])('have a day, progress and a forecast: %o', async (forecast, text) => {
    const screen = await open([goal({ forecast })]);
    expect(screen.text()).toBe(
      `|Goals|Mock exam|by Friday 18 December, 1 of 3 mastered|${text}|See the goals|`,
    );
    expect(screen.href('See the goals')).toBe('/learner-profiles?learner=maya');
  });
});

describe('the teaching of a tutor', () => {
  const shared = [{ id: 'leo', name: 'Leo' }];
  const tutor: NonNullable<Dashboard['tutor']> = { slug: 'marek', name: 'Marek Novak', shared: [] };
  const open = (bookings: Booking[], more: { shared?: typeof shared; timeZone?: string } = {}) =>
    openPart(<Teaching tutor={{ ...tutor, shared: more.shared ?? [] }} />, {
      answers: { [`GET ${at('/bookings')}`]: { body: { bookings } } },
      ...(more.timeZone && { timeZone: more.timeZone }),
    });

  test('is nothing while no session is booked', async () => {
    const screen = await open([bookingAt('past', '2026-11-20T18:00:00Z')]);
    expect(screen.text()).toBe('|Sessions you teach|You have no sessions booked.|Open the tutor dashboard|');
    expect(screen.href('Open the tutor dashboard')).toBe('/tutor-dashboard');
    expect(screen.calls.find(({ path }) => path.endsWith('/bookings'))!.query).toBe('?as=tutor');
  });

  test('is the next three sessions', async () => {
    const screen = await open([
      bookingAt('d', '2026-11-27T18:00:00Z'),
      bookingAt('b', '2026-11-25T18:00:00Z'),
      bookingAt('a', '2026-11-24T18:00:00Z', { learner: 'Maya' }),
      bookingAt('c', '2026-11-26T18:00:00Z'),
    ]);
    expect(screen.text()).toBe(
      '|Sessions you teach|Tue 24 Nov, 18:00–19:00| |with Maya|Wed 25 Nov, 18:00–19:00| |with a learner|Thu 26 Nov, 18:00–19:00| |with a learner|Open the tutor dashboard|',
    );
  });

  test('is shown in both clocks while the tutor is elsewhere', async () => {
    const screen = await open([bookingAt('a', '2026-11-24T23:30:00Z')], { timeZone: 'America/Bogota' });
    expect(screen.text()).toContain('|Tue 24 Nov, 18:30–19:30| in Bogotá, 23:30 in London, |with a learner|');
  });

  test('leads to the reports that families share', async () => {
    const screen = await open([], { shared });
    expect(screen.text()).toContain('|They share their progress with you|Report of Leo|Open the tutor');
    expect(screen.href('Report of Leo')).toBe('/learner-profiles?report=1&learner=leo');
  });
});

describe('the choice of a learner', () => {
  test('is in the address', async () => {
    const screen = await openPart(<Chips profiles={[maya, leo]} chosen="leo" />);
    expect(screen.text()).toBe('|Maya|Leo|');
    expect(screen.all('nav')[0]!.getAttribute('aria-label')).toBe('Learner');
    expect(screen.all('a').map((one) => one.getAttribute('href'))).toEqual([
      '/dashboard?learner=maya',
      '/dashboard?learner=leo',
    ]);
    expect(screen.all('a').map((one) => one.getAttribute('class'))).toEqual(['chip ', 'chip is-on']);
    expect(screen.all('a').map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true']);
  });
});

describe('the links of an account', () => {
  const profiles = 'Learner profiles|Needs, goals, evidence, and who can see it|';

  test('lead to its learners', async () => {
    const screen = await openPart(<AccountLinks isAdmin={false} />);
    expect(screen.text()).toBe(`|More|${profiles}`);
    expect(screen.all('a').map((one) => one.getAttribute('href'))).toEqual(['/learner-profiles']);
  });

  test('lead a founder also to the founder hub', async () => {
    const screen = await openPart(<AccountLinks isAdmin />);
    expect(screen.text()).toBe(`|More|Founder hub|Figures, tutors, messages|${profiles}`);
    expect(screen.all('a').map((one) => one.getAttribute('href'))).toEqual([
      '/founder-hub',
      '/learner-profiles',
    ]);
  });
});
