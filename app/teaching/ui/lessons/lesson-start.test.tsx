import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable, visitor } from '#tests/support/page-part.tsx';
import { care, leo, maya, openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { LessonSummary, LessonView } from '../../model/lessons/views.ts';
import { LessonScreen } from './lesson-screen.tsx';

const make = `POST ${at('/teaching/lessons')}`;
const makes = 'POST /teaching/lessons';
const list = `GET ${at('/teaching/lessons')}`;
const topics = {
  strands: [
    {
      id: 'algebra',
      name: 'Algebra',
      skills: [
        { id: 'slope', name: 'Slope' },
        { id: 'ratio', name: 'Ratios' },
      ],
    },
    { id: 'number', name: 'Numbers', skills: [{ id: 'fractions', name: 'Fractions' }] },
  ],
};
const past = (id: string, more: Partial<LessonSummary> = {}): LessonSummary => ({
  id,
  skill: { id: 'slope', name: `Slope ${id}` },
  profileId: 'maya',
  state: 'done',
  percent: 100,
  createdAt: '2026-11-20T09:05:00Z',
  ...more,
});
const made = {
  body: {
    lesson: { id: 'l9', skill: { id: 'slope', name: 'Slope' }, state: 'failed', content: null } as LessonView,
  },
};
type Options = { stubs?: StubbedAnswers; path?: string; lessons?: LessonSummary[]; profiles?: object[] };
const open = async ({
  stubs = {},
  path = '/ai-tutor?lesson=new',
  lessons = [],
  profiles = [maya],
}: Options = {}) => {
  stubs[list] ??= { body: { lessons } };
  stubs[`GET ${at('/practice/skills')}`] ??= { body: topics };
  stubs[`GET ${at('/learner-profiles')}`] = { body: { profiles } };
  const screen = await openTeachingPart(<LessonScreen id="new" />, { answers: stubs, path, auth: carmen });
  await until(() => expect(screen.text()).toContain('Numbers'));
  await until(() => expect(screen.query('.bone')).toBeFalsy());
  return screen;
};
const topic = /^What do you want to learn/;

describe('the start of a lesson', () => {
  test('asks for a topic, and lists lessons and topics', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "A lesson made for you
      Name a topic. You get a goal, a warm-up, the idea, a worked example, steps to fill in, practice and a recap, all at your level. Every formula is checked before you see it.
      What do you want to learn?
      [input maxLength=200]
      [span id=ls-topic-help] A topic in your own words, or a problem: fractions, Pythagoras, 3x + 5 = 20.
      [div role=status aria-live=polite]
      [button type=submit aria-disabled .btn-primary] Make the lesson
      [h2 id=ls-mine] Your lessons
      No lesson yet. The first one takes a few seconds.
      All topics
      [h3 id=ls-strand-algebra] Algebra
      [button type=button] Slope
      [button type=button] Ratios
      [h3 id=ls-strand-number] Numbers
      [button type=button] Fractions"
    `);
  });

  test('needs an account', async () => {
    const screen = await openTeachingPart(<LessonScreen id="new" />, {
      auth: visitor,
      path: '/ai-tutor?lesson=new',
    });
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Sign in to get a lesson
      We match a lesson to what a learner has shown so far and save it for later, so you need an account. It’s free. You can read every topic without one under Practice.
      [a href=/auth?next=%2Fai-tutor%3Flesson%3Dnew .btn-primary] Sign In"
    `);
    expect(screen.routes()).toEqual([]);
  });

  test('waits until it is known who is signed in', async () => {
    const screen = await openTeachingPart(<LessonScreen id="new" />, { auth: { user: null, loading: true } });
    expect(screen.text()).not.toContain('Sign in to get a lesson');
    expect(screen.text()).not.toContain('A lesson made for you');
  });

  test('asks once for a lesson on a topic in own words', async () => {
    const slow = later(made);
    const screen = await open({ stubs: { [make]: slow.answer } });
    await screen.fill(topic, ' steep hills ');
    expect(screen.find('Make the lesson')!.getAttribute('aria-disabled')).toBe('false');
    const listed = screen.queries('GET /teaching/lessons').length;
    await screen.click('Make the lesson');
    expect(screen.find('Sending your request')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Sending your request');
    slow.arrive();
    await until(() => expect(screen.address()).toBe('/ai-tutor?lesson=l9'));
    expect(screen.sent(makes)).toEqual([{ topic: 'steep hills', profileId: 'maya', locale: 'en-GB' }]);
    await until(() => expect(screen.queries('GET /teaching/lessons')).toHaveLength(listed + 1));
  });

  test('sends nothing without a topic', async () => {
    const screen = await open({ stubs: { [make]: made } });
    await screen.fill(topic, '  ');
    await screen.submit();
    expect(screen.sent(makes)).toEqual([]);
  });

  test('asks for the skill in the address, unless another topic is typed', async () => {
    const screen = await open({ stubs: { [make]: made }, path: '/ai-tutor?lesson=new&skill=ratio' });
    expect(screen.find(topic)!.value).toBe('Ratios');
    await screen.click('Make the lesson');
    await until(() => expect(screen.sent(makes)).toMatchObject([{ skill: 'ratio' }]));
    await screen.fill(topic, 'Ratio');
    await screen.click('Make the lesson');
    await until(() => expect(screen.sent(makes)[1]).toMatchObject({ topic: 'Ratio' }));
  });

  test('takes a topic of the list and shows the field', async () => {
    const screen = await open();
    const scrolls: unknown[] = [];
    Object.assign(screen.page.window, { scrollTo: (to: unknown) => scrolls.push(to) });
    await screen.click('Fractions');
    expect(screen.find(topic)!.value).toBe('Fractions');
    expect(scrolls).toEqual([{ top: 0 }]);
  });

  test('is for the learner in the address or the one that is chosen, and lists that one’s lessons', async () => {
    const screen = await open({
      profiles: [maya, leo],
      stubs: { [make]: made },
      path: '/ai-tutor?lesson=new&learner=leo',
    });
    expect(screen.queries('GET /teaching/lessons').at(-1)).toBe('?profileId=leo');
    await screen.click('Maya');
    await until(() => expect(screen.queries('GET /teaching/lessons').at(-1)).toBe('?profileId=maya'));
    await screen.fill(topic, 'hills');
    await screen.click('Make the lesson');
    await until(() => expect(screen.sent(makes)).toMatchObject([{ profileId: 'maya' }]));
  });

  test.each([
    [unreachable, 'No connection. Nothing is lost; try again in a moment.'],
    [refused('bad', '', 500), 'That didn’t work. Please try again.'],
    [refused('bad', 'One at a time.', 422), 'One at a time.'],
  ])('that fails keeps the topic and says why (%#)', async (failing, text) => {
    const screen = await open({ stubs: { [make]: failing } });
    await screen.fill(topic, 'hills');
    await screen.click('Make the lesson');
    await until(() => expect(screen.text()).toContain(`|${text}|`));
    expect(screen.find(topic)!.value).toBe('hills');
    expect(screen.find('Make the lesson')!.getAttribute('aria-disabled')).toBe('false');
  });

  test('of an unknown topic offers near ones', async () => {
    const stubs: StubbedAnswers = {
      [make]: refused('unknown', 'Not known.', 422, {
        nearest: [{ id: 'fractions', name: 'Fractions of 1' }],
      }),
    };
    const screen = await open({ stubs });
    await screen.fill(topic, 'halves');
    await screen.click('Make the lesson');
    await until(() => expect(screen.find('Fractions of 1')).not.toBeNull());
    stubs[make] = made;
    await screen.click('Fractions of 1');
    expect(screen.find(topic)!.value).toBe('Fractions of 1');
    await until(() => expect(screen.sent(makes)[1]).toMatchObject({ skill: 'fractions' }));
    expect(screen.text()).not.toContain('Not known.');
  });

  test('of an unknown topic without near ones has no list of them', async () => {
    const screen = await open({ stubs: { [make]: refused('unknown', 'Not known.', 422, { nearest: [] }) } });
    await screen.fill(topic, 'halves');
    await screen.click('Make the lesson');
    await until(() => expect(screen.text()).toContain('Not known.'));
    expect(screen.query('.ls-nearest')).toBeFalsy();
  });

  test('with worrying words shows the answer that people wrote', async () => {
    const screen = await open({ stubs: { [make]: refused('worrying', 'x', 422, { care }) } });
    await screen.fill(topic, 'I am afraid');
    await screen.click('Make the lesson');
    await until(() => expect(screen.text()).toContain('This sounds heavy.'));
  });
});

describe('the lessons of a learner', () => {
  test('have a name, and a time or that they are being made', async () => {
    const screen = await open({ lessons: [past('a'), past('b', { state: 'running' })] });
    expect(screen.outline(screen.query('.ls-mine'))).toMatchInlineSnapshot(`
      "[h2 id=ls-mine] Your lessons
      [a href=/ai-tutor?lesson=a] Slope a
      Nov 20, 09:05 AM
      [button type=button aria-label=Delete Slope a]
      [a href=/ai-tutor?lesson=b] Slope b
      being made
      [button type=button aria-label=Delete Slope b]"
    `);
  });

  test('that cannot be loaded can be asked for again', async () => {
    const stubs: StubbedAnswers = { [list]: unreachable };
    const screen = await open({ stubs });
    await until(() =>
      expect(screen.text()).toContain('No connection. Nothing is lost; try again in a moment.'),
    );
    stubs[list] = { body: { lessons: [past('a')] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('Slope a'));
  });

  const remove = `DELETE ${at('/teaching/lessons/a')}`;
  const openDelete = async (stubs: StubbedAnswers = {}) => {
    const screen = await open({ lessons: [past('a'), past('b')], stubs });
    screen.page.localStorage.setItem('lesson:a', '{}');
    await screen.click('Delete Slope a');
    return screen;
  };

  test('are deleted after a question', async () => {
    const screen = await openDelete();
    expect(screen.outline(screen.query('dialog'))).toMatchInlineSnapshot(`
      "[h2] Delete the lesson “Slope a”?
      This deletes the lesson. What your answers showed stays in your profile.
      [div role=alert]
      [button type=button .btn-secondary] Keep it
      [button type=button aria-disabled=false] Delete"
    `);
    await screen.click('Keep it');
    expect(screen.query('dialog')).toBeFalsy();
    expect(screen.routes().filter((one) => one.startsWith('DELETE'))).toEqual([]);
  });

  test.each([
    ['at once', { status: 204 }],
    ['also when they were gone already', refused('gone', 'x', 404)],
  ])('are deleted with their answers, %s', async (_, answer) => {
    const slow = later(answer);
    const screen = await openDelete({ [remove]: slow.answer });
    await screen.click('Delete');
    expect(screen.find('Delete')!.getAttribute('aria-disabled')).toBe('true');
    slow.arrive();
    await until(() => expect(screen.toasts()).toEqual(['done: The lesson is deleted.']));
    await settle();
    expect(screen.query('dialog')).toBeFalsy();
    expect(screen.focused()).toBe('ls-mine');
    expect(screen.page.localStorage.getItem('lesson:a')).toBeNull();
    expect(screen.queries('GET /teaching/lessons').length).toBeGreaterThan(1);
  });

  test.each([
    [unreachable, 'No connection. Nothing is lost; try again in a moment.'],
    [refused('bad', 'Not now.', 500), 'Not now.'],
  ])('that cannot be deleted stay (%#)', async (failing, text) => {
    const screen = await openDelete({ [remove]: failing });
    await screen.click('Delete');
    await until(() => expect(screen.query('dialog').textContent).toContain(text));
    expect(screen.find('Delete')!.getAttribute('aria-disabled')).toBe('false');
    expect(screen.page.localStorage.getItem('lesson:a')).toBe('{}');
    expect(screen.toasts()).toEqual([]);
  });
});
