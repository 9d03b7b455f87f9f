import { describe, expect, test } from 'vitest';
import {
  addressLines,
  type BillingDetails,
  countries,
  findBillingProblems,
  taxKeysOf,
  usStates,
} from './billing.ts';

const details = (change: Partial<BillingDetails> = {}): BillingDetails => ({
  name: 'Carmen Gómez',
  street: 'Calle Mayor 1, 2.º B',
  postalCode: '28013',
  city: 'Madrid',
  region: '',
  country: 'ES',
  taxNumber: '',
  ...change,
});

describe('billing details', () => {
  test('need a name, a street and a city everywhere', () => {
    expect(findBillingProblems(details({ name: '', street: '', city: '', country: 'DE' }))).toEqual([
      'name',
      'street',
      'city',
    ]);
  });

  test.each([
    ['ES', '28013', '2801'],
    ['FR', '75011', '75 011'],
    ['CO', '110111', '1101'],
    ['GB', 'sw1a 2aa', '12345'],
    ['US', '10001-1234', '1000'],
  ])('of %s take the postal code %s and refuse %s', (country, right, wrong) => {
    const region = country === 'US' ? 'NY' : '';
    expect(findBillingProblems(details({ country, region, postalCode: right }))).toEqual([]);
    expect(findBillingProblems(details({ country, region, postalCode: wrong }))).toEqual(['postalCode']);
  });

  test('need no postal code in Colombia, and any is taken elsewhere', () => {
    expect(findBillingProblems(details({ country: 'CO', postalCode: '' }))).toEqual([]);
    expect(findBillingProblems(details({ country: 'IE', postalCode: 'D02 X285' }))).toEqual([]);
  });

  test('in the US name the state', () => {
    const us = { country: 'US', postalCode: '10001' };
    expect(findBillingProblems(details({ ...us, region: '' }))).toEqual(['region']);
    expect(findBillingProblems(details({ ...us, region: 'DC' }))).toEqual([]);
    expect(usStates).toHaveLength(51);
  });

  test.each([
    ['ES', ['12345678Z', 'X-1234567-L', 'ESB12345678'], '1234'],
    ['FR', ['732829320', '732 829 320 00074', 'FR40303265045'], '1234'],
    ['CO', ['1.020.304.050', '900123456-7'], 'ABC'],
    ['GB', ['GB 123 4567 89', '123456789', 'XI123456789'], '1234'],
  ])('of %s take the tax numbers %s and refuse %s', (country, right, wrong) => {
    const postalCode = { ES: '28013', FR: '75011', CO: '', GB: 'SW1A 2AA' }[country] ?? '';
    for (const taxNumber of right)
      expect(findBillingProblems(details({ country, postalCode, taxNumber }))).toEqual([]);
    expect(findBillingProblems(details({ country, postalCode, taxNumber: wrong }))).toEqual(['taxNumber']);
  });

  test.each([
    [{}, ['Calle Mayor 1, 2.º B', '28013 Madrid']],
    [{ country: 'FR', city: 'Paris', postalCode: '75011' }, ['Calle Mayor 1, 2.º B', '75011 Paris']],
    [
      { country: 'CO', city: 'Bogotá', region: 'Cundinamarca', postalCode: '' },
      ['Calle Mayor 1, 2.º B', 'Bogotá, Cundinamarca'],
    ],
    [
      { country: 'GB', city: 'London', postalCode: 'SW1A 2AA' },
      ['Calle Mayor 1, 2.º B', 'London', 'SW1A 2AA'],
    ],
    [
      { country: 'US', city: 'Austin', region: 'TX', postalCode: '73301' },
      ['Calle Mayor 1, 2.º B', 'Austin, TX 73301'],
    ],
  ])('with %o are written %j', (change, lines) => {
    expect(addressLines(details(change))).toEqual(lines);
  });

  test('of a state of the US look for its rate first, then for that of the country', () => {
    expect(taxKeysOf({ country: 'US', region: 'NM' })).toEqual(['US-NM', 'US']);
    expect(taxKeysOf({ country: 'ES', region: 'Madrid' })).toEqual(['ES']);
  });

  test('take any of the 249 countries of ISO 3166-1', () => {
    expect(new Set(countries).size).toBe(249);
    expect(countries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});
