import { accountContact, recipientLanguage } from '#app/accounts/index.server.ts';
import { formatMoney } from '#app/platform/money.ts';
import { translator } from '#app/platform/texts.ts';
import type { PaymentDisputeRecord } from '../../../db/disputes.server.ts';
import type { DisputeState } from '../../../domain/dispute.ts';
import type { Payment } from '../../../domain/payment.ts';
import { paymentsTexts } from '../../../messages/payments/index.ts';
import type { Inside } from '../payment-handlers.server.ts';

/**
 * Emails the founders that a dispute is new or has another state: who paid what, why, until when evidence is taken. In the transaction of the
 * event, once per dispute and state.
 */
export async function notifyOfDispute(
  { db, mail, settings }: Pick<Inside, 'db' | 'mail' | 'settings'>,
  about: { dispute: PaymentDisputeRecord; before: DisputeState | null; payment: Payment | null },
): Promise<void> {
  const { dispute, before, payment } = about;
  if (dispute.state === before) return;
  const payer = payment?.accountId ? await accountContact(db, payment.accountId) : null;
  for (const [index, to] of settings.adminEmails.entries()) {
    const language = await recipientLanguage(db, to, 'en');
    const t = translator(paymentsTexts, language, 'payments');
    const amount = formatMoney(dispute, language, 'exact');
    const due = dispute.evidenceDueAt;
    await mail.enqueue(db, {
      to,
      language,
      subject: t(`dispute.subject.${dispute.state}`, { amount }),
      text: [
        t(`dispute.text.${dispute.state}`, { amount, reason: dispute.reason }),
        payment
          ? t('dispute.payment', { label: payment.label, payer: payer?.email ?? '–' })
          : t('dispute.unknown'),
        ...(due && (dispute.state === 'open' || dispute.state === 'inquiry')
          ? [
              t('dispute.due', {
                day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(due),
              }),
            ]
          : []),
        t('dispute.link', { url: `${settings.siteUrl}/founder-hub#disputes` }),
      ].join('\n\n'),
      messageId: `dispute-${dispute.id}-${dispute.state}.${index}`,
    });
  }
}
