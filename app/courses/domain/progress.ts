import { keysOf } from './items.ts';
import type { Course, Lesson } from '@curvela/curriculum';

/*
 * When a lesson is complete: every question was answered and at least two in three are right, after any number of tries. A question
 * whose solution was shown counts as answered; a right answer to it counts again after twelve hours.
 */

/** Hours after which a question whose solution was shown counts again: by then the answer is recalled, not copied. */
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

/** How many of so many questions must be right. */
export const requiredRight = (questions: number): number => Math.ceil((questions * 2) / 3);

/** Counts the answers to questions that the lesson still has. */
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

/** Completed lessons of the course; 0 % for an empty course. */
export function courseProgress(course: Course, work: readonly LessonWork[]) {
  const done = new Set(work.flatMap(({ lesson, completedAt }) => (completedAt ? [lesson] : [])));
  const completed = course.lessons.filter(({ id }) => done.has(id)).length;
  const of = course.lessons.length;
  return { completed, of, percent: of === 0 ? 0 : Math.floor((100 * completed) / of) };
}

/**
 * Where to continue: at the position in the lesson visited last while it is not completed; else at the first open lesson after it, or the
 * first open one of all. Null when all are completed.
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
