import { describe, expect, test } from 'vitest';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, unreachable } from '#tests/support/page-part.tsx';
import {
  focusView,
  formula,
  leo,
  maya,
  openTeachingPart,
  sessionWith,
} from '#tests/support/teaching-page.tsx';
import { sessionQuery } from '../../api/client.ts';
import FocusStart from './focus-start.tsx';
import FocusTutor from './focus-tutor.tsx';

const begin = `POST ${at('/teaching/sessions')}`;
const starts = 'POST /teaching/sessions';
const started = { body: { session: sessionWith({ model: 'focus', focus: focusView() }) } };
const goal = 'One problem for today';
const open = async (answers: StubbedAnswers = {}, path = '/tutors/adhd/start', auth?: typeof carmen) => {
  answers[`GET ${at('/teaching/sessions')}`] = { body: { sessions: [], next: null } };
  const screen = await openTeachingPart(<FocusStart />, {
    answers,
    path,
    stopped: true,
    ...(auth && { auth }),
  });
  await screen.pass(1);
  return screen;
};

describe('the start of a focus session', () => {
  test('asks for energy and one problem, and names the first step', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "How much energy do you have?
      One question, one problem, one small first step. You can stop any time.
      Energy right now
      [button type=button aria-pressed=false] Low
      [button type=button aria-pressed] Okay
      [button type=button aria-pressed=false] High
      Ten minutes, and I name the next idea at each step.
      One problem for today
      [textarea maxLength=4000 rows=1]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      In your own words, or as in your book: solve 3(x − 2) = 9. One is enough.
      [div aria-live=polite]
      First step
      I name the idea that comes next, and you write one line. Two minutes at most.
      Sprint: 10 minutes
      change
      Sprint
      [button type=button aria-pressed=false] 5 minutes
      [button type=button aria-pressed] 10 minutes
      [button type=button aria-pressed=false] 15 minutes
      [button type=button aria-pressed=false] 20 minutes
      [button type=button aria-pressed=false] 25 minutes
      [div role=status aria-live=polite]
      [button type=submit aria-disabled .btn-primary] Start with the first step
      Type one problem first."
    `);
  });

  test.each([
    [
      'Low',
      'Five minutes, with a small question at each step.',
      'First, a small question about it. You think, then you write one line. Two minutes at most.',
      'Sprint: 5 minutes',
      { energy: 'low', minutes: 5 },
    ],
    [
      'High',
      'Fifteen minutes, and you write each line on your own.',
      'You write the first line: any step you think is right. Two minutes at most.',
      'Sprint: 15 minutes',
      { energy: 'high', minutes: 15 },
    ],
  ])('with %s energy has its own length and first step', async (label, means, first, sprint, focus) => {
    const screen = await open({ [begin]: started });
    await screen.click(label);
    for (const text of [means, first, sprint]) expect(screen.text()).toContain(`|${text}`);
    expect(screen.find('Okay')!.getAttribute('aria-pressed')).toBe('false');
    await screen.fill(goal, '2x=8');
    await screen.click('Start with the first step');
    await screen.pass(1);
    expect(screen.sent(starts)).toEqual([{ model: 'focus', problem: '2x=8', locale: 'en-GB', focus }]);
    expect(screen.address()).toBe('/tutors/adhd/session/s1');
    expect(screen.client.getQueryData(sessionQuery('s1', undefined).queryKey)).toMatchObject({ id: 's1' });
  });

  test('takes a chosen length whatever the energy, and the learner of the address', async () => {
    const screen = await open(
      { [begin]: started, [`GET ${at('/learner-profiles')}`]: { body: { profiles: [maya, leo] } } },
      '/tutors/adhd/start?problem=2x%3D8&learner=leo',
      carmen,
    );
    await screen.click('25 minutes');
    await screen.click('Low');
    expect(screen.text()).toContain('|Sprint: 25 minutes ');
    expect(screen.find('Leo')!.getAttribute('aria-pressed')).toBe('true');
    await screen.click('Start with the first step');
    await screen.pass(1);
    expect(screen.sent(starts)).toEqual([
      {
        model: 'focus',
        problem: '2x=8',
        locale: 'en-GB',
        focus: { energy: 'low', minutes: 25 },
        profileId: 'leo',
      },
    ]);
  });

  test('begins with nothing once only, and not at all without a problem', async () => {
    const screen = await open({ [begin]: started });
    await screen.fill(goal, '  ');
    await screen.click('Start with the first step');
    expect(screen.text()).toContain('|Type one problem first.|');
    await screen.fill(goal, '2x=8');
    expect(screen.text()).not.toContain('Type one problem first.');
    await screen.click('Start with the first step');
    await screen.click('Reading your problem');
    await screen.pass(1);
    expect(screen.sent(starts)).toHaveLength(1);
  });

  test('that fails keeps all that was chosen', async () => {
    const screen = await open({ [begin]: unreachable });
    await screen.fill(goal, '2x=8');
    await screen.click('Start with the first step');
    await screen.pass(1);
    expect(screen.text()).toContain('|No connection. What you wrote is still here.|');
    expect(screen.find(goal)!.value).toBe('2x=8');
    expect(screen.find('Start with the first step')!.getAttribute('aria-disabled')).toBe('false');
  });

  const readings = `POST ${at('/teaching/readings')}`;
  const reads = 'POST /teaching/readings';

  test('shows how the problem is read, six tenths of a second after the last key', async () => {
    const screen = await open({ [readings]: { body: { ok: true, formula: formula('2x = 8') } } });
    await screen.fill(goal, '2x=8 ');
    await screen.pass(599);
    expect(screen.sent(reads)).toEqual([]);
    await screen.pass(2);
    await screen.pass(1);
    expect(screen.sent(reads)).toEqual([{ text: '2x=8', locale: 'en-GB' }]);
    expect(screen.outline(screen.query('.f-first'))).toMatchInlineSnapshot(`
      "First step
      This is how I read it:
      [span role=math aria-label=2x = 8] 2x = 8
      I name the idea that comes next, and you write one line. Two minutes at most."
    `);
    await screen.fill(goal, '');
    await screen.pass(601);
    expect(screen.text()).not.toContain('This is how I read it:');
  });

  test('of one letter is not read', async () => {
    const screen = await open({ [readings]: { body: { ok: true, formula: formula('x') } } });
    await screen.fill(goal, 'x');
    await screen.pass(601);
    expect(screen.sent(reads)).toEqual([]);
    await screen.fill(goal, 'xy');
    await screen.pass(601);
    expect(screen.sent(reads)).toHaveLength(1);
  });

  test('with several readings lets one be chosen', async () => {
    const several = [
      { text: 'x^(2+1)', formula: formula('x³') },
      { text: 'x^2+1', formula: formula('x² + 1') },
    ];
    const screen = await open({ [readings]: { body: { ok: false, code: 'several', readings: several } } });
    await screen.fill(goal, 'x^2+1');
    await screen.pass(601);
    await screen.pass(1);
    expect(screen.text()).toContain('|Which one do you mean?|x³|x² + 1|');
    await screen.click('x³');
    expect(screen.find(goal)!.value).toBe('x^(2+1)');
  });

  test('that cannot be read says nothing yet', async () => {
    const screen = await open({
      [readings]: { body: { ok: false, code: 'end', at: 1, length: 0, found: '' } },
    });
    await screen.fill(goal, '2x=');
    await screen.pass(601);
    await screen.pass(1);
    expect(screen.text()).not.toContain('Which one do you mean?');
    expect(screen.text()).not.toContain('This is how I read it:');
  });
});

test('the page about Focus says what it is and where it starts', async () => {
  const screen = await openTeachingPart(<FocusTutor />);
  expect(screen.outline()).toMatchInlineSnapshot(`
    "One step at a time.
    For anyone who finds it hard to stay focused. Focus shows one step at a time, doesn’t count streaks, and hides the clock if you like. It doesn’t ask for a diagnosis, and it isn’t a treatment. The maths, and what counts as mastered, are the same as everywhere.
    [svg .equal]
    One step on the screen; the rest is folded away.
    [svg .equal]
    Ten minutes, or anything from 5 to 25. When time’s up, you can still finish the step.
    [svg .equal]
    Park distracting thoughts for later.
    [svg .equal]
    After a break, you see what you’d just written.
    [a href=/tutors/adhd/start .btn-primary] Start a focus session"
  `);
});
