import { describe, expect, test } from 'vitest';
import type { GoalView, LearnerProfile } from '#app/learners/index.ts';
import { at, later, maya, openPart, refused, unreachable } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { Goals } from './goals.tsx';

const skills = (mastered: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({
    id: `s${index}`,
    name: `Skill ${index + 1}`,
    mastered: index < mastered,
  }));
const goal = (more: Partial<GoalView> = {}): GoalView => ({
  id: 'mock',
  title: 'Mock exam',
  skills: skills(1, 3),
  dueOn: '2026-12-18',
  createdAt: '2026-11-02T23:30:00Z',
  forecast: { kind: 'reached' },
  ...more,
});
const goalsRoute = `GET ${at('/learner-profiles/maya/goals')}`;
const open = (goals: GoalView[], answers: StubbedAnswers = {}, profile: LearnerProfile = maya) => {
  answers[goalsRoute] = { body: { goals } };
  return openPart(<Goals profile={profile} />, { answers });
};

describe('the goals of a learner', () => {
  test('are none at first', async () => {
    const screen = await open([]);
    expect(screen.text()).toBe(
      '|Goals|No goal yet. Pick some skills and a date. We’ll tell you if you’re on track.|Set a goal|',
    );
  });

  test('show day, progress, forecast and skills', async () => {
    const screen = await open([goal({ skills: skills(2, 4) })]);
    expect(screen.text()).toBe(
      '|Goals|Mock exam, |by 18 December|2 of 4 skills mastered. Reached: all its skills are mastered.|2 Nov|Today|18 Dec|Its skills|Skill 1|mastered|Skill 2|mastered|Skill 3|Skill 4|End this goal|Set a goal|',
    );
    expect(screen.query('.pcurve').getAttribute('aria-label')).toBe(
      'Mock exam: 2 of 4 skills mastered, by 18 December',
    );
  });

  test('of another year name the year', async () => {
    const screen = await open([goal({ dueOn: '2027-01-08', skills: skills(0, 1) })]);
    expect(screen.text()).toContain('|Mock exam, |by 8 January 2027|0 of 1 skill mastered. ');
    expect(screen.text()).toContain('|2 Nov|8 Jan 2027|Its skills|');
  });

  test('are six at most', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => goal({ id: String(index) }));
    const five = await open(many(5));
    expect(five.all('h3')).toHaveLength(5);
    expect(five.find('Set a goal')).not.toBeNull();
    expect(five.text()).not.toContain('are enough');
    await five.unmount();
    const six = await open(many(6));
    expect(six.find('Set a goal')).toBeNull();
    expect(six.text()).toContain('|You can have 6 goals at a time. End one to set another.|');
  });

  test('are set in a window that opens on request and closes without one', async () => {
    const screen = await open([], { [`GET ${at('/practice/skills')}`]: { body: { strands: [] } } });
    expect(screen.all('dialog')).toEqual([]);
    await screen.click('Set a goal');
    expect(screen.all('dialog')).toHaveLength(1);
    expect(screen.text()).toContain('A goal for Maya');
    await screen.fire(screen.all('dialog')[0]!, 'onClose');
    expect(screen.all('dialog')).toEqual([]);
  });

  test('that cannot be loaded are asked for again', async () => {
    const answers: StubbedAnswers = {};
    const screen = await openPart(<Goals profile={maya} />, { answers });
    expect(screen.text()).toBe('|Goals|We couldn’t load this part. |Try again|');
    answers[goalsRoute] = { body: { goals: [] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('No goal yet.'));
  });
});

describe('the forecast', () => {
  const expected = (more: object) =>
    ({
      kind: 'expected',
      earliest: '2026-12-08',
      likely: '2026-12-10',
      latest: '2027-01-14',
      questions: 60,
      inTime: 'yes',
      ...more,
    }) as GoalView['forecast'];
  const usual = 'At 3 evenings a week of 15 minutes, you’ll get there ';
  const between = `${usual}between 8 December and 14 January 2027, most likely around 10 December. `;
  const paced = { ...maya, pace: { eveningsAWeek: 1, minutesAnEvening: 45 } };

  test.each([
    ['in time', expected({}), maya, `${between}You’re on track.`],
    [
      'close',
      expected({ inTime: 'close' }),
      maya,
      `${between}You may just make it. One more evening a week would make it safer.`,
    ],
    [
      'too late',
      expected({ inTime: 'no' }),
      maya,
      `${between}That’s too late. More evenings, fewer skills or a later date would help.`,
    ],
    [
      'on one day',
      expected({ earliest: '2026-12-10', latest: '2026-12-10' }),
      maya,
      `${usual}around 10 December. You’re on track.`,
    ],
    [
      'at the pace that was chosen',
      expected({ earliest: '2026-12-10', latest: '2026-12-10' }),
      paced,
      'At 1 evening a week of 45 minutes, you’ll get there around 10 December. You’re on track.',
    ],
    [
      'not known yet',
      { kind: 'not_enough_known', attempts: 4, needed: 10 } as const,
      maya,
      'Too early for a forecast: 4 of 10 questions answered. It comes with more practice.',
    ],
  ])('is %s', async (_, forecast, profile, text) => {
    const screen = await open([goal({ forecast })], {}, profile);
    expect(screen.text()).toContain(`|1 of 3 skills mastered. ${text}|2 Nov|`);
  });
});

describe('the curve of a goal', () => {
  const curve = async (mastered: number, all: number) => {
    const screen = await open([goal({ skills: skills(mastered, all) })]);
    const dots = screen.queryAll('.pc-dot').map((one) => ({
      done: one.getAttribute('class') === 'pc-dot done',
      x: Number(one.getAttribute('cx')),
      r: one.getAttribute('r'),
    }));
    const [now, halo] = ['.pc-now', '.pc-halo'].map((one) => Number(screen.query(one).getAttribute('cx')));
    const drawn = {
      dots,
      now,
      halo,
      rest: screen.queryAll('.pc-rest')[0]?.getAttribute('d') ?? null,
      done: screen.queryAll('.pc-done')[0]?.getAttribute('d') ?? null,
      today: screen.text().includes('|Today|'),
      labels: screen
        .queryAll('.pc-labels')[0]!
        .elements()
        .map((one) => one.style.left),
    };
    await screen.unmount();
    return drawn;
  };

  test('has a dot for each skill, filled when mastered', async () => {
    const drawn = await curve(2, 4);
    expect(drawn.dots).toEqual([
      { done: true, x: 14, r: '5.5' },
      { done: true, x: 102, r: '5.5' },
      { done: false, x: 278, r: '4.5' },
      { done: false, x: 366, r: '4.5' },
    ]);
    expect([drawn.now, drawn.halo]).toEqual([190, 190]);
    expect(drawn.done).toMatch(/^M14 .* 190 [\d.]+$/);
    expect(drawn.rest).toMatch(/^M190 .* 366 [\d.]+$/);
    expect(drawn.today).toBe(true);
    expect(drawn.labels).toEqual([
      expect.stringMatching(/^3\.684/),
      '50%',
      expect.stringMatching(/^96\.315/),
    ]);
  });

  test.each([
    ['nothing', 0, 4, false, true, false, 14],
    ['a quarter', 1, 4, true, true, false, 102],
    ['three quarters', 3, 4, true, true, false, 278],
    ['everything', 4, 4, true, false, false, 366],
  ])('with %s mastered', async (_, mastered, all, hasDone, hasRest, hasToday, now) => {
    const drawn = await curve(mastered, all);
    expect([drawn.done !== null, drawn.rest !== null, drawn.today, drawn.now]).toEqual([
      hasDone,
      hasRest,
      hasToday,
      now,
    ]);
  });

  test('has no dots when they would overlap', async () => {
    expect((await curve(0, 14)).dots).toHaveLength(14);
    expect((await curve(0, 15)).dots).toEqual([]);
  });
});

describe('ending a goal', () => {
  const end = `DELETE ${at('/learner-goals/mock')}`;
  const openEnd = async (answers: StubbedAnswers) => {
    const screen = await open([goal()], answers);
    await screen.click('End this goal');
    return screen;
  };
  const endButton = (screen: Awaited<ReturnType<typeof openEnd>>) =>
    screen
      .all('dialog')[0]!
      .elements()
      .findLast((one) => one.localName === 'button')!;

  test('is asked about first, and may be left', async () => {
    const screen = await openEnd({});
    expect(screen.text()).toContain(
      '|End “Mock exam”?|It disappears from this page. Mastered skills stay mastered.|Keep it|End this goal|',
    );
    await screen.click('Keep it');
    expect(screen.all('dialog')).toEqual([]);
    expect(screen.sent('DELETE /learner-goals/mock')).toEqual([]);
  });

  test('takes it from the page', async () => {
    const slow = later({ status: 204 });
    const answers: StubbedAnswers = { [end]: slow.answer };
    const screen = await openEnd(answers);
    await screen.fire(endButton(screen), 'onClick');
    await until(() => expect(screen.find('Ending')!.hasAttribute('disabled')).toBe(true));
    answers[goalsRoute] = { body: { goals: [] } };
    slow.arrive();
    await until(() => expect(screen.text()).toContain('No goal yet.'));
    expect(screen.all('dialog')).toEqual([]);
    expect(screen.toasts()).toEqual(['Goal ended']);
    expect(screen.sent('DELETE /learner-goals/mock')).toHaveLength(1);
  });

  test.each([
    [
      'the server refuses',
      refused('unknown_goal', 'We can’t find this goal.', 404),
      'We can’t find this goal.',
    ],
    ['there is no network', unreachable, 'We couldn’t save this. Please try again.'],
  ])('says why not when %s', async (_, answer, text) => {
    const screen = await openEnd({ [end]: answer });
    await screen.fire(endButton(screen), 'onClick');
    await until(() =>
      expect(screen.text()).toContain(`Mastered skills stay mastered.|${text}|Keep it|End this goal|`),
    );
    expect(screen.toasts()).toEqual([]);
  });
});
