import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Currency } from '#app/preferences/index.server.ts';
import { type Edges, inSteps } from '#app/platform/time-steps.server.ts';

/** Minor units of one currency: what invoices of the step ask for, and what its credit notes take back. */
type Invoiced = { step: number; currency: Currency; grossMinor: number; refundedMinor: number };

/** Money of the invoices and credit notes written in each step between the edges, with their taxes, never converted. */
export async function sumInvoiced(db: Kysely<DB>, edges: Edges): Promise<Invoiced[]> {
  const { rows } = await sql<Invoiced>`${inSteps(
    edges,
    sql`select currency,
        coalesce(sum(total_minor) filter (where kind = 'invoice'), 0)::float8 as "grossMinor",
        coalesce(sum(total_minor) filter (where kind = 'credit_note'), 0)::float8 as "refundedMinor"
      from app.invoices where created_at >= steps.begins and created_at < steps.ends group by currency`,
  )}`.execute(db);
  return rows;
}
