import { keysOf } from './items.ts';
import type { Course, Lesson } from '@curvela/curriculum';

/*
 * When a lesson is complete: every question was answered, and at least two in three of them right, however many tries it took. A
 * question whose solution was asked for counts as answered; a right answer to it counts from twelve hours later on.
 */

/** Hours after which a question counts again whose solution was shown: what is recalled then was not copied. */
export const hoursAfterSolution = 12;

export type LessonAnswerRecord = {
  readonly item: string;
  readonly tries: number;
  readonly right: boolean;
  readonly shownAt: Date | null;
};
export type LessonWork = {
  readonly lesson: string;
  readonly place: number;
  readonly visitedAt: Date;
  readonly completedAt: Date | null;
};

/** Questions that must be right out of so many. */
export const requiredRight = (questions: number): number => Math.ceil((questions * 2) / 3);

/** What was answered of the questions that the lesson has now. */
export function countAnswers(lesson: Lesson, answers: readonly LessonAnswerRecord[]) {
  const keys = new Set(keysOf(lesson));
  const here = answers.filter(({ item }) => keys.has(item));
  return {
    questions: keys.size,
    needed: requiredRight(keys.size),
    answered: here.length,
    right: here.filter(({ right }) => right).length,
  };
}
type Counts = ReturnType<typeof countAnswers>;

export const meetsRule = ({ questions, needed, answered, right }: Counts): boolean =>
  questions > 0 && answered === questions && right >= needed;

/** Whether a right answer counts now. */
export const countsNow = (answer: LessonAnswerRecord | undefined, now: Date): boolean =>
  !answer?.shownAt || now.getTime() - answer.shownAt.getTime() >= hoursAfterSolution * 3_600_000;

/** Completed lessons out of the lessons of the course; an empty course is 0 %. */
export function courseProgress(course: Course, work: readonly LessonWork[]) {
  const done = new Set(work.flatMap(({ lesson, completedAt }) => (completedAt ? [lesson] : [])));
  const completed = course.lessons.filter(({ id }) => done.has(id)).length;
  const of = course.lessons.length;
  return { completed, of, percent: of === 0 ? 0 : Math.floor((100 * completed) / of) };
}

/**
 * Where to go on: the lesson that was open last, at its place, as long as it is not completed; else the first one after it that is not,
 * from the beginning again after the last. Null when all are completed.
 */
export function resumePosition(
  course: Course,
  work: readonly LessonWork[],
): { lesson: string; place: number } | null {
  const of = new Map(work.map((one) => [one.lesson, one]));
  const open = course.lessons.filter(({ id }) => !of.get(id)?.completedAt);
  const last = work
    .filter(({ lesson }) => course.lessons.some(({ id }) => id === lesson))
    .toSorted((one, other) => other.visitedAt.getTime() - one.visitedAt.getTime())[0];
  if (last && !last.completedAt) return { lesson: last.lesson, place: last.place };
  const from = course.lessons.findIndex(({ id }) => id === last?.lesson);
  const next = open.find(({ id }) => course.lessons.findIndex((one) => one.id === id) > from) ?? open[0];
  return next ? { lesson: next.id, place: of.get(next.id)?.place ?? 0 } : null;
}
