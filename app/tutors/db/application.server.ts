import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Application, OwnApplication } from '../model/schemas.ts';
import type { TeachingLevel } from '../domain/tutor.ts';

type NewApplication = Application & {
  id: string;
  accountId: string;
  email: string;
  /** In which the text is written. */
  language: Language;
  now: Date;
};

/** Inserts, or replaces an undecided application. */
export async function upsertApplication(db: Kysely<DB>, application: NewApplication): Promise<void> {
  const values = {
    name: application.name,
    email: application.email,
    zone: application.zone,
    city: application.city ?? '',
    language: application.language,
    subjects: application.subjects,
    levels: application.levels ?? [],
    languages: application.languages,
    story: application.story,
    updated_at: application.now,
  };
  await db
    .insertInto('app.tutor_applications')
    .values({ ...values, id: application.id, account_id: application.accountId, created_at: application.now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(values)
        .where('app.tutor_applications.state', '=', 'received'),
    )
    .execute();
}

export async function findApplication(db: Kysely<DB>, accountId: string): Promise<OwnApplication | null> {
  const row = await db
    .selectFrom('app.tutor_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    name: row.name,
    zone: row.zone,
    city: row.city,
    subjects: row.subjects as Application['subjects'],
    levels: row.levels as TeachingLevel[],
    languages: row.languages as Application['languages'],
    story: row.story,
    state: row.state as OwnApplication['state'],
    sentAt: row.updated_at.toISOString(),
  };
}
