import { describe, expect, test, vi } from 'vitest';
import { courseQuestion, lessonStanding, maths, openCoursePart, words } from '#tests/support/course-page.tsx';
import { settle, until } from '#tests/support/mounted.tsx';
import { at, later, refused, unreachable } from '#tests/support/page-part.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import type { AnsweredView, QuestionView, WorkView } from '../model/views.ts';
import { LessonQuestionCard } from './lesson-question.tsx';

const route = `POST ${at('/courses/fractions/lessons/two/answers')}`;
const calls = 'POST /courses/fractions/lessons/two/answers';
const solution = {
  answer: words('a half'),
  worked: {
    lines: [
      { formula: maths('2/4'), why: words('Halve both.') },
      { formula: maths('1/2'), why: [] },
    ],
  },
};
const answered = (more: Partial<AnsweredView> = {}): AnsweredView => ({
  verdict: 'equal',
  formMissed: false,
  feedback: [],
  hint: [],
  solution: null,
  standing: null,
  ...more,
});
type Options = {
  answers?: StubbedAnswers;
  question?: QuestionView;
  isVisitor?: boolean;
  stored?: Partial<WorkView['answers'][number]>;
};
const open = async ({
  answers = {},
  question = courseQuestion('q1'),
  isVisitor = false,
  stored,
}: Options = {}) => {
  const onAnswered = vi.fn<(view: AnsweredView) => void>();
  const storedAnswer = stored && {
    item: 'q1',
    given: null,
    tries: 1,
    right: false,
    solution: null,
    countsFrom: null,
    ...stored,
  };
  const screen = await openCoursePart(
    <LessonQuestionCard
      place={{ course: 'fractions', lesson: 'two' }}
      number={3}
      question={question}
      learner={isVisitor ? undefined : 'maya'}
      storedAnswer={storedAnswer}
      onAnswered={onAnswered}
    />,
    { answers },
  );
  const send = async (label: string) => {
    await screen.fill(label, true);
    await screen.click('Check');
  };
  return { ...screen, onAnswered, send };
};

describe('a question of a course', () => {
  test('has number, skill, prompt, answers and two ways on', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[div role=group]
      Question 3 · Halves
      [h3] Prompt q1
      Choose one
      [input type=radio aria-label=half]
      half
      [input type=radio aria-label=third]
      third
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]"
    `);
  });

  test('that is right is over: verdict, solution and focus', async () => {
    const slow = later({ body: answered({ solution, standing: lessonStanding('two') }) });
    const screen = await open({ answers: { [route]: slow.answer } });
    await screen.send('half');
    expect(screen.find('Checking')!.getAttribute('aria-disabled')).toBe('true');
    expect(screen.find('Show the solution')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Checking');
    await screen.click('Show the solution');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('That’s right.'));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[div role=group]
      Question 3 · Halves
      [h3] Prompt q1
      [div role=status]
      [div .equal]
      [svg .equal]
      That’s right.
      Solution: a half
      1
      [span role=math aria-label=2/4] 2/4
      Halve both.
      2
      [span role=math aria-label=1/2] 1/2"
    `);
    expect(screen.sent(calls)).toEqual([
      { item: 'q1', answer: { kind: 'choice', option: 0 }, profileId: 'maya' },
    ]);
    expect(screen.onAnswered.mock.calls).toEqual([[answered({ solution, standing: lessonStanding('two') })]]);
    expect(screen.page.document.activeElement.getAttribute('class')).toBe('co-said');
  });

  test.each([
    [{ verdict: 'different' as const }, '|Not yet.|'],
    [{ verdict: 'unknown' as const }, '|We couldn’t tell if this is right. It doesn’t count against you.|'],
    [{ formMissed: true }, '|Right value, but not in the form we asked for.|'],
    [
      { verdict: 'different' as const, feedback: words('Too big.'), hint: words('Cut it.') },
      '|Too big.|The idea behind it|Cut it.|',
    ],
  ])('that is not known yet stays open (%#)', async (view, text) => {
    const screen = await open({ answers: { [route]: { body: answered(view) } } });
    await screen.send('third');
    await until(() => expect(screen.text()).toContain(text));
    expect(screen.find('Check')!.getAttribute('aria-disabled')).toBe('false');
    expect(screen.page.document.activeElement.localName).toBe('body');
  });

  test('answered the same way again is not sent twice', async () => {
    const screen = await open({ answers: { [route]: { body: answered({ verdict: 'different' }) } } });
    await screen.send('third');
    await until(() => expect(screen.text()).toContain('Not yet.'));
    await screen.click('Check');
    expect(screen.text()).toContain('|That’s the answer we just checked.|');
    await screen.send('half');
    await until(() => expect(screen.sent(calls)).toHaveLength(2));
  });

  test('without an answer is not sent', async () => {
    const screen = await open();
    await screen.click('Check');
    expect(screen.text()).toContain('|Write or choose an answer first.|');
    expect(screen.sent(calls)).toEqual([]);
  });

  test('shows its solution on request, with or without words', async () => {
    const screen = await open({
      answers: {
        [route]: {
          body: answered({
            verdict: null,
            feedback: words('Twelve hours.'),
            solution: { ...solution, worked: null },
          }),
        },
      },
    });
    await screen.click('Show the solution');
    await until(() =>
      expect(screen.text()).toContain('|Twelve hours.||Solution: a half|'.replace('||', '|')),
    );
    expect(screen.sent(calls)).toEqual([{ item: 'q1', answer: null, profileId: 'maya' }]);
    expect(screen.all('ol')).toHaveLength(0);
  });

  test('shows its solution without words', async () => {
    const screen = await open({ answers: { [route]: { body: answered({ verdict: null, solution }) } } });
    await screen.click('Show the solution');
    await until(() => expect(screen.text()).toContain('Solution: a half'));
    expect(screen.query('.co-said').childNodes).toEqual([]);
  });

  test('of a visitor is checked without a learner', async () => {
    const screen = await open({ answers: { [route]: { body: answered() } }, isVisitor: true });
    await screen.click('Show the solution');
    await settle();
    expect(screen.sent(calls)).toEqual([{ item: 'q1', answer: null }]);
  });

  test.each([
    [unreachable, 'We couldn’t reach the server. What you wrote is still here; please try again.'],
    [
      refused('bad', '', 500),
      'We couldn’t reach the server. What you wrote is still here; please try again.',
    ],
    [refused('bad', 'Too many at once.', 429), 'Too many at once.'],
  ])('whose answer fails keeps it and says why (%#)', async (failing, text) => {
    const answers: StubbedAnswers = { [route]: failing };
    const screen = await open({ answers });
    await screen.send('half');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.find('half')!.checked).toBe(true);
    expect(screen.onAnswered).not.toHaveBeenCalled();
    answers[route] = { body: answered() };
    await screen.click('Check');
    await until(() => expect(screen.text()).toContain('That’s right.'));
    expect(screen.text()).not.toContain(text);
  });

  test('shows only the latest reason why there is no verdict', async () => {
    const screen = await open({ answers: { [route]: refused('bad', 'Too many at once.', 429) } });
    const missing = '|Write or choose an answer first.|';
    await screen.click('Check');
    expect(screen.text()).toContain(missing);
    await screen.click('Show the solution');
    await until(() => expect(screen.text()).toContain('|Too many at once.|'));
    expect(screen.text()).not.toContain(missing);
    await screen.click('Check');
    expect(screen.text()).toContain(missing);
    expect(screen.text()).not.toContain('Too many at once.');
  });
});

describe('a question of an earlier visit', () => {
  test.each([
    [{ right: true, solution }, 'You got this one right.'],
    [
      { right: false, solution, countsFrom: '2026-11-22T18:30:00Z' },
      'You saw the solution. From 18:30 you can answer it again, and then it counts.',
    ],
    [{ right: false, solution, countsFrom: null }, ''],
  ])('says what it came to (%#)', async (stored, text) => {
    const screen = await open({ stored });
    expect(screen.query('.co-said').textContent.replaceAll('\u202f', ' ')).toBe(text);
    expect(screen.text()).toContain('Solution: a half');
    expect(screen.find('Check')).toBeNull();
    expect(screen.page.document.activeElement.localName).toBe('body');
  });

  test('that is open again shows nothing of it', async () => {
    const screen = await open({ stored: { right: true } });
    expect(screen.query('.co-said').textContent).toBe('');
    expect(screen.find('Check')).not.toBeNull();
  });
});

describe('the drawings of a question', () => {
  const svg = { svg: '<svg/>' };
  const view = { x: [-2, 2], y: [-1, 1] };

  test.each([
    ['a choice', courseQuestion('q1').ask, 2],
    ['a point', { kind: 'point', view }, 2],
    ['a line', { kind: 'line', view }, 2],
  ])('for %s are shown once', async (name, ask, figures) => {
    const screen = await open({
      question: courseQuestion('q1', { ask, picture: { ...svg, view, items: [] }, figure: svg }),
    });
    const paper = screen.query('.co-print-plane');
    expect(screen.all('figure').filter((one) => one.getAttribute('class') === 'co-fig')).toHaveLength(
      figures,
    );
    expect(Boolean(paper)).toBe(name !== 'a choice');
  });

  test('of a point come with the solution', async () => {
    const ask = { kind: 'point', view };
    const screen = await open({
      question: courseQuestion('q1', { ask, picture: { ...svg, view, items: [] } }),
      stored: { right: true, solution },
    });
    expect(screen.all('figure')).toHaveLength(1);
    expect(screen.query('.co-print-plane')).toBeFalsy();
  });
});
