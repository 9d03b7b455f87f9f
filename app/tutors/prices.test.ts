import { expect, test } from 'vitest';
import { formatPrice, isAllowedPrice, lowestPrices, minorOf } from './prices.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('an hour costs £30 at least, and $ 80.000 in Colombia', () => {
  expect(isAllowedPrice('session', { amountMinor: 3000, currency: 'GBP' })).toBe(true);
  expect(isAllowedPrice('session', { amountMinor: 2999, currency: 'GBP' })).toBe(false);
  expect(plain(formatPrice({ amountMinor: lowestPrices.session.COP, currency: 'COP' }, 'es-CO'))).toBe(
    '$ 80.000',
  );
});

test('whole pounds lose their pence in lists and keep them in a bill', () => {
  expect(formatPrice({ amountMinor: 3200, currency: 'GBP' }, 'en-GB')).toBe('£32');
  expect(formatPrice({ amountMinor: 3200, currency: 'GBP' }, 'en-GB', 'exact')).toBe('£32.00');
  expect(formatPrice({ amountMinor: 3250, currency: 'GBP' }, 'en-GB')).toBe('£32.50');
  expect(plain(formatPrice({ amountMinor: 3200, currency: 'EUR' }, 'fr-FR', 'exact'))).toBe('32,00 €');
});

test('£32.10 is 3210 pence in spite of floating point', () => {
  expect(minorOf(32.1)).toBe(3210);
});
