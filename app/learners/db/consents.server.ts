import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { CONSENT_TEXT_VERSION, type ConsentPurpose } from '../domain/consent.ts';

/* SQL for consents about learners. They are asked for at each read. */

type Database = Kysely<DB>;
type Subject = { accountId: string; profileId: string };

export type ConsentRecord = {
  purpose: ConsentPurpose;
  textVersion: string;
  grantedAt: Date;
  /** Null while it is in effect. */
  withdrawnAt: Date | null;
};

/** Records that the account agrees for the learner; does nothing while an earlier consent is in effect. */
export async function grantConsent(
  db: Database,
  { id, accountId, profileId, purpose, now }: Subject & { id: string; purpose: ConsentPurpose; now: Date },
): Promise<void> {
  await db
    .insertInto('app.learner_consents')
    .values({
      id,
      account_id: accountId,
      profile_id: profileId,
      purpose,
      text_version: CONSENT_TEXT_VERSION,
      granted_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Takes back one consent, or all of them with `purpose` null. */
export async function withdrawConsents(
  db: Database,
  { accountId, profileId, purpose, now }: Subject & { purpose: ConsentPurpose | null; now: Date },
): Promise<void> {
  await db
    .updateTable('app.learner_consents')
    .set(({ fn, val }) => ({ withdrawn_at: fn<Date>('greatest', [val(now), 'granted_at']) }))
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('withdrawn_at', 'is', null)
    .$if(purpose !== null, (query) => query.where('purpose', '=', purpose as string))
    .execute();
}

/** Whether consent for the purpose is in effect. */
export async function hasConsent(
  db: Database,
  { accountId, profileId }: Subject,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('app.learner_consents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All consents for the learner, the latest first. */
export async function loadConsents(
  db: Database,
  { accountId, profileId }: Subject,
): Promise<ConsentRecord[]> {
  const rows = await db
    .selectFrom('app.learner_consents')
    .select(['purpose', 'text_version', 'granted_at', 'withdrawn_at'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .orderBy('granted_at', 'desc')
    .orderBy('purpose')
    .execute();
  return rows.map((row) => ({
    purpose: row.purpose as ConsentPurpose,
    textVersion: row.text_version,
    grantedAt: row.granted_at,
    withdrawnAt: row.withdrawn_at,
  }));
}
