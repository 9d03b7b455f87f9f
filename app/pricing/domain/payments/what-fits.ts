type Amount = { amountMinor: number };

/**
 * Of refunds in their order those that so much money, in minor units, can have been: a single one of exactly that amount, otherwise
 * each that still fits into what those before it have left.
 */
export function whatFits<Row extends Amount>(refunds: readonly Row[], amountMinor: number): Row[] {
  const exactly = refunds.find((refund) => refund.amountMinor === amountMinor);
  if (exactly) return [exactly];
  let left = amountMinor;
  return refunds.filter((refund) => {
    const fits = refund.amountMinor <= left;
    if (fits) left -= refund.amountMinor;
    return fits;
  });
}

/** The same, where nothing may be left over: none otherwise. */
export function whatMakesUp<Row extends Amount>(refunds: readonly Row[], amountMinor: number): Row[] {
  const fitting = whatFits(refunds, amountMinor);
  return sumOf(fitting) === amountMinor ? fitting : [];
}

export const sumOf = (refunds: readonly Amount[]): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
