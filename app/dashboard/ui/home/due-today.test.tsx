import { describe, expect, test } from 'vitest';
import type { BegunSession } from '#app/learners/index.ts';
import type { TodayView } from '#app/practice/index.ts';
import { partOf } from '#tests/support/part-of.ts';
import { at, openPart, quietDay } from '#tests/support/dashboard-page.tsx';
import { settle, until } from '#tests/support/mounted.tsx';
import { DueToday } from './due-today.tsx';

const open = (today: Partial<TodayView>, latestOpen: boolean | null = null, timeZone = 'Europe/London') =>
  openPart(<DueToday profileId="maya" />, {
    timeZone,
    answers: {
      [`GET ${at('/practice/profiles/maya/today')}`]: { body: { ...quietDay, ...today } },
      [`GET ${at('/teaching/sessions')}`]: {
        body: {
          sessions: latestOpen === null ? [] : [partOf<BegunSession>({ id: 'chat', open: latestOpen })],
        },
      },
      [`POST ${at('/practice/sessions')}`]: { body: { id: 'today' } },
    },
  });
const current = { id: 'slope', name: 'Slope', count: 5 } as const;
const stretch = { id: 'decimals', name: 'Zeros' } as const;
const reviews = { count: 2, skills: [{ id: 'area', name: 'Area' } as const, stretch] };

describe('what is due today', () => {
  test.each<[string, Partial<TodayView>, string]>([
    ['nothing for a newcomer', { newcomer: true, doneToday: 3 }, 'Reviews start after the first practice.'],
    ['nothing', {}, 'Nothing is due. '],
    [
      'nothing until tomorrow',
      { nextReviewAt: '2026-11-23T10:00:00Z' },
      'Nothing is due. Next review: tomorrow.',
    ],
    [
      'nothing until later today',
      { nextReviewAt: '2026-11-22T23:30:00Z' },
      'Nothing is due. Next review: today.',
    ],
    ['an overdue review', { nextReviewAt: '2026-11-20T10:00:00Z' }, 'Nothing is due. Next review: today.'],
    [
      'nothing until the day after tomorrow',
      { nextReviewAt: '2026-11-24T10:00:00Z' },
      'Nothing is due. Next review: Tuesday 24 November.',
    ],
    ['nothing, after one question', { doneToday: 1 }, '1 question done today.|Nothing is due. '],
    [
      'a mix',
      { reviews, current, stretch, doneToday: 4, nextReviewAt: '2026-11-24T10:00:00Z' },
      '4 questions done today.|2| |reviews: “Area” and “Zeros”|5| |questions on “Slope”|1| |stretch question: “Zeros”',
    ],
    ['one review', { reviews: { count: 1, skills: [stretch] } }, '1| |review: “Zeros”'],
    [
      'the current skill, and reviews later',
      { current: { ...current, count: 1 }, nextReviewAt: '2026-11-23T10:00:00Z' },
      '1| |question on “Slope”|Next review: tomorrow.',
    ],
    ['a stretch', { stretch }, '1| |stretch question: “Zeros”'],
  ])('is %s', async (_, today, text) => {
    const screen = await open(today);
    expect(screen.text()).toBe(`|Due today|${text}|`);
  });

  test('is counted in days of the reader', async () => {
    const screen = await open({ nextReviewAt: '2026-11-22T23:30:00Z' }, null, 'Europe/Paris');
    expect(screen.text()).toBe('|Due today|Nothing is due. Next review: tomorrow.|');
  });
});

describe('today’s practice', () => {
  test('begins here while the first card is an open problem', async () => {
    const screen = await open({ current, minutes: 12 }, true);
    await until(() => expect(screen.text()).toContain('|Practise, about 12 minutes|'));
    await screen.click('Practise, about 12 minutes');
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=today'));
    expect(screen.sent('POST /practice/sessions')).toEqual([{ mode: 'mix', profileId: 'maya' }]);
  });

  test('takes at least a minute', async () => {
    const screen = await open({ current, minutes: 0 }, true);
    await until(() => expect(screen.find('Practise, about 1 minute')).not.toBeNull());
  });

  test.each<[string, Partial<TodayView>, boolean | null]>([
    ['there is no problem', { current }, null],
    ['the problem is solved', { current }, false],
    ['nothing is due', {}, true],
    ['the learner is new', { newcomer: true, current }, true],
    [
      'practice is open',
      { current, open: { id: 'monday', mode: 'mix', position: 1, size: 5, pending: null } },
      true,
    ],
  ])('does not begin here when %s', async (_, today, latestOpen) => {
    const screen = await open(today, latestOpen);
    await until(() => expect(screen.client.getQueryData(['teaching', 'latest'])).not.toBeUndefined());
    await settle();
    expect(screen.all('button')).toEqual([]);
  });
});
