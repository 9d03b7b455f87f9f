import type { ReactNode } from 'react';
import { onTestFinished, describe, expect, test, vi } from 'vitest';
import { readProgress } from '#app/platform/progress.ts';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable, visitor } from '#tests/support/page-part.tsx';
import { openTeachingPart } from '#tests/support/teaching-page.tsx';
import { lessonQuery, lessonsQuery } from '../../api/lessons-client.ts';
import type { LessonEvent, LessonView } from '../../model/lessons/views.ts';
import { LessonScreen } from './lesson-screen.tsx';

const lesson = (more: Partial<LessonView> = {}): LessonView => ({
  id: 'l1',
  skill: { id: 'slope', name: 'Slope' },
  profileId: 'maya',
  state: 'running',
  percent: 0,
  createdAt: '2026-11-22T09:00:00Z',
  language: 'en',
  variant: 3,
  waiting: false,
  failure: null,
  content: null,
  ...more,
});
const get = `GET ${at('/teaching/lessons/l1')}`;
const progress = at('/teaching/lessons/l1/progress');
const cancel = `POST ${at('/teaching/lessons/l1/cancel')}`;

/** The lesson l1, and a stream of its progress that the test writes to. */
async function open(view: LessonView = lesson(), stubs: StubbedAnswers = {}) {
  let push!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (push = controller) });
  stubs[get] ??= { body: { lesson: view } };
  const page = await openTeachingPart(
    <Streamed
      respond={(url) =>
        url === progress
          ? Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
          : null
      }
    >
      <LessonScreen id="l1" />
    </Streamed>,
    { answers: stubs, path: '/ai-tutor?lesson=l1', auth: carmen },
  );
  await until(() => expect(page.query('h1')).toBeTruthy());
  const write = (event: LessonEvent['event'], data: Partial<LessonEvent['data']> = {}) => {
    const all = { percent: 0, waiting: false, failure: null, ...data };
    push.enqueue(new TextEncoder().encode(`id: 1\nevent: ${event}\ndata: ${JSON.stringify(all)}\n\n`));
  };
  return { ...page, stubs, write };
}

type Respond = (url: string) => Promise<Response> | null;
/** Answers some calls before the stubs do. */
function Streamed({ respond, children }: { respond: Respond; children: ReactNode }) {
  const stubbed = globalThis.fetch as typeof fetch & { streamed?: true };
  if (!stubbed.streamed) {
    const streamed = (url: string, init?: RequestInit) => respond(url) ?? stubbed(url, init);
    vi.stubGlobal('fetch', Object.assign(streamed, { streamed: true }));
  }
  return children;
}

describe('a lesson that is being made', () => {
  test('tells how far it is on the page, then in the overlay', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "Slope
      [p role=status] Your lesson is about to start. This page shows its progress.
      [progress aria-label=Your lesson is being made. value=0 value=0]
      [button type=button aria-disabled=false .btn-secondary] Cancel"
    `);
    expect(readProgress().progress).toBe(-1);
    screen.write('progress', { percent: 24 });
    await until(() => expect(screen.text()).toContain('|Your lesson is being made.|'));
    expect(screen.query('progress').getAttribute('value')).toBe('24');
    expect(readProgress().progress).toBe(-1);
    screen.write('progress', { percent: 25 });
    await until(() => expect(readProgress()).toEqual({ progress: 25, label: 'Slope' }));
    screen.write('progress', { percent: 30, waiting: true });
    await until(() =>
      expect(screen.text()).toContain(
        '|The algebra engine is busy. We’ll keep trying; you don’t need to do anything.|',
      ),
    );
    expect(readProgress().progress).toBe(-1);
    screen.write('progress', { percent: 40 });
    await until(() => expect(readProgress().progress).toBe(40));
    await screen.unmount();
    expect(readProgress().progress).toBe(-1);
  });

  test('is shown when it is done, and the lists are asked for again', async () => {
    const screen = await open();
    screen.client.setQueryData(lessonsQuery('maya', 'en').queryKey, []);
    screen.stubs[get] = { body: { lesson: lesson({ state: 'failed', failure: 'maths_away' }) } };
    screen.write('progress', { percent: 90 });
    screen.write('done', { percent: 100 });
    await until(() => expect(screen.text()).toContain('We couldn’t make this lesson'));
    expect(readProgress().progress).toBe(-1);
    expect(screen.client.getQueryState(lessonsQuery('maya', 'en').queryKey)!.isInvalidated).toBe(true);
  });

  test('whose progress is lost offers to try again', async () => {
    const answers: StubbedAnswers = { [get]: { body: { lesson: lesson() } } };
    const screen = await openTeachingPart(<LessonScreen id="l1" />, { answers, auth: carmen });
    await until(() => expect(screen.find('Try again')).not.toBeNull());
    expect(screen.text()).toBe(
      '|Slope|No connection. Nothing is lost; try again in a moment.||Try again|Cancel|'.replace('||', '|'),
    );
    await screen.click('Try again');
    await until(() => expect(screen.find('Try again')).not.toBeNull());
    expect(screen.routes().filter((one) => one.endsWith('progress'))).toHaveLength(2);
  });

  test('is cancelled once, and its topic can be asked for again', async () => {
    const slow = later({ body: { lesson: lesson({ state: 'cancelled' }) } });
    const screen = await open(lesson(), { [cancel]: slow.answer });
    screen.client.setQueryData(lessonsQuery('maya', 'en').queryKey, []);
    await screen.click('Cancel');
    expect(screen.find('Cancelling')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Cancelling');
    slow.arrive();
    await until(() => expect(screen.toasts()).toEqual(['done: Cancelled. Nothing was saved.']));
    await settle();
    expect(screen.address()).toBe('/ai-tutor?lesson=new&skill=slope&learner=maya');
    expect(screen.sent('POST /teaching/lessons/l1/cancel')).toHaveLength(1);
    expect(screen.client.getQueryState(lessonsQuery('maya', 'en').queryKey)!.isInvalidated).toBe(true);
  });

  test('that was finished before it could be cancelled is shown', async () => {
    const screen = await open(lesson(), {
      [cancel]: { body: { lesson: lesson({ state: 'failed', failure: 'nothing_proven' }) } },
    });
    await screen.click('Cancel');
    await until(() => expect(screen.text()).toContain('We couldn’t make this lesson'));
    expect(screen.toasts()).toEqual([]);
    expect(screen.address()).toBe('/ai-tutor?lesson=l1');
  });

  test('that cannot be cancelled goes on', async () => {
    const screen = await open(lesson(), { [cancel]: unreachable });
    await screen.click('Cancel');
    await until(() =>
      expect(screen.toasts()).toEqual(['done: No connection. Nothing is lost; try again in a moment.']),
    );
    expect(screen.find('Cancel')!.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('a lesson that is not there', () => {
  const openLesson = async (stubs: StubbedAnswers, auth = carmen) => {
    const screen = await openTeachingPart(<LessonScreen id="l1" />, {
      answers: stubs,
      auth,
      path: '/ai-tutor?lesson=l1',
    });
    onTestFinished(() => expect(readProgress().progress).toBe(-1));
    await until(() => expect(screen.query('h1')).toBeTruthy());
    return screen;
  };
  const view = (more: Partial<LessonView>) => ({ [get]: { body: { lesson: lesson(more) } } });

  test.each([
    [
      { state: 'failed', failure: 'maths_away' },
      'We couldn’t reach the algebra engine to check the formulas, and we don’t show unchecked lessons. Try again in a few minutes.',
    ],
    [
      { state: 'failed', failure: 'nothing_proven' },
      'We couldn’t prove enough of our material on this topic just now, and we don’t show what isn’t proven.',
    ],
    [
      { state: 'failed', failure: 'broken' },
      'Something went wrong while we were making the lesson. Nothing was saved.',
    ],
    [
      { state: 'failed', failure: null },
      'Something went wrong while we were making the lesson. Nothing was saved.',
    ],
    [{ state: 'cancelled', failure: 'maths_away' }, 'Cancelled. Nothing was saved.'],
  ] as const)('because %o says why', async (more, text) => {
    const screen = await openLesson(view(more));
    expect(screen.text()).toBe(`|We couldn’t make this lesson|${text}|Try again|Lessons|`);
    expect(screen.find('Lessons')!.getAttribute('href')).toBe(
      '/ai-tutor?lesson=new&skill=slope&learner=maya',
    );
  });

  test('is asked for again with the same numbers', async () => {
    const screen = await openLesson({
      ...view({ state: 'failed', profileId: null }),
      [`POST ${at('/teaching/lessons')}`]: refused('bad', 'Not now.', 422, {
        nearest: [{ id: 'ratio', name: 'Ratios' }],
      }),
    });
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('|Not now.|'));
    expect(screen.sent('POST /teaching/lessons')).toEqual([{ skill: 'slope', variant: 3, locale: 'en-GB' }]);
    expect(screen.find('Ratios')).toBeNull();
  });

  test('for this account says so', async () => {
    const screen = await openLesson({ [get]: refused('missing', 'x', 404) });
    expect(screen.text()).toBe(
      '|We can’t find this lesson|It belongs to another account, or it has been deleted.|Lessons|',
    );
    expect(screen.find('Lessons')!.getAttribute('href')).toBe('/ai-tutor?lesson=new');
  });

  test('without a connection can be asked for again', async () => {
    const stubs: StubbedAnswers = { [get]: unreachable };
    const screen = await openLesson(stubs);
    expect(screen.text()).toBe(
      '|We can’t find this lesson|No connection. Nothing is lost; try again in a moment.|Try again|',
    );
    stubs[get] = { body: { lesson: lesson({ state: 'cancelled' }) } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('Cancelled.'));
  });

  test('for a visitor is an invitation to sign in', async () => {
    const screen = await openLesson({}, visitor);
    expect(screen.text()).toContain('|Sign in to get a lesson|');
    expect(screen.routes()).toEqual([]);
  });

  test('yet shows that it is loading', async () => {
    const screen = await openTeachingPart(<LessonScreen id="l1" />, {
      auth: { user: null, loading: true },
      answers: { [get]: { body: { lesson: lesson({ state: 'cancelled' }) } } },
    });
    expect(screen.query('h1')).toBeFalsy();
    expect(screen.routes()).toEqual([]);
    expect(screen.client.getQueryData(lessonQuery('l1', 'en').queryKey)).toBeUndefined();
  });
});
