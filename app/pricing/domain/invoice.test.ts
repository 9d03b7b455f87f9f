import { describe, expect, test } from 'vitest';
import { dayOnPaper, type Invoice, numberOf, prefixOf, referenceOf, splitTax, taxIn } from './invoice.ts';
import { paperOf } from './paper.ts';

describe('the number of an invoice', () => {
  test.each([
    [17, 'C-2026-00017'],
    [1, 'C-2026-00001'],
    [123_456, 'C-2026-123456'],
  ])('at place %i of its year is %s', (position, number) => {
    expect(numberOf('C-', 2026, position)).toBe(number);
  });

  test('of a correction has a series of its own', () => {
    expect(prefixOf('C-', 'invoice')).toBe('C-');
    expect(prefixOf('C-', 'credit_note')).toBe('CR-');
    expect(prefixOf('A-B-', 'credit_note')).toBe('A-BR-');
    expect(prefixOf('C', 'credit_note')).toBe('CR-');
  });
});

describe('the payment reference', () => {
  // Checked against the rule of ISO 11649: the number read with the four first signs at the end leaves 1 when divided by 97.
  test.each([
    ['C-2026-00001', 'RF74C202600001'],
    ['C-2026-00017', 'RF30C202600017'],
    ['c 2026/00001', 'RF74C202600001'],
    ['539007547034', 'RF18539007547034'],
    ['ZQX-2026-00001', 'RF68ZQX202600001'],
  ])('of %s is %s', (number, reference) => {
    expect(referenceOf(number)).toBe(reference);
  });

  test('has two check digits also when they are small, and 25 signs at most', () => {
    expect(referenceOf('C-2026-00020')).toMatch(/^RF\d{2}C202600020$/);
    expect(referenceOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toMatch(/^RF\d{2}ABCDEFGHIJKLMNOPQRSTU$/);
    const checks = Array.from({ length: 200 }, (_, at) => referenceOf(numberOf('C-', 2026, at)).slice(2, 4));
    expect(checks.filter((check) => check.startsWith('0')).length).toBeGreaterThan(0);
    expect(checks.filter((check) => !/^\d{2}$/.test(check))).toEqual([]);
  });
});

test.each([
  [12_000, 2000, 2000],
  [3200, 2100, 555],
  [3200, 0, 0],
  [100, 500, 5],
  // A large sum: no figure is lost.
  [11_900_000_000, 1900, 1_900_000_000],
])('of %i with a rate of %i hundredths of a percent the tax is %i', (total, rate, tax) => {
  expect(taxIn(total, rate, 'GBP')).toBe(tax);
});

test('the tax of the lines adds up to the tax of the sum', () => {
  // 21 % of three lessons at 32.00: 16.66 in all, 5.55 each would be 16.65.
  expect(splitTax([3200, 3200, 3200], { basisPoints: 2100, currency: 'GBP' })).toEqual([
    { netMinor: 2645, taxMinor: 555 },
    { netMinor: 2644, taxMinor: 556 },
    { netMinor: 2645, taxMinor: 555 },
  ]);
  expect(splitTax([3200], { basisPoints: 0, currency: 'GBP' })).toEqual([{ netMinor: 3200, taxMinor: 0 }]);
});

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'paper',
  kind: 'invoice',
  number: 'C-2026-00001',
  corrects: null,
  correctsIssuedAt: null,
  reason: null,
  issuedAt: new Date('2026-11-20T23:30:00Z'),
  dueAt: new Date('2026-12-04T23:30:00Z'),
  accountId: 'carmen',
  seller: { name: 'Curvela Ltd', address: '1 Curve Road', registration: 'No. 7' },
  buyer: { name: 'Carmen Gómez', email: 'carmen@example.org' },
  tutorName: 'Lucía Restrepo',
  session: null,
  usable: null,
  lines: [],
  country: 'GB',
  zone: 'Europe/London',
  taxGround: null,
  paymentDetails: ['Sort code 00-00-00'],
  minutes: 60,
  quantity: 5,
  halves: null,
  totalMinor: 15_000,
  credit: null,
  taxBasisPoints: 0,
  currency: 'GBP',
  payment: 'invoice',
  ...change,
});
const session = { sessionType: 'session', startsAt: new Date('2026-11-24T18:00:00Z') } as const;

describe('the paper of an invoice', () => {
  test('of a pack that is to be paid', () => {
    expect(paperOf(invoice(), 'en-GB')).toEqual({
      title: 'Invoice',
      facts: [
        ['Number', 'C-2026-00001'],
        ['Date', '20 November 2026'],
        ['Pay by', '4 December 2026'],
      ],
      seller: { label: 'From', lines: ['Curvela Ltd', '1 Curve Road', 'No. 7'] },
      buyer: { label: 'To', lines: ['Carmen Gómez', 'carmen@example.org'] },
      head: ['What', 'Quantity', 'Unit price', 'Amount'],
      lines: [['5 sessions of 60 minutes as credits, with Lucía Restrepo', '5', '£30.00', '£150.00']],
      sums: [['Total', '£150.00']],
      notes: [
        'No tax is charged. Legal ground: to be filled in by the owner.',
        'Sort code 00-00-00',
        'Payment reference: RF74C202600001',
      ],
      file: 'invoice-C-2026-00001.pdf',
    });
  });

  test('of a pack says from when until when its credits can be used, and counts half credits', () => {
    const usable = { from: new Date('2026-11-20T09:00:00Z'), until: new Date('2027-11-20T09:00:00Z') };
    expect(paperOf(invoice({ usable, quantity: 4, halves: 7, totalMinor: 10_500 }), 'en-GB').lines).toEqual([
      [
        '3.5 sessions of 60 minutes as credits, with Lucía Restrepo, usable from 20 November 2026 to 20 November 2027',
        '3.5',
        '£30.00',
        '£105.00',
      ],
    ]);
  });

  test('with tax has the net unit price, with more decimals where five times it would not be the net', () => {
    expect(paperOf(invoice({ taxBasisPoints: 2100 }), 'en-GB').lines[0]?.slice(1)).toEqual([
      '5',
      '£24.794',
      '£123.97',
      '£26.03',
      '£150.00',
    ]);
  });

  test('that is paid by card names no way to pay', () => {
    const paper = paperOf(invoice({ payment: 'card', dueAt: null }), 'en-GB');
    expect(paper.facts.map(([label]) => label)).toEqual(['Number', 'Date']);
    expect(paper.notes.slice(1)).toEqual(['Paid by card']);
  });

  test('that is a correction names what it corrects and why, takes its sums off, and asks for no money', () => {
    const note = invoice({
      kind: 'credit_note',
      number: 'CR-2026-00001',
      corrects: 'C-2026-00001',
      correctsIssuedAt: new Date('2026-11-19T09:00:00Z'),
      reason: 'cancelled',
      quantity: 1,
      totalMinor: 3200,
      session,
    });
    const paper = paperOf(note, 'en-GB');
    expect(paper.title).toBe('Credit note');
    expect(paper.facts).toEqual([
      ['Number', 'CR-2026-00001'],
      ['Date', '20 November 2026'],
      ['Corrects invoice', 'C-2026-00001 of 19 November 2026'],
      ['Reason', 'session cancelled'],
    ]);
    expect(paper.lines.map((line) => line.slice(1))).toEqual([['1', '-£32.00', '-£32.00']]);
    expect(paper.sums).toEqual([['Total', '-£32.00']]);
    expect(paper.notes.slice(1)).toEqual(['Reduces the amount to pay by this much.']);
    expect(paperOf({ ...note, payment: 'card' }, 'en-GB').notes.slice(1)).toEqual(['Refunded to the card']);
    expect(paperOf({ ...note, correctsIssuedAt: null }, 'en-GB').facts[2]).toEqual([
      'Corrects invoice',
      'C-2026-00001',
    ]);
  });

  test.each([
    ['en-GB', 'GB', 'Credit note'],
    ['en-US', 'US', 'Credit note'],
    ['es-ES', 'ES', 'Factura rectificativa'],
    ['es-CO', 'CO', 'Nota crédito'],
    ['fr-FR', 'FR', 'Avoir'],
  ])('that is a correction is called in %s, for a family in %s: %s', (locale, country, title) => {
    expect(paperOf(invoice({ kind: 'credit_note', country }), locale).title).toBe(title);
  });

  test('with tax shows net and tax beside the total, and no ground', () => {
    const paper = paperOf(invoice({ totalMinor: 12_000, taxBasisPoints: 2000 }), 'en-GB');
    expect(paper.sums).toEqual([
      ['Net', '£100.00'],
      ['VAT 20%', '£20.00'],
      ['Total', '£120.00'],
    ]);
    expect(paper.notes).toEqual(['Sort code 00-00-00', 'Payment reference: RF74C202600001']);
    expect(paperOf(invoice({ taxBasisPoints: 525 }), 'en-GB').sums[1]?.[0]).toBe('VAT 5.25%');
    expect(paperOf(invoice({ totalMinor: 10_001, taxBasisPoints: 1 }), 'en-GB').sums[1]).toEqual([
      'VAT 0.01%',
      '£0.01',
    ]);
  });

  test('in pesos has whole sums that add up line by line and as a whole', () => {
    const pesos = (text = '') => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));
    for (const [rate, hours] of [1900, 1600, 500, 800].flatMap((rate) =>
      [1, 2, 3, 5].map((of) => [rate, of] as const),
    )) {
      const line = { ...session, bookingId: 'b', minutes: 60, amountMinor: 8_000_100 };
      const lines = Array.from({ length: hours }, () => line);
      const sum = {
        currency: 'COP',
        country: 'CO',
        taxBasisPoints: rate,
        totalMinor: 8_000_100 * hours,
      } as const;
      const paper = paperOf(invoice({ session, lines, ...sum }), 'es-CO');
      const columns = [3, 4, 5].map((at) => paper.lines.map((each) => pesos(each[at])));
      const sums = paper.sums.map(([, text]) => pesos(text));
      expect([rate, hours, ...columns.map((column) => column.reduce((a, b) => a + b, 0))]).toEqual([
        rate,
        hours,
        ...sums,
      ]);
      for (const [, , unit, net, tax, gross] of paper.lines) {
        expect(pesos(net) + pesos(tax)).toBe(pesos(gross));
        expect(unit).toBe(net);
      }
    }
  });

  test('without tax gives the ground in the reader’s language', () => {
    const taxGround = { en: 'VAT exempt', es: 'Exenta de IVA', fr: 'Exonéré de TVA' };
    expect(paperOf(invoice({ taxGround }), 'en-GB').notes[0]).toBe('VAT exempt');
    expect(paperOf(invoice({ taxGround }), 'fr-FR').notes[0]).toBe('Exonéré de TVA');
  });

  test('lists each session of a series with its own price and time in the buyer’s zone', () => {
    const line = { ...session, bookingId: 'b', minutes: 90, amountMinor: 4200 };
    const lines = [line, { ...line, sessionType: 'trial' as const, minutes: 30, amountMinor: 900 }];
    const paper = paperOf(invoice({ session, lines, totalMinor: 5100, zone: 'America/New_York' }), 'en-GB');
    expect(paper.lines).toEqual([
      [
        'Session of 90 minutes with Lucía Restrepo, 24 November 2026, 13:00 (America/New York)',
        '1',
        '£42.00',
        '£42.00',
      ],
      [
        'Trial of 30 minutes with Lucía Restrepo, 24 November 2026, 13:00 (America/New York)',
        '1',
        '£9.00',
        '£9.00',
      ],
    ]);
  });

  test('of a series of one takes length and price from its line', () => {
    const line = { ...session, bookingId: 'b', minutes: 90, amountMinor: 4200 };
    expect(paperOf(invoice({ session, lines: [line] }), 'en-GB').lines).toEqual([
      [
        'Session of 90 minutes with Lucía Restrepo, 24 November 2026, 18:00 (Europe/London)',
        '1',
        '£42.00',
        '£42.00',
      ],
    ]);
  });

  test('of one session is one line over its sum; older papers are in UTC', () => {
    const paper = paperOf(invoice({ session, quantity: 1, totalMinor: 3200, zone: null }), 'en-GB');
    expect(paper.lines).toEqual([
      ['Session of 60 minutes with Lucía Restrepo, 24 November 2026, 18:00 (UTC)', '1', '£32.00', '£32.00'],
    ]);
  });

  test('is a rectificativa in Spain and a nota crédito in Colombia; an older one follows its reader’s country', () => {
    const titleOf = (country: string | null, locale: string) =>
      paperOf(invoice({ kind: 'credit_note', country }), locale).title;
    expect(titleOf('ES', 'es-CO')).toBe('Factura rectificativa');
    expect(titleOf('CO', 'es-ES')).toBe('Nota crédito');
    expect(titleOf(null, 'es-ES')).toBe('Factura rectificativa');
    expect(titleOf(null, 'es-CO')).toBe('Nota crédito');
  });

  test('says what the owner has not filled in yet, and that a buyer was erased', () => {
    const bare = invoice({
      seller: { name: 'Curvela', address: null, registration: null },
      buyer: { name: '', email: '' },
    });
    const paper = paperOf(bare, 'en-GB');
    expect(paper.seller.lines).toEqual([
      'Curvela',
      'Legal name, address and registration: to be filled in by the owner',
    ]);
    expect(paper.buyer.lines).toEqual(['Name and address were erased with the account.']);
    const unnamed = invoice({ buyer: { name: '', email: 'carmen@example.org' } });
    expect(paperOf(unnamed, 'en-GB').buyer.lines).toEqual(['carmen@example.org']);
    const registered = invoice({ seller: { name: 'Curvela', address: null, registration: 'No. 7' } });
    expect(paperOf(registered, 'en-GB').seller.lines).toEqual(['Curvela', 'No. 7']);
  });

  test('names the buyer’s address and tax number where there are any', () => {
    const buyer = {
      name: 'Carmen',
      address: ['Calle 1'],
      country: 'ES',
      taxNumber: 'X1',
      email: 'c@example.org',
    };
    expect(paperOf(invoice({ buyer }), 'en-GB').buyer.lines).toEqual([
      'Carmen',
      'Calle 1',
      'Spain',
      'Tax number: X1',
      'c@example.org',
    ]);
  });
});

test.each([
  ['en-GB', 'Europe/London', '20 November 2026'],
  ['en-US', 'America/New_York', 'November 20, 2026'],
  ['es-CO', 'America/Bogota', '20 de noviembre de 2026'],
  ['fr-FR', 'Europe/Paris', '21 novembre 2026'],
])('a day on paper is written as %s does and is that of %s', (locale, timeZone, day) => {
  expect(dayOnPaper('2026-11-20T23:30:00Z', { locale, timeZone })).toBe(day);
});
