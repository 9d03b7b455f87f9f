import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import type { PaymentView } from '../../model/payments-schemas.ts';
import { creditPagesTexts } from '../../messages/credits/pages/index.ts';
import { PaymentOutcomeNotice } from './paid-five.tsx';

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
  return rendered(<PaymentOutcomeNotice payment={payment} again="/credits" />, {
    messages: creditPagesTexts.en,
  });
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
