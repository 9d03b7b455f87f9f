import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AppAdultLinks, DB } from '#app/platform/database-types.ts';
import {
  ADULT_TEXT_VERSION,
  type AdultLinkKind,
  type AdultLinkSide,
  forgottenAfterMs,
} from '../domain/adult-link.ts';

/* SQL for adults beside the person of an account. Lock order: the account’s advisory lock, then a link, then consents. */

type Database = Kysely<DB>;

export type AdultLink = {
  id: string;
  /** Whose learners the adult looks after. */
  accountId: string;
  kind: AdultLinkKind;
  invitedEmail: string;
  invitedAt: Date;
  expiresAt: Date;
  adultId: string | null;
  confirmedAt: Date | null;
  endedAt: Date | null;
};

/**
 * Whether the row `link` counts: confirmed, not ended, and both sides still declare what it depends on. A minor’s link ends to count when the
 * person declares to be an adult, and a family’s when its account is a minor’s.
 */
export const isActiveLink = ({ and, eb, exists, not, selectFrom }: LinkExpressions) => {
  const ofMinor = exists(
    selectFrom('app.declarations as declared')
      .select('declared.account_id')
      .whereRef('declared.account_id', '=', 'link.account_id')
      .where('declared.age_band', '<>', 'adult'),
  );
  return and([
    eb('link.confirmed_at', 'is not', null),
    eb('link.ended_at', 'is', null),
    exists(
      selectFrom('app.declarations as declared')
        .select('declared.account_id')
        .whereRef('declared.account_id', '=', 'link.adult_id')
        .where('declared.age_band', '=', 'adult'),
    ),
    eb.case().when('link.kind', '=', 'minor').then(ofMinor).else(not(ofMinor)).end(),
  ]);
};
type LinkExpressions = ExpressionBuilder<DB & { link: AppAdultLinks }, 'link'>;

/** Serializes invitations of one account, so that their counts are correct. */
export async function lockAdultsOf(trx: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`adults of ${accountId}`}, 0))`.execute(trx);
}

/** Serializes invitations to one address. */
export async function lockInvitationsTo(trx: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations to ${email}`}, 0))`.execute(trx);
}

export async function insertInvitation(
  db: Database,
  invitation: {
    id: string;
    accountId: string;
    kind: AdultLinkKind;
    email: string;
    tokenHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<AdultLink> {
  const row = await db
    .insertInto('app.adult_links')
    .values({
      id: invitation.id,
      account_id: invitation.accountId,
      kind: invitation.kind,
      invited_email: invitation.email,
      token_hash: invitation.tokenHash,
      invited_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return linkOf(row);
}

/** Links and invitations of an account that have not ended, the earliest first; without invitations that have expired. */
export async function loadAdultsOf(db: Database, accountId: string, now: Date): Promise<AdultLink[]> {
  const rows = await db
    .selectFrom('app.adult_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
  return rows.map(linkOf);
}

/** The active links of the account, the earliest first. */
export async function loadActiveLinksOf(db: Database, accountId: string): Promise<AdultLink[]> {
  const rows = await db
    .selectFrom('app.adult_links as link')
    .selectAll()
    .where('link.account_id', '=', accountId)
    .where(isActiveLink)
    .orderBy('link.confirmed_at')
    .orderBy('link.id')
    .execute();
  return rows.map(linkOf);
}

/** The active links in which the account is the adult, the earliest first. */
export async function loadLinksOfAdult(db: Database, adultId: string): Promise<AdultLink[]> {
  const rows = await db
    .selectFrom('app.adult_links as link')
    .selectAll()
    .where('link.adult_id', '=', adultId)
    .where(isActiveLink)
    .orderBy('link.confirmed_at')
    .orderBy('link.id')
    .execute();
  return rows.map(linkOf);
}

/** The adult’s active link; undefined when there is none. */
export async function findActiveLink(
  db: Database,
  { id, adultId }: { id: string; adultId: string },
): Promise<AdultLink | undefined> {
  const row = await db
    .selectFrom('app.adult_links as link')
    .selectAll()
    .where('link.id', '=', id)
    .where('link.adult_id', '=', adultId)
    .where(isActiveLink)
    .executeTakeFirst();
  return row && linkOf(row);
}

/** The adult’s active link with the account of a learner; undefined when there is none. */
export async function findLinkToProfile(
  db: Database,
  { profileId, adultId }: { profileId: string; adultId: string },
): Promise<AdultLink | undefined> {
  const row = await db
    .selectFrom('app.adult_links as link')
    .innerJoin('app.learner_profiles as profile', 'profile.account_id', 'link.account_id')
    .selectAll('link')
    .where('profile.id', '=', profileId)
    .where('link.adult_id', '=', adultId)
    .where(isActiveLink)
    .executeTakeFirst();
  return row && linkOf(row);
}

/** Invitations since an instant, ended ones included. */
export async function countInvitations(
  db: Database,
  of: { accountId: string } | { email: string },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('app.adult_links')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(
      'accountId' in of ? 'account_id' : 'invited_email',
      '=',
      'accountId' in of ? of.accountId : of.email,
    )
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The invitation of a mailed link while it waits; undefined afterwards. */
export async function findInvitation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AdultLink | undefined> {
  const row = await db
    .selectFrom('app.adult_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && linkOf(row);
}

/** The same, locked until the transaction ends. */
export async function lockInvitation(
  trx: Database,
  tokenHash: string,
  now: Date,
): Promise<AdultLink | undefined> {
  const row = await trx
    .selectFrom('app.adult_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && linkOf(row);
}

/** Locks a link of either side that has not ended, until the transaction ends. */
export async function lockLink(
  trx: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<AdultLink | undefined> {
  const row = await trx
    .selectFrom('app.adult_links')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('account_id', '=', accountId), eb('adult_id', '=', accountId)]))
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && linkOf(row);
}

export async function setConfirmed(
  db: Database,
  { id, adultId, now }: { id: string; adultId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app.adult_links')
    .set({ adult_id: adultId, confirmed_at: now, text_version: ADULT_TEXT_VERSION, token_hash: null })
    .where('id', '=', id)
    .execute();
}

export async function setEnded(
  db: Database,
  { id, by, now }: { id: string; by: AdultLinkSide; now: Date },
): Promise<void> {
  await db
    .updateTable('app.adult_links')
    .set(({ fn, val }) => ({
      ended_at: fn<Date>('greatest', [val(now), 'invited_at']),
      ended_by: by,
      token_hash: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes invitations that nobody accepted, a month after their end. */
export async function deleteForgottenInvitations(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('app.adult_links')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<', new Date(now.getTime() - forgottenAfterMs))
    .execute();
}

const linkOf = (row: Selectable<AppAdultLinks>): AdultLink => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind as AdultLinkKind,
  invitedEmail: row.invited_email,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
  adultId: row.adult_id,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
});
