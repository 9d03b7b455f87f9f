import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import { itemsOf, keyOf } from '../../domain/items.ts';
import type { CourseItem, Lesson } from '@curvela/curriculum';
import { courseError } from '../../model/errors.ts';
import { countAnswers, countsNow, meetsRule } from '../../domain/progress.ts';
import type { CourseServices } from '../../model/records.ts';
import type { AnsweredView, LessonStanding } from '../../model/views.ts';
import { judgeAnswer, loadSolution } from './judge-answer.server.ts';
import { recordCourseEvidence } from './record-evidence.server.ts';
import { lockLearner, requireLesson } from './require-lesson.server.ts';
import {
  completeLesson,
  saveAnswer,
  loadAnswers,
  type CourseLearnerRef,
  type LessonRef,
  touchLesson,
} from '../../db/work.server.ts';
import { lessonStanding } from './read-standing.server.ts';

type ItemAnswer = { readonly item: string; readonly answer: GivenAnswer | null };

/**
 * Judges an answer in a lesson; with null the solution is shown. Stored for the learner; not stored without a signed-in user. Throws 404
 * `unknown_course`, `unknown_question`, `unknown_profile`, 422 `answer_does_not_fit`.
 */
export async function answerItem(
  services: CourseServices,
  own: CourseLearnerRef | null,
  lessonRef: LessonRef,
  { item: key, answer }: ItemAnswer,
  language: Language,
): Promise<AnsweredView> {
  const { lesson } = requireLesson(services, lessonRef);
  const item = itemsOf(lesson).find((one) => keyOf(one) === key);
  if (!item) throw courseError('unknown_question', { status: 404 });
  const target = { lesson, item };
  if (answer === null) {
    const { solution, feedback, question } = await loadSolution(services.maths, target, language);
    const standing = await storeAnswer(services, own, lessonRef, target, async (trx, learner, now) => {
      await saveAnswer(trx, learner, lessonRef, { item: key, given: null, right: false, shown: true, now });
      if (question)
        await recordCourseEvidence(trx, services, learner, lessonRef, {
          key,
          question,
          graded: null,
          language,
        });
    });
    return { verdict: null, formMissed: false, feedback, hint: [], solution, standing };
  }
  const { view, right, countsAsAnswer, practice } = await judgeAnswer(
    services.maths,
    target,
    answer,
    language,
  );
  if (!countsAsAnswer) return { ...view, standing: null };
  const standing = await storeAnswer(services, own, lessonRef, target, async (trx, learner, now) => {
    const before = (await loadAnswers(trx, learner, lessonRef)).find((one) => one.item === key);
    const counted = right && countsNow(before, now);
    await saveAnswer(trx, learner, lessonRef, {
      item: key,
      given: answer,
      right: counted,
      shown: false,
      now,
    });
    if (practice)
      await recordCourseEvidence(trx, services, learner, lessonRef, { key, ...practice, language });
  });
  return { ...view, standing };
}

type Work = (trx: Kysely<DB>, own: CourseLearnerRef, now: Date) => Promise<void>;

/** Writes an answer and completes the lesson when its rule is met. The upsert of the lesson row serialises concurrent answers. */
async function storeAnswer(
  { db, clock }: Pick<CourseServices, 'db' | 'clock'>,
  own: CourseLearnerRef | null,
  lessonRef: LessonRef,
  { lesson }: { lesson: Lesson; item: CourseItem },
  work: Work,
): Promise<LessonStanding | null> {
  if (!own) return null;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    await lockLearner(trx, own);
    await touchLesson(trx, own, lessonRef, { now });
    await work(trx, own, now);
    const answers = await loadAnswers(trx, own, lessonRef);
    if (meetsRule(countAnswers(lesson, answers))) await completeLesson(trx, own, lessonRef, now);
    return lessonStanding(trx, own, lessonRef.course, lesson);
  });
}
