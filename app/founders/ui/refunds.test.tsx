import { expect, test } from 'vitest';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import type { TroubledRefund } from '#app/pricing/index.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { foundersTexts } from '../messages/index.ts';
import { Refund } from './refunds.tsx';

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

test('a refund shows what was requested and paid, and when the bank returned it', () => {
  const visitor = { state: { ...fallbackState, locale: 'en-GB' } } as const;
  const page = rendered(<Refund refund={refund} />, { messages: foundersTexts.en, visitor });
  expect(page).toContain('Asked for: £32.00. Paid: £31.00.');
  expect(page).toMatch(/expired_or_canceled_card, .*24\u00a0Nov, 18:00/);
});
