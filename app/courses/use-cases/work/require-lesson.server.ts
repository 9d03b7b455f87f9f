import type { Kysely } from 'kysely';
import { pinProfile } from '#app/learners/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { courseOf, lessonOf } from '../../domain/items.ts';
import type { Course, Lesson } from '@curvela/curriculum';
import { courseError } from '../../model/errors.ts';
import type { CourseServices } from '../../model/records.ts';
import type { CourseLearnerRef, LessonRef } from '../../db/work.server.ts';

/** The course and lesson of a reference. Throws 404 `unknown_course`. */
export function requireLesson(
  { courses }: Pick<CourseServices, 'courses'>,
  lessonRef: LessonRef,
): { course: Course; lesson: Lesson } {
  const course = courseOf(courses, lessonRef.course);
  const lesson = lessonOf(course, lessonRef.lesson);
  if (!course || !lesson) throw courseError('unknown_course', { status: 404 });
  return { course, lesson };
}

/** Locks the learner’s profile until the transaction ends. Throws 404 `unknown_profile`, also for learners of other accounts. */
export async function lockLearner(
  trx: Kysely<DB>,
  { accountId, profileId }: CourseLearnerRef,
): Promise<void> {
  if (!(await pinProfile(trx, { id: profileId, accountId })))
    throw courseError('unknown_profile', { status: 404 });
}
