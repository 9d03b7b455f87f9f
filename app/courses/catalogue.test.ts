import { expect, test } from 'vitest';
import { courseOf, courses, practiceAddress } from './catalogue.ts';
import { coursesTexts } from './messages/index.ts';

test('four courses of six to eight lessons', () => {
  expect(courses.map(({ id, lessons }) => [id, lessons.length])).toEqual([
    ['fractions', 6],
    ['lines', 7],
    ['quadratics', 7],
    ['derivatives', 8],
  ]);
});

test('each lesson has a title and a skill, and no text stands without a lesson', () => {
  for (const { id, lessons } of courses) {
    expect(Object.keys(coursesTexts.en.courses[id].lessons)).toEqual(lessons.map((lesson) => lesson.id));
  }
});

test('an unknown course is none', () => {
  expect(courseOf('poetry')).toBeNull();
  expect(courseOf(undefined)).toBeNull();
});

test('a problem reaches the tutor as it was typed', () => {
  expect(practiceAddress('2x+1>7')).toBe('/tutor-models?problem=2x%2B1%3E7');
});
