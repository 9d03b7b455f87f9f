import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { CONSENT_TEXT_VERSION, type ConsentPurpose, type ConsentSubject } from '../domain/consent.ts';
import { isActiveLink } from './adult-links.server.ts';

/* SQL for consents about learners. They are asked for at each read. The caller has checked that the account may speak for the subject. */

type Database = Kysely<DB>;

export type ConsentRecord = {
  purpose: ConsentPurpose;
  textVersion: string;
  grantedAt: Date;
  /** The account that agreed. */
  accountId: string;
  /** Null while it is in effect. */
  withdrawnAt: Date | null;
};

const columnOf = (subject: ConsentSubject) =>
  'profileId' in subject
    ? (['profile_id', subject.profileId] as const)
    : (['subject_account_id', subject.subjectAccountId] as const);

/** Records that the account agrees for the subject; does nothing while an earlier consent is in effect. */
export async function grantConsent(
  db: Database,
  {
    id,
    accountId,
    subject,
    purpose,
    now,
  }: { id: string; accountId: string; subject: ConsentSubject; purpose: ConsentPurpose; now: Date },
): Promise<void> {
  const [column, subjectId] = columnOf(subject);
  await db
    .insertInto('app.learner_consents')
    .values({
      id,
      account_id: accountId,
      [column]: subjectId,
      purpose,
      text_version: CONSENT_TEXT_VERSION,
      granted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back one consent, or all of them with `purpose` null, whoever gave it. */
export async function withdrawConsents(
  db: Database,
  { subject, purpose, now }: { subject: ConsentSubject; purpose: ConsentPurpose | null; now: Date },
): Promise<void> {
  const [column, subjectId] = columnOf(subject);
  await db
    .updateTable('app.learner_consents')
    .set(({ fn, val }) => ({ withdrawn_at: fn<Date>('greatest', [val(now), 'granted_at']) }))
    .where(column, '=', subjectId)
    .where('withdrawn_at', 'is', null)
    .$if(purpose !== null, (query) => query.where('purpose', '=', purpose as string))
    .execute();
}

/** Ends what the adult agreed to for the account and its learners: with the link, their word ends. */
export async function withdrawConsentsOfAdult(
  db: Database,
  { adultId, accountId, now }: { adultId: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app.learner_consents')
    .set(({ fn, val }) => ({ withdrawn_at: fn<Date>('greatest', [val(now), 'granted_at']) }))
    .where('account_id', '=', adultId)
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('subject_account_id', '=', accountId),
        eb(
          'profile_id',
          'in',
          selectFrom('app.learner_profiles').select('id').where('account_id', '=', accountId),
        ),
      ]),
    )
    .execute();
}

/** Whether consent for the learner of the account is in effect: of the account, or of its second adult as long as the link lasts. */
export async function hasConsent(
  db: Database,
  { accountId, profileId }: { accountId: string; profileId: string },
  purpose: ConsentPurpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('app.learner_consents as consent')
    .select('consent.id')
    .where('consent.profile_id', '=', profileId)
    .where('consent.purpose', '=', purpose)
    .where('consent.withdrawn_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('consent.account_id', '=', accountId),
        exists(
          selectFrom('app.adult_links as link')
            .select('link.id')
            .where(isActiveLink)
            .where('link.account_id', '=', accountId)
            .whereRef('link.adult_id', '=', 'consent.account_id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an adult whose link lasts agrees for the person of a minor’s own account. */
export async function hasAdultsConsent(
  db: Database,
  accountId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('app.learner_consents as consent')
    .innerJoin('app.adult_links as link', (join) =>
      join
        .onRef('link.account_id', '=', 'consent.subject_account_id')
        .onRef('link.adult_id', '=', 'consent.account_id'),
    )
    .select('consent.id')
    .where(isActiveLink)
    .where('link.kind', '=', 'minor')
    .where('consent.subject_account_id', '=', accountId)
    .where('consent.purpose', '=', purpose)
    .where('consent.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All consents for the subjects, the latest first. */
export async function loadConsents(
  db: Database,
  ...subjects: readonly ConsentSubject[]
): Promise<ConsentRecord[]> {
  const rows = await db
    .selectFrom('app.learner_consents')
    .select(['account_id', 'purpose', 'text_version', 'granted_at', 'withdrawn_at'])
    .where(({ or, eb }) =>
      or(
        subjects.map((subject) => {
          const [column, subjectId] = columnOf(subject);
          return eb(column, '=', subjectId);
        }),
      ),
    )
    .orderBy('granted_at', 'desc')
    .orderBy('purpose')
    .execute();
  return rows.map((row) => ({
    purpose: row.purpose as ConsentPurpose,
    accountId: row.account_id,
    textVersion: row.text_version,
    grantedAt: row.granted_at,
    withdrawnAt: row.withdrawn_at,
  }));
}
