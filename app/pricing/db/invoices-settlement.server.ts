import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.server.ts';

/**
 * An invoice by bank transfer, or a credit note on a paid invoice, to be refunded by transfer. `owedMinor`: for an invoice the total less
 * credit notes issued before payment, for a credit note its total.
 */
type OwedInvoice = {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string;
  buyer: string;
  tutor: string;
  totalMinor: number;
  owedMinor: number;
  currency: Currency;
  issuedAt: Date;
  dueAt: Date | null;
  paidAt: Date | null;
};

/** A credit note made after its invoice was paid; its number may come later. If it was made before, the buyer pays only the rest. */
const givesBack = sql`exists (
  select from app.invoice_settlements as earlier
  where earlier.invoice_id = paper.corrects and earlier.settled_at < paper.created_at)`;

/**
 * Numbered documents settled by bank transfer: unsettled ones by due date first, then the latest settled. Excludes invoices fully covered by
 * credit notes, and credit notes on unpaid invoices.
 */
export async function loadOwedInvoices(
  db: Kysely<DB>,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwedInvoice[]> {
  const open = await selectOpen(db, { limit, offset });
  const left = limit - open.length;
  if (left === 0) return open;
  const skipped = open.length > 0 ? offset + open.length : await countOpen(db);
  return [...open, ...(await selectSettled(db, { limit: left, offset: Math.max(0, offset - skipped) }))];
}

type Page = { limit: number; offset: number };

/** Columns of a document, with the credit notes in `noted`. */
const columns = sql`paper.id, paper.kind, paper.number, coalesce(nullif(paper.buyer ->> 'name', ''), paper.buyer ->> 'email', '') as buyer,
  paper.tutor_name as tutor, paper.total_minor as "totalMinor", paper.currency,
  (paper.total_minor - coalesce(noted.minor, 0))::int as "owedMinor", paper.issued_at as "issuedAt", paper.due_at as "dueAt"`;

/** `app.owed_invoices` holds those that are open (migration 0195). */
async function selectOpen(db: Kysely<DB>, { limit, offset }: Page): Promise<OwedInvoice[]> {
  const { rows } = await sql<OwedInvoice>`
    with listed as materialized (
      select invoice_id, due, number from app.owed_invoices order by due, number limit ${limit} offset ${offset}
    )
    select ${columns}, null as "paidAt"
    from listed
    join app.invoices as paper on paper.id = listed.invoice_id
    cross join lateral (select sum(total_minor) as minor from app.invoices where corrects = paper.id) as noted
    order by listed.due, listed.number`.execute(db);
  return rows;
}

async function countOpen(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from app.owed_invoices`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function selectSettled(db: Kysely<DB>, { limit, offset }: Page): Promise<OwedInvoice[]> {
  const { rows } = await sql<OwedInvoice>`
    with listed as materialized (
      select paper.id, settled.settled_at
      from app.invoice_settlements as settled
      join app.invoices as paper on paper.id = settled.invoice_id
      where paper.payment = 'invoice' and paper.number is not null and (paper.kind = 'invoice' or ${givesBack})
      order by settled.settled_at desc, paper.number
      limit ${limit} offset ${offset}
    )
    select ${columns}, listed.settled_at as "paidAt"
    from listed
    join app.invoices as paper on paper.id = listed.id
    cross join lateral (
      select sum(total_minor) as minor from app.invoices
      where corrects = paper.id and created_at <= listed.settled_at
    ) as noted
    order by listed.settled_at desc, paper.number`.execute(db);
  return rows;
}

/** A document that can be marked, with a row lock; undefined for any other. */
export async function lockOwedInvoice(
  trx: Kysely<DB>,
  id: string,
): Promise<{ number: string; kind: OwedInvoice['kind']; paidAt: Date | null } | undefined> {
  const { rows } = await sql<{ number: string; kind: OwedInvoice['kind'] }>`
    select paper.number, paper.kind from app.invoices as paper
    where paper.id = ${id} and paper.payment = 'invoice' and paper.number is not null
      and (paper.kind = 'invoice' or ${givesBack})
    for update of paper`.execute(trx);
  if (!rows[0]) return undefined;
  const settled = await trx
    .selectFrom('app.invoice_settlements')
    .select('settled_at')
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return { ...rows[0], paidAt: settled?.settled_at ?? null };
}

/** Marks an invoice as paid or a credit note as refunded; null removes the mark. */
export async function setSettled(trx: Kysely<DB>, id: string, at: Date | null): Promise<void> {
  if (at)
    await trx.insertInto('app.invoice_settlements').values({ invoice_id: id, settled_at: at }).execute();
  else await trx.deleteFrom('app.invoice_settlements').where('invoice_id', '=', id).execute();
}
