import { describe, expect, test, vi } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import {
  at,
  carmen,
  formula,
  later,
  openTeachingPart,
  refused,
  unreachable,
} from '#tests/support/teaching-page.tsx';
import type {
  LessonAnswerView,
  LessonBody,
  LessonQuestionView,
  LessonView,
} from '../../model/lessons/views.ts';
import { lessonQuery } from '../../api/lessons-client.ts';
import { LessonScreen } from './lesson-screen.tsx';

const words = (text: string) => [{ kind: 'text' as const, text }];
const worked = {
  lines: [
    { formula: formula('x = 5'), why: words('Divide.') },
    { formula: formula('5'), why: [] },
  ],
};
const question = (prompt: string, more: object = {}): LessonQuestionView =>
  partOf<LessonQuestionView>({
    prompt: words(prompt),
    skill: { id: 'slope', name: 'Slope' },
    ask: { kind: 'formula', label: null, formText: null },
    picture: null,
    figure: null,
    ...more,
  });
const body = (more: object = {}): LessonBody =>
  partOf<LessonBody>({
    skill: { id: 'slope', name: 'Slope' },
    can: 'You can find a slope.',
    level: 2,
    warmUp: [question('Warm up')],
    concept: { what: [words('A slope is steep.')], picture: null, figure: null, mistakes: [] },
    example: { ...question('Example'), worked },
    guided: [
      {
        prompt: words('Guided'),
        picture: null,
        figure: null,
        lines: [
          { formula: formula('2x = 8'), why: words('Given.') },
          { formula: null, why: words('Halve it.') },
          { formula: null, why: [] },
        ],
      },
    ],
    practice: [question('Practise')],
    leadsTo: [],
    proven: { formulas: 1, steps: 2 },
    ...more,
  });
const lesson = (more: Partial<LessonView> = {}): LessonView => ({
  id: 'l1',
  skill: { id: 'slope', name: 'Slope' },
  profileId: 'maya',
  state: 'done',
  percent: 100,
  createdAt: '2026-11-22T09:00:00Z',
  language: 'en',
  variant: 3,
  waiting: false,
  failure: null,
  content: body(),
  ...more,
});
const said = (more: Partial<LessonAnswerView> = {}): LessonAnswerView => ({
  verdict: 'equal',
  formMissed: false,
  feedback: [],
  hint: [],
  worked: null,
  answer: null,
  line: null,
  ...more,
});
const get = `GET ${at('/teaching/lessons/l1')}`;
const answer = `POST ${at('/teaching/lessons/l1/answers')}`;
const answers = 'POST /teaching/lessons/l1/answers';
const open = async (view: LessonView = lesson(), stubs: StubbedAnswers = {}) => {
  stubs[get] ??= { body: { lesson: view } };
  const screen = await openTeachingPart(<LessonScreen id="l1" />, {
    answers: stubs,
    path: '/ai-tutor?lesson=l1',
    auth: carmen,
  });
  await until(() => expect(screen.query('h1')).toBeTruthy());
  const groups = () => screen.page.document.querySelectorAll('[role="group"]');
  return {
    ...screen,
    /** The warm-up, the guided solution and the practice. */
    group: (at: number) => groups()[at]!,
    fillIn: async (at: number, value: string) => {
      const field = groups()[at]!.querySelectorAll('input').at(-1)!;
      field.value = value;
      await screen.fire(field, 'onChange');
    },
    submitIn: (at: number) => screen.fire(groups()[at]!.querySelector('form')!, 'onSubmit'),
    pressIn: (at: number, label: string) =>
      screen.fire(
        groups()
          [at]!.querySelectorAll('button')
          .find((one) => one.textContent === label)!,
        'onClick',
      ),
  };
};

describe('a lesson', () => {
  test('has its seven parts, the level, what was checked and the way on', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[article lang=en]
      [a href=/ai-tutor?lesson=new&learner=maya] Lessons
      Slope
      [h2 id=ls-goal] Goal
      You can find a slope.
      Level 2 of 3: beyond the first steps.
      [h2 id=ls-warmUp] Warm-up
      Without help, from memory. It shows what is there already.
      [div role=group]
      Question 1 · Slope
      [h3] Warm up
      Your answer
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [h2 id=ls-concept] The idea
      A slope is steep.
      [h2 id=ls-example] Worked example
      Example
      1
      [span role=math aria-label=x = 5] x = 5
      Divide.
      2
      [span role=math aria-label=5] 5
      [h2 id=ls-guided] Step by step
      The same kind of problem. The last lines are yours; the reason beside each says what happens.
      [div role=group]
      Problem 1
      [h3] Guided
      1
      [span role=math aria-label=2x = 8] 2x = 8
      Given.
      2
      [span .ls-gap]
      Halve it.
      Your line 2
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show this line
      [div role=status]
      3
      [span .ls-gap]
      [h2 id=ls-practice] Practice
      Now without lines. These count as practice: the idea stands on this page. Mastery comes from answers without it.
      [div role=group]
      Question 1 · Slope
      [h3] Practise
      Your answer
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [h2 id=ls-recap] Recap
      Close your eyes for a moment and say in one sentence how it goes. Then look:
      The way of the worked example
      Divide.
      [a href=/tutor/practice?skill=slope&learner=maya .btn-primary] Practise it alone
      Questions without this page beside them, mixed over the coming days: that is what makes it stay.
      [nav aria-label=In this lesson]
      In this lesson
      [a href=#ls-goal] Goal
      [a href=#ls-warmUp] Warm-up
      [a href=#ls-concept] The idea
      [a href=#ls-example] Worked example
      [a href=#ls-guided] Step by step
      [a href=#ls-practice] Practice
      [a href=#ls-recap] Recap
      Checked before you saw it: 1 formula and 2 steps.
      [button type=button .btn-secondary] Print
      [button type=button aria-disabled=false .btn-quiet] The same with other numbers
      [div role=status aria-live=polite]"
    `);
  });

  test('names what it builds on, the common mistakes and what it leads to', async () => {
    const other = { id: 'ratio', name: 'Ratios' };
    const screen = await open(
      lesson({
        profileId: null,
        content: body({
          level: 3,
          warmUp: [question('A', { skill: other }), question('B', { skill: other }), question('C')],
          concept: {
            what: [],
            picture: { svg: '<svg/>', caption: 'A hill' },
            figure: { svg: '<svg/>', caption: 'A triangle' },
            mistakes: [
              { id: 'm1', text: 'Run over rise?', own: true },
              { id: 'm2', text: 'A sign?', own: false },
            ],
          },
          leadsTo: [{ id: 'lines', name: 'Lines' }],
          proven: { formulas: 2, steps: 1 },
        }),
      }),
    );
    expect(screen.text()).toContain('|It builds on: Ratios. That is what the warm-up looks at.|');
    expect(screen.text()).toContain('|Level 3 of 3: the harder questions, because you know much of it.|');
    expect(screen.outline(screen.query('.ls-hint'))).toMatchInlineSnapshot(`
      "Where many people slip
      What I say when it happens:
      “Run over rise?”
      You met this one lately.
      “A sign?”"
    `);
    expect(screen.text()).toContain('|A hill|');
    expect(screen.text()).toContain('|A triangle|');
    expect(screen.text()).toContain('|What to watch|“Run over rise?”|');
    expect(screen.text()).toContain('|Checked before you saw it: 2 formulas and 1 step.|');
    expect(screen.find('Lines')!.getAttribute('href')).toBe('/ai-tutor?lesson=new&skill=lines');
    expect(screen.find('Practise it alone')!.getAttribute('href')).toBe('/tutor/practice?skill=slope');
    expect(screen.find('Lessons')!.getAttribute('href')).toBe('/ai-tutor?lesson=new');
  });

  test.each([
    [1, 'Level 1 of 3: from the beginning.'],
    [2, 'Level 2 of 3: beyond the first steps.'],
  ])('of level %i says so', async (level, text) => {
    const screen = await open(lesson({ content: body({ level }) }));
    expect(screen.text()).toContain(`|${text}|`);
  });

  test('prints', async () => {
    const screen = await open();
    const print = vi.fn();
    Object.assign(screen.page.window, { print });
    await screen.click('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  test('is made again once with other numbers for the same learner, and opens', async () => {
    const slow = later({
      body: { lesson: lesson({ id: 'l2', skill: { id: 'slope', name: 'Slope again' } }) },
    });
    const screen = await open(lesson(), { [`POST ${at('/teaching/lessons')}`]: slow.answer });
    await screen.click('The same with other numbers');
    expect(screen.find('Asking for it')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Asking for it');
    slow.arrive();
    await until(() => expect(screen.address()).toBe('/ai-tutor?lesson=l2'));
    expect(screen.sent('POST /teaching/lessons')).toEqual([
      { skill: 'slope', variant: 4, profileId: 'maya', locale: 'en-GB' },
    ]);
    expect(screen.client.getQueryData(lessonQuery('l2', 'en').queryKey)).toMatchObject({ id: 'l2' });
  });
});

describe('a question', () => {
  test('that is right is over, and ticks its part off', async () => {
    const screen = await open(lesson(), { [answer]: { body: said({ worked, answer: words('5') }) } });
    await screen.fillIn(0, ' 5 ');
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain('Right.'));
    expect(screen.outline(screen.group(0))).toMatchInlineSnapshot(`
      "Question 1 · Slope
      [h3] Warm up
      [div role=status]
      [div .equal]
      [svg .equal]
      Right.
      Solution: 5
      1
      [span role=math aria-label=x = 5] x = 5
      Divide.
      2
      [span role=math aria-label=5] 5"
    `);
    expect(screen.sent(answers)).toEqual([
      { part: 'warmUp', number: 0, answer: { kind: 'formula', text: '5' } },
    ]);
    expect(screen.page.document.querySelectorAll('.is-done').map(({ textContent }) => textContent)).toEqual([
      'Warm-up',
    ]);
    expect(screen.page.localStorage.getItem('lesson:l1')).toContain('"warmUp.0"');
  });

  test('that is wrong once shows the idea, twice the solution', async () => {
    const wrong = said({
      verdict: 'different',
      feedback: words('Too small.'),
      hint: words('Think of a hill.'),
    });
    const solution = said({ verdict: null, worked, answer: words('5') });
    const screen = await open(lesson(), {
      [answer]: ({ body: sent }) => ({ body: (sent as { answer: unknown }).answer ? wrong : solution }),
    });
    await screen.fillIn(2, '4');
    await screen.submitIn(2);
    await until(() => expect(screen.group(2).textContent).toContain('Too small.'));
    expect(screen.outline(screen.group(2))).toMatchInlineSnapshot(`
      "Question 1 · Slope
      [h3] Practise
      Your answer
      [input maxLength=600 value=4]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [div .different]
      [svg .different]
      Too small.
      [div .hint]
      The idea
      Think of a hill."
    `);
    await screen.submitIn(2);
    await until(() => expect(screen.group(2).textContent).toContain('Solution: 5'));
    expect(screen.group(2).textContent).not.toContain('Think of a hill.');
    expect(screen.group(2).textContent).toContain('Too small.');
    const sent = { part: 'practice', number: 0 };
    expect(screen.sent(answers)).toEqual([
      { ...sent, answer: { kind: 'formula', text: '4' } },
      { ...sent, answer: { kind: 'formula', text: '4' } },
      { ...sent, answer: null },
    ]);
  });

  test.each([
    [{ verdict: 'unknown' as const }, 'We could not decide this one. It does not count against you.'],
    [
      { verdict: 'different' as const, formMissed: true },
      'The value is right. One more step brings it into the form that is asked for.',
    ],
  ])('that is not decided or not in form does not count as a failure (%#)', async (view, text) => {
    const screen = await open(lesson(), { [answer]: { body: said(view) } });
    await screen.fillIn(0, '4');
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain(text));
    await screen.submitIn(0);
    await settle();
    await screen.submitIn(0);
    await settle();
    expect(screen.sent(answers)).toHaveLength(3);
    expect(JSON.parse(screen.page.localStorage.getItem('lesson:l1')!)).toMatchObject({
      'warmUp.0': { text: '4', failed: 0 },
    });
  });

  test('shows its solution at once, once, when asked to', async () => {
    const slow = later({ body: said({ verdict: null, worked, answer: words('5') }) });
    const screen = await open(lesson(), { [answer]: slow.answer });
    await screen.pressIn(0, 'Show the solution');
    expect(screen.outline(screen.group(0).querySelector('.ls-acts')!)).toMatchInlineSnapshot(`
      "[button type=submit aria-disabled .btn-primary] Checking
      [button type=button aria-disabled .btn-quiet] Show the solution"
    `);
    await screen.pressIn(0, 'Show the solution');
    slow.arrive();
    await until(() => expect(screen.group(0).textContent).toContain('Solution: 5'));
    expect(screen.sent(answers)).toEqual([{ part: 'warmUp', number: 0, answer: null }]);
  });

  test('without an answer is not sent', async () => {
    const screen = await open();
    await screen.fillIn(0, '  ');
    await screen.submitIn(0);
    expect(screen.group(0).textContent).toContain('Write or choose an answer first.');
    expect(screen.sent(answers)).toEqual([]);
  });

  test.each([
    [unreachable, 'No connection. Nothing is lost; try again in a moment.'],
    [refused('bad', 'Too long.', 422), 'Too long.'],
    [refused('bad', '', 500), 'No connection. Nothing is lost; try again in a moment.'],
  ])('whose answer fails keeps it and says why (%#)', async (failing, text) => {
    const stubs: StubbedAnswers = { [answer]: failing };
    const screen = await open(lesson(), stubs);
    await screen.fillIn(0, '4');
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain(text));
    expect(screen.group(0).querySelector('input')!.value).toBe('4');
    stubs[answer] = { body: said() };
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain('Right.'));
    expect(screen.group(0).textContent).not.toContain(text);
  });

  test('of a choice sends the option', async () => {
    const options = [
      {
        number: 0,
        parts: [...words('rise '), { kind: 'formula' as const, formula: formula('r', 'r spoken') }],
      },
      { number: 1, parts: words('run') },
    ];
    const screen = await open(
      lesson({ content: body({ warmUp: [question('Which?', { ask: { kind: 'choice', options } })] }) }),
      {
        [answer]: { body: said({ verdict: 'different' }) },
      },
    );
    await screen.submitIn(0);
    expect(screen.outline(screen.group(0))).toMatchInlineSnapshot(`
      "Question 1 · Slope
      [h3] Which?
      Choose one
      [input type=radio aria-label=rise r spoken]
      rise
      [span role=math aria-label=r spoken] r
      [input type=radio aria-label=run]
      run
      [p role=alert .error] Write or choose an answer first.
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]"
    `);
    await screen.fill('run', true);
    expect(screen.find('rise r spoken')!.checked).toBe(false);
    await screen.submitIn(0);
    await until(() =>
      expect(screen.sent(answers)).toMatchObject([{ answer: { kind: 'choice', option: 1 } }]),
    );
  });

  test('with pictures shows both, and its own label', async () => {
    const ask = { kind: 'formula', label: 'Slope m', formText: null };
    const picture = { svg: '<svg/>' };
    const screen = await open(
      lesson({ content: body({ warmUp: [question('Which?', { ask, picture, figure: picture })] }) }),
    );
    expect(screen.find('Slope m')).not.toBeNull();
    expect(screen.group(0).querySelectorAll('figure')).toHaveLength(2);
  });
});

describe('a guided solution', () => {
  test('has one blank at a time, filled line by line', async () => {
    const line = (plain: string) => ({ formula: formula(plain), why: [] });
    const stubs: StubbedAnswers = { [answer]: { body: said({ verdict: 'different' }) } };
    const screen = await open(lesson(), stubs);
    expect(screen.outline(screen.group(1))).toMatchInlineSnapshot(`
      "Problem 1
      [h3] Guided
      1
      [span role=math aria-label=2x = 8] 2x = 8
      Given.
      2
      [span .ls-gap]
      Halve it.
      Your line 2
      [input maxLength=600]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show this line
      [div role=status]
      3
      [span .ls-gap]"
    `);
    await screen.submitIn(1);
    expect(screen.group(1).textContent).toContain('Write or choose an answer first.');
    await screen.fillIn(1, ' x=2 ');
    await screen.submitIn(1);
    await until(() =>
      expect(screen.group(1).textContent).toContain('This line does not follow from the one above.'),
    );
    stubs[answer] = { body: said({ line: line('x = 4') }) };
    await screen.fillIn(1, 'x=4');
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('Right, this line follows.'));
    stubs[answer] = { body: said({ verdict: null, line: line('4') }) };
    await screen.pressIn(1, 'Show this line');
    await until(() => expect(screen.group(1).textContent).toContain('Shown.'));
    expect(screen.outline(screen.group(1))).toMatchInlineSnapshot(`
      "Problem 1
      [h3] Guided
      1
      [span role=math aria-label=2x = 8] 2x = 8
      Given.
      2
      [span role=math aria-label=x = 4] x = 4
      Halve it.
      [span role=status]
      [div .equal]
      [svg .equal]
      Right, this line follows.
      3
      [span role=math aria-label=4] 4
      [span role=status] Shown."
    `);
    expect(screen.sent(answers)).toEqual([
      { part: 'guided', number: 0, line: 1, answer: { kind: 'formula', text: 'x=2' } },
      { part: 'guided', number: 0, line: 1, answer: { kind: 'formula', text: 'x=4' } },
      { part: 'guided', number: 0, line: 2, answer: null },
    ]);
    expect(screen.page.document.querySelectorAll('.is-done').map(({ textContent }) => textContent)).toEqual([
      'Step by step',
    ]);
  });

  test('says of a line in the wrong form what is missing, and of an undecided one that it does not count', async () => {
    const stubs: StubbedAnswers = { [answer]: { body: said({ formMissed: true }) } };
    const screen = await open(lesson(), stubs);
    await screen.fillIn(1, 'x');
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('One more step brings it into the form'));
    stubs[answer] = { body: said({ verdict: 'unknown' }) };
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('We could not decide this one.'));
  });

  test('with pictures shows both', async () => {
    const [guided] = body().guided;
    const screen = await open(
      lesson({
        content: body({ guided: [{ ...guided, picture: { svg: '<svg/>' }, figure: { svg: '<svg/>' } }] }),
      }),
    );
    expect(screen.group(1).querySelectorAll('figure')).toHaveLength(2);
  });
});
