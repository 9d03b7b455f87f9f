import { describe, expect, test } from 'vitest';
import { piecesOfPdf } from '#tests/support/pdf-text.ts';
import type { InvoiceDocument } from '../../domain/paper.ts';
import { invoicePdf } from './pdf.server.ts';

const paper = (change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  title: 'Invoice',
  facts: [
    ['Number', 'C-1'],
    ['Date', '20 May'],
  ],
  seller: { label: 'From', lines: ['Curvela Ltd', '1 Curve Road'] },
  buyer: { label: 'To', lines: ['Carmen'] },
  head: ['What', 'Count', 'Each', 'Amount'],
  lines: [
    ['One', '1', '2.00', '2.00'],
    ['Two', '2', '3.00', '6.00'],
  ],
  sums: [
    ['Net', '7.00'],
    ['Total', '8.00'],
  ],
  notes: ['First', 'Second'],
  file: 'invoice.pdf',
  ...change,
});
const issuedAt = new Date('2026-11-20T09:00:00Z');
const drawn = async (change: Partial<InvoiceDocument> = {}) =>
  piecesOfPdf(await invoicePdf(paper(change), 'en', issuedAt)).map(({ text, x, y, size }) => [
    text,
    x,
    y,
    size,
  ]);

describe('the PDF', () => {
  test('has each text in its place: title, facts, both sides, lines, sums and notes', async () => {
    expect(await drawn()).toEqual([
      ['Curvela', 56, 80, 13],
      ['Invoice', 56, 124, 26],
      ['Number', 56, 156, 10.5],
      ['C-1', 206, 156, 10.5],
      ['Date', 56, 172, 10.5],
      ['20 May', 206, 172, 10.5],
      ['From', 56, 216, 10.5],
      ['Curvela Ltd', 56, 232, 10.5],
      ['1 Curve Road', 56, 248, 10.5],
      ['To', 297.64, 216, 10.5],
      ['Carmen', 297.64, 232, 10.5],
      ['What', 56, 296, 10.5],
      ['Count', 332.04, 296, 10.5],
      ['Each', 426.79, 296, 10.5],
      ['Amount', 503.39, 296, 10.5],
      ['', 56, 304, 0],
      ['1', 355.01, 324, 10.5],
      ['2.00', 427.71, 324, 10.5],
      ['2.00', 517.71, 324, 10.5],
      ['One', 56, 324, 10.5],
      ['2', 353.53, 340, 10.5],
      ['3.00', 427.42, 340, 10.5],
      ['6.00', 517.19, 340, 10.5],
      ['Two', 56, 340, 10.5],
      ['', 56, 352, 0],
      ['Net', 297.64, 374, 10.5],
      ['7.00', 518.43, 374, 10.5],
      ['Total', 297.64, 392, 13],
      ['8.00', 511.71, 392, 13],
      ['First', 56, 428, 10.5],
      ['Second', 56, 444, 10.5],
    ]);
  });

  test('breaks long names and texts, and what follows moves down', async () => {
    const long = (letter: string, count: number) =>
      Array.from({ length: count }, () => letter.repeat(9)).join(' ');
    const pieces = await drawn({
      facts: [],
      seller: { label: 'From', lines: ['Curvela Ltd'] },
      buyer: { label: 'To', lines: [long('b', 5)] },
      lines: [[long('w', 6), '1', '2.00', '2.00']],
      sums: [['Total', '2.00']],
      notes: [long('n', 12), 'End'],
    });
    expect(pieces.slice(2)).toEqual([
      ['From', 56, 184, 10.5],
      ['Curvela Ltd', 56, 200, 10.5],
      ['To', 297.64, 184, 10.5],
      ['bbbbbbbbb bbbbbbbbb bbbbbbbbb', 297.64, 200, 10.5],
      ['bbbbbbbbb bbbbbbbbb', 297.64, 216, 10.5],
      ['What', 56, 264, 10.5],
      ['Count', 332.04, 264, 10.5],
      ['Each', 426.79, 264, 10.5],
      ['Amount', 503.39, 264, 10.5],
      ['', 56, 272, 0],
      ['1', 355.01, 292, 10.5],
      ['2.00', 427.71, 292, 10.5],
      ['2.00', 517.71, 292, 10.5],
      ['wwwwwwwww wwwwwwwww wwwwwwwww', 56, 292, 10.5],
      ['wwwwwwwww wwwwwwwww wwwwwwwww', 56, 308, 10.5],
      ['', 56, 320, 0],
      ['Total', 297.64, 342, 13],
      ['2.00', 512.58, 342, 13],
      ['nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn', 56, 378, 10.5],
      ['nnnnnnnnn nnnnnnnnn nnnnnnnnn nnnnnnnnn', 56, 394, 10.5],
      ['End', 56, 410, 10.5],
    ]);
  });

  test('is named by its title and number, and the same each time', async () => {
    const file = await invoicePdf(paper(), 'fr', issuedAt);
    const source = Buffer.from(file).toString('latin1');
    expect(source).toContain('(Invoice C-1)');
    expect(source).toContain('/Lang (fr)');
    expect(source).toContain('(D:20261120090000Z)');
    expect(await invoicePdf(paper(), 'fr', issuedAt)).toEqual(file);
  });
});
