import { describe, expect, test, vi } from 'vitest';
import type { ReportView } from '../model/report.server.ts';
import { at, openPart, refused, unreachable } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { Report } from './report.tsx';

const route = `GET ${at('/learner-profiles/maya/report')}`;
const empty: ReportView = {
  learner: { name: 'Maya', schoolYear: null },
  reader: 'account',
  madeAt: '2026-11-22T23:30:00Z',
  period: null,
  strands: [],
  claims: [],
  goals: [],
  pace: { eveningsAWeek: 3, minutesAnEvening: 15 },
};
const open = (report: ReportView, timeZone = 'Europe/London') =>
  openPart(<Report learner="maya" />, { answers: { [route]: { body: report } }, timeZone });

describe('the report of a learner', () => {
  test('before the first practice', async () => {
    const screen = await open(empty);
    expect(screen.text()).toBe(
      '|Back to Maya|Report: Maya|Made on 22 November 2026 · Curvela|No practice yet, so there’s nothing to report.|Print|Goals|No goals yet.|',
    );
    expect(screen.href('Back to Maya')).toBe('/?learner=maya');
  });

  test('lists period, strands, claims and goals', async () => {
    const screen = await open(
      {
        ...empty,
        learner: { name: 'Maya', schoolYear: 'Year 10' },
        period: { from: '2026-10-05T10:00:00Z', to: '2026-11-21T23:30:00Z', questions: 64 },
        strands: [
          {
            id: 'functions',
            name: 'Functions',
            skills: 9,
            mastered: ['Slope', 'Zeros'],
            due: ['Graphs'],
            onTheWay: ['Domains'],
          },
          { id: 'measures', name: 'Measures', skills: 4, mastered: [], due: [], onTheWay: ['Area'] },
        ],
        claims: [
          {
            key: 'a',
            kind: 'mastered',
            text: 'Maya finds the slope.',
            detail: 'Three right answers.',
            since: '2026-11-18T23:30:00Z',
            disputed: false,
          },
          {
            key: 'b',
            kind: 'mistake',
            text: 'Maya mixes up the signs.',
            detail: 'Two answers.',
            since: '2026-11-18T10:00:00Z',
            disputed: true,
          },
        ],
        goals: [
          {
            id: 'mock',
            title: 'Mock exam',
            skills: [
              { id: 's', name: 'Slope', mastered: true },
              { id: 'z', name: 'Zeros', mastered: false },
            ],
            dueOn: '2026-12-18',
            createdAt: '2026-11-02T10:00:00Z',
            forecast: { kind: 'not_enough_known', attempts: 4, needed: 10 },
          },
        ],
      },
      'Europe/Paris',
    );
    expect(screen.text()).toBe(
      [
        '|Back to Maya|Report: Maya|Year 10 · Made on 23 November 2026 · Curvela',
        'Practice from 5 October 2026 to 22 November 2026: 64 questions count.|Print',
        'Mastered skills|Mastered means: three right answers without help, of at least two kinds, the last on a later day than the first. Help never counts as mastery.',
        'Functions |2 of 9|Mastered|Slope, Zeros|Due again|Graphs|Working on|Domains',
        'Measures |0 of 4|Working on|Area',
        'What we know so far, and from how many questions',
        'Maya finds the slope.|Three right answers. Since 19 November 2026.',
        'Maya mixes up the signs.|An objection is open, so it doesn’t count.',
        'Goals|Mock exam|, by 18 December. 1 of 2 skills mastered. Too early for a forecast: 4 of 10 questions answered. It comes with more practice.|',
      ].join('|'),
    );
  });

  test('uses the pace of the learner for its forecasts', async () => {
    const screen = await open({
      ...empty,
      pace: { eveningsAWeek: 1, minutesAnEvening: 45 },
      period: { from: '2026-11-21T10:00:00Z', to: '2026-11-21T10:00:00Z', questions: 1 },
      goals: [
        {
          id: 'mock',
          title: 'Mock exam',
          skills: [{ id: 's', name: 'Slope', mastered: false }],
          dueOn: '2027-01-08',
          createdAt: '2026-11-02T10:00:00Z',
          forecast: {
            kind: 'expected',
            earliest: '2026-12-08',
            likely: '2026-12-10',
            latest: '2026-12-14',
            questions: 60,
            inTime: 'yes',
          },
        },
      ],
    });
    expect(screen.text()).toContain(
      '|Practice from 21 November 2026 to 21 November 2026: 1 question counts.|Print|Goals|Mock exam|, by 8 January 2027. 0 of 1 skill mastered. At 1 evening a week of 45 minutes, you’ll get there between 8 December and 14 December, most likely around 10 December. You’re on track.|',
    );
  });

  test('leads a tutor back to the tutor dashboard', async () => {
    const screen = await open({ ...empty, reader: 'tutor' });
    expect(screen.href('To the tutor dashboard')).toBe('/tutor-dashboard');
    expect(screen.find('Back to Maya')).toBeNull();
  });

  test('is printed', async () => {
    const screen = await open(empty);
    const print = vi.fn();
    Object.assign(screen.page.window, { print });
    await screen.click('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a report that does not come', () => {
  test.each([
    ['belongs to another account', refused('unknown_profile', 'x', 404)],
    ['is not allowed any more', refused('forbidden', 'x', 403)],
    ['is refused with the last status of a client', refused('refused', 'x', 499)],
  ])('because it %s', async (_, answer) => {
    const screen = await openPart(<Report learner="maya" />, { answers: { [route]: answer } });
    expect(screen.text()).toBe(
      '|You can’t read this report|It belongs to another account, or the family has stopped sharing it. A tutor can read it while a session is booked and the family allows it.|',
    );
  });

  test.each([
    ['the server fails', refused('internal', 'x', 500)],
    ['there is no network', unreachable],
  ])('because %s is loaded again', async (_, answer) => {
    const answers: StubbedAnswers = { [route]: answer };
    const screen = await openPart(<Report learner="maya" />, { answers });
    expect(screen.text()).toBe('|We couldn’t load the report.|Try again|');
    answers[route] = { body: empty };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('|Report: Maya|'));
  });
});
