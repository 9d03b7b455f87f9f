import { describe, expect, test, vi } from 'vitest';
import {
  courseQuestion,
  courseStanding,
  fractions,
  lessonPage,
  lessonStanding,
  maths,
  openCoursePart,
  words,
  workWith,
} from '#tests/support/course-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import { at, carmen, unreachable, visitor } from '#tests/support/page-part.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import type { LessonBlockView, LessonPageView, WorkView } from '../model/views.ts';
import { LessonPage } from './lesson-page.tsx';

const base = '/courses/fractions/lessons/two';
const profile = (id: string, name: string) => ({
  id,
  name,
  needs: { readAloud: false, dyslexiaFont: false },
});
const maya = profile('maya', 'Maya');
const leo = profile('leo', 'Leo');
const items = (...keys: string[]): LessonBlockView => ({
  kind: 'items',
  items: keys.map((key) => courseQuestion(key)),
});

type Options = {
  lesson?: LessonPageView;
  work?: WorkView;
  answers?: StubbedAnswers;
  signedIn?: boolean;
  profiles?: object[];
  path?: string;
};
const open = async ({
  lesson = lessonPage([items('q1')]),
  work = workWith(),
  answers = {},
  signedIn = true,
  profiles = [maya],
  path = '/courses/fractions?lesson=two',
}: Options = {}) => {
  answers[`GET ${at('/learner-profiles')}`] ??= { body: { profiles } };
  answers[`GET ${at(`${base}/work`)}`] ??= { body: work };
  answers[`GET ${at('/courses/progress')}`] ??= { body: { courses: [courseStanding()] } };
  const screen = await openCoursePart(<LessonPage course={fractions} lesson={lesson} />, {
    answers,
    path,
    auth: signedIn ? carmen : visitor,
  });
  if (signedIn && profiles.length > 0) await until(() => expect(screen.query('.co-standing')).toBeTruthy());
  return screen;
};

describe('a lesson of a course', () => {
  test('has its blocks, the rule, what is done, the way on and notes', async () => {
    const worked = { lines: [{ formula: maths('1/2'), why: words('Halve.') }] };
    const lesson = lessonPage([
      { kind: 'text', heading: 'Halves', paragraphs: [words('One.'), words('Two.')] },
      { kind: 'text', heading: null, paragraphs: [] },
      { kind: 'aside', about: 'mistake', paragraphs: [words('A slip.')] },
      { kind: 'aside', about: 'try', paragraphs: [] },
      { kind: 'aside', about: 'why', paragraphs: [] },
      { kind: 'aside', about: 'words', paragraphs: [] },
      { kind: 'aside', about: 'evidence', paragraphs: [] },
      { kind: 'picture', svg: '<svg/>', caption: words('A cake') },
      items('q1'),
      { kind: 'example', prompt: words('Cut it.'), worked },
      {
        kind: 'case',
        situation: words('Ana cuts.'),
        steps: [{ step: words('She halves.'), why: words('Fair.') }],
      },
      items('q2', 'q3'),
    ]);
    const screen = await open({ lesson });
    await until(() => expect(screen.find('Notes to yourself on this lesson')).not.toBeNull());
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[a href=/courses/fractions?learner=maya] Fractions
      Lesson two
      You can two.
      Lesson 2 of 3 · 10 min · 3 questions
      2 of 3 answered, 1 right.
      [section id=b0]
      Halves
      One.
      Two.
      [section id=b1]
      [section id=b2]
      [div role=note .hint]
      A common mistake
      A slip.
      [section id=b3]
      [div role=note .hint]
      Try it on paper
      [section id=b4]
      [div role=note .hint]
      Why this works
      [section id=b5]
      [div role=note .hint]
      About the word
      [section id=b6]
      [div role=note .hint]
      What research shows
      [section id=b7]
      A cake
      [section id=b8]
      [div role=group]
      Question 1 · Halves
      [h3] Prompt q1
      Choose one
      [input type=radio aria-label=half]
      half
      [input type=radio aria-label=third]
      third
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [section id=b9]
      Worked example
      Cut it.
      1
      [span role=math aria-label=1/2] 1/2
      Halve.
      [section id=b10]
      An example
      Ana cuts.
      She halves.
      Why: Fair.
      [section id=b11]
      [div role=group]
      Question 2 · Halves
      [h3] Prompt q2
      Choose one
      [input type=radio aria-label=half]
      half
      [input type=radio aria-label=third]
      third
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [div role=group]
      Question 3 · Halves
      [h3] Prompt q3
      Choose one
      [input type=radio aria-label=half]
      half
      [input type=radio aria-label=third]
      third
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button aria-disabled=false .btn-quiet] Show the solution
      [div role=status]
      [p role=status]
      [nav aria-label=The lessons]
      [a href=/courses/fractions?lesson=one&learner=maya .btn-quiet] Previous: Lesson one
      [a href=/courses/fractions?lesson=three&learner=maya .btn-primary] Next: Lesson three
      [h2 id=co-note] My notes
      Notes to yourself on this lesson
      [textarea maxLength=8000 rows=6]
      [span role=status]
      [aside aria-label=When a lesson is complete]
      When a lesson is complete
      To finish: answer all 3, get at least 2 right.
      2 of 3 answered, 1 right.
      When you’ve answered every question and got at least two in three right, however many tries it takes. If you ask for a solution, the question counts as answered; answer it again twelve hours later and it can still count as right.
      [svg role=img aria-label=1 of 3 lessons complete]
      1 of 3 lessons complete
      [button type=button .btn-quiet] Print this lesson
      [li .is-complete]
      1
      [a href=/courses/fractions?lesson=one&learner=maya] Lesson one
      complete
      [li .is-begun]
      2
      [a href=/courses/fractions?lesson=two&learner=maya aria-current=page] Lesson two
      1 of 2 answered
      3
      [a href=/courses/fractions?lesson=three&learner=maya] Lesson three"
    `);
  });

  test('of a visitor keeps nothing and says how to change that', async () => {
    const screen = await open({ signedIn: false });
    expect(screen.text()).toContain(
      '|You’re reading without an account: we check your answers but don’t save them. |Sign in to save them|',
    );
    expect(screen.find('Sign in to save them')!.getAttribute('href')).toBe(
      '/auth?next=%2Fcourses%2Ffractions%3Flesson%3Dtwo',
    );
    expect(screen.text()).toContain('|With an account, you can keep notes here.|');
    expect(screen.query('.co-now')).toBeFalsy();
    expect(screen.routes()).toEqual([]);
  });

  test('that is complete says so', async () => {
    const screen = await open({ work: workWith({ standing: lessonStanding('two', { state: 'complete' }) }) });
    await until(() => expect(screen.query('.co-done').textContent).toBe('This lesson is complete.'));
  });

  test('keeps the place of what is done while that is unknown', async () => {
    const screen = await open({ answers: { [`GET ${at(`${base}/work`)}`]: unreachable } });
    expect(screen.query('.co-now').style.visibility).toBe('hidden');
    expect(screen.query('.co-now').textContent).toBe('0 of 3 answered, 0 right.');
    expect(screen.query('.co-visitor').style.visibility).toBe('hidden');
  });

  test('shows what is done', async () => {
    const screen = await open();
    await until(() => expect(screen.query('.co-now').textContent).toBe('2 of 3 answered, 1 right.'));
    expect(screen.query('.co-now').style.visibility).not.toBe('hidden');
    expect(screen.query('.co-visitor').textContent).toBe('2 of 3 answered, 1 right.');
  });

  test.each([
    ['one', null, 'Next: Lesson two', '/courses/fractions?lesson=two&learner=maya'],
    ['two', 'Previous: Lesson one', 'Next: Lesson three', '/courses/fractions?lesson=three&learner=maya'],
    ['three', 'Previous: Lesson two', 'Back to the course', '/courses/fractions?learner=maya'],
  ])('“%s” leads on', async (id, previous, next, href) => {
    const screen = await open({
      lesson: lessonPage([], { id }),
      answers: { [`GET ${at(`/courses/fractions/lessons/${id}/work`)}`]: { body: workWith() } },
    });
    expect(screen.find(/^Previous/)?.textContent ?? null).toBe(previous);
    expect(screen.find(next)!.getAttribute('href')).toBe(href);
  });

  test('is that of another learner after a press', async () => {
    const screen = await open({ profiles: [maya, leo] });
    expect(screen.query('.co-who').textContent).toBe('Who’s learning?MayaLeo');
    await screen.click('Leo');
    await until(() =>
      expect(screen.queries(`GET ${base}/work`)).toEqual(['?profileId=maya', '?profileId=leo']),
    );
    expect(screen.address()).toBe('/courses/fractions?lesson=two&learner=leo');
    expect(screen.find('Leo')!.getAttribute('aria-pressed')).toBe('true');
    expect(screen.find('Maya')!.getAttribute('aria-pressed')).toBe('false');
  });

  test('takes over what an answer changed, and asks for the courses again', async () => {
    const answered = {
      verdict: 'equal',
      formMissed: false,
      feedback: [],
      hint: [],
      solution: null,
      standing: lessonStanding('two', { state: 'complete', questions: 3, answered: 3, right: 3 }),
    };
    const screen = await open({ answers: { [`POST ${at(`${base}/answers`)}`]: { body: answered } } });
    await until(() => expect(screen.query('.co-now').textContent).toContain('2 of 3'));
    const asked = screen.routes().filter((one) => one.includes('progress')).length;
    await screen.click('Show the solution');
    await until(() => expect(screen.query('.co-now').textContent).toBe('3 of 3 answered, 3 right.'));
    expect(screen.text()).toContain('|This lesson is complete.|');
    await until(() =>
      expect(screen.routes().filter((one) => one.includes('progress'))).toHaveLength(asked + 1),
    );
  });

  test('shows of each question what the learner answered before', async () => {
    const before = { given: null, tries: 1, right: true, countsFrom: null };
    const solution = { answer: words('a half'), worked: null };
    const screen = await open({
      lesson: lessonPage([items('q1', 'q2')]),
      work: workWith({ answers: [{ ...before, item: 'q2', solution }] }),
    });
    const questions = () =>
      screen.page.document.querySelectorAll('.co-question').map(({ textContent }) => textContent);
    await until(() => expect(questions()[1]).toContain('You got this one right.'));
    expect(questions()[0]).not.toContain('You got this one right.');
  });

  test('prints', async () => {
    const screen = await open();
    const print = vi.fn();
    Object.assign(screen.page.window, { print });
    await screen.click('Print this lesson');
    expect(print).toHaveBeenCalledOnce();
  });

  test('of an account without a learner or with learners out of reach says so', async () => {
    const none = await open({ profiles: [] });
    await until(() =>
      expect(none.text()).toContain(
        '|This account has no learner yet, so we can’t save anything. |Add a learner|',
      ),
    );
    expect(none.find('Add a learner')!.getAttribute('href')).toBe('/learner-profiles');
  });
});
