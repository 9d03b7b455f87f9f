import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCoursePart, words } from '#tests/support/course-page.tsx';
import { at, unreachable } from '#tests/support/page-part.tsx';
import { partOf } from '#tests/support/part-of.ts';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import type { LessonBlockView } from '../model/views.ts';
import { LessonGraph } from './lesson-graph.tsx';
import { useReadingPosition } from './use-reading-position.ts';

type Entry = { target: { id: string }; isIntersecting: boolean };
/** What the page watches, by the ids of the elements, and how it is told. */
const watched: { ids: string[]; margin: string | undefined; notify: (entries: Entry[]) => void }[] = [];
beforeEach(() => void watched.splice(0));
function stubObserver() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #own: (typeof watched)[number];
      constructor(notify: (entries: Entry[]) => void, options?: { rootMargin: string }) {
        this.#own = { ids: [], margin: options?.rootMargin, notify };
        watched.push(this.#own);
      }
      observe(element: Element) {
        this.#own.ids.push(element.getAttribute('id') ?? element.localName);
      }
      disconnect() {
        this.#own.ids = [];
      }
    },
  );
}

const place = `PUT ${at('/courses/fractions/lessons/two/place')}`;
const puts = 'PUT /courses/fractions/lessons/two/place';
const Reading = ({ learner, blocks }: { learner?: string; blocks: number }) => {
  stubObserver();
  useReadingPosition({ course: 'fractions', lesson: 'two' }, learner, blocks);
  return ['b0', 'b1', 'b2'].map((id) => <section key={id} id={id} />);
};
const open = (
  blocks = 3,
  learner: string | undefined = 'maya',
  answers: StubbedAnswers = { [place]: { status: 204 } },
) => openCoursePart(<Reading blocks={blocks} {...(learner && { learner })} />, { answers, stopped: true });
const moved = (entries: Record<string, boolean>) =>
  watched[0]!.notify(
    Object.entries(entries).map(([id, isIntersecting]) => ({ target: { id }, isIntersecting })),
  );

test('the uppermost block in the window is kept after a second and a half', async () => {
  const screen = await open();
  expect(watched[0]!.ids).toEqual(['b0', 'b1', 'b2']);
  moved({ b2: true, b1: true });
  await screen.pass(1499);
  expect(screen.sent(puts)).toEqual([]);
  await screen.pass(1);
  expect(screen.sent(puts)).toEqual([{ profileId: 'maya', place: 1 }]);
  moved({ b1: true });
  await screen.pass(2000);
  expect(screen.sent(puts)).toHaveLength(1);
  moved({ b1: false });
  await screen.pass(1000);
  moved({ b0: true });
  await screen.pass(1500);
  expect(screen.sent(puts)).toEqual([
    { profileId: 'maya', place: 1 },
    { profileId: 'maya', place: 0 },
  ]);
});

test('no block in the window keeps the place before', async () => {
  const screen = await open();
  moved({ b1: false });
  await screen.pass(2000);
  expect(screen.sent(puts)).toEqual([]);
});

test('a place that could not be kept is kept later', async () => {
  const screen = await open(3, 'maya', { [place]: unreachable });
  moved({ b1: true });
  await screen.pass(1500);
  await screen.pass(1);
  moved({ b1: true });
  await screen.pass(1500);
  expect(screen.sent(puts)).toHaveLength(2);
});

test('leaving the page ends it', async () => {
  const screen = await open();
  moved({ b1: true });
  await screen.unmount();
  expect(watched[0]!.ids).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.sent(puts)).toEqual([]);
});

test('blocks that are not on the page are not watched', async () => {
  await open(5);
  expect(watched[0]!.ids).toEqual(['b0', 'b1', 'b2']);
});

test('neither a visitor nor an empty lesson is watched', async () => {
  await openCoursePart(<Reading blocks={3} />);
  expect(watched).toEqual([]);
});

test('a lesson without blocks is not watched', async () => {
  await open(0);
  expect(watched).toEqual([]);
});

test('a graph is drawn by the server until it comes near the window', async () => {
  const block = partOf<Extract<LessonBlockView, { kind: 'graph' }>>({
    kind: 'graph',
    svg: '<svg/>',
    graph: { items: [], view: null, description: 'A line' },
    caption: words('Steep'),
  });
  const Graph = () => {
    stubObserver();
    return <LessonGraph block={block} />;
  };
  const screen = await openCoursePart(<Graph />);
  expect(screen.text()).toBe('|Steep|');
  expect([watched[0]!.ids, watched[0]!.margin]).toEqual([['figure'], '300px']);
  await act(async () => watched[0]!.notify([{ target: { id: '' }, isIntersecting: false }]));
  expect(watched[0]!.ids).toEqual(['figure']);
  await act(async () => watched[0]!.notify([{ target: { id: '' }, isIntersecting: true }]));
  expect(watched[0]!.ids).toEqual([]);
  expect(watched).toHaveLength(1);
});
