import { describe, expect, test } from 'vitest';
import type { BegunSession, LearnerProfile } from '#app/learners/index.ts';
import type { TodayView } from '#app/practice/index.ts';
import {
  at,
  later,
  maya,
  openPart,
  quietDay,
  refused,
  unreachable,
  words,
} from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { FirstSteps } from './home/first-steps.tsx';

const begun = (more: Partial<BegunSession> = {}): BegunSession => ({
  id: 'chat',
  model: 'socratic-guide',
  formula: { html: '<i>2x = 8</i>', speech: '2x = 8' },
  open: true,
  focus: false,
  updatedAt: '2026-11-20T23:30:00Z',
  ...more,
});
const todayRoute = `GET ${at('/practice/profiles/maya/today')}`;
const latestRoute = `GET ${at('/teaching/sessions')}`;
const beginRoute = `POST ${at('/practice/sessions')}`;
const hurried: LearnerProfile = { ...maya, needs: { ...maya.needs, shortSteps: true } };
type Setting = {
  today?: Partial<TodayView>;
  latest?: BegunSession[];
  own?: boolean;
  profile?: LearnerProfile;
  answers?: StubbedAnswers;
};
const open = ({ today, latest = [], own = false, profile = maya, answers = {} }: Setting) =>
  openPart(<ContinueLearning profile={profile} own={own} />, {
    answers: Object.assign(answers, {
      [todayRoute]: { body: { ...quietDay, ...today } },
      [latestRoute]: { body: { sessions: latest } },
    }),
  });

describe('an open practice', () => {
  const monday = { id: 'monday', mode: 'mix', position: 3, size: 5, pending: words('Solve 2x = 8') } as const;

  test('is continued first, at its question', async () => {
    const screen = await open({ today: { open: monday, newcomer: true }, latest: [begun()] });
    expect(screen.text()).toBe(
      '|Continue where Maya left off|Today’s practice|Solve 2x = 8|Question 3 of 5|Continue|',
    );
    expect(screen.href('Continue')).toBe('/tutor/practice?session=monday');
  });

  test('of the reader is addressed to the reader', async () => {
    const screen = await open({ today: { open: monday }, own: true });
    expect(screen.text()).toMatch(/^\|Continue where you left off\|/);
  });

  test('past its planned size counts on', async () => {
    const screen = await open({ today: { open: { ...monday, position: 7, pending: null } } });
    expect(screen.text()).toBe('|Continue where Maya left off|Today’s practice|Question 7 of 7|Continue|');
  });

  test.each([
    ['diagnostic', 'Where you stand'],
    ['mistakes', 'Your mistakes'],
    ['exam', 'Exam'],
    ['skill', 'One skill'],
  ] as const)('of the kind %s is named', async (mode, title) => {
    const screen = await open({ today: { open: { ...monday, mode } } });
    expect(screen.all('h2').map((one) => one.textContent)).toEqual([title]);
  });

  test('may go on in a focus session for a learner of short steps', async () => {
    const screen = await open({ today: { open: monday }, profile: hurried });
    expect(screen.href('In a focus session')).toBe('/tutors/adhd/start');
  });
});

describe('the curve of an open practice', () => {
  const curve = async (position: number, size: number) => {
    const screen = await open({
      today: { open: { id: 'monday', mode: 'mix', position, size, pending: null } },
    });
    const drawn = {
      dots: screen
        .queryAll('.pc-dot')
        .map((one) => [Number(one.getAttribute('cx')), one.getAttribute('class') === 'pc-dot done']),
      now: screen.queryAll('.pc-now').map((one) => Number(one.getAttribute('cx'))),
      halo: screen.queryAll('.pc-halo').map((one) => Number(one.getAttribute('cx'))),
      done: screen.queryAll('.pc-done').map((one) => one.getAttribute('d')!.match(/^M(\d+)/)![1]),
      rest: screen.queryAll('.pc-rest').map((one) => one.getAttribute('d')!.match(/^M(\d+)/)![1]),
    };
    await screen.unmount();
    return drawn;
  };

  test('has a dot for each question, filled when done', async () => {
    expect(await curve(3, 5)).toEqual({
      dots: [
        [16, true],
        [148, true],
        [412, false],
        [544, false],
      ],
      now: [280],
      halo: [280],
      done: ['16'],
      rest: ['280'],
    });
  });

  test.each([
    ['at the first', 1, 5, [16], [], ['16']],
    ['before the first', 0, 5, [16], [], ['16']],
    ['at the second', 2, 5, [148], ['16'], ['148']],
    ['at the last', 5, 5, [544], ['16'], []],
    ['past the last', 6, 5, [544], ['16'], []],
    ['at the only one', 1, 1, [16], [], ['16']],
  ])('shows where it is: %s', async (_, position, size, now, done, rest) => {
    expect(await curve(position, size)).toMatchObject({ now, halo: now, done, rest });
  });
});

describe('a newcomer', () => {
  test('finds out first where he or she stands', async () => {
    const slow = later({ body: { id: 'first' } });
    const screen = await open({
      today: { newcomer: true },
      latest: [begun()],
      answers: { [beginRoute]: slow.answer },
    });
    expect(screen.text()).toBe(
      '|Next|Find out where Maya stands|Up to 12 questions. They get harder or easier as you answer, and “I don’t know this yet” is an answer too.|Start|',
    );
    await screen.click('Start');
    await until(() => expect(screen.find('Choosing questions')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('Choosing questions');
    slow.arrive();
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=first'));
    expect(screen.sent('POST /practice/sessions')).toEqual([{ mode: 'diagnostic', profileId: 'maya' }]);
    expect(screen.keys).toHaveLength(1);
    await settle();
    expect(screen.find('Choosing questions')!.getAttribute('aria-disabled')).toBe('true');
  });

  test('who is the reader goes on with the tutor first', async () => {
    const screen = await open({ today: { newcomer: true }, latest: [begun()], own: true });
    expect(screen.text()).toMatch(/^\|Continue where you left off\|/);
    await screen.unmount();
    const solved = await open({ today: { newcomer: true }, latest: [begun({ open: false })], own: true });
    expect(solved.text()).toContain('|Next|Find out where you stand|');
  });

  test('of short steps is offered a focus session', async () => {
    const screen = await open({ today: { newcomer: true }, profile: hurried });
    expect(screen.href('In a focus session')).toBe('/tutors/adhd/start');
  });
});

describe('the next practice', () => {
  const current = { id: 'slope', name: 'Slope', count: 5 } as const;
  test.each([
    ['a current skill', { current, minutes: 12 }, 'Slope|About 12 minutes.'],
    ['reviews', { reviews: { count: 1, skills: [] }, minutes: 1 }, 'Today’s practice|About 1 minute.'],
    [
      'a stretch',
      { stretch: { id: 'area', name: 'Area' } as const, minutes: 0 },
      'Today’s practice|About 1 minute.',
    ],
  ])('with %s is begun', async (_, today, text) => {
    const screen = await open({
      today,
      latest: [begun({ open: false })],
      answers: { [beginRoute]: { body: { id: 'today' } } },
    });
    expect(screen.text()).toBe(`|Next|${text} You can stop at any time.|Start|`);
    await screen.click('Start');
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=today'));
    expect(screen.sent('POST /practice/sessions')).toEqual([{ mode: 'mix', profileId: 'maya' }]);
  });

  test('is possible also when nothing is due', async () => {
    const screen = await open({ profile: hurried });
    expect(screen.text()).toBe(
      '|Next|Nothing is due today|You can still practise: the next skills are on the map.|Start|In a focus session|',
    );
  });

  test.each([
    ['the server refuses', refused('exam_open', 'Finish the exam first.'), 'Finish the exam first.'],
    ['the server says nothing', { status: 500, body: {} }, 'That didn’t work. Try again in a moment.'],
    ['there is no network', unreachable, 'No connection. Nothing is lost; try again in a moment.'],
  ])('says why it does not begin when %s', async (_, answer, text) => {
    const answers: StubbedAnswers = { [beginRoute]: answer };
    const screen = await open({ answers });
    await screen.click('Start');
    await until(() => expect(screen.text()).toContain(`|Start|${text}|`));
    expect(screen.find('Start')!.getAttribute('aria-disabled')).toBe('false');
    answers[beginRoute] = { body: { id: 'today' } };
    await screen.click('Start');
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=today'));
    expect(screen.keys).toHaveLength(2);
    expect(screen.keys[1]).toBe(screen.keys[0]);
  });
});

describe('the latest problem with the tutor', () => {
  test('is continued while its question is open', async () => {
    const screen = await open({ latest: [begun(), begun({ id: 'older', open: false })] });
    expect(screen.text()).toBe(
      '|Continue where you left off|Socratic Guide, Fri 20 Nov at 23:30|Continue|New problem|',
    );
    expect(screen.query('.what').elements()[0]!.innerHTML).toBe('<i>2x = 8</i>');
    expect(screen.href('Continue')).toBe('/ai-tutor?session=chat');
    expect(screen.href('New problem')).toBe('/tutor-models');
  });

  test('of a focus session is continued there', async () => {
    const screen = await open({ latest: [begun({ focus: true, model: 'focus' })] });
    expect(screen.text()).toContain('|Focus, Fri 20 Nov at 23:30|');
    expect(screen.href('Continue')).toBe('/tutors/adhd/session/chat');
  });

  test('that is solved makes room for practice', async () => {
    const screen = await open({ latest: [begun({ open: false }), begun({ id: 'older' })] });
    expect(screen.text()).toContain('|Next|Nothing is due today|');
  });

  test('that cannot be loaded is asked for again, as is the plan', async () => {
    const answers: StubbedAnswers = {};
    const screen = await openPart(<ContinueLearning profile={maya} own={false} />, { answers });
    expect(screen.text()).toBe('|We couldn’t load this part. |Try again|');
    answers[todayRoute] = { body: quietDay };
    await screen.click('Try again');
    await until(() => expect(screen.client.getQueryData(['practice', 'today', 'maya'])).toEqual(quietDay));
    await settle();
    expect(screen.text()).toBe('|We couldn’t load this part. |Try again|');
    answers[latestRoute] = { body: { sessions: [begun()] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('|Continue where you left off|'));
  });
});

describe('an account without learners', () => {
  const openSteps = (sessions: BegunSession[]) =>
    openPart(<FirstSteps />, {
      answers: {
        [latestRoute]: { body: { sessions } },
        [`GET ${at('/bookings')}`]: { body: { bookings: [] } },
      },
    });

  test('has three steps', async () => {
    const screen = await openSteps([]);
    expect(screen.text()).toBe(
      '|Three steps to get started|1|Add a learner|A first name is enough. It can be your own.|2|Find out where they stand|Up to 12 questions. Then practice starts in the right place.|3|Find a tutor|For when you’d rather ask a person.|Add a learner|See the tutors|Next session|No session booked.|Find a tutor|',
    );
    expect(screen.href('Add a learner')).toBe('/learner-profiles?add');
    expect(screen.href('See the tutors')).toBe('/tutor');
  });

  test('that began with the tutor sees that first', async () => {
    const screen = await openSteps([begun({ open: false })]);
    expect(screen.text()).toBe(
      '|Your latest problem|Socratic Guide, Fri 20 Nov at 23:30|See it again|New problem|Next session|No session booked.|Find a tutor|Add a learner|A first name is enough. It can be your own.|Add a learner|',
    );
    expect(screen.href('See it again')).toBe('/ai-tutor?session=chat');
    expect(screen.href('Add a learner')).toBe('/learner-profiles?add');
  });
});
