import type { HoldCredits } from '#app/booking/model/schemas.ts';

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' }) as const;
export const creditsEnd = '2027-11-20T09:00:00.000Z';

/** One way to pay with credits worth £30.00 each. */
export const creditOption = (
  halves: number,
  differenceMinor: number,
  sessions = 1,
): HoldCredits['options'][number] => ({
  halves,
  halvesInAll: halves * sessions,
  worth: pounds(halves * sessions * 1500),
  difference: pounds(differenceMinor),
  expiresAt: creditsEnd,
});

/** The answer for a hold, or a series of so many sessions, that so many whole credits pay for without a difference. */
export const wholeCredits = (count: number, sessions = 1): { credits: HoldCredits } => ({
  credits: {
    credits: count,
    expiresAt: count > 0 ? creditsEnd : null,
    options: count >= sessions ? [creditOption(2, 0, sessions)] : [],
  },
});
