/** Amounts of a booking that can be paid by credits and money together, in minor units. */
type Amounts = {
  priceMinor: number;
  creditMinor: number;
  refundMinor: number | null;
  creditBackMinor: number | null;
};

/** What is paid in money: the price less what the halves of credits are worth that pay for it. */
export const moneyMinorOf = ({
  priceMinor,
  creditMinor,
}: Pick<Amounts, 'priceMinor' | 'creditMinor'>): number => priceMinor - creditMinor;

/** The part of the refund that goes back as money: off the invoice or to the card. */
export const moneyBackMinorOf = ({
  refundMinor,
  creditBackMinor,
}: Pick<Amounts, 'refundMinor' | 'creditBackMinor'>): number => (refundMinor ?? 0) - (creditBackMinor ?? 0);

/** What credits pay in the end. */
export const creditLeftMinorOf = ({
  creditMinor,
  creditBackMinor,
}: Pick<Amounts, 'creditMinor' | 'creditBackMinor'>): number => creditMinor - (creditBackMinor ?? 0);
