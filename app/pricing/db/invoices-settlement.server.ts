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
  // Credit notes are added up once for all invoices: one look at them for each invoice takes seconds when there are 100,000.
  const { rows } = await sql<OwedInvoice>`
    with noted as materialized (
      select note.corrects, sum(note.total_minor) as minor
      from app.invoices as note left join app.invoice_settlements as settled on settled.invoice_id = note.corrects
      where note.kind = 'credit_note' and (settled.settled_at is null or note.created_at <= settled.settled_at)
      group by note.corrects
    )
    select paper.id, paper.kind, paper.number, coalesce(nullif(paper.buyer ->> 'name', ''), paper.buyer ->> 'email', '') as buyer,
      paper.tutor_name as tutor, paper.total_minor as "totalMinor", paper.currency,
      (paper.total_minor - coalesce(noted.minor, 0))::int as "owedMinor", paper.issued_at as "issuedAt", paper.due_at as "dueAt",
      settled.settled_at as "paidAt"
    from app.invoices as paper
    left join app.invoice_settlements as settled on settled.invoice_id = paper.id
    left join noted on noted.corrects = paper.id
    where paper.payment = 'invoice' and paper.number is not null
      and (case paper.kind when 'credit_note' then ${givesBack}
        else paper.total_minor > coalesce(noted.minor, 0) or settled.settled_at is not null end)
    order by settled.settled_at is not null,
      case when settled.settled_at is null then coalesce(paper.due_at, paper.issued_at) end,
      settled.settled_at desc, paper.number
    limit ${limit} offset ${offset}`.execute(db);
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
