import { accountContact } from '#app/accounts/index.server.ts';
import { formatMoney } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import { dayOnPaper, referenceOf } from '../../domain/invoice.ts';
import { invoiceTexts } from '../../messages/invoices/index.ts';
import { loadOverdue } from '../../db/invoices-paid.server.ts';
import { attachmentOf } from './pdf.server.ts';
import { loadInvoice } from '../../db/invoices.server.ts';

const DAY = 86_400_000;
/** Days after the due date on which a reminder is sent; after the last one no unpaid bookings are accepted. */
export const REMINDER_DAYS = [3, 10] as const;
/** A reminder delayed by more than this many days is skipped. */
const LATEST = 7;

/** Reminds of invoices by bank transfer that are 3 and 10 days overdue, once each: the mail id consists of invoice and day. */
export async function remindUnpaid({
  db,
  clock,
  mail,
  settings,
}: Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>): Promise<void> {
  const now = clock.now().getTime();
  for (const days of REMINDER_DAYS) {
    const range = { from: new Date(now - (days + LATEST) * DAY), to: new Date(now - days * DAY) };
    for (const { id, locale, zone, owedMinor } of await loadOverdue(db, range)) {
      const invoice = await loadInvoice(db, id);
      const contact = invoice?.accountId && (await accountContact(db, invoice.accountId));
      if (!invoice?.accountId || !invoice.dueAt || !contact || contact.email === '') continue;
      const localeAndZone = (await loadChosenLocaleAndZone(db, invoice.accountId)) ?? {
        locale,
        timeZone: zone,
      };
      const language = localeAndZone.locale.slice(0, 2) as Language;
      const t = translator(invoiceTexts, language, 'invoiceReminder');
      const amount = formatMoney(
        { amountMinor: owedMinor, currency: invoice.currency },
        localeAndZone.locale,
        'exact',
      );
      const last = days === REMINDER_DAYS.at(-1);
      await mail.enqueue(db, {
        to: contact.email,
        language,
        subject: t('subject', { number: invoice.number, amount }),
        text: [
          t('text', { number: invoice.number, amount, due: dayOnPaper(invoice.dueAt, localeAndZone) }),
          [
            ...(invoice.paymentDetails.length > 0
              ? invoice.paymentDetails
              : [t('ask', { url: `${settings.siteUrl}/contact` })]),
            t('reference', { reference: referenceOf(invoice.number) }),
          ].join('\n'),
          t(last ? 'stopped' : 'paid'),
          t('paper', { url: `${settings.siteUrl}/dashboard?tab=credits` }),
        ].join('\n\n'),
        generated: [attachmentOf(invoice, localeAndZone.locale)],
        messageId: `invoice-${id}-reminder-${days}d`,
      });
    }
  }
}
