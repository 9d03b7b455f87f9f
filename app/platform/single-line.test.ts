import { expect, it } from 'vitest';
import { billingDetailsSchema } from '#app/pricing/model/billing-schemas.ts';
import { contactSchema } from '#app/marketing/model/schemas.ts';
import { fullNameSchema } from '#app/accounts/domain/full-name.ts';
import { isSingleLine } from './single-line.ts';

it.each(['', 'María-José d’Été', '王小明', 'שרה לוי', 'محمد', '👩‍🏫 Ana', 'O\u0301scar'])(
  '%j is one line',
  (text) => expect(isSingleLine(text)).toBe(true),
);

const crooked = [
  'a\nb',
  'a\r\nBcc: b',
  'a\u0000',
  'a\u2028b',
  'a\u2029b',
  'a\u202egpj',
  'a\u2066b',
  'a\u200fb',
];
it.each(crooked)('%j is not', (text) => expect(isSingleLine(text)).toBe(false));

it('names of accounts, messages and invoices are one line', () => {
  const message = { topic: 'question', email: 'a@example.org', message: 'two\nlines' };
  const billing = {
    name: '',
    street: '',
    postalCode: '',
    city: '',
    region: '',
    country: 'FR',
    taxNumber: '',
  };
  for (const name of crooked) {
    expect(fullNameSchema.safeParse(name).success).toBe(false);
    expect(contactSchema.safeParse({ ...message, name }).success).toBe(false);
    for (const field of ['name', 'street', 'city'])
      expect(billingDetailsSchema.safeParse({ ...billing, [field]: name }).success).toBe(false);
  }
  expect(contactSchema.safeParse({ ...message, name: 'Noor' }).success).toBe(true);
  expect(billingDetailsSchema.safeParse({ ...billing, name: 'Noor' }).success).toBe(true);
});
