import type { Services } from '#app/platform/services.server.ts';
import { loadInvoiceOfPack } from '../../db/invoices.server.ts';
import { daysAfter, EXPIRY_NOTICE_DAYS } from '../../domain/credit.ts';
import { packEndsMail, recipientOf } from './credit-mails.server.ts';
import { loadEnding, lockPack, markNotified } from '../../db/credits.server.ts';
import type { TutorLookups } from '../selling-tutors.ts';

/**
 * Notifies owners once about credits that expire within thirty days, naming the invoice. Expired credits stay in the ledger: they pay for
 * nothing, but can be returned.
 */
export async function notifyOfExpiry(
  { db, clock, mail, settings }: Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>,
  tutors: Pick<TutorLookups, 'loadTutorsByIds'>,
): Promise<void> {
  const now = clock.now();
  for (const { id } of await loadEnding(db, daysAfter(now, EXPIRY_NOTICE_DAYS)))
    await db.transaction().execute(async (trx) => {
      const pack = await lockPack(trx, id);
      if (!pack || pack.balance === 0 || now >= pack.expiresAt) return;
      await markNotified(trx, id, now);
      const recipient = await recipientOf(trx, pack);
      if (!recipient) return;
      const [tutor] = await tutors.loadTutorsByIds(trx, [pack.tutorId]);
      const invoice = await loadInvoiceOfPack(trx, pack.rootId);
      const about = { pack, recipient, tutor: tutor?.name ?? 'N. N.', invoice, siteUrl: settings.siteUrl };
      await mail.enqueue(trx, packEndsMail(about));
    });
}
