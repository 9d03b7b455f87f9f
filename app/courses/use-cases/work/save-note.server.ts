import { courseError } from '../../model/errors.ts';
import type { CourseServices } from '../../model/records.ts';
import { lockLearner, requireLesson } from './require-lesson.server.ts';
import {
  loadNote,
  type LessonNoteRecord,
  type CourseLearnerRef,
  type LessonRef,
  touchLesson,
  writeNote,
} from '../../db/work.server.ts';

type Deps = Pick<CourseServices, 'db' | 'clock' | 'courses'>;

/**
 * Saves the note of a lesson. Idempotent for the same text. Throws 404 `unknown_course`, `unknown_profile`, and 409 `note_changed` with the
 * stored note when another version was saved since.
 */
export async function saveNote(
  services: Deps,
  own: CourseLearnerRef,
  lessonRef: LessonRef,
  { text, version }: LessonNoteRecord,
): Promise<LessonNoteRecord> {
  requireLesson(services, lessonRef);
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    await lockLearner(trx, own);
    const saved = await writeNote(trx, own, lessonRef, { text, version, now: clock.now() });
    if (saved) return saved;
    const standing = await loadNote(trx, own, lessonRef);
    // A repeated request whose first response was lost.
    if (standing.text === text) return standing;
    throw courseError('note_changed', { status: 409, details: { note: standing } });
  });
}

/** Saves the reading position. Throws 404 `unknown_course`, `unknown_profile`. */
export async function savePosition(
  services: Deps,
  own: CourseLearnerRef,
  lessonRef: LessonRef,
  block: number,
): Promise<void> {
  const { lesson } = requireLesson(services, lessonRef);
  const { db, clock } = services;
  const last = Math.max(lesson.blocks.length - 1, 0);
  await db.transaction().execute(async (trx) => {
    await lockLearner(trx, own);
    await touchLesson(trx, own, lessonRef, { now: clock.now(), place: Math.min(block, last) });
  });
}
