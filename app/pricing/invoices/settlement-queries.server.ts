import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/public.server.ts';

/** An invoice that is paid by transfer. `owedMinor`: its total less its credit notes. */
export type OwedInvoice = {
  id: string;
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

/** Numbered invoices paid by transfer: those without their money by due day first, then the latest paid; what credit notes cover is left out. */
export async function loadOwedInvoices(db: Kysely<DB>, limit: number): Promise<OwedInvoice[]> {
  const { rows } = await sql<OwedInvoice>`
    select paper.id, paper.number, coalesce(nullif(paper.buyer ->> 'name', ''), paper.buyer ->> 'email', '') as buyer,
      paper.tutor_name as tutor, paper.total_minor as "totalMinor", paper.currency,
      (paper.total_minor - noted.minor)::int as "owedMinor", paper.issued_at as "issuedAt", paper.due_at as "dueAt",
      settled.settled_at as "paidAt"
    from app.invoices as paper
    left join app.invoice_settlements as settled on settled.invoice_id = paper.id
    cross join lateral (
      select coalesce(sum(total_minor), 0) as minor from app.invoices where corrects = paper.id
    ) as noted
    where paper.kind = 'invoice' and paper.payment = 'invoice' and paper.number is not null
      and (paper.total_minor > noted.minor or settled.settled_at is not null)
    order by settled.settled_at is not null, case when settled.settled_at is null then paper.due_at end,
      settled.settled_at desc, paper.number
    limit ${limit}`.execute(db);
  return rows;
}

/** An invoice that can be marked, locked until the transaction ends; undefined for any other paper. */
export async function lockOwedInvoice(
  trx: Kysely<DB>,
  id: string,
): Promise<{ number: string; paidAt: Date | null } | undefined> {
  const row = await trx
    .selectFrom('app.invoices')
    .select('number')
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .where('payment', '=', 'invoice')
    .where('number', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.number) return undefined;
  const settled = await trx
    .selectFrom('app.invoice_settlements')
    .select('settled_at')
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return { number: row.number, paidAt: settled?.settled_at ?? null };
}

/** Says that the money of an invoice has arrived, or with null that it has not. */
export async function setSettled(trx: Kysely<DB>, id: string, at: Date | null): Promise<void> {
  if (at)
    await trx.insertInto('app.invoice_settlements').values({ invoice_id: id, settled_at: at }).execute();
  else await trx.deleteFrom('app.invoice_settlements').where('invoice_id', '=', id).execute();
}
