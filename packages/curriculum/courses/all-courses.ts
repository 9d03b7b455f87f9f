import type { Course } from './lesson.ts';
import { algebra } from './algebra/algebra.ts';
import { fractions } from './fractions/fractions.ts';
import { learning } from './learning/learning.ts';
import { quadratics } from './quadratics/quadratics.ts';

/** The courses as they are written, in the order in which they are offered. */
export const allCourses: readonly Course[] = [fractions, algebra, quadratics, learning];
