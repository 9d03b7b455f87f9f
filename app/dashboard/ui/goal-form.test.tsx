import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at, later, maya, openPart, refused, unreachable } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { GoalForm } from './goal-form.tsx';

const strands = [
  {
    id: 'functions',
    name: 'Functions',
    skills: [
      { id: 'slope', name: 'Slope' },
      { id: 'zeros', name: 'Zeros' },
    ],
  },
  { id: 'measures', name: 'Measures', skills: [{ id: 'area', name: 'Area' }] },
];
const goals = 'POST /learner-profiles/maya/goals';
const onClose = vi.fn();
beforeEach(() => onClose.mockReset());

const open = (answers: StubbedAnswers = {}, more: { now?: string; timeZone?: string } = {}) =>
  openPart(<GoalForm profile={maya} onClose={onClose} />, {
    answers: Object.assign(answers, { [`GET ${at('/practice/skills')}`]: { body: { strands } } }),
    ...more,
  });
type Form = Awaited<ReturnType<typeof open>>;
const fillAll = async (form: Form) => {
  await form.fill('What for?', ' Mock exam ');
  await form.fill('By when?', '2026-12-18');
  await form.fill('Slope', true);
};
const complaints = (form: Form) => form.queryAll('.error').map((one) => one.textContent);
const post = `POST ${at('/learner-profiles/maya/goals')}`;

describe('a new goal', () => {
  test('needs a name, a day and skills', async () => {
    const form = await open();
    expect(form.text()).toBe(
      '|A goal for Maya|What for?|For example: mock exam, or ready for the new year.|By when?|The day itself still counts.|Which skills?|We include what they build on.|Functions |none chosen|Slope|Zeros|Measures |none chosen|Area|Set this goal|',
    );
    const [title, day] = form.all('input');
    expect(title!.getAttribute('maxLength')).toBe('120');
    expect(day!.getAttribute('min')).toBe('2026-11-22');
    await form.submit();
    expect(complaints(form)).toEqual([
      'Please tell us what the goal is for.',
      'Please choose a day.',
      'Please choose at least one skill.',
    ]);
    expect([title, day].map((one) => one!.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(form.page.document.activeElement).toBe(title);
    expect(form.sent(goals)).toEqual([]);
  });

  test('asks for each missing thing where it is missing', async () => {
    const form = await open();
    await form.submit();
    await form.fill('What for?', '   ');
    expect(complaints(form)).toEqual(['Please choose a day.', 'Please choose at least one skill.']);
    await form.submit();
    expect(complaints(form)[0]).toBe('Please tell us what the goal is for.');
    await form.fill('What for?', 'Mock exam');
    await form.submit();
    expect(complaints(form)).toEqual(['Please choose a day.', 'Please choose at least one skill.']);
    expect(form.page.document.activeElement.getAttribute('data-of')).toBe('dueOn');
    await form.fill('By when?', '2026-12-18');
    expect(complaints(form)).toEqual(['Please choose at least one skill.']);
    await form.submit();
    expect(form.page.document.activeElement.getAttribute('data-of')).toBe('skills');
    await form.fill('Area', true);
    expect(complaints(form)).toEqual([]);
    expect(form.text()).toContain('For example: mock exam, or ready for the new year.');
    expect(form.text()).toContain('|The day itself still counts.|');
    expect(form.text()).toContain('|We include what they build on.|');
  });

  test.each([
    ['yesterday', '2026-11-21', ['Please choose a day in the future, or today.'], 'Europe/London'],
    ['today', '2026-11-22', [], 'Europe/London'],
    [
      'today where it is tomorrow already',
      '2026-11-22',
      ['Please choose a day in the future, or today.'],
      'Pacific/Kiritimati',
    ],
  ])('may not be due on a day that is over: %s', async (_, day, expected, timeZone) => {
    const form = await open({ [post]: { body: { goals: [] } } }, { timeZone });
    await fillAll(form);
    await form.fill('By when?', day);
    await form.submit();
    expect(complaints(form)).toEqual(expected);
    expect(form.sent(goals)).toHaveLength(expected.length === 0 ? 1 : 0);
  });

  test('counts the chosen skills of each strand', async () => {
    const form = await open();
    await form.fill('Slope', true);
    await form.fill('Zeros', true);
    await form.fill('Area', true);
    expect(form.text()).toContain('|Functions |2 chosen|Slope|Zeros|Measures |1 chosen|Area|');
    const looks = () => form.queryAll('summary').map((one) => one.elements()[0]!.getAttribute('class'));
    expect(looks()).toEqual(['tag tag-primary', 'tag tag-primary']);
    await form.fill('Area', true);
    await form.fill('Slope', true);
    expect(form.text()).toContain('|Functions |1 chosen|Slope|Zeros|Measures |none chosen|Area|');
    expect(looks()).toEqual(['tag tag-primary', 'muted small']);
  });

  test('is sent once, and the goals are loaded again before the form closes', async () => {
    const slow = later({ body: { goals: [] } });
    const form = await open({ [post]: slow.answer });
    form.client.setQueryData(['learners', 'goals', 'maya', 'en'], { goals: [] });
    await fillAll(form);
    await form.fill('Zeros', true);
    await form.submit();
    await until(() => expect(form.find('Saving')!.getAttribute('aria-disabled')).toBe('true'));
    await form.submit();
    expect(onClose).not.toHaveBeenCalled();
    expect(form.client.getQueryState(['learners', 'goals', 'maya', 'en'])!.isInvalidated).toBe(false);
    slow.arrive();
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(form.sent(goals)).toEqual([
      { title: 'Mock exam', dueOn: '2026-12-18', skills: ['slope', 'zeros'] },
    ]);
    expect(form.toasts()).toEqual(['Goal set']);
    expect(form.client.getQueryState(['learners', 'goals', 'maya', 'en'])!.isInvalidated).toBe(true);
  });

  test.each([
    [
      'the server refuses it',
      refused('goal_past', 'Please choose a day in the future.'),
      'Please choose a day in the future.',
    ],
    ['there is no network', unreachable, 'We couldn’t save this. Please try again.'],
  ])('keeps its input when %s', async (_, answer, text) => {
    const form = await open({ [post]: answer });
    await fillAll(form);
    await form.submit();
    await until(() => expect(form.text()).toContain(`|Area|${text}|Set this goal|`));
    expect(form.all('input')[0]!.value).toBe(' Mock exam ');
    expect(form.text()).toContain('|1 chosen|');
    expect(onClose).not.toHaveBeenCalled();
    expect(form.toasts()).toEqual([]);
  });

  test('that is repeated is the same request, a changed one another', async () => {
    const form = await open({ [post]: unreachable });
    await fillAll(form);
    const send = async (count: number) => {
      await form.submit();
      await until(() => expect(form.keys).toHaveLength(count));
      await until(() => expect(form.find('Set this goal')).not.toBeNull());
    };
    await send(1);
    await send(2);
    await form.fill('Area', true);
    await send(3);
    expect(form.keys[1]).toBe(form.keys[0]);
    expect(form.keys[2]).not.toBe(form.keys[0]);
  });

  test('can be left', async () => {
    const form = await open();
    await form.fire(form.all('dialog')[0]!, 'onClose');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
