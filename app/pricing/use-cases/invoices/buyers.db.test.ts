import { describe, expect, test } from 'vitest';
import { setUpBookingTest, maya, reader } from '#tests/booking/booking-setup.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { cancelBooking } from '#app/booking/use-cases/changing/cancel-booking.server.ts';
import { owner } from '#app/platform/owner.ts';
import { saveBillingDetails } from '../../db/billing.server.ts';
import { loadInvoicesOf } from '../../db/invoices.server.ts';
import type { BillingDetails } from '../../domain/billing.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { paperOf } from '../../domain/paper.ts';
import { numberInvoices } from './number-invoices.server.ts';
import { invoicePdf } from './pdf.server.ts';

const at = setUpBookingTest();

const families: Record<string, BillingDetails> = {
  ES: {
    name: 'Carmen Gómez',
    street: 'Calle Mayor 1',
    postalCode: '28013',
    city: 'Madrid',
    region: '',
    country: 'ES',
    taxNumber: '12345678Z',
  },
  FR: {
    name: 'Chloé Martin',
    street: '3 rue Oberkampf',
    postalCode: '75011',
    city: 'Paris',
    region: '',
    country: 'FR',
    taxNumber: '',
  },
  CO: {
    name: 'Andrés Rojas',
    street: 'Carrera 7 # 71-21',
    postalCode: '',
    city: 'Bogotá',
    region: 'D. C.',
    country: 'CO',
    taxNumber: '1.020.304.050',
  },
  GB: {
    name: 'Noor Khan',
    street: '1 Curve Road',
    postalCode: 'N1 9GU',
    city: 'London',
    region: '',
    country: 'GB',
    taxNumber: '',
  },
  US: {
    name: 'Sam Lee',
    street: '5 Main Street',
    postalCode: '87501',
    city: 'Santa Fe',
    region: 'NM',
    country: 'US',
    taxNumber: '',
  },
};
const grounds = { en: 'No sales tax applies', es: 'Sin impuesto sobre ventas', fr: 'Sans taxe de vente' };

/** Facts of a seller and a rate for each country, as the owner and an accountant would fill them in. */
const fillIn = () => {
  Object.assign(owner, {
    legalName: 'Curvela Lessons',
    legalForm: 'S.L., capital 3.000 €',
    address: 'Calle del Prado 9\n28014 Madrid',
    registration: 'Registro Mercantil de Madrid, M-1',
    taxNumber: 'NIF B00000000',
  });
  at.app.services.settings.invoicing = {
    payment: { GBP: ['Curvela Lessons', 'Account 12345678'] },
    tax: {
      ES: { basisPoints: 2100 },
      FR: { basisPoints: 2000 },
      CO: { basisPoints: 1900 },
      GB: { basisPoints: 2000 },
      US: { basisPoints: 0, ground: grounds },
      'US-NM': { basisPoints: 500 },
    },
  };
  return { [Symbol.dispose]: () => void Object.assign(owner, emptied) };
};
const emptied = { legalName: null, legalForm: null, address: null, registration: null, taxNumber: null };

const papers = () => loadInvoicesOf(at.app.db, maya.id, 100);
const textOf = async (invoice: Invoice | undefined, locale: string) => {
  if (!invoice) throw new Error('no invoice');
  const bytes = await invoicePdf(paperOf(invoice, locale), locale.slice(0, 2), invoice.issuedAt);
  return textOfPdf(bytes)
    .replaceAll('\n', '|')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
};
const address = (country: string) =>
  saveBillingDetails(at.app.db, maya.id, families[country] as BillingDetails, at.app.clock.now());

describe('an invoice', () => {
  // The family reads in British English: the address decides about the tax, not the language.
  test.each([
    [
      'ES',
      ['Carmen Gómez', 'Calle Mayor 1', '28013 Madrid', 'Spain', 'Tax number: 12345678Z'],
      ['IVA 21%', '£26.45', '£5.55'],
    ],
    ['FR', ['Chloé Martin', '3 rue Oberkampf', '75011 Paris', 'France'], ['TVA 20%', '£26.67', '£5.33']],
    [
      'CO',
      ['Andrés Rojas', 'Carrera 7 # 71-21', 'Bogotá, D. C.', 'Colombia', 'Tax number: 1.020.304.050'],
      ['IVA 19%', '£26.89', '£5.11'],
    ],
    [
      'GB',
      ['Noor Khan', '1 Curve Road', 'London', 'N1 9GU', 'United Kingdom'],
      ['VAT 20%', '£26.67', '£5.33'],
    ],
    [
      'US',
      ['Sam Lee', '5 Main Street', 'Santa Fe, NM 87501', 'United States'],
      ['Tax 5%', '£30.48', '£1.52'],
    ],
  ])('for a family in %s is complete', async (country, buyer, sums) => {
    using _seller = fillIn();
    await address(country);
    await at.booked();
    const [invoice] = await papers();
    const text = await textOf(invoice, 'en-GB');
    for (const part of [
      'C-2026-00001',
      '20 November 2026',
      'Curvela Lessons, S.L., capital 3.000 €',
      'Calle del Prado 9|28014 Madrid',
      'Registro Mercantil de Madrid, M-1',
      'NIF B00000000',
      buyer.join('|'),
      '24 November 2026',
      '18:00 (Europe/London)',
      ...sums,
      '£32.00',
      'Account 12345678',
      'Payment reference: RF74C202600001',
    ])
      expect(text.replaceAll('|', ' ')).toContain(part.replaceAll('|', ' '));
    const [net, tax] = [sums[1] ?? '', sums[2] ?? ''];
    expect(text).toContain(`|1|${net}|${net}|${tax}|£32.00|`);
    expect(invoice?.country).toBe(country);
  });

  test('names the words of the reader’s language: a Spanish and a French one', async () => {
    using _seller = fillIn();
    await address('ES');
    await at.booked();
    const [invoice] = await papers();
    const spanish = await textOf(invoice, 'es-ES');
    for (const part of ['España', 'Número fiscal: 12345678Z', 'Unitario neto', 'IVA 21 %', 'Base imponible'])
      expect(spanish).toContain(part);
    const french = await textOf(invoice, 'fr-FR');
    for (const part of ['Espagne', 'Numéro fiscal', 'Unitaire HT', 'Montant TTC'])
      expect(french).toContain(part);
  });

  test('without an address keeps the name and email of the account and the region of the language', async () => {
    using _seller = fillIn();
    await at.booked();
    const [invoice] = await papers();
    expect(invoice?.buyer.address).toBeUndefined();
    expect([invoice?.country, invoice?.taxBasisPoints]).toEqual([reader.locale.slice(3), 2000]);
  });

  test('stays as it is when the address changes later', async () => {
    await address('GB');
    await at.booked();
    await address('ES');
    expect((await papers())[0]?.buyer).toMatchObject({ name: 'Noor Khan', country: 'GB' });
  });
});

test('a correction says seller, buyer, rate and ground of its invoice, not those of today', async () => {
  using _seller = fillIn();
  await address('ES');
  const booking = await at.booked();
  Object.assign(owner, { legalName: 'Another Company', taxNumber: 'NIF C11111111' });
  at.app.services.settings.invoicing = { tax: { ES: { basisPoints: 1000 }, GB: { basisPoints: 2000 } } };
  await address('GB');
  await cancelBooking(at.app.services, { id: booking.id, accountId: maya.id });
  await numberInvoices(at.app.services);
  const [note, invoice] = await papers();
  const text = await textOf(note, 'es-ES');
  for (const part of [
    'Factura rectificativa',
    'Curvela Lessons, S.L., capital 3.000 €',
    'NIF B00000000',
    'Carmen Gómez',
    '28013 Madrid',
    'IVA 21 %',
    '-26,45 £',
    '-5,55 £',
    '-32,00 £',
    'C-2026-00001 del 20 de noviembre de 2026',
    'clase cancelada',
  ])
    expect(text).toContain(part);
  expect(note?.country).toBe('ES');
  expect(note?.seller).toEqual(invoice?.seller);
});
