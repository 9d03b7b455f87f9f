import { formatMoney } from '#app/platform/money.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { timeInSentence } from '#app/platform/times.ts';
import { dayOnPaper, type Invoice, taxIn, referenceOf } from './invoice.ts';
import { invoiceTexts } from '../messages/invoices/index.ts';

/** Content of a printed invoice, localized for its reader. */
export type InvoiceDocument = {
  title: string;
  /** Label and value of the facts beside the title. */
  facts: [string, string][];
  seller: { label: string; lines: string[] };
  buyer: { label: string; lines: string[] };
  /** Column headings: description, quantity and unit price, amount. */
  head: [string, string, string];
  lines: [string, string, string][];
  sums: [string, string][];
  notes: string[];
  file: string;
};

/** Renders the invoice for `locale`; dates use the buyer’s zone, UTC on older documents. */
export function paperOf(invoice: Invoice, locale: string): InvoiceDocument {
  const language = locale.slice(0, 2) as Language;
  const t = translator(invoiceTexts, language, 'invoicePaper');
  const place = { locale, timeZone: invoice.zone ?? 'UTC' };
  const country = invoice.country ?? locale.slice(3);
  const { kind, number, corrects, seller, buyer, currency, taxBasisPoints, totalMinor } = invoice;
  const note = kind === 'credit_note';
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor: note ? -amountMinor : amountMinor, currency }, locale, 'exact');
  const day = (instant: Date) => dayOnPaper(instant, place);
  const tax = taxIn(totalMinor, taxBasisPoints);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rate = percent.format(taxBasisPoints / 10_000);
  const isOwed = invoice.payment === 'invoice' && !note;
  const buyerLines = [buyer.name, buyer.address ?? '', buyer.taxNumber ?? '', buyer.email].filter(
    (line) => line !== '',
  );
  const filled = [seller.address, seller.registration].filter((line) => line !== null);
  return {
    title: note ? t('creditNote', { country }) : t('invoice'),
    facts: [
      [t('number'), number],
      [t('issued'), day(invoice.issuedAt)],
      ...(corrects
        ? ([
            [
              t('corrects'),
              invoice.correctsIssuedAt
                ? t('of', { number: corrects, day: day(invoice.correctsIssuedAt) })
                : corrects,
            ],
          ] as [string, string][])
        : []),
      ...(invoice.reason ? ([[t('reason'), t(`reasons.${invoice.reason}`)]] as [string, string][]) : []),
      ...(invoice.dueAt && !note ? ([[t('due'), day(invoice.dueAt)]] as [string, string][]) : []),
    ],
    seller: { label: t('seller'), lines: [seller.name, ...(filled.length > 0 ? filled : [t('missing')])] },
    buyer: {
      label: t('buyer'),
      lines: buyerLines.length > 0 ? buyerLines : [t('erased')],
    },
    head: [t('what'), t('quantity'), t('amount')],
    lines: linesOn(invoice, place).map(({ text, quantity, minor }) => [
      text,
      t('each', { count: quantity, price: money(minor / quantity) }),
      money(minor),
    ]),
    sums: [
      ...(taxBasisPoints > 0
        ? ([
            [t('net'), money(totalMinor - tax)],
            [t('tax', { rate }), money(tax)],
          ] as [string, string][])
        : []),
      [t('total'), money(totalMinor)],
    ],
    notes: [
      ...(taxBasisPoints > 0 ? [] : [invoice.taxGround?.[language] ?? t('noTax')]),
      ...(isOwed ? [...invoice.paymentDetails, t('reference', { reference: referenceOf(number) })] : []),
      ...(invoice.payment === 'card' ? [note ? t('cardBack') : t('card')] : note ? [t('reduces')] : []),
    ],
    file: t('file', { number }),
  };
}

type Line = { text: string; quantity: number; minor: number };

function linesOn(invoice: Invoice, place: { locale: string; timeZone: string }): Line[] {
  const { session, minutes, quantity, tutorName, totalMinor } = invoice;
  const t = translator(invoiceTexts, place.locale.slice(0, 2) as Language, 'invoicePaper');
  if (!session) {
    const text = t('pack', { count: quantity, minutes, tutor: tutorName });
    return [{ text, quantity, minor: totalMinor }];
  }
  const sessions =
    invoice.lines.length > 0 ? invoice.lines : [{ ...session, minutes, amountMinor: totalMinor }];
  return sessions.map((each) => ({
    text: t(each.sessionType === 'trial' ? 'trial' : 'session', {
      minutes: each.minutes,
      tutor: tutorName,
      day: dayOnPaper(each.startsAt, place),
      time: timeInSentence(each.startsAt, place),
      zone: place.timeZone.replaceAll('_', ' '),
    }),
    quantity: 1,
    minor: each.amountMinor,
  }));
}
