import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readInvoicing } from './invoicing.server.ts';

const fileOf = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'invoicing-')), 'invoicing.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('the owner’s file contains bank details per currency and taxes per country', () => {
  const content = { payment: { EUR: ['IBAN: ES00'] }, tax: { ES: { basisPoints: 2100 } } };
  expect(readInvoicing(fileOf(content))).toEqual(content);
  expect(readInvoicing(undefined)).toEqual({});
});

test('zero tax requires a legal basis, and unknown fields are named', () => {
  expect(() => readInvoicing(fileOf({ tax: { FR: { basisPoints: 0 } } }))).toThrow('tax.FR needs a ground');
  expect(() => readInvoicing(fileOf({ tax: { FR: { basisPoints: -1 } } }))).toThrow('tax.FR.basisPoints');
});

test('a rate is for a country or a state of the US; a code that is none of them is named', () => {
  const rate = { basisPoints: 500 };
  expect(readInvoicing(fileOf({ tax: { 'US-NM': rate, DE: rate } }))).toEqual({
    tax: { 'US-NM': rate, DE: rate },
  });
  for (const wrong of ['UK', 'ES-MD', 'XQ', 'es'])
    expect(() => readInvoicing(fileOf({ tax: { [wrong]: rate } }))).toThrow(`tax.${wrong}`);
});
