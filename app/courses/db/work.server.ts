import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import type { LessonAnswerRecord, LessonWork } from '../domain/progress.ts';

/* The only SQL of learners’ work in courses. */

type Database = Kysely<DB>;
/** A learner of an account. The caller has locked the profile before it writes. */
export type CourseLearnerRef = { readonly accountId: string; readonly profileId: string };
export type LessonRef = { readonly course: string; readonly lesson: string };

type StoredLessonAnswer = LessonAnswerRecord & { readonly given: GivenAnswer | null };

/** Opens a lesson or records a new visit. `place`: index of the block at which reading stopped. */
export async function touchLesson(
  trx: Database,
  { accountId, profileId }: CourseLearnerRef,
  { course, lesson }: LessonRef,
  { now, place }: { now: Date; place?: number | undefined },
): Promise<void> {
  await trx
    .insertInto('app.course_lessons')
    .values({
      account_id: accountId,
      profile_id: profileId,
      course,
      lesson,
      place: place ?? 0,
      begun_at: now,
      visited_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'course', 'lesson'])
        .doUpdateSet({ visited_at: now, ...(place !== undefined && { place }) }),
    )
    .execute();
}

export async function completeLesson(
  trx: Database,
  { profileId }: CourseLearnerRef,
  { course, lesson }: LessonRef,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.course_lessons')
    .set({ completed_at: now })
    .where('profile_id', '=', profileId)
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .where('completed_at', 'is', null)
    .execute();
}

export async function loadWork(
  db: Database,
  { accountId, profileId }: CourseLearnerRef,
): Promise<(LessonWork & { course: string })[]> {
  const rows = await db
    .selectFrom('app.course_lessons')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ course, lesson, place, visited_at, completed_at }) => ({
    course,
    lesson,
    place,
    visitedAt: visited_at,
    completedAt: completed_at,
  }));
}

/** Answers of a learner, in one lesson or in all. */
export async function loadAnswers(
  db: Database,
  { accountId, profileId }: CourseLearnerRef,
  place?: LessonRef,
): Promise<(StoredLessonAnswer & LessonRef)[]> {
  let query = db
    .selectFrom('app.course_answers')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId);
  if (place) query = query.where('course', '=', place.course).where('lesson', '=', place.lesson);
  const rows = await query.execute();
  return rows.map((row) => ({
    course: row.course,
    lesson: row.lesson,
    item: row.item,
    given: row.given as GivenAnswer | null,
    tries: row.tries,
    right: row.right_at !== null,
    shownAt: row.shown_at,
  }));
}

type NewAnswer = {
  readonly item: string;
  readonly given: GivenAnswer | null;
  readonly right: boolean;
  readonly shown: boolean;
  readonly now: Date;
};

/** Replaces the earlier answer. `right_at` and `shown_at` keep their first value. */
export async function saveAnswer(
  trx: Database,
  { accountId, profileId }: CourseLearnerRef,
  { course, lesson }: LessonRef,
  { item, given, right, shown, now }: NewAnswer,
): Promise<void> {
  await trx
    .insertInto('app.course_answers')
    .values({
      account_id: accountId,
      profile_id: profileId,
      course,
      lesson,
      item,
      given: given === null ? null : JSON.stringify(given),
      tries: given === null ? 0 : 1,
      right_at: right ? now : null,
      shown_at: shown ? now : null,
      answered_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'course', 'lesson', 'item']).doUpdateSet(({ eb, ref, fn }) => ({
        answered_at: now,
        tries: eb('app.course_answers.tries', '+', given === null ? 0 : 1),
        given: fn.coalesce(ref('excluded.given'), ref('app.course_answers.given')),
        right_at: fn.coalesce(ref('app.course_answers.right_at'), ref('excluded.right_at')),
        shown_at: fn.coalesce(ref('app.course_answers.shown_at'), ref('excluded.shown_at')),
      })),
    )
    .execute();
}

export type LessonNoteRecord = { readonly text: string; readonly version: number };

export async function loadNote(
  db: Database,
  { accountId, profileId }: CourseLearnerRef,
  { course, lesson }: LessonRef,
): Promise<LessonNoteRecord> {
  const row = await db
    .selectFrom('app.course_notes')
    .select(['text', 'version'])
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .executeTakeFirst();
  return row ?? { text: '', version: 0 };
}

/** Writes the next version of a note. Undefined when `version` is not the stored one. */
export async function writeNote(
  trx: Database,
  { accountId, profileId }: CourseLearnerRef,
  { course, lesson }: LessonRef,
  { text, version, now }: LessonNoteRecord & { now: Date },
): Promise<LessonNoteRecord | undefined> {
  if (version === 0)
    return trx
      .insertInto('app.course_notes')
      .values({
        account_id: accountId,
        profile_id: profileId,
        course,
        lesson,
        text,
        version: 1,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['profile_id', 'course', 'lesson']).doNothing())
      .returning(['text', 'version'])
      .executeTakeFirst();
  return trx
    .updateTable('app.course_notes')
    .set({ text, version: version + 1, updated_at: now })
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .where('version', '=', version)
    .returning(['text', 'version'])
    .executeTakeFirst();
}
