import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Visitor } from '#app/preferences/index.ts';
import { PageElement } from '#tests/support/page-document.ts';
import { partOf } from '#tests/support/part-of.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { BillingDetails } from '../../domain/billing.ts';
import { billingTexts } from '../../messages/billing/index.ts';
import { BillingForm } from './billing-form.tsx';
import { InvoiceTo } from './invoice-to.tsx';

const carmen: BillingDetails = {
  name: 'Carmen Gómez',
  street: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  region: '',
  country: 'ES',
  taxNumber: '12345678Z',
};
const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' }, timeZone: 'Europe/London' });
const path = '/functions/v1/account/billing';

async function open(stored: BillingDetails | null, answers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({ [`GET ${path}`]: { body: { billing: stored } }, ...answers });
  const part = await mounted(<BillingForm />, { messages: billingTexts.en, visitor: british });
  await until(() => expect(part.find('Save')).not.toBeNull());
  return { part, sent: () => calls.filter((call) => call.path === path && call.method !== 'GET') };
}

test('the country of the reader is chosen at first, and what is stored stands in the fields', async () => {
  const { part, sent } = await open(null, { [`PUT ${path}`]: { body: { billing: carmen } } });
  expect(part.find('Remove')).toBeNull();
  const typed = {
    Name: 'Noor Khan',
    'Street and number': '1 Curve Road',
    'Postal code': 'N1 9GU',
    'Town or city': 'London',
  };
  for (const [label, value] of Object.entries(typed)) await part.fill(new RegExp(`^${label}`), value);
  await part.submit();
  await until(() => expect(sent()).toMatchObject([{ body: { name: 'Noor Khan', country: 'GB' } }]));
  await part.unmount();
  const filled = await open(carmen);
  expect(filled.part.all('input').map(({ value }) => value)).toEqual([
    'Carmen Gómez',
    'Calle Mayor 1',
    '28013',
    'Madrid',
    '',
    '12345678Z',
  ]);
});

test('what cannot be right for the country is said under its field, and nothing is sent', async () => {
  const { part, sent } = await open({ ...carmen, postalCode: '1', taxNumber: 'x' });
  await part.submit();
  expect(part.text()).toContain('This postal code doesn’t match the country.');
  expect(part.text()).toContain('You can leave it empty.');
  expect(part.text()).not.toContain('Please enter the name for the invoice.');
  expect(sent()).toEqual([]);
});

test('the details are sent without spaces around them, and the form says that they are stored', async () => {
  const { part, sent } = await open(
    { ...carmen, name: ' Carmen Gómez ' },
    { [`PUT ${path}`]: { body: { billing: carmen } } },
  );
  await part.submit();
  await until(() => expect(part.text()).toContain('Your next invoice will have these details.'));
  expect(sent()).toMatchObject([{ method: 'PUT', path, body: carmen }]);
});

test('an address in the US has a choice of states', async () => {
  const { part, sent } = await open({ ...carmen, country: 'US', postalCode: '10001', taxNumber: '' });
  expect(part.text()).toContain('State');
  await part.submit();
  expect(part.text()).toContain('Please choose the state.');
  expect(sent()).toEqual([]);
});

test('the details can be taken out', async () => {
  const { part, sent } = await open(carmen, { [`DELETE ${path}`]: { body: { billing: null } } });
  await part.click('Remove');
  await until(() => expect(part.text()).toContain('only your account’s name and email'));
  expect(sent()).toMatchObject([{ method: 'DELETE', path }]);
  expect(part.all('input')[0]?.value).toBe('');
});

test('a refusal is shown in its own words', async () => {
  const { part } = await open(carmen, {
    [`PUT ${path}`]: {
      status: 400,
      body: { error: { code: 'billing_taxNumber', message: 'Not this number.' } },
    },
  });
  await part.submit();
  await until(() => expect(part.text()).toContain('Not this number.'));
});

test.each([
  ['a connection', new Error('offline')],
  ['words', { status: 500, body: {} }],
])('a failure without %s is described too, until something is changed', async (_, answer) => {
  const { part } = await open(carmen, { [`PUT ${path}`]: answer });
  await part.submit();
  await until(() => expect(part.text()).toContain('|That didn’t work. Please try again.|'));
  expect(part.find('Save')?.hasAttribute('disabled')).toBe(false);
  await part.fill(/^Name/, 'Carmen G.');
  expect(part.text()).not.toContain('That didn’t work.');
});

test('beside a booking stands to whom the invoice goes, with the way to change it', async () => {
  stubCalls({ [`GET ${path}`]: { body: { billing: carmen } } });
  const part = await mounted(<InvoiceTo />, { messages: billingTexts.en });
  await until(() => expect(part.text()).toContain('The invoice goes to Carmen Gómez, Madrid.'));
  expect(part.find('Change')).not.toBeNull();
  await part.unmount();
  stubCalls({ [`GET ${path}`]: { body: { billing: null } } });
  const without = await mounted(<InvoiceTo />, { messages: billingTexts.en });
  await until(() => expect(without.text()).toContain('The invoice uses the name in your account.'));
  expect(without.find('Add name and address')).not.toBeNull();
});

test('the details open over the page, once also where effects run twice, until they are closed', async () => {
  stubCalls({ [`GET ${path}`]: { body: { billing: carmen } } });
  const showModal = vi.spyOn(PageElement.prototype, 'showModal');
  const part = await mounted(
    <StrictMode>
      <InvoiceTo />
    </StrictMode>,
    { messages: billingTexts.en },
  );
  await until(() => expect(part.find('Change')).not.toBeNull());
  expect(part.all('dialog')).toEqual([]);
  await part.click('Change');
  expect(part.all('dialog').map(({ open: isOpen }) => isOpen)).toEqual([true]);
  expect(showModal).toHaveBeenCalledTimes(1);
  await until(() => expect(part.all('input')[0]?.value).toBe('Carmen Gómez'));
  await part.click('Close');
  await until(() => expect(part.all('dialog')).toEqual([]));
});
