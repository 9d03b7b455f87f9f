import type { Course, Lesson } from '@curvela/curriculum';
import { describe, expect, it } from 'vitest';
import { formatCode, normalizeCode } from './certificate.ts';
import {
  countAnswers,
  countsNow,
  courseProgress,
  type LessonAnswerRecord,
  type LessonWork,
  meetsRule,
  requiredRight,
  resumePosition,
} from './progress.ts';

const shownAt = new Date('2026-03-01T08:00:00Z');
const answer = (item: string, more: Partial<LessonAnswerRecord> = {}): LessonAnswerRecord => ({
  item,
  tries: 1,
  right: true,
  shownAt: null,
  ...more,
});
const lesson = (id: string): Lesson =>
  ({
    id,
    blocks: [{ kind: 'items', items: ['a', 'b', 'c'].map((item) => ({ kind: 'choice', id: item })) }],
  }) as unknown as Lesson;
const course = { id: 'course', lessons: ['one', 'two', 'three'].map(lesson) } as unknown as Course;

describe('a lesson', () => {
  it('needs two right answers in three, rounded up', () => {
    expect([1, 3, 6, 7, 8].map(requiredRight)).toEqual([1, 2, 4, 5, 6]);
  });

  it('is complete once all questions are answered and enough of them are right', () => {
    const rule = (...answers: LessonAnswerRecord[]) => meetsRule(countAnswers(lesson('one'), answers));
    const wrong = { right: false };
    expect(rule(answer('a'), answer('b'), answer('c', wrong))).toBe(true);
    expect(rule(answer('a'), answer('b'))).toBe(false);
    expect(rule(answer('a'), answer('b', wrong), answer('c', wrong))).toBe(false);
    expect(rule(answer('a'), answer('b'), answer('removed'))).toBe(false);
  });

  it('counts a right answer from exactly twelve hours after its solution was shown', () => {
    const after = (ms: number) => countsNow(answer('a', { shownAt }), new Date(+shownAt + ms));
    expect(after(12 * 3_600_000 - 1)).toBe(false);
    expect(after(12 * 3_600_000)).toBe(true);
    expect(countsNow(undefined, shownAt)).toBe(true);
  });
});

describe('a course', () => {
  const work = (id: string, day: number, completed = false): LessonWork => ({
    lesson: id,
    place: 4,
    visitedAt: new Date(`2026-03-0${day}T08:00:00Z`),
    completedAt: completed ? shownAt : null,
  });

  it('shows a third of three lessons as 33 per cent', () => {
    expect(courseProgress(course, [work('two', 1, true), work('three', 2)])).toEqual({
      completed: 1,
      of: 3,
      percent: 33,
    });
    expect(courseProgress({ ...course, lessons: [] }, [])).toEqual({ completed: 0, of: 0, percent: 0 });
  });

  it('resumes at the position of the lesson visited last', () => {
    expect(resumePosition(course, [work('three', 1), work('one', 2)])).toEqual({ lesson: 'one', place: 4 });
  });

  it('resumes after a completed lesson at the next open one, and from the beginning after the last', () => {
    const done = [work('one', 1, true)];
    expect(resumePosition(course, done)).toEqual({ lesson: 'two', place: 0 });
    expect(resumePosition(course, [...done, work('three', 2, true)])).toEqual({ lesson: 'two', place: 0 });
    const all = [...done, work('two', 2, true), work('three', 3, true)];
    expect(resumePosition(course, all)).toBeNull();
    expect(resumePosition(course, [])).toEqual({ lesson: 'one', place: 0 });
  });
});

it('a certificate code is accepted with spaces, hyphens and lower-case letters', () => {
  expect(normalizeCode(' 7kqm-2xra 9pld ')).toBe('7KQM2XRA9PLD');
  expect(formatCode('7KQM2XRA9PLD')).toBe('7KQM-2XRA-9PLD');
});
