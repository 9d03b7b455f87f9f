import type { Services } from '#app/platform/services.server.ts';
import { loadInvoiceOfPack } from '../../db/invoices.server.ts';
import { daysAfter, EXPIRY_NOTICE_DAYS } from '../../domain/credit.ts';
import { packEndsMail, recipientOf } from './credit-mails.server.ts';
import { addEntry, loadEnding, lockPack, markNotified } from '../../db/credits.server.ts';
import type { TutorLookups } from '../selling-tutors.ts';

/** Writes off the rest of expired packs, one transaction each; not while the bank asks for their payment. Idempotent. */
export async function expireCredits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id } of await loadEnding(db, { until: now, untold: false }))
    await db.transaction().execute(async (trx) => {
      const pack = await lockPack(trx, id);
      if (!pack || pack.balance === 0 || pack.isContested) return;
      await addEntry(trx, { packId: id, kind: 'expired', halves: -pack.balance, at: now });
    });
}

/** Notifies owners once about credits that expire within thirty days, naming the invoice. */
export async function notifyOfExpiry(
  { db, clock, mail, settings }: Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>,
  tutors: Pick<TutorLookups, 'loadTutorsByIds'>,
): Promise<void> {
  const now = clock.now();
  for (const { id } of await loadEnding(db, { until: daysAfter(now, EXPIRY_NOTICE_DAYS), untold: true }))
    await db.transaction().execute(async (trx) => {
      const pack = await lockPack(trx, id);
      if (!pack || pack.balance === 0 || now >= pack.expiresAt) return;
      await markNotified(trx, id, now);
      const recipient = await recipientOf(trx, pack);
      if (!recipient) return;
      const [tutor] = await tutors.loadTutorsByIds(trx, [pack.tutorId]);
      const invoice = await loadInvoiceOfPack(trx, pack.fromPackId ?? pack.id);
      const about = { pack, recipient, tutor: tutor?.name ?? 'N. N.', invoice, siteUrl: settings.siteUrl };
      await mail.enqueue(trx, packEndsMail(about));
    });
}
