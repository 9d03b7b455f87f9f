import type { Course } from '../lesson.ts';

/** The courses as they are written, in the order in which they are offered. */
export const writtenCourses: readonly Course[] = [];
