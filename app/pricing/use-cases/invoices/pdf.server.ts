import { brand } from '#app/platform/brand.ts';
import { inner, muted, onePage, page, type Sheet } from '#app/platform/pdf/sheet.server.ts';
import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { GeneratedAttachment } from '#app/platform/mail/mail.ts';
import { loadInvoice } from '../../db/invoices.server.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { fileNameOf, type InvoiceDocument, paperOf } from '../../domain/paper.ts';

/** Name of the generator of invoices attached to emails. */
export const invoiceAttachments = 'invoice';

/** The PDF of a numbered invoice as an attachment, in the language of the email. */
export const attachmentOf = (invoice: Invoice, locale: string): GeneratedAttachment => ({
  filename: fileNameOf(invoice, locale),
  contentType: 'application/pdf',
  generator: invoiceAttachments,
  about: { invoiceId: invoice.id, locale },
});

/** Makes such an attachment. */
export async function generateAttachment(
  db: Kysely<DB>,
  { invoiceId = '', locale = 'en-GB' }: Record<string, string>,
): Promise<Uint8Array | null> {
  const invoice = await loadInvoice(db, invoiceId);
  return invoice ? invoicePdf(paperOf(invoice, locale), locale.slice(0, 2), invoice.issuedAt) : null;
}

/** One-page PDF of the invoice. Its date is the issue date, so the same invoice gives the same bytes. */
export const invoicePdf = (paper: InvoiceDocument, language: string, issuedAt: Date): Promise<Uint8Array> =>
  onePage({ title: `${paper.title} ${paper.facts[0]?.[1] ?? ''}`, language, date: issuedAt }, (sheet) =>
    draw(sheet, paper),
  );

/** Widths of the columns of figures in points: three without tax, five with it. */
const widths: Record<number, readonly number[]> = { 3: [56, 90, 90], 5: [44, 72, 66, 62, 70] };

/** Letter size, right edges of the columns of figures, and the width that is left for the description. */
function columnsFor(count: number) {
  const own = widths[count] ?? [];
  const all = own.reduce((sum, width) => sum + width, 0);
  let x = page.width - page.margin - all;
  const edges = own.map((width) => (x += width));
  return { size: count > 3 ? 9 : 10.5, edges, described: inner - all - 8 };
}

function draw({ write, linesOf, rule }: Sheet, paper: InvoiceDocument): void {
  const left = page.margin;
  const right = page.width - page.margin;
  const middle = left + inner / 2;
  const step = 16;
  write(brand, { x: left, y: 80, size: 13, colour: muted });
  write(paper.title, { x: left, y: 124, size: 26 });
  for (const [at, [label, value]] of paper.facts.entries()) {
    write(label, { x: left, y: 156 + at * step, colour: muted });
    write(value, { x: left + 150, y: 156 + at * step });
  }
  let y = 156 + paper.facts.length * step + 28;
  const sides = [
    { x: left, ...paper.seller },
    { x: middle, ...paper.buyer },
  ].map(({ x, label, lines }) => {
    write(label, { x, y, colour: muted });
    const all = lines.flatMap((text) => linesOf(text, inner / 2 - 24));
    for (const [at, text] of all.entries()) write(text, { x, y: y + (at + 1) * step });
    return all.length + 1;
  });
  y += Math.max(...sides) * step + 32;
  const [what = '', ...columns] = paper.head;
  const { size, edges, described } = columnsFor(columns.length);
  write(what, { x: left, y, size, colour: muted });
  for (const [at, name] of columns.entries())
    write(name, { x: edges[at] ?? right, y, size, colour: muted, right: true });
  rule(y + 8);
  y += 28;
  for (const [text = '', ...figures] of paper.lines) {
    for (const [at, figure] of figures.entries())
      write(figure, { x: edges[at] ?? right, y, size, right: true });
    for (const part of linesOf(text, described, size)) {
      write(part, { x: left, y, size });
      y += step;
    }
  }
  rule(y - 4);
  for (const [label, value] of paper.sums) {
    y += 18;
    const total = label === paper.sums.at(-1)?.[0] ? 13 : 10.5;
    write(label, { x: middle, y, size: total });
    write(value, { x: right, y, size: total, right: true });
  }
  y += 36;
  for (const note of paper.notes) {
    for (const text of linesOf(note, inner)) {
      write(text, { x: left, y, colour: muted });
      y += step;
    }
  }
}
