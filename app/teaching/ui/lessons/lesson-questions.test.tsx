import { describe, expect, test } from 'vitest';
import {
  answerCalls,
  answerRoute,
  lessonBody,
  lessonQuestion,
  lessonWith,
  maths,
  openLesson,
  verdictOf,
  worked,
  words,
} from '#tests/support/lesson-page.tsx';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { later, refused, unreachable } from '#tests/support/page-part.tsx';

describe('a question', () => {
  test('that is right is over, and ticks its part off', async () => {
    const screen = await openLesson(lessonWith(), {
      [answerRoute]: { body: verdictOf({ worked, answer: words('5') }) },
    });
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
    expect(screen.sent(answerCalls)).toEqual([
      { part: 'warmUp', number: 0, answer: { kind: 'formula', text: '5' } },
    ]);
    expect(screen.page.document.querySelectorAll('.is-done').map(({ textContent }) => textContent)).toEqual([
      'Warm-up',
    ]);
    expect(screen.page.localStorage.getItem('lesson:l1')).toContain('"warmUp.0"');
  });

  test('that is wrong once shows the idea, twice the solution', async () => {
    const wrong = verdictOf({
      verdict: 'different',
      feedback: words('Too small.'),
      hint: words('Think of a hill.'),
    });
    const solution = verdictOf({ verdict: null, worked, answer: words('5') });
    const screen = await openLesson(lessonWith(), {
      [answerRoute]: ({ body: sent }) => ({ body: (sent as { answer: unknown }).answer ? wrong : solution }),
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
    expect(screen.sent(answerCalls)).toEqual([
      { ...sent, answer: { kind: 'formula', text: '4' } },
      { ...sent, answer: { kind: 'formula', text: '4' } },
      { ...sent, answer: null },
    ]);
  });

  test.each([
    [{ verdict: 'unknown' as const }, 'We couldn’t tell if this is right. It doesn’t count against you.'],
    [
      { verdict: 'different' as const, formMissed: true },
      'Right value. One more step gets it into the form we asked for.',
    ],
  ])('that is not decided or not in form does not count as a failure (%#)', async (view, text) => {
    const screen = await openLesson(lessonWith(), { [answerRoute]: { body: verdictOf(view) } });
    await screen.fillIn(0, '4');
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain(text));
    await screen.submitIn(0);
    await settle();
    await screen.submitIn(0);
    await settle();
    expect(screen.sent(answerCalls)).toHaveLength(3);
    expect(JSON.parse(screen.page.localStorage.getItem('lesson:l1')!)).toMatchObject({
      'warmUp.0': { text: '4', failed: 0 },
    });
  });

  test('shows its solution at once, once, when asked to', async () => {
    const slow = later({ body: verdictOf({ verdict: null, worked, answer: words('5') }) });
    const screen = await openLesson(lessonWith(), { [answerRoute]: slow.answer });
    await screen.pressIn(0, 'Show the solution');
    expect(screen.outline(screen.group(0).querySelector('.ls-acts')!)).toMatchInlineSnapshot(`
      "[button type=submit aria-disabled .btn-primary] Checking
      [button type=button aria-disabled .btn-quiet] Show the solution"
    `);
    await screen.pressIn(0, 'Show the solution');
    slow.arrive();
    await until(() => expect(screen.group(0).textContent).toContain('Solution: 5'));
    expect(screen.sent(answerCalls)).toEqual([{ part: 'warmUp', number: 0, answer: null }]);
  });

  test('without an answer is not sent', async () => {
    const screen = await openLesson();
    await screen.fillIn(0, '  ');
    await screen.submitIn(0);
    expect(screen.group(0).textContent).toContain('Write or choose an answer first.');
    expect(screen.sent(answerCalls)).toEqual([]);
  });

  test.each([
    [unreachable, 'No connection. Nothing is lost; try again in a moment.'],
    [refused('bad', 'Too long.', 422), 'Too long.'],
    [refused('bad', '', 500), 'No connection. Nothing is lost; try again in a moment.'],
  ])('whose answer fails keeps it and says why (%#)', async (failing, text) => {
    const stubs: StubbedAnswers = { [answerRoute]: failing };
    const screen = await openLesson(lessonWith(), stubs);
    await screen.fillIn(0, '4');
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain(text));
    expect(screen.group(0).querySelector('input')!.value).toBe('4');
    stubs[answerRoute] = { body: verdictOf() };
    await screen.submitIn(0);
    await until(() => expect(screen.group(0).textContent).toContain('Right.'));
    expect(screen.group(0).textContent).not.toContain(text);
  });

  test('of a choice sends the option', async () => {
    const options = [
      {
        number: 0,
        parts: [
          ...words('rise '),
          { kind: 'formula' as const, formula: { ...maths('r'), speech: 'r spoken' } },
        ],
      },
      { number: 1, parts: words('run') },
    ];
    const screen = await openLesson(
      lessonWith({
        content: lessonBody({ warmUp: [lessonQuestion('Which?', { ask: { kind: 'choice', options } })] }),
      }),
      {
        [answerRoute]: { body: verdictOf({ verdict: 'different' }) },
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
      expect(screen.sent(answerCalls)).toMatchObject([{ answer: { kind: 'choice', option: 1 } }]),
    );
  });

  test('with pictures shows both, and its own label', async () => {
    const ask = { kind: 'formula', label: 'Slope m', formText: null };
    const picture = { svg: '<svg/>' };
    const screen = await openLesson(
      lessonWith({
        content: lessonBody({ warmUp: [lessonQuestion('Which?', { ask, picture, figure: picture })] }),
      }),
    );
    expect(screen.find('Slope m')).not.toBeNull();
    expect(screen.group(0).querySelectorAll('figure')).toHaveLength(2);
  });
});

describe('a guided solution', () => {
  test('has one blank at a time, filled line by line', async () => {
    const line = (plain: string) => ({ formula: maths(plain), why: [] });
    const stubs: StubbedAnswers = { [answerRoute]: { body: verdictOf({ verdict: 'different' }) } };
    const screen = await openLesson(lessonWith(), stubs);
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
      expect(screen.group(1).textContent).toContain('This line doesn’t follow from the one above.'),
    );
    stubs[answerRoute] = { body: verdictOf({ line: line('x = 4') }) };
    await screen.fillIn(1, 'x=4');
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('Right, this line follows.'));
    stubs[answerRoute] = { body: verdictOf({ verdict: null, line: line('4') }) };
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
    expect(screen.sent(answerCalls)).toEqual([
      { part: 'guided', number: 0, line: 1, answer: { kind: 'formula', text: 'x=2' } },
      { part: 'guided', number: 0, line: 1, answer: { kind: 'formula', text: 'x=4' } },
      { part: 'guided', number: 0, line: 2, answer: null },
    ]);
    expect(screen.page.document.querySelectorAll('.is-done').map(({ textContent }) => textContent)).toEqual([
      'Step by step',
    ]);
  });

  test('says of a line in the wrong form what is missing, and of an undecided one that it does not count', async () => {
    const stubs: StubbedAnswers = { [answerRoute]: { body: verdictOf({ formMissed: true }) } };
    const screen = await openLesson(lessonWith(), stubs);
    await screen.fillIn(1, 'x');
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('One more step gets it into the form'));
    stubs[answerRoute] = { body: verdictOf({ verdict: 'unknown' }) };
    await screen.submitIn(1);
    await until(() => expect(screen.group(1).textContent).toContain('We couldn’t tell if this is right.'));
  });

  test('with pictures shows both', async () => {
    const [guided] = lessonBody().guided;
    const screen = await openLesson(
      lessonWith({
        content: lessonBody({
          guided: [{ ...guided, picture: { svg: '<svg/>' }, figure: { svg: '<svg/>' } }],
        }),
      }),
    );
    expect(screen.group(1).querySelectorAll('figure')).toHaveLength(2);
  });
});
