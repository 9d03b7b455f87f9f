import type { Maths } from '@curvela/maths/contract.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Course } from '@curvela/curriculum/courses/lesson.ts';

/** What the room of courses gets from outside; `courses` are those that are offered. */
export type CourseServices = Pick<Services, 'db' | 'clock' | 'random'> & {
  readonly maths: Maths;
  readonly courses: readonly Course[];
};
