import { formatMoney, type Money } from '#app/platform/money.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { dayOnPaper, type Invoice } from '../../domain/invoice.ts';
import type { Payment } from '../../domain/payment.ts';
import { HALVES_PER_CREDIT } from '../../domain/credit.ts';
import { paymentsTexts } from '../../messages/payments/index.ts';
import type { PaymentChange } from '../payments/payment-handlers.server.ts';
import { attachmentOf } from '../invoices/pdf.server.ts';
import { creditTexts } from '../../messages/credits/index.ts';
import type { PackRecord } from '../../db/credits.server.ts';
import type { Kysely } from 'kysely';
import { accountContact } from '#app/accounts/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';

type Subject = {
  pack: PackRecord;
  recipient: Recipient;
  tutor: string;
  invoice: Invoice | undefined;
  siteUrl: string;
};

/** URL of the page with credits and invoices. */
const page = (siteUrl: string) => `${siteUrl}/dashboard?tab=credits`;
const languageOf = ({ locale }: Recipient) => locale.slice(0, 2) as Language;

/** Confirmation of a purchase: validity, expiry and invoice. */
export function packBoughtMail({ pack, recipient, tutor, invoice, siteUrl }: Subject): Mail {
  const language = languageOf(recipient);
  const t = translator(creditTexts, language, 'credits');
  const price = formatMoney(
    { amountMinor: pack.priceMinor, currency: pack.currency },
    recipient.locale,
    'exact',
  );
  const number = invoice?.number ?? '';
  const count = pack.halves / HALVES_PER_CREDIT;
  return {
    to: recipient.email,
    language,
    subject: t('mail.bought.subject', { count, tutor }),
    text: [
      t('mail.bought.text', { count, tutor }),
      t('mail.bought.until', { day: dayOnPaper(pack.expiresAt, recipient) }),
      invoice?.dueAt
        ? t('mail.bought.invoice', { number, price, due: dayOnPaper(invoice.dueAt, recipient) })
        : t('mail.bought.paid', { number, price }),
      t('mail.bought.link', { url: page(siteUrl) }),
    ].join('\n\n'),
    ...(invoice && { generated: [attachmentOf(invoice, recipient.locale)] }),
    messageId: `credits-${pack.id}-bought`,
  };
}

/** A pack was paid a second time: the second payment is fully refunded. */
export function paidTwiceMail({
  id,
  email,
  language,
  price,
}: Pick<Payment, 'id' | 'language' | 'price'> & { email: string }): Mail {
  const t = translator(creditTexts, language, 'credits');
  const amount = formatMoney(price, language, 'exact');
  return {
    to: email,
    language,
    subject: t('mail.twice.subject', { price: amount }),
    text: t('mail.twice.text', { price: amount }),
    messageId: `credits-${id}-paid-twice`,
  };
}

/** Notice thirty days before the end of a pack: remaining credits and its invoice. */
export function packEndsMail({ pack, recipient, tutor, invoice, siteUrl }: Subject): Mail {
  const language = languageOf(recipient);
  const t = translator(creditTexts, language, 'credits');
  const day = dayOnPaper(pack.expiresAt, recipient);
  const left = {
    count: Math.floor(pack.balance / HALVES_PER_CREDIT),
    half: pack.balance % HALVES_PER_CREDIT === 0 ? 'no' : 'yes',
  };
  return {
    to: recipient.email,
    language,
    subject: t('mail.ends.subject', { day }),
    text: [
      t('mail.ends.text', { credits: t('amount', left), tutor, day }),
      t('mail.ends.how'),
      ...(invoice ? [t('mail.ends.invoice', { number: invoice.number })] : []),
      t('mail.bought.link', { url: page(siteUrl) }),
    ].join('\n\n'),
    messageId: `credits-${pack.id}-ends`,
  };
}

/** Money of a pack moved outside, or the bank asks for it. */
export function changeMail(about: {
  to: string;
  language: Language;
  label: string;
  change: PaymentChange;
  amount: Money;
  key: string;
  siteUrl: string;
}): Mail {
  const { to, language, label, change, key, siteUrl } = about;
  const t = translator(paymentsTexts, language, 'payments');
  const facts = { label, amount: formatMoney(about.amount, language, 'exact') };
  return {
    to,
    language,
    subject: t(`pack.${change}.subject`, facts),
    text: [t(`pack.${change}.text`, facts), t('pack.link', { url: page(siteUrl) })].join('\n\n'),
    messageId: `payment-${key}-${change}`,
  };
}

/** Address and language of an email’s recipient. */
export type Recipient = { email: string; locale: string; timeZone: string };

/** The current owner of a pack, with the account’s locale and zone, or those of the purchase. Null when there is none. */
export async function recipientOf(db: Kysely<DB>, pack: PackRecord): Promise<Recipient | null> {
  const contact = pack.accountId ? await accountContact(db, pack.accountId) : null;
  if (!pack.accountId || !contact?.email) return null;
  const localeAndZone = await loadChosenLocaleAndZone(db, pack.accountId);
  return { email: contact.email, ...(localeAndZone ?? { locale: pack.locale, timeZone: pack.zone }) };
}
