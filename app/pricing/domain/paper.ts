import { formatMoney, formatUnitPrice } from '#app/platform/money.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { timeInSentence } from '#app/platform/times.ts';
import {
  type Buyer,
  dayOnPaper,
  type Invoice,
  referenceOf,
  type Seller,
  splitTax,
  taxIn,
} from './invoice.ts';
import { HALVES_PER_CREDIT } from './credit.ts';
import { invoiceTexts } from '../messages/invoices/index.ts';

/** Content of a printed invoice, localized for its reader. */
export type InvoiceDocument = {
  title: string;
  /** Label and value of the facts beside the title. */
  facts: [string, string][];
  seller: { label: string; lines: string[] };
  buyer: { label: string; lines: string[] };
  /** Headings: of the description, then of the columns of figures. */
  head: string[];
  /** The description, then as many figures as columns. */
  lines: string[][];
  sums: [string, string][];
  notes: string[];
  file: string;
};

/** Name of the PDF in the reader’s language. */
export const fileNameOf = ({ number }: Pick<Invoice, 'number'>, locale: string): string =>
  translator(invoiceTexts, locale.slice(0, 2) as Language, 'invoicePaper')('file', { number });

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
  const tax = taxIn(totalMinor, taxBasisPoints, currency);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const rate = percent.format(taxBasisPoints / 10_000);
  const isOwed = invoice.payment === 'invoice' && !note;
  const buyerLines = buyerOn(buyer, locale);
  const sellerLines = sellerOn(seller);
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
    seller: { label: t('seller'), lines: sellerLines.length > 1 ? sellerLines : [seller.name, t('missing')] },
    buyer: {
      label: t('buyer'),
      lines: buyerLines.length > 0 ? buyerLines : [t('erased')],
    },
    ...tableOf(invoice, place),
    sums: [
      ...(taxBasisPoints > 0
        ? ([
            [t('net'), money(totalMinor - tax)],
            [t('tax', { rate, country }), money(tax)],
          ] as [string, string][])
        : []),
      [t('total'), money(totalMinor)],
    ],
    notes: [
      ...(taxBasisPoints > 0 ? [] : [invoice.taxGround?.[language] ?? t('noTax')]),
      ...(isOwed ? [...invoice.paymentDetails, t('reference', { reference: referenceOf(number) })] : []),
      ...(invoice.payment === 'card' ? [note ? t('cardBack') : t('card')] : note ? [t('reduces')] : []),
    ],
    file: fileNameOf(invoice, locale),
  };
}

/** Name and legal form, address, registration and tax number. */
function sellerOn({ name, legalForm, address, registration, taxNumber }: Seller): string[] {
  const lines = [legalForm ? `${name}, ${legalForm}` : name, address, registration, taxNumber];
  return lines.filter((line) => line !== null && line !== undefined).flatMap((line) => line.split('\n'));
}

/** Name, address, country in the reader’s language, tax number and email. */
function buyerOn({ name, address = [], country, taxNumber = '', email }: Buyer, locale: string): string[] {
  const named = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const t = translator(invoiceTexts, locale.slice(0, 2) as Language, 'invoicePaper');
  const tax = taxNumber === '' ? '' : t('taxNumber', { number: taxNumber });
  return [name, ...address, named ?? '', tax, email].filter((line) => line !== '');
}

type Table = Pick<InvoiceDocument, 'head' | 'lines'>;

/**
 * The lines with their figures: quantity, unit price and amount; where tax is charged quantity, unit price without tax, net, tax and gross.
 */
function tableOf(invoice: Invoice, place: { locale: string; timeZone: string }): Table {
  const t = translator(invoiceTexts, place.locale.slice(0, 2) as Language, 'invoicePaper');
  const { currency, taxBasisPoints } = invoice;
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor: sign * amountMinor, currency }, place.locale, 'exact');
  const unit = (amountMinor: number, quantity: number) =>
    formatUnitPrice({ amountMinor: sign * amountMinor, currency }, quantity, place.locale);
  const count = (quantity: number) => new Intl.NumberFormat(place.locale).format(quantity);
  const rows = linesOn(invoice, place);
  if (taxBasisPoints === 0)
    return {
      head: [t('what'), t('quantity'), t('unitPrice'), t('amount')],
      lines: rows.map(({ text, quantity, minor }) => [
        text,
        count(quantity),
        unit(minor, quantity),
        money(minor),
      ]),
    };
  const taxes = splitTax(
    rows.map(({ minor }) => minor),
    { basisPoints: taxBasisPoints, currency },
  );
  return {
    head: [
      t('what'),
      t('quantity'),
      t('unitNet'),
      t('net'),
      t('taxShort', { country: invoice.country ?? place.locale.slice(3) }),
      t('gross'),
    ],
    lines: rows.map(({ text, quantity, minor }, at) => {
      const { netMinor, taxMinor } = taxes[at] ?? { netMinor: minor, taxMinor: 0 };
      return [
        text,
        count(quantity),
        unit(netMinor, quantity),
        money(netMinor),
        money(taxMinor),
        money(minor),
      ];
    }),
  };
}

type Line = { text: string; quantity: number; minor: number };

function linesOn(invoice: Invoice, place: { locale: string; timeZone: string }): Line[] {
  const { session, minutes, quantity, tutorName, totalMinor } = invoice;
  const t = translator(invoiceTexts, place.locale.slice(0, 2) as Language, 'invoicePaper');
  if (!session) {
    const { usable, halves } = invoice;
    const sold = halves === null ? quantity : halves / HALVES_PER_CREDIT;
    const days = usable && { from: dayOnPaper(usable.from, place), until: dayOnPaper(usable.until, place) };
    const text = t('pack', { count: sold, minutes, tutor: tutorName });
    return [{ text: days ? `${text}, ${t('usable', days)}` : text, quantity: sold, minor: totalMinor }];
  }
  const { credit } = invoice;
  const sessions =
    invoice.lines.length > 0
      ? invoice.lines
      : [{ ...session, minutes, amountMinor: totalMinor, ...(credit && { credit }) }];
  return sessions.flatMap((each) => [
    {
      text: t(each.sessionType === 'trial' ? 'trial' : 'session', {
        minutes: each.minutes,
        tutor: tutorName,
        day: dayOnPaper(each.startsAt, place),
        time: timeInSentence(each.startsAt, place),
        zone: place.timeZone.replaceAll('_', ' '),
      }),
      quantity: 1,
      minor: each.amountMinor + (each.credit?.amountMinor ?? 0),
    },
    // Billed with its pack: taken off here.
    ...(each.credit
      ? [
          {
            text: t('credit', {
              halves: each.credit.halves,
              credits: each.credit.halves / HALVES_PER_CREDIT,
            }),
            quantity: 1,
            minor: -each.credit.amountMinor,
          },
        ]
      : []),
  ]);
}
