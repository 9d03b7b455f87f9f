import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadCertificates } from '../../db/certificates.server.ts';
import type { CertificateRecord, CourseServices } from '../../model/records.ts';
import { certificateView } from '../../domain/certificate.ts';
import type { Course, Lesson } from '@curvela/curriculum';
import {
  type LessonAnswerRecord,
  countAnswers,
  type LessonWork,
  resumePosition,
  courseProgress,
} from '../../domain/progress.ts';
import type { CourseStanding, LessonStanding } from '../../model/views.ts';
import { lockLearner } from './require-lesson.server.ts';
import { loadAnswers, loadWork, type CourseLearnerRef } from '../../db/work.server.ts';

type Database = Kysely<DB>;
type OfCourse = {
  readonly work: readonly LessonWork[];
  readonly answers: readonly (LessonAnswerRecord & { readonly lesson: string })[];
  /** The latest first. */
  readonly certificates: readonly CertificateRecord[];
};

/** The learner’s progress in each course. Throws 404 `unknown_profile`. */
export async function readStanding(
  { db, courses }: Pick<CourseServices, 'db' | 'courses'>,
  own: CourseLearnerRef,
  language: Language,
): Promise<CourseStanding[]> {
  return db.transaction().execute(async (trx) => {
    await lockLearner(trx, own);
    const all = await loadAll(trx, own);
    return courses.map((course) => standingOf(course, ofCourse(all, course.id), language));
  });
}

/** The learner’s current state in a lesson. */
export async function lessonStanding(
  db: Database,
  own: CourseLearnerRef,
  course: string,
  lesson: Lesson,
): Promise<LessonStanding> {
  return standingOfLesson(lesson, ofCourse(await loadAll(db, own), course));
}

async function loadAll(db: Database, own: CourseLearnerRef) {
  return {
    work: await loadWork(db, own),
    answers: await loadAnswers(db, own),
    certificates: await loadCertificates(db, own),
  };
}

const ofCourse = (all: Awaited<ReturnType<typeof loadAll>>, id: string): OfCourse => ({
  work: all.work.filter(({ course }) => course === id),
  answers: all.answers.filter(({ course }) => course === id),
  certificates: all.certificates.filter(({ course }) => course === id),
});

function standingOf(course: Course, of: OfCourse, language: Language): CourseStanding {
  const [certificate] = of.certificates;
  const share = courseProgress(course, of.work);
  const whole = share.of > 0 && share.completed === share.of;
  return {
    course: course.id,
    ...share,
    lessons: course.lessons.map((lesson) => standingOfLesson(lesson, of)),
    resume: resumePosition(course, of.work),
    certificate: certificate ? certificateView(certificate, language) : null,
    mayCertify: whole && certificate?.courseVersion !== course.version,
  };
}

function standingOfLesson(lesson: Lesson, { work, answers, certificates }: OfCourse): LessonStanding {
  const own = work.find((one) => one.lesson === lesson.id);
  const { questions, needed, answered, right } = countAnswers(
    lesson,
    answers.filter((one) => one.lesson === lesson.id),
  );
  const [certificate] = certificates;
  return {
    lesson: lesson.id,
    state: own?.completedAt ? 'complete' : own ? 'begun' : 'ahead',
    questions,
    needed,
    answered,
    right,
    isNew: certificate !== undefined && !certificate.lessons.some(({ id }) => id === lesson.id),
  };
}
