import { describe, expect, it } from 'vitest';
import { languages } from '#app/platform/texts.ts';

import { allCourses } from '@curvela/curriculum/courses';
import { itemsOf, keysOf } from '../domain/items.ts';
import { coursePages } from './read-pages.server.ts';

const pages = coursePages(allCourses);
const lessons = allCourses.flatMap((course) =>
  course.lessons.map((lesson) => [`${course.id}/${lesson.id}`, course, lesson] as const),
);

describe.each(lessons)('the page of %s', (_, course, lesson) => {
  it.each(languages)('contains every question and no answer (%s)', (language) => {
    const page = pages.lesson(course.id, lesson.id, language);
    const items = page?.blocks.flatMap((block) => (block.kind === 'items' ? block.items : [])) ?? [];
    expect(items.map(({ key }) => key)).toEqual(keysOf(lesson));
    const sent = JSON.stringify(items);
    // More keys than these would mean that a solution reaches the browser.
    expect([...new Set(items.flatMap((one) => Object.keys(one)))].toSorted()).toEqual(
      ['ask', 'figure', 'key', 'picture', 'prompt', 'skill'].toSorted(),
    );
    expect(sent).not.toContain('"right"');
    const answers = itemsOf(lesson)
      .flatMap((item) => (item.kind === 'choice' ? item.options : []))
      .map(({ answer }) => answer[language].split('{')[0] ?? '')
      .filter((text) => text.length > 20);
    expect(answers.filter((text) => sent.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });
});

it.each(allCourses.map((course) => [course.id, course] as const))(
  'the card of %s states the minutes of all its lessons',
  (id, { lessons: own }) => {
    const card = pages.course(id, 'en');
    expect(own.length).toBeGreaterThan(0);
    expect(card?.minutes).toBe(own.map(({ minutes }) => minutes).reduce((sum, next) => sum + next));
  },
);

it('an unknown course or lesson is null', () => {
  expect(pages.course('lines', 'en')).toBeNull();
  expect(pages.lesson('fractions', 'nowhere', 'en')).toBeNull();
});
