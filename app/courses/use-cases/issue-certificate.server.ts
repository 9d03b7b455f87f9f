import { courseOf } from '../domain/items.ts';
import { courseError } from '../model/errors.ts';
import { courseProgress } from '../domain/progress.ts';
import type { CourseServices, CertificateRecord } from '../model/records.ts';
import { lockLearner } from './work/require-lesson.server.ts';
import { loadWork, type CourseLearnerRef } from '../db/work.server.ts';
import { createCode, normalizeCode } from '../domain/certificate.ts';
import { findByCode, findOwn, insertCertificate, loadCertificates } from '../db/certificates.server.ts';

type Deps = Pick<CourseServices, 'db' | 'clock' | 'random' | 'courses'>;

/**
 * Issues the certificate of a completed course with its current version and lessons. Idempotent: a repeated call returns the stored
 * certificate. Throws 404 `unknown_course`, `unknown_profile`, 409 `not_complete`.
 */
export async function issueCertificate(
  { db, clock, random, courses }: Deps,
  own: CourseLearnerRef,
  { course: id, holder }: { course: string; holder: string },
): Promise<CertificateRecord> {
  const course = courseOf(courses, id);
  if (!course) throw courseError('unknown_course', { status: 404 });
  return db.transaction().execute(async (trx) => {
    await lockLearner(trx, own);
    const work = (await loadWork(trx, own)).filter((one) => one.course === id);
    const { completed, of } = courseProgress(course, work);
    if (of === 0 || completed < of) throw courseError('not_complete', { status: 409 });
    const record: CertificateRecord = {
      id: random.uuid(),
      code: createCode(random),
      course: id,
      courseVersion: course.version,
      courseTitle: course.title,
      lessons: course.lessons.map(({ id: lesson, title }) => ({ id: lesson, title })),
      holder,
      issuedAt: clock.now(),
    };
    if (await insertCertificate(trx, own, record)) return record;
    const known = (await loadCertificates(trx, own)).find(
      (one) => one.course === id && one.courseVersion === course.version,
    );
    if (!known) throw new Error('a certificate that is there is not found');
    return known;
  });
}

/** The certificate of a typed code. Throws 404 `unknown_code`. */
export async function checkCode({ db }: Pick<Deps, 'db'>, typed: string): Promise<CertificateRecord> {
  const record = await findByCode(db, normalizeCode(typed));
  if (!record) throw courseError('unknown_code', { status: 404 });
  return record;
}

/** A certificate of the account. Throws 404 `unknown_certificate`. */
export async function ownCertificate(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  id: string,
): Promise<CertificateRecord> {
  const record = await findOwn(db, accountId, id);
  if (!record) throw courseError('unknown_certificate', { status: 404 });
  return record;
}
