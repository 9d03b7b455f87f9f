import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { courseStanding, lessonStanding, openCoursePart, workWith } from '#tests/support/course-page.tsx';
import { at, carmen, later, refused, unreachable } from '#tests/support/page-part.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { CourseCurve } from './course-curve.tsx';
import { LessonNote } from './lesson-note.tsx';

const put = `PUT ${at('/courses/fractions/lessons/two/note')}`;
const puts = 'PUT /courses/fractions/lessons/two/note';
const label = /^Notes to yourself on this lesson/;
const stored = 'course_note.maya.fractions.two';
const open = async (answers: StubbedAnswers = {}, text = '') => {
  const screen = await openCoursePart(
    <LessonNote
      place={{ course: 'fractions', lesson: 'two' }}
      learner="maya"
      work={workWith({ note: { text, version: 1 } })}
    />,
    { answers, stopped: true, auth: carmen },
  );
  return {
    ...screen,
    status: () => screen.page.document.querySelectorAll('.help').at(-1)!.textContent,
    draft: () => screen.page.localStorage.getItem(stored),
  };
};
const saved = (text: string, version = 2) => ({ body: { text, version } });

test('a note is kept eight tenths of a second after the last key', async () => {
  const slow = later(saved('halves'));
  const screen = await open({ [put]: slow.answer });
  expect(screen.status()).toBe('');
  await screen.fill(label, 'half');
  expect(screen.status()).toBe('Saving');
  expect(screen.draft()).toBe('{"text":"half","version":1}');
  await screen.pass(700);
  await screen.fill(label, 'halves');
  await screen.pass(799);
  expect(screen.sent(puts)).toEqual([]);
  await screen.pass(1);
  expect(screen.sent(puts)).toEqual([{ profileId: 'maya', text: 'halves', version: 1 }]);
  slow.arrive();
  await screen.pass(1);
  expect(screen.status()).toBe('Saved.');
  expect(screen.draft()).toBeNull();
  expect(screen.query('.co-print-note').textContent).toBe('halves');
});

test('a note of an earlier visit is in its field, kept', async () => {
  const screen = await open({}, 'halves');
  expect(screen.status()).toBe('Saved.');
  expect(screen.query('textarea').getAttribute('maxLength')).toBe('8000');
});

test.each([
  [unreachable, 'No connection. Your notes are saved in this browser and sent once you’re back online.'],
  [
    refused('bad', 'x', 500),
    'No connection. Your notes are saved in this browser and sent once you’re back online.',
  ],
  [
    refused('limit', 'x', 429),
    'No connection. Your notes are saved in this browser and sent once you’re back online.',
  ],
])('a note without a connection is sent again after five seconds (%#)', async (failing, text) => {
  const answers: StubbedAnswers = { [put]: failing };
  const screen = await open(answers);
  await screen.fill(label, 'half');
  await screen.pass(801);
  expect(screen.status()).toBe(text);
  expect(screen.draft()).not.toBeNull();
  answers[put] = saved('half');
  await screen.pass(4990);
  expect(screen.sent(puts)).toHaveLength(1);
  await screen.pass(20);
  expect(screen.status()).toBe('Saved.');
});

test('a note is sent at once when the connection is back', async () => {
  const answers: StubbedAnswers = { [put]: unreachable };
  const screen = await open(answers);
  await screen.fill(label, 'half');
  await screen.pass(801);
  answers[put] = saved('half');
  await act(async () => void screen.page.window.dispatchEvent(new Event('online')));
  await screen.pass(1);
  expect(screen.sent(puts)).toHaveLength(2);
  expect(screen.status()).toBe('Saved.');
});

test('a note that is refused stays in this browser', async () => {
  const screen = await open({ [put]: refused('bad', 'x', 422) });
  await screen.fill(label, 'half');
  await screen.pass(801);
  expect(screen.status()).toBe('We couldn’t save this. It stays in this browser.');
  await screen.pass(10_000);
  expect(screen.sent(puts)).toHaveLength(1);
});

test('the notes of another window stand above these', async () => {
  const answers: StubbedAnswers = {
    [put]: refused('note_changed', 'x', 409, { note: { text: 'theirs', version: 5 } }),
  };
  const screen = await open(answers);
  await screen.fill(label, 'mine');
  await screen.pass(801);
  expect(screen.status()).toBe(
    'Another window had saved different notes. Both are here now, the others first.',
  );
  answers[put] = saved('theirs\n\nmine', 6);
  await screen.pass(801);
  expect(screen.sent(puts)[1]).toEqual({ profileId: 'maya', text: 'theirs\n\nmine', version: 5 });
});

test('a note is sent on leaving the page', async () => {
  const screen = await open({ [put]: saved('half') });
  await screen.fill(label, 'half');
  await screen.unmount();
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.sent(puts)).toHaveLength(1);
});

test('a learner whose work is not known yet has no field', async () => {
  const screen = await openCoursePart(
    <LessonNote place={{ course: 'fractions', lesson: 'two' }} learner="maya" work={undefined} />,
  );
  expect(screen.text()).toBe('|My notes|');
});

const dots = async (lessons: ReturnType<typeof lessonStanding>[]) => {
  const screen = await openCoursePart(<CourseCurve standing={courseStanding({ lessons })} label="1 of 3" />);
  const found = screen
    .query('svg')
    .elements()
    .flatMap((one) => {
      if (one.localName === 'path') return [one.getAttribute('class')!];
      if (one.localName !== 'circle') return [];
      return [`${one.getAttribute('class')} ${Math.round(Number(one.getAttribute('cx')))}`];
    });
  await screen.unmount();
  return found.join(', ');
};
const complete = (id: string) => lessonStanding(id, { state: 'complete' });

test('the curve of a course fills up to the lesson that is next', async () => {
  expect(await dots([complete('one'), lessonStanding('two'), lessonStanding('three')])).toBe(
    'pc-rest, pc-done, pc-dot done 16, pc-halo 175, pc-now 175, pc-dot 334',
  );
  expect(await dots([lessonStanding('one'), complete('two'), lessonStanding('three')])).toBe(
    'pc-rest, pc-halo 16, pc-now 16, pc-dot done 175, pc-dot 334',
  );
  expect(await dots([complete('one'), complete('two'), complete('three')])).toBe(
    'pc-done, pc-dot done 16, pc-dot done 175, pc-dot done 334',
  );
  expect(await dots([complete('one')])).toBe('pc-done, pc-dot done 16');
  expect(await dots([lessonStanding('one')])).toBe('pc-rest, pc-halo 16, pc-now 16');
});
