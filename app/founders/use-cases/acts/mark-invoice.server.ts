import type { Services } from '#app/platform/services.server.ts';
import { lockOwedInvoice, setSettled } from '#app/pricing/index.server.ts';
import type { AuditAction } from '../../model/audit.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/**
 * Marks an invoice as paid or a credit note as refunded, or removes the mark. Idempotent. Logged. Throws `unknown_invoice` (404) for other
 * documents, and for card invoices, whose payment the provider reports.
 */
export async function markInvoice(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { founder, id, paid }: { founder: Founder; id: string; paid: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const invoice = await lockOwedInvoice(trx, id);
    if (!invoice) throw founderError('unknown_invoice', { status: 404 });
    if ((invoice.paidAt !== null) === paid) return;
    const now = clock.now();
    await setSettled(trx, id, paid ? now : null);
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: actionOf(invoice.kind, paid),
      subjectId: id,
      subject: invoice.number,
      before: { paidAt: invoice.paidAt?.toISOString() ?? null },
      after: { paidAt: paid ? now.toISOString() : null },
      at: now,
    });
  });
}

function actionOf(kind: 'invoice' | 'credit_note', paid: boolean): AuditAction {
  if (kind === 'credit_note') return paid ? 'credit_note.send' : 'credit_note.reopen';
  return paid ? 'invoice.pay' : 'invoice.reopen';
}
