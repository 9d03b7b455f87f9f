import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { ProfileRef } from '../model/record.ts';

/* Reports of wrong questions. */

type Database = Kysely<DB>;

export type ReportRecord = ProfileRef & {
  readonly id: string;
  readonly itemId: string;
  readonly template: string;
  readonly seed: number;
  readonly language: Language;
  readonly text: string;
  readonly state: 'open' | 'upheld' | 'rejected';
  readonly at: Date;
};

/** One report per question. */
export async function insertReport(trx: Database, report: Omit<ReportRecord, 'state'>): Promise<void> {
  await trx
    .insertInto('app.question_reports')
    .values({
      id: report.id,
      account_id: report.accountId,
      profile_id: report.profileId,
      item_id: report.itemId,
      template: report.template,
      seed: report.seed,
      language: report.language,
      text: report.text,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute();
}

/** Reports, undecided first, then latest first; without the account. */
export async function loadReports(
  db: Database,
  limit: number,
): Promise<Omit<ReportRecord, 'accountId' | 'profileId'>[]> {
  const rows = await db
    .selectFrom('app.question_reports')
    .select(['id', 'item_id', 'template', 'seed', 'language', 'text', 'state', 'created_at'])
    .orderBy((order) => order.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    itemId: row.item_id,
    template: row.template,
    seed: row.seed,
    language: row.language as Language,
    text: row.text,
    state: row.state as ReportRecord['state'],
    at: row.created_at,
  }));
}

export async function loadReport(db: Database, id: string): Promise<ReportRecord | undefined> {
  const row = await db.selectFrom('app.question_reports').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      profileId: row.profile_id,
      itemId: row.item_id,
      template: row.template,
      seed: row.seed,
      language: row.language as Language,
      text: row.text,
      state: row.state as ReportRecord['state'],
      at: row.created_at,
    }
  );
}

export async function decideReport(
  trx: Database,
  id: string,
  decided: { readonly state: 'upheld' | 'rejected'; readonly by: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('app.question_reports')
    .set({ state: decided.state, decided_by: decided.by, decided_at: decided.at })
    .where('id', '=', id)
    .execute();
}
