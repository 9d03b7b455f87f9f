import { type Kysely, type Selectable } from 'kysely';
import type { AppTutorApplications, DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Application } from '../model/schemas.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import type { Portrait, Price, SessionType } from '../domain/tutor.ts';

/** Queries for founders’ decisions about tutors. */

type Database = Kysely<DB>;

export type ReceivedApplication = Application & {
  id: string;
  accountId: string;
  email: string;
  /** Language of the text; null in older applications. */
  language: Language | null;
  state: 'received' | 'approved' | 'declined';
  at: Date;
};

/** Applications: undecided ones first, each group latest first. */
export async function loadApplications(db: Database, limit: number): Promise<ReceivedApplication[]> {
  const rows = await db
    .selectFrom('app.tutor_applications')
    .selectAll()
    .orderBy(({ eb }) => eb('state', '<>', 'received'))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(applicationOf);
}

/** Those of the accounts that belong to a tutor. */
export async function listTutorAccounts(db: Database, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('app.tutors')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .execute();
  return rows.flatMap(({ account_id: id }) => (id === null ? [] : [id]));
}

export async function countWaitingApplications(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('app.tutor_applications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Loads the application with a row lock. */
export async function lockApplication(trx: Database, id: string): Promise<ReceivedApplication | undefined> {
  const row = await trx
    .selectFrom('app.tutor_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && applicationOf(row);
}

export async function setApplicationState(
  trx: Database,
  id: string,
  state: ReceivedApplication['state'],
): Promise<void> {
  await trx.updateTable('app.tutor_applications').set({ state }).where('id', '=', id).execute();
}

/** Ids of all tutors, whatever their status. */
export async function loadTutorIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('app.tutors').select('id').orderBy('slug').execute();
  return rows.map(({ id }) => id);
}

/** Slugs of tutor pages with this prefix. */
export async function loadSlugsLike(db: Database, start: string): Promise<Set<string>> {
  const rows = await db.selectFrom('app.tutors').select('slug').where('slug', 'like', `${start}%`).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Serializes decisions about one tutor. Ends with the transaction. */
export async function lockTutor(trx: Database, id: string): Promise<void> {
  await trx.selectFrom('app.tutors').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setStatus(trx: Database, id: string, status: TutorRecord['status']): Promise<void> {
  await trx.updateTable('app.tutors').set({ status }).where('id', '=', id).execute();
}

type NewTutor = Pick<ReceivedApplication, 'accountId' | 'email' | 'name' | 'zone' | 'story'> & {
  id: string;
  slug: string;
  city: string;
  mailLanguage: TutorRecord['mailLanguage'];
  textLanguage: Language;
  subjects: readonly string[];
  levels?: readonly string[] | undefined;
  languages: readonly string[];
  avatar: Portrait;
  prices: readonly (Price & { type: SessionType })[];
  now: Date;
};

/** A tutor who cannot be booked yet. The applicant’s text stands in its own language only; pages show it where a translation is missing. */
export async function insertPausedTutor(trx: Database, tutor: NewTutor): Promise<void> {
  const untranslated = { en: '', es: '', fr: '' };
  const story = { ...untranslated, [tutor.textLanguage]: tutor.story };
  await trx
    .insertInto('app.tutors')
    .values({
      id: tutor.id,
      slug: tutor.slug,
      account_id: tutor.accountId,
      email: tutor.email,
      mail_language: tutor.mailLanguage,
      name: tutor.name,
      city: tutor.city,
      zone: tutor.zone,
      headline: JSON.stringify(untranslated),
      story: JSON.stringify(story),
      subjects: [...tutor.subjects],
      levels: [...(tutor.levels ?? [])],
      languages: [...tutor.languages],
      avatar: JSON.stringify(tutor.avatar),
      status: 'paused',
      created_at: tutor.now,
    })
    .execute();
  await trx
    .insertInto('app.tutor_prices')
    .values(
      tutor.prices.map(({ type, currency, amountMinor }) => ({
        tutor_id: tutor.id,
        session_type: type,
        currency,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

const applicationOf = (row: Selectable<AppTutorApplications>): ReceivedApplication => ({
  id: row.id,
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  zone: row.zone,
  city: row.city,
  language: row.language as Language | null,
  subjects: row.subjects as Application['subjects'],
  levels: row.levels as NonNullable<Application['levels']>,
  languages: row.languages as Application['languages'],
  story: row.story,
  state: row.state as ReceivedApplication['state'],
  at: row.updated_at,
});
