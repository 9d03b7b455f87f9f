import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { defaultComfort } from '#app/preferences/comfort.ts';
import { fallbackState } from '#app/preferences/locale.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/public.ts';
import type { PaymentView } from '../../payments/schemas.ts';
import { creditPagesTexts } from '../messages/pages/index.ts';
import { Told } from './paid-five.tsx';

const visitor: Visitor = {
  state: fallbackState,
  language: 'en',
  timeZone: 'Europe/London',
  theme: 'system',
  comfort: defaultComfort,
  comfortOf: 'device',
  known: true,
};

function saidOf(asked: PaymentView['asked']): string {
  const payment: PaymentView = {
    id: '00000000-0000-4000-a000-0000000000b1',
    state: 'paid',
    outcome: 'returned',
    price: { amountMinor: 14_000, currency: 'GBP' },
    asked,
    subject: { kind: 'pack', id: '00000000-0000-4000-a000-0000000000b2' },
    refused: false,
    url: null,
  };
  const element = (
    <IntlProvider locale="en" timeZone="UTC" messages={creditPagesTexts.en}>
      <PreferencesProvider visitor={visitor}>
        <Told payment={payment} again="/credits" />
      </PreferencesProvider>
    </IntlProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('credits that were paid twice are said to be paid', () => {
  expect(saidOf(null)).toContain('These credits were paid already.');
});

test('another amount than asked for is said to be that, with both, and the way to choose again', () => {
  const said = saidOf({ amountMinor: 15_000, currency: 'GBP' });
  expect(said).not.toContain('paid already');
  expect(said).toMatch(/£140.00 arrived, but £150.00 was asked for/);
  expect(said).toContain('Choose again');
});
