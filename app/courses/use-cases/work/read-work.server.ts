import type { Language } from '#app/platform/texts.ts';
import { itemsOf, keyOf } from '../../domain/items.ts';
import { countsNow, hoursAfterSolution } from '../../domain/progress.ts';
import type { CourseServices } from '../../model/records.ts';
import type { WorkView } from '../../model/views.ts';
import { loadSolution } from './judge-answer.server.ts';
import { lockLearner, requireLesson } from './require-lesson.server.ts';
import {
  loadAnswers,
  loadNote,
  loadWork,
  type CourseLearnerRef,
  type LessonRef,
} from '../../db/work.server.ts';
import { lessonStanding } from './read-standing.server.ts';

/** A learner’s work in one lesson: position, note, answers. Throws 404 `unknown_course`, `unknown_profile`. */
export async function readWork(
  services: CourseServices,
  own: CourseLearnerRef,
  lessonRef: LessonRef,
  language: Language,
): Promise<WorkView> {
  const { lesson } = requireLesson(services, lessonRef);
  const { db, clock, maths } = services;
  const now = clock.now();
  const { work, answers, note, standing } = await db.transaction().execute(async (trx) => {
    await lockLearner(trx, own);
    return {
      work: await loadWork(trx, own),
      answers: await loadAnswers(trx, own, lessonRef),
      note: await loadNote(trx, own, lessonRef),
      standing: await lessonStanding(trx, own, lessonRef.course, lesson),
    };
  });
  const here = work.find((one) => one.course === lessonRef.course && one.lesson === lessonRef.lesson);
  const shown = itemsOf(lesson).flatMap((item) => {
    const answer = answers.find((one) => one.item === keyOf(item));
    return answer ? [{ item, answer }] : [];
  });
  return {
    place: here?.place ?? 0,
    standing,
    note,
    answers: await Promise.all(
      shown.map(async ({ item, answer }) => {
        const { given, tries, right, shownAt } = answer;
        const open = !right && countsNow(answer, now);
        const solved = open ? null : await loadSolution(maths, { lesson, item }, language);
        return {
          item: answer.item,
          given,
          tries,
          right,
          solution: solved?.solution ?? null,
          countsFrom:
            right || open || !shownAt
              ? null
              : new Date(shownAt.getTime() + hoursAfterSolution * 3_600_000).toISOString(),
        };
      }),
    ),
  };
}
