import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { courseStanding, fractions, lessonStanding, openCoursePart } from '#tests/support/course-page.tsx';
import { settle, until } from '#tests/support/mounted.tsx';
import { at, carmen, later, refused, unreachable, visitor } from '#tests/support/page-part.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import type { CourseCard, CourseStanding } from '../model/views.ts';
import { CourseFacts } from './course-facts.tsx';
import { formatDay } from './format.ts';
import CoursePage from './screens/course.tsx';
import Courses from './screens/courses.tsx';
import { ContinueLink } from './standing.tsx';

type Page<Data> = ComponentType<{ loaderData: Data }>;
const Overview = CoursePage as unknown as Page<{ course: CourseCard; lesson: null }>;
const List = Courses as unknown as Page<{ courses: CourseCard[] }>;
const maya = { id: 'maya', name: 'Maya', needs: {} };
type Options = {
  standing?: CourseStanding | null;
  answers?: StubbedAnswers;
  signedIn?: boolean;
  path?: string;
};
const stubsFor = ({ standing = courseStanding(), answers = {} }: Options) => {
  answers[`GET ${at('/learner-profiles')}`] ??= { body: { profiles: [maya] } };
  if (standing) answers[`GET ${at('/courses/progress')}`] ??= { body: { courses: [standing] } };
  return answers;
};
const openCourse = async (options: Options = {}) => {
  const { signedIn = true, path = '/courses/fractions' } = options;
  const screen = await openCoursePart(<Overview loaderData={{ course: fractions, lesson: null }} />, {
    answers: stubsFor(options),
    path,
    auth: signedIn ? carmen : visitor,
  });
  if (signedIn)
    await until(() =>
      expect(screen.find(/^Continue|^Start/) ?? screen.query('.co-certificate')).toBeTruthy(),
    );
  await settle();
  return screen;
};
const openList = async (options: Options = {}, courses = [fractions]) => {
  const screen = await openCoursePart(<List loaderData={{ courses }} />, {
    answers: stubsFor(options),
    path: options.path ?? '/courses',
    auth: (options.signedIn ?? true) ? carmen : visitor,
  });
  await settle();
  await settle();
  return screen;
};

describe('a course', () => {
  test('shows what is done, where to go on, and its lessons', async () => {
    const screen = await openCourse();
    await until(() => expect(screen.find('Continue: Lesson two')).not.toBeNull());
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Fractions
      Parts of a whole.
      [svg role=img aria-label=1 of 3 lessons complete]
      1 of 3 lessons complete
      [a href=/courses/fractions?lesson=two&learner=maya#b4 .btn-primary] Continue: Lesson two
      [svg role=img aria-label=Three bars of equal length, half of each filled: one of two parts, one of four, one of eight]
      [h2 id=plan] The lessons
      [li .is-complete]
      1
      [a href=/courses/fractions?lesson=one&learner=maya] Lesson one
      You can one.
      10 min · 2 questions · complete
      [li .is-begun]
      2
      [a href=/courses/fractions?lesson=two&learner=maya] Lesson two
      You can two.
      10 min · 1 question · 1 of 2 answered
      3
      [a href=/courses/fractions?lesson=three&learner=maya] Lesson three
      You can three.
      10 min · 2 questions
      [h2 id=rule] When a lesson is complete
      When you’ve answered every question and got at least two in three right, however many tries it takes. If you ask for a solution, the question counts as answered; answer it again twelve hours later and it can still count as right.
      A course is complete when every lesson is. If we add to the course later, your lessons stay complete and your certificate stays yours.
      Length
      3 lessons, about 40 minutes
      What you need
      Nothing.
      What you’ll be able to do
      add
      multiply
      [a href=/courses .btn-quiet] All courses"
    `);
  });

  test('of a visitor begins at its first lesson and keeps nothing', async () => {
    const screen = await openCourse({ signedIn: false });
    expect(screen.find('Start with lesson 1')!.getAttribute('href')).toBe('/courses/fractions?lesson=one');
    expect(screen.text()).toContain('You’re reading without an account');
    expect(screen.query('.co-standing')).toBeFalsy();
    expect(screen.query('.lessons').textContent).not.toContain('answered');
  });

  test('whose learner is expected has room for what is done', async () => {
    const screen = await openCourse({ standing: null });
    expect(screen.query('.co-standing').textContent).toBe('0 of 3 lessons complete');
    expect(screen.query('.co-standing').parentNode!.style.visibility).toBe('hidden');
  });

  test('marks lessons that are new since the certificate, unless they are complete', async () => {
    const screen = await openCourse({
      standing: courseStanding({
        lessons: [
          lessonStanding('one', { state: 'complete', isNew: true }),
          lessonStanding('two', { isNew: true }),
          lessonStanding('three', { state: 'begun', answered: 1, isNew: true }),
        ],
      }),
    });
    await until(() => expect(screen.text()).toContain('new since your certificate'));
    expect(
      screen
        .query('.lessons')
        .querySelectorAll('.muted')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1',
      '10 min · 2 questions · complete',
      '2',
      '10 min · 1 question · new since your certificate',
      '3',
      '10 min · 2 questions · 1 of 2 answered · new since your certificate',
    ]);
  });
});

describe('the link to go on', () => {
  const link = async (standing: CourseStanding | undefined, course = fractions) => {
    const screen = await openCoursePart(<ContinueLink course={course} standing={standing} learner="maya" />);
    const [found] = screen.all('a');
    const result = found ? `${found.textContent} ${found.getAttribute('href')}` : null;
    await screen.unmount();
    return result;
  };

  test('leads to where the learner was, else to the beginning, else nowhere', async () => {
    expect(await link(undefined)).toBe('Start with lesson 1 /courses/fractions?lesson=one&learner=maya');
    expect(await link(courseStanding())).toBe(
      'Continue: Lesson two /courses/fractions?lesson=two&learner=maya#b4',
    );
    expect(await link(courseStanding({ resume: null }))).toBeNull();
    expect(await link(courseStanding({ lessons: [lessonStanding('one')] }))).toBe(
      'Start with lesson 1 /courses/fractions?lesson=two&learner=maya#b4',
    );
    expect(await link(courseStanding({ resume: { lesson: 'gone', place: 0 } }))).toBe(
      'Continue: Lesson one /courses/fractions?lesson=gone&learner=maya',
    );
    expect(await link(undefined, { ...fractions, lessons: [] })).toBeNull();
  });
});

test.each([
  [40, '40 minutes'],
  [42, '40 minutes'],
  [43, '45 minutes'],
  [89, '90 minutes'],
  [90, '2 hours'],
  [149, '2 hours'],
  [150, '3 hours'],
])('%i minutes are about %s', async (minutes, text) => {
  const screen = await openCoursePart(<CourseFacts course={{ ...fractions, minutes }} />);
  expect(screen.text()).toBe(
    `|Length|3 lessons, about ${text}|What you need|Nothing.|What you’ll be able to do|add|multiply|`,
  );
});

test('the day of a certificate is that of its date everywhere', () => {
  expect([formatDay('2026-11-22', 'en-GB'), formatDay('2026-11-22', 'es')]).toEqual([
    '22 November 2026',
    '22 de noviembre de 2026',
  ]);
});

describe('all courses', () => {
  test('have a picture, facts and a way in; those begun go on', async () => {
    const screen = await openList({}, [
      fractions,
      { ...fractions, id: 'other', title: 'Other', minutes: 100 },
    ]);
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Courses
      Each course is a series of complete lessons: an idea, why it works, a worked example, and questions with instant checking. Free for everyone.
      [svg role=img aria-label=Three bars of equal length, half of each filled: one of two parts, one of four, one of eight]
      [a href=/courses/fractions?learner=maya] Fractions
      Parts of a whole.
      [svg role=img aria-label=1 of 3 lessons complete]
      1 of 3 lessons complete
      Length
      3 lessons, about 40 minutes
      What you need
      Nothing.
      What you’ll be able to do
      add
      multiply
      [a href=/courses/fractions?learner=maya aria-label=Open: Fractions .btn-secondary] Open
      [a href=/courses/fractions?lesson=two&learner=maya#b4 .btn-secondary] Continue: Lesson two
      [a href=/courses/other?learner=maya] Other
      Parts of a whole.
      [svg role=img aria-label=0 of 3 lessons complete]
      0 of 3 lessons complete
      Length
      3 lessons, about 2 hours
      What you need
      Nothing.
      What you’ll be able to do
      add
      multiply
      [a href=/courses/other?learner=maya aria-label=Open: Other .btn-secondary] Open
      A course is complete when every lesson is. If we add to the course later, your lessons stay complete and your certificate stays yours.
      [section id=certificate]
      [h2 id=co-check] Check a certificate
      Every certificate has a code. Type it here to see what it’s for.
      Code
      [input name=code maxLength=40]
      [button type=submit aria-disabled=false .btn-secondary] Check
      [div role=status]"
    `);
  });

  test('that are not started only open', async () => {
    const screen = await openList({ standing: courseStanding({ lessons: [lessonStanding('one')] }) });
    expect(screen.find(/^Start|^Continue/)).toBeNull();
  });

  test('have no learner for a visitor', async () => {
    const screen = await openList({ signedIn: false });
    expect(screen.find('Open: Fractions')!.getAttribute('href')).toBe('/courses/fractions');
    expect(screen.query('.co-standing')).toBeFalsy();
  });
});

describe('the certificate of a course', () => {
  const certificate = {
    id: 'c1',
    code: 'ABCD-EFGH',
    course: 'fractions',
    courseVersion: 2,
    title: 'Fractions',
    lessons: ['Lesson one', 'Lesson two'],
    holder: 'Maya R.',
    day: '2026-11-20',
  };
  const issue = `POST ${at('/courses/fractions/certificates')}`;
  const issues = 'POST /courses/fractions/certificates';
  const complete = courseStanding({ resume: null, mayCertify: true });

  test('is written once under the name that is given', async () => {
    const slow = later({ body: { certificate } });
    const answers: StubbedAnswers = { [issue]: slow.answer };
    const screen = await openCourse({ standing: complete, answers });
    expect(screen.outline(screen.query('.co-certificate'))).toMatchInlineSnapshot(`
      "[h2 id=co-certificate] Certificate
      Every lesson is complete. The certificate names the course, its version, its lessons and the day.
      Name on the certificate
      [input maxLength=80 aria-invalid=false]
      [span] We’ll print it exactly as you write it. You can’t change it later.
      [button type=submit aria-disabled=false .btn-primary] Get the certificate"
    `);
    await screen.fill(/^Name on the certificate/, ' Maya R. ');
    answers[`GET ${at('/courses/progress')}`] = {
      body: { courses: [courseStanding({ resume: null, certificate })] },
    };
    await screen.click('Get the certificate');
    expect(screen.find('Creating it')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Creating it');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('Certificate for version 2'));
    expect(screen.sent(issues)).toEqual([{ profileId: 'maya', holder: 'Maya R.' }]);
    expect(screen.outline(screen.query('.co-certificate'))).toMatchInlineSnapshot(`
      "[h2 id=co-certificate] Certificate
      Certificate for version 2, issued on November 20, 2026 to Maya R..
      Code ABCD-EFGH
      [button type=button .btn-secondary] Download as PDF"
    `);
  });

  test('without a name is not written', async () => {
    const screen = await openCourse({ standing: complete });
    await screen.fill(/^Name on the certificate/, '  ');
    await screen.click('Get the certificate');
    expect(screen.text()).toContain('|Please write the name.|');
    expect(screen.find(/^Name on the certificate/)!.getAttribute('aria-invalid')).toBe('true');
    expect(screen.sent(issues)).toEqual([]);
  });

  test.each([
    [unreachable, 'We couldn’t reach the server. What you wrote is still here; please try again.'],
    [
      refused('bad', '', 500),
      'We couldn’t reach the server. What you wrote is still here; please try again.',
    ],
    [refused('bad', 'Not complete.', 409), 'Not complete.'],
  ])('that is refused keeps the name and says why (%#)', async (failing, text) => {
    const screen = await openCourse({ standing: complete, answers: { [issue]: failing } });
    await screen.fill(/^Name on the certificate/, 'Maya');
    await screen.click('Get the certificate');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.find(/^Name on the certificate/)!.value).toBe('Maya');
    expect(screen.find('Get the certificate')!.getAttribute('aria-disabled')).toBe('false');
  });

  test('that cannot be downloaded says so, and again when it can', async () => {
    const answers: StubbedAnswers = { [`GET ${at('/courses/my-certificates/c1.pdf')}`]: unreachable };
    const screen = await openCourse({ standing: courseStanding({ resume: null, certificate }), answers });
    await screen.click('Download as PDF');
    await until(() =>
      expect(screen.text()).toContain(
        '|We couldn’t reach the server. What you wrote is still here; please try again.|',
      ),
    );
    answers[`GET ${at('/courses/my-certificates/c1.pdf')}`] = { body: {} };
    await screen.click('Download as PDF');
    await until(() => expect(screen.page.document.clicked).toHaveLength(1));
    expect(screen.text()).not.toContain('We couldn’t reach the server.');
    expect((screen.page.document.clicked[0] as unknown as { download: string }).download).toBe(
      'fractions-ABCD-EFGH.pdf',
    );
  });

  describe('is checked by its code', () => {
    const check = (code: string) => `GET ${at(`/courses/certificates/${code}`)}`;
    const openCheck = (answers: StubbedAnswers = {}, path = '/courses') =>
      openList({ answers, path, signedIn: false });

    test('typed', async () => {
      const slow = later({ body: { certificate } });
      const screen = await openCheck({ [check('ABCD')]: slow.answer });
      await screen.fill(/^Code/, '  ');
      await screen.click('Check');
      expect(screen.address()).toBe('/courses');
      await screen.fill(/^Code/, ' ABCD ');
      await screen.click('Check');
      await until(() => expect(screen.find('Looking it up')!.getAttribute('aria-disabled')).toBe('true'));
      slow.arrive();
      await until(() => expect(screen.text()).toContain('This certificate is ours.'));
      expect(screen.address()).toBe('/courses?code=ABCD');
      expect(screen.outline(screen.query('.co-check'))).toMatchInlineSnapshot(`
        "[h2 id=co-check] Check a certificate
        Every certificate has a code. Type it here to see what it’s for.
        Code
        [input name=code maxLength=40 value= ABCD ]
        [button type=submit aria-disabled=false .btn-secondary] Check
        [div role=status]
        This certificate is ours.
        Maya R. completed “Fractions”, version 2, on November 20, 2026.
        Code ABCD-EFGH
        Lessons
        Lesson one
        Lesson two
        The holder chose this name; we don’t check who did the work."
      `);
    });

    test('in the address, and again on a press', async () => {
      const screen = await openCheck({ [check('ABCD')]: { body: { certificate } } }, '/courses?code=ABCD');
      await until(() => expect(screen.text()).toContain('This certificate is ours.'));
      await screen.click('Check');
      await until(() => expect(screen.routes()).toHaveLength(2));
    });

    test.each([
      [
        refused('missing', 'x', 404),
        'There’s no certificate with this code. Check it letter by letter: codes never contain 0, O, 1 or I.',
      ],
      [
        { status: 429, body: { error: { code: 'limit', message: 'x', retryAfter: 17 } } },
        'Too many codes have been tried from here. Try again in 17 seconds.',
      ],
      [refused('limit', 'x', 429), 'Too many codes have been tried from here. Try again in 60 seconds.'],
      [
        refused('bad', 'x', 500),
        'We couldn’t reach the server. What you wrote is still here; please try again.',
      ],
      [unreachable, 'We couldn’t reach the server. What you wrote is still here; please try again.'],
    ])('and refused (%#)', async (failing, text) => {
      const screen = await openCheck({ [check('ABCD')]: failing }, '/courses?code=ABCD');
      await until(() => expect(screen.text()).toContain(`|${text}|`));
    });

    test('of forty characters at most', async () => {
      const screen = await openCheck({}, `/courses?code=${'A'.repeat(50)}`);
      expect(screen.find(/^Code/)!.value).toBe('A'.repeat(40));
      expect(screen.routes()).toEqual([`GET /courses/certificates/${'A'.repeat(40)}`]);
    });
  });
});
