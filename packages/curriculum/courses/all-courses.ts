import type { Course } from './lesson.ts';
import { algebra } from './algebra/algebra.ts';
import { fractions } from './fractions/fractions.ts';
import { learning } from './learning/learning.ts';
import { quadratics } from './quadratics/quadratics.ts';

/** All courses, in the order of display. */
export const allCourses: readonly Course[] = [fractions, algebra, quadratics, learning];
