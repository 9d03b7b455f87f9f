import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingMessages, british, pounds, shownBooking } from '#tests/booking/booking-views.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { CreditCosts, CreditTerms } from './credit/credit-facts.tsx';
import { Costs, Terms, WhenBoth } from './session-facts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  return () => vi.useRealTimers();
});

/** The texts of a part, with `|` between its elements. */
const textsOf = (part: Parameters<typeof rendered>[0], visitor: object = british) =>
  rendered(part, { messages: bookingMessages, visitor })
    .replaceAll(/(?:<[^>]*>)+/g, '|')
    .replaceAll('\u00a0', ' ');

describe('the terms of a session', () => {
  const lateRefund = pounds(1600);
  const termsOf = (freeUntil: string, start = '2026-11-24T18:00:00.000Z') =>
    textsOf(<Terms session={{ start, freeUntil, lateRefund }} />);

  test('before the limit the later half refund is mentioned', () => {
    expect(termsOf('2026-11-23T18:00:00.000Z')).toBe(
      '|Cancel for free until Mon 23 Nov, 18:00. After that, you get half back (£16.00). These terms won’t change.|',
    );
    expect(termsOf('2026-11-22T12:00:00.001Z')).toContain('Cancel for free until Sun 22 Nov, 12:00.');
  });

  test('from the limit on no change is free', () => {
    expect(termsOf('2026-11-22T12:00:00.000Z')).toBe(
      '|You could cancel for free until Sun 22 Nov, 12:00. If you cancel before the session starts, you get half back (£16.00). These terms won’t change.|',
    );
  });

  test('a session moved before the limit of its first time has no later half refund', () => {
    expect(termsOf('2026-11-24T18:00:00.000Z')).toBe(
      '|Cancel before the session starts, and you get everything back. These terms won’t change.|',
    );
  });

  const creditTermsOf = (freeUntil: string) => textsOf(<CreditTerms session={{ freeUntil }} />);

  test('a credit is refunded before the limit, and half of it from then on', () => {
    expect(creditTermsOf('2026-11-22T12:00:00.001Z')).toBe(
      '|Cancel by Sun 22 Nov, 12:00, and you get the credit back. After that, you get half a credit back; two halves make a session. These terms won’t change.|',
    );
    expect(creditTermsOf('2026-11-22T12:00:00.000Z')).toBe(
      '|You could get the whole credit back until Sun 22 Nov, 12:00. If you cancel before the session starts, you get half a credit back; two halves make a session. These terms won’t change.|',
    );
  });
});

describe('the price of a session', () => {
  const byInvoice = { price: pounds(3200), sessionType: 'session' } as const;
  const card = { kind: 'card', refund: null } as const;

  test('is the amount left to pay', () => {
    expect(textsOf(<Costs session={byInvoice} />)).toBe('|Session|£32.00|To pay|£32.00|');
    expect(textsOf(<Costs session={byInvoice} refund={pounds(0)} />)).toBe('|Session|£32.00|To pay|£32.00|');
  });

  test('is reduced by the refund', () => {
    expect(textsOf(<Costs session={byInvoice} refund={pounds(1600)} />)).toBe(
      '|Session|£32.00|Refund|−£16.00|To pay|£16.00|',
    );
    expect(textsOf(<Costs session={byInvoice} refund={pounds(1)} />)).toContain(
      '|Refund|−£0.01|To pay|£31.99|',
    );
  });

  test('is shown as paid when it was paid by card', () => {
    expect(textsOf(<Costs session={{ ...byInvoice, payment: card }} />)).toBe('|Session|£32.00|Paid|£32.00|');
  });

  test('is one credit, refunded in halves', () => {
    const costsOf = (returnedHalves?: number | null) =>
      textsOf(<CreditCosts session={byInvoice} {...(returnedHalves !== undefined && { returnedHalves })} />);
    expect([costsOf(), costsOf(null), costsOf(0)]).toEqual(Array(3).fill('|Session|1 credit|'));
    expect(costsOf(1)).toBe('|Session|1 credit|Refunded|half a credit|');
    expect(costsOf(2)).toBe('|Session|1 credit|Refunded|1 credit|');
  });
});

describe('the time of a session', () => {
  test('is stated in both zones', () => {
    expect(textsOf(<WhenBoth session={shownBooking()} />)).toBe(
      '|You, London|Tue 24 Nov, |18:00–19:00|Lucía, Bogotá|Tue 24 Nov, |13:00–14:00|',
    );
  });

  test('is stated once where both clocks are the same', () => {
    const bogota = { ...british, timeZone: 'America/Bogota' };
    expect(textsOf(<WhenBoth session={shownBooking()} />, bogota)).toBe(
      '|You, Bogotá|Tue 24 Nov, |13:00–14:00|Lucía, Bogotá|the same time|',
    );
  });

  test('includes the place and the learner if known', () => {
    expect(textsOf(<WhenBoth session={shownBooking()} learner="Maya" where />)).toContain(
      '|Where|Online. Join from your booking page, ten minutes before.|Learner|Maya|',
    );
  });
});
