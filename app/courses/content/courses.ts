import type { Course } from '../lesson.ts';
import { fractions } from './fractions/fractions.ts';

/** The courses as they are written, in the order in which they are offered. */
export const writtenCourses: readonly Course[] = [fractions];
