import { formatMoney } from '#app/platform/money.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { timeInSentence } from '#app/platform/times.ts';
import { dayOnPaper } from '../day.ts';
import { type Invoice, taxIn } from './invoice.ts';
import { invoiceTexts } from './messages/index.ts';

/** What stands on the paper of an invoice, in the words and numbers of its reader. */
export type Paper = {
  title: string;
  /** Facts beside the title: what they are, and what they say. */
  facts: [string, string][];
  seller: { label: string; lines: string[] };
  buyer: { label: string; lines: string[] };
  head: [string, string];
  line: [string, string];
  sums: [string, string][];
  notes: string[];
  file: string;
};

/** The paper of an invoice as `locale` writes it; days and times are those of UTC. */
export function paperOf(invoice: Invoice, locale: string): Paper {
  const language = locale.slice(0, 2) as Language;
  const t = translator(invoiceTexts, language, 'invoicePaper');
  const place = { locale, timeZone: 'UTC' };
  const { kind, number, corrects, seller, buyer, currency, taxBasisPoints, totalMinor } = invoice;
  const note = kind === 'credit_note';
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor: note ? -amountMinor : amountMinor, currency }, locale, 'exact');
  const day = (instant: Date) => dayOnPaper(instant, place);
  const tax = taxIn(totalMinor, taxBasisPoints);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rate = percent.format(taxBasisPoints / 10_000);
  const filled = [seller.address, seller.registration].filter((line) => line !== null);
  return {
    title: note ? t('creditNote') : t('invoice'),
    facts: [
      [t('number'), number],
      [t('issued'), day(invoice.issuedAt)],
      ...(corrects ? ([[t('corrects'), corrects]] as [string, string][]) : []),
      ...(invoice.dueAt && !note ? ([[t('due'), day(invoice.dueAt)]] as [string, string][]) : []),
    ],
    seller: { label: t('seller'), lines: [seller.name, ...(filled.length > 0 ? filled : [t('missing')])] },
    buyer: {
      label: t('buyer'),
      lines: [buyer.name, buyer.email].some((line) => line !== '')
        ? [buyer.name, buyer.email].filter((line) => line !== '')
        : [t('erased')],
    },
    head: [t('what'), t('amount')],
    line: [soldOn(invoice, place), money(totalMinor)],
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
      ...(taxBasisPoints > 0 ? [] : [t('noTax')]),
      ...(invoice.payment === 'card' ? [note ? t('cardBack') : t('card')] : note ? [t('reduces')] : []),
    ],
    file: t('file', { number }),
  };
}

function soldOn(
  { session, minutes, quantity, tutorName }: Invoice,
  place: { locale: string; timeZone: string },
): string {
  const t = translator(invoiceTexts, place.locale.slice(0, 2) as Language, 'invoicePaper');
  if (!session) return t('pack', { count: quantity, minutes, tutor: tutorName });
  const { sessionType, startsAt } = session;
  return t(sessionType === 'trial' ? 'trial' : 'session', {
    minutes,
    tutor: tutorName,
    day: dayOnPaper(startsAt, place),
    time: timeInSentence(startsAt, place),
  });
}
