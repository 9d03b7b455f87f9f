import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable } from '#tests/support/page-part.tsx';
import { care, formula, leo, maya, openTeachingPart, sessionWith } from '#tests/support/teaching-page.tsx';
import AiTutor from './screens/ai-tutor.tsx';

const begin = `POST ${at('/teaching/sessions')}`;
const starts = 'POST /teaching/sessions';
const started = { body: { session: sessionWith({ title: 'Started' }) } };
const profiles = `GET ${at('/learner-profiles')}`;
const open = (answers: StubbedAnswers = {}, path = '/ai-tutor', auth?: typeof carmen) =>
  openTeachingPart(<AiTutor />, {
    answers: Object.assign(answers, {
      [`GET ${at('/teaching/sessions')}`]: { body: { sessions: [], next: null } },
      [`GET ${at('/teaching/sessions/s1')}`]: started,
    }),
    path,
    ...(auth && { auth }),
  });
const problem = 'Your problem';

describe('the start of a session', () => {
  test('asks for a problem, offers examples, topics and styles', async () => {
    const screen = await open();
    await until(() => expect(screen.text()).toContain('Nothing here yet.'));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "What are you working on?
      Type a problem of your own. You write the lines, and algebra checks each one.
      [div role=status aria-live=polite]
      Your problem
      [textarea maxLength=4000 rows=1]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      With or without a verb: solve 3(x − 2) = 9, simplify 6/8. Or a topic: teach me fractions.
      Or try one of these
      [button type=button] 2x² − 5x − 3 = 0
      [button type=button] 3(x − 2) = 9
      [button type=button] simplify 6/8
      [button type=button] factorise x² − 9
      Or learn a topic
      From the idea to doing it on your own, in about ten minutes.
      Style
      [div role=group]
      [button type=button aria-pressed] Socratic Guide
      [button type=button aria-pressed=false] Step-by-Step Coach
      [button type=button aria-pressed=false] Exam Sprint
      [button type=button aria-pressed=false] Visual Explorer
      [button type=button aria-pressed=false] Focus
      One question, then it waits.
      [div role=status aria-live=polite]
      [button type=submit aria-disabled .btn-primary] Start
      Type a problem, or choose one of these.
      [a href=/ai-tutor?lesson=new .btn-secondary] Ask for a whole lesson
      From the goal to the recap, on a topic of your choice, at your level.
      [h2 id=past] Earlier conversations
      [p role=status .sr]
      Nothing here yet. Your conversations will appear here."
    `);
  });

  test.each([
    ['2x² − 5x − 3 = 0', '2x^2 - 5x - 3 = 0'],
    ['3(x − 2) = 9', '3(x-2)=9'],
    ['simplify 6/8', 'simplify 6/8'],
    ['factorise x² − 9', 'factorise x^2-9'],
  ])('takes the example %s', async (label, typed) => {
    const screen = await open();
    await screen.click(label);
    expect(screen.find(problem)!.value).toBe(typed);
    expect(screen.find('Start')!.getAttribute('aria-disabled')).toBe('false');
    expect(screen.text()).not.toContain('Type a problem, or choose one of these.');
  });

  test('keeps the lines of a pasted problem', async () => {
    const screen = await open({ [begin]: started });
    const pasted = 'Solve:\n1) 2x + 3 = 7\n2) x^2 = 9';
    await screen.fill(problem, pasted);
    expect(screen.outline()).toContain('[textarea maxLength=4000 rows=3');
    await screen.submit();
    expect(screen.sent(starts)).toMatchObject([{ problem: pasted }]);
  });

  test('sends problem, style and locale once, and opens the session', async () => {
    const slow = later(started);
    const screen = await open({ [begin]: slow.answer });
    await screen.fill(problem, '2x=8');
    await screen.click('Exam Sprint');
    expect(screen.find('Exam Sprint')!.getAttribute('aria-pressed')).toBe('true');
    expect(screen.find('Socratic Guide')!.getAttribute('aria-pressed')).toBe('false');
    expect(screen.text()).toContain('|You write, it checks, the clock runs. No chat.|');
    await screen.click('Start');
    expect(screen.find('Reading your problem')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Reading your problem');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Started|'));
    expect(screen.sent(starts)).toEqual([{ problem: '2x=8', model: 'exam-sprint', locale: 'en-GB' }]);
    expect(screen.address()).toBe('/ai-tutor?session=s1');
  });

  test('sends nothing for an empty problem', async () => {
    const screen = await open({ [begin]: started });
    await screen.fill(problem, '  ');
    await screen.click('Start');
    expect(screen.sent(starts)).toEqual([]);
    expect(screen.text()).toContain('|Type a problem, or choose one of these.|');
  });

  test('with one learner is for that one, without asking', async () => {
    const screen = await open(
      { [begin]: started, [profiles]: { body: { profiles: [maya] } } },
      '/ai-tutor',
      carmen,
    );
    await settle();
    expect(screen.text()).not.toContain('Who’s learning?');
    await screen.fill(problem, '2x=8');
    await screen.click('Start');
    await until(() => expect(screen.sent(starts)).toMatchObject([{ profileId: 'maya' }]));
  });

  test.each([
    ['/ai-tutor', 'Maya', 'leo'],
    ['/ai-tutor?learner=leo', 'Leo', 'maya'],
  ])('at %s of two learners is for %s, until another is chosen', async (path, first, other) => {
    const screen = await open(
      { [begin]: started, [profiles]: { body: { profiles: [maya, leo] } } },
      path,
      carmen,
    );
    await until(() => expect(screen.text()).toContain('|Who’s learning?|Maya|Leo|'));
    expect(screen.find(first)!.getAttribute('aria-pressed')).toBe('true');
    await screen.click(other === 'leo' ? 'Leo' : 'Maya');
    expect(screen.find(first)!.getAttribute('aria-pressed')).toBe('false');
    await screen.fill(problem, '2x=8');
    await screen.click('Start');
    await until(() => expect(screen.sent(starts)).toMatchObject([{ profileId: other }]));
  });

  test.each([
    [unreachable, 'No connection. What you wrote is still here.', false],
    [refused('bad', '', 500), 'That didn’t get through. What you wrote is still here.', false],
    [refused('bad', 'I cannot read this.', 422), 'I cannot read this.', false],
    [refused('limit', 'Three a day.', 429), 'Three a day.', true],
  ])('that fails keeps the problem and gives the reason (%#)', async (failing, text, signIn) => {
    const screen = await open({ [begin]: failing });
    await screen.fill(problem, '2x=8');
    await screen.click('Start');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.find(problem)!.value).toBe('2x=8');
    expect(screen.find('Start')!.getAttribute('aria-disabled')).toBe('false');
    expect(screen.find('Sign in and continue') !== null).toBe(signIn);
  });

  test('repeats a request whose answer was lost with the same key, and a refused one with another', async () => {
    const answers: StubbedAnswers = { [begin]: unreachable };
    const screen = await open(answers);
    const press = async () => {
      await screen.click('Start');
      await until(() => expect(screen.find('Start')!.getAttribute('aria-disabled')).toBe('false'));
    };
    await screen.fill(problem, '2x=8');
    await press();
    await press();
    await screen.click('Exam Sprint');
    await press();
    answers[begin] = refused('bad', 'No.', 422);
    await press();
    await press();
    const [first, second, third, fourth, fifth] = screen.keys;
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(fourth).toBe(third);
    expect(fifth).not.toBe(fourth);
  });

  test('of an ambiguous problem begins with the chosen reading', async () => {
    const answers: StubbedAnswers = {
      [begin]: refused('problem_several', 'Which one?', 422, {
        readings: [{ text: 'x^(2+1)', formula: formula('x³') }],
      }),
    };
    const screen = await open(answers);
    await screen.fill(problem, 'x^2+1');
    await screen.click('Exam Sprint');
    await screen.click('Start');
    await until(() => expect(screen.find('x³')).not.toBeNull());
    answers[begin] = started;
    await screen.click('x³');
    await until(() => expect(screen.text()).toContain('|Started|'));
    expect(screen.sent(starts)[1]).toMatchObject({ problem: 'x^(2+1)', model: 'exam-sprint' });
  });

  test('with a chosen reading that is refused leaves it to be changed', async () => {
    const answers: StubbedAnswers = {
      [begin]: refused('problem_several', 'Which one?', 422, {
        readings: [{ text: 'x^(2+1)', formula: formula('x³') }],
      }),
    };
    const screen = await open(answers);
    await screen.fill(problem, 'x^2+1');
    await screen.click('Start');
    await until(() => expect(screen.find('x³')).not.toBeNull());
    answers[begin] = refused('maths_busy', 'Later.', 503);
    await screen.click('x³');
    await until(() => expect(screen.text()).toContain('|Later.|'));
    expect(screen.find(problem)!.value).toBe('x^(2+1)');
    expect(screen.find('x³')).toBeNull();
  });

  test('with worrying words shows the answer that people wrote', async () => {
    const screen = await open({ [begin]: refused('worrying', 'x', 422, { care }) });
    await screen.fill(problem, 'I am afraid');
    await screen.click('Start');
    await until(() => expect(screen.text()).toContain('This sounds heavy.|'));
    expect(screen.text()).toContain(
      '|Childline: |0800 11 11|In danger now: 999.|We can go on when you like.|',
    );
  });
});

describe('an address', () => {
  test('with a problem and a style begins at once', async () => {
    const slow = later(started);
    const screen = await open({ [begin]: slow.answer }, '/ai-tutor?model=exam-sprint&problem=2x%3D8');
    expect(screen.text()).toContain('Reading your problem');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('|Started|'));
    expect(screen.sent(starts)).toEqual([{ problem: '2x=8', model: 'exam-sprint', locale: 'en-GB' }]);
  });

  test('with a problem of several meanings lets one be chosen by what it asks, beside the reason', async () => {
    const answers: StubbedAnswers = {
      [begin]: refused('problem_several', 'Which one?', 422, {
        readings: [
          { text: 'find the discriminant of 2x² - 5', formula: formula('2x² - 5') },
          { text: 'simplify 2x² - 5', formula: formula('2x² - 5') },
        ],
      }),
    };
    const screen = await open(answers, '/ai-tutor?model=exam-sprint&problem=discriminant%202x');
    await until(() => expect(screen.find('simplify 2x² - 5')).not.toBeNull());
    expect(screen.text()).toMatch(
      /\|Which one\?\|find the discriminant of 2x² - 5\|simplify 2x² - 5\|.*Your problem/,
    );
    answers[begin] = started;
    await screen.click('simplify 2x² - 5');
    await until(() => expect(screen.text()).toContain('|Started|'));
    expect(screen.sent(starts)[1]).toMatchObject({ problem: 'simplify 2x² - 5', model: 'exam-sprint' });
  });

  test('with a skill begins at once', async () => {
    const screen = await open({ [begin]: started }, '/ai-tutor?skill=slope&model=nonsense');
    await until(() => expect(screen.text()).toContain('|Started|'));
    expect(screen.sent(starts)).toEqual([{ skill: 'slope', model: 'socratic-guide', locale: 'en-GB' }]);
  });

  test('that cannot begin says why and lets it be tried by hand', async () => {
    const screen = await open({ [begin]: refused('bad', 'No such topic.', 422) }, '/ai-tutor?skill=slope');
    await until(() => expect(screen.text()).toContain('|No such topic.|'));
    expect(screen.text()).toContain('|Start|');
    expect(screen.sent(starts)).toHaveLength(1);
  });

  test.each([
    ['/ai-tutor?problem=2x%3D8', '2x=8', 'Socratic Guide'],
    ['/ai-tutor?model=exam-sprint', '', 'Exam Sprint'],
    ['/ai-tutor?model=exam-sprint&problem=', '', 'Exam Sprint'],
  ])('%s only fills the form', async (path, typed, model) => {
    const screen = await open({ [begin]: started }, path);
    expect(screen.find(problem)!.value).toBe(typed);
    expect(screen.find(model)!.getAttribute('aria-pressed')).toBe('true');
    expect(screen.sent(starts)).toEqual([]);
  });

  test('waits with the start until it is known who is signed in', async () => {
    const screen = await open({ [begin]: started }, '/ai-tutor?skill=slope', { user: null, loading: true });
    expect(screen.sent(starts)).toEqual([]);
  });

  test('of a signed-in learner begins for the learner in it', async () => {
    const screen = await open(
      { [begin]: started, [profiles]: { body: { profiles: [maya, leo] } } },
      '/ai-tutor?skill=slope&learner=leo',
      carmen,
    );
    await until(() => expect(screen.sent(starts)).toMatchObject([{ profileId: 'leo' }]));
  });

  test('of a lesson opens the lesson', async () => {
    const screen = await open({}, '/ai-tutor?lesson=new');
    expect(screen.text()).toContain('Sign in to get a lesson');
  });
});
