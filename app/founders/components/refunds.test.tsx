import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { defaultComfort } from '#app/preferences/comfort.ts';
import { fallbackState } from '#app/preferences/locale.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/public.ts';
import type { TroubledRefund } from '#app/pricing/public.founders.ts';
import { foundersTexts } from '../messages/index.ts';
import { Refund } from './refunds.tsx';

const visitor: Visitor = {
  state: { ...fallbackState, locale: 'en-GB' },
  language: 'en',
  timeZone: 'Europe/London',
  theme: 'system',
  comfort: defaultComfort,
  comfortOf: 'device',
  known: true,
};

const refund: TroubledRefund = {
  id: '00000000-0000-4000-a000-0000000000c1',
  amount: { amountMinor: 3100, currency: 'GBP' },
  reason: 'wrong_amount',
  state: 'failed',
  tries: 1,
  failure: 'expired_or_canceled_card',
  usedMinor: 0,
  intentId: 'pi_1',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-24T18:00:00.000Z',
  label: 'A session',
  paid: { amountMinor: 3100, currency: 'GBP' },
  asked: { amountMinor: 3200, currency: 'GBP' },
  account: null,
};

test('a founder reads what was asked for and what was paid, and when the bank sent it back', () => {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={foundersTexts.en}>
        <PreferencesProvider visitor={visitor}>
          <Refund refund={refund} />
        </PreferencesProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toContain('Asked for: £32.00. Paid: £31.00.');
  expect(page).toMatch(/expired_or_canceled_card, .*24 Nov, 18:00/);
});
