import type { CertificateRecord } from '../model/records.ts';
import type { Kysely, Selectable } from 'kysely';
import type { AppCourseCertificates, DB } from '#app/platform/database-types.ts';
import type { LocalizedText } from '@curvela/curriculum';
import type { CourseLearnerRef } from './work.server.ts';

/* The only SQL of certificates. */

type Database = Kysely<DB>;

/** False when the learner has a certificate of this course and version already. */
export async function insertCertificate(
  trx: Database,
  { accountId, profileId }: CourseLearnerRef,
  record: CertificateRecord,
): Promise<boolean> {
  const { id, code, course, courseVersion, courseTitle, lessons, holder, issuedAt } = record;
  const row = await trx
    .insertInto('app.course_certificates')
    .values({
      id,
      account_id: accountId,
      profile_id: profileId,
      code,
      course,
      course_version: courseVersion,
      course_title: JSON.stringify(courseTitle),
      lessons: JSON.stringify(lessons),
      holder,
      issued_at: issuedAt,
    })
    .onConflict((conflict) => conflict.columns(['profile_id', 'course', 'course_version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Certificates of a learner, latest first. */
export async function loadCertificates(
  db: Database,
  { accountId, profileId }: CourseLearnerRef,
): Promise<CertificateRecord[]> {
  const rows = await db
    .selectFrom('app.course_certificates')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .orderBy('course_version', 'desc')
    .execute();
  return rows.map(recordOf);
}

export async function findByCode(db: Database, code: string): Promise<CertificateRecord | undefined> {
  const row = await db
    .selectFrom('app.course_certificates')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** A certificate of the account; undefined for those of other accounts. */
export async function findOwn(
  db: Database,
  accountId: string,
  id: string,
): Promise<CertificateRecord | undefined> {
  const row = await db
    .selectFrom('app.course_certificates')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && recordOf(row);
}

const recordOf = (row: Selectable<AppCourseCertificates>): CertificateRecord => ({
  id: row.id,
  code: row.code,
  course: row.course,
  courseVersion: row.course_version,
  courseTitle: row.course_title as LocalizedText,
  lessons: row.lessons as unknown as CertificateRecord['lessons'],
  holder: row.holder,
  issuedAt: row.issued_at,
});
