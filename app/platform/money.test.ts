import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [8_500_000, 'COP', 'es-CO', '$ 85.000'],
  [8_500_000, 'COP', 'en-US', 'COP 85,000'],
  [8_500_000, 'COP', 'es-ES', '85.000 COP'],
  [8_500_000, 'COP', 'fr-FR', '85 000 $CO'],
  [3200, 'GBP', 'en-GB', '£32'],
  [3250, 'GBP', 'en-GB', '£32.50'],
  [3200, 'EUR', 'fr-FR', '32 €'],
  [3200, 'GBP', 'fr-FR', '32 £'],
  [3200, 'GBP', 'es-CO', '£ 32'],
  [3200, 'EUR', 'es-CO', '€ 32'],
  [3900, 'USD', 'fr-FR', '39 $US'],
  [3900, 'USD', 'en-US', '$39'],
])('%i minor units of %s read in %s as %s', (amountMinor, currency, locale, text) => {
  expect(plain(formatMoney({ amountMinor, currency }, locale))).toBe(text);
});

test('an exact amount keeps its zeros, but pesos never have decimals', () => {
  expect(plain(formatMoney({ amountMinor: 3200, currency: 'GBP' }, 'es-ES', 'exact'))).toBe('32,00 £');
  expect(plain(formatMoney({ amountMinor: 2_200_050, currency: 'COP' }, 'es-CO', 'exact'))).toBe('$ 22.001');
});
