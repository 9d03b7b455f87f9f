import { accountContact } from '#app/accounts/index.server.ts';
import type { Currency } from '#app/preferences/index.ts';
import { insertCreditNote, insertRestoringInvoice } from '../../db/invoices.server.ts';
import { numberDrafts } from '../invoices/number-invoices.server.ts';
import type { Payment } from '../../domain/payment.ts';
import type { Money } from '#app/platform/money.ts';
import type { TakeEventDeps, PaidPacks, PaymentChange } from '../payments/payment-handlers.server.ts';
import { sellPack } from './buy-pack.server.ts';
import { paidTwiceMail } from './credit-mails.server.ts';
import { moveOn } from './use-credit.server.ts';
import { changeMail } from './credit-mails.server.ts';
import { addEntry, loadPack, lockPack, lockPacksOf } from '../../db/credits.server.ts';
import type { TutorLookups } from '../selling-tutors.ts';

/** Effects of pack payments, passed to the payments API at composition. */
export const paidPacks = (tutors: TutorLookups): PaidPacks => ({
  sell: (services, payment, { now }) => sell(services, tutors, payment, now),
  takeBack,
  reinstate,
  notify: notifyOwner,
});

/** Creates credits, paid invoice and email. False when the account is gone or the purchase was already paid. */
async function sell(
  services: TakeEventDeps,
  tutors: TutorLookups,
  payment: Payment,
  now: Date,
): Promise<boolean> {
  const { accountId, terms, price, subject } = payment;
  const [tutor] = terms ? await tutors.loadTutorsByIds(services.db, [terms.tutorId]) : [];
  if (!accountId || !terms || !tutor) return false;
  if (await loadPack(services.db, subject.id)) {
    await sendPaidTwiceEmail(services, payment, accountId);
    return false;
  }
  const { tutorId, sessionMinor, credits = 5, locale, timeZone } = terms;
  const agreed = { tutor, credits, price: { ...price, currency: price.currency as Currency }, sessionMinor };
  const reader = { locale, timeZone };
  const purchase = { purchaseId: subject.id, accountId, tutor: tutorId, credits, price, reader };
  await sellPack(services, { ...purchase, payment: 'card' }, agreed, now);
  return true;
}

async function sendPaidTwiceEmail(
  { db, mail }: TakeEventDeps,
  payment: Payment,
  accountId: string,
): Promise<void> {
  const { email } = (await accountContact(db, accountId)) ?? {};
  if (email) await mail.enqueue(db, paidTwiceMail({ ...payment, email }));
}

/**
 * Takes back unused credits up to the refunded amount, in halves, with a credit note. Returns the amount, in minor units, not covered by
 * unused credits.
 */
async function takeBack(
  { db, log, settings }: TakeEventDeps,
  packId: string,
  { amountMinor, now, dispute }: { amountMinor: number; now: Date; dispute?: { refundId: string } },
): Promise<number> {
  const owner = (await loadPack(db, packId))?.accountId;
  if (owner) await lockPacksOf(db, owner);
  const pack = await lockPack(db, packId);
  if (!pack) return 0;
  const halves = Math.min(pack.balance, Math.floor(amountMinor / pack.halfValueMinor));
  const takenMinor = halves * pack.halfValueMinor;
  if (halves > 0) {
    await addEntry(db, { packId, kind: dispute ? 'charged_back' : 'refunded', halves: -halves, at: now });
    await insertCreditNote(db, {
      of: { packId },
      totalMinor: takenMinor,
      halves,
      reason: dispute ? 'disputed' : 'refunded',
      actId: dispute?.refundId,
      now,
    });
    await numberDrafts({ db, settings }, now);
  }
  if (takenMinor < amountMinor) log.error({ packId }, 'money went back for credits that were used');
  return amountMinor - takenMinor;
}

/** Credits that a lost dispute took come back, with an invoice over what its credit note took off. A pack that is over moves on for 30 days. */
async function reinstate(
  { db, settings }: TakeEventDeps,
  packId: string,
  { refundId, amountMinor, now }: { refundId: string; amountMinor: number; now: Date },
): Promise<void> {
  const owner = (await loadPack(db, packId))?.accountId;
  if (owner) await lockPacksOf(db, owner);
  const pack = await lockPack(db, packId);
  const halves = pack ? Math.floor(amountMinor / pack.halfValueMinor) : 0;
  if (!pack || halves === 0) return;
  await addEntry(db, { packId, kind: 'reinstated', halves, at: now });
  await insertRestoringInvoice(db, { refundId, totalMinor: halves * pack.halfValueMinor, now });
  await numberDrafts({ db, settings }, now);
  if (now >= pack.expiresAt) await moveOn(db, { ...pack, packId, halves }, now);
}

/** Nothing is sent once the account is erased. */
async function notifyOwner(
  { db, mail, settings }: TakeEventDeps,
  { accountId, language, label }: Payment,
  about: { change: PaymentChange; amount: Money; key: string; now: Date },
): Promise<void> {
  const contact = accountId ? await accountContact(db, accountId) : null;
  if (!contact?.email) return;
  await mail.enqueue(
    db,
    changeMail({ ...about, to: contact.email, language, label, siteUrl: settings.siteUrl }),
  );
}
