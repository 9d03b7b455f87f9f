import { families, type MoneyProduct } from './product.ts';
import type { ReferenceBooking, ReferenceState } from './reference.ts';

type Amount = { amountMinor: number };
/** Halves of credits and a difference, as the product offers them. */
export type OfferedSplit = { halves: number; halvesInAll: number; worth: Amount; difference: Amount };

/** A checkout that was left open, and the credits that were to pay a part. */
export type LeftCheckout = {
  session: string;
  paymentId: string;
  holdId: string;
  isSeries: boolean;
  option: OfferedSplit | null;
} & Pick<ReferenceBooking, 'family' | 'tutor'>;

export type MoneyRun = {
  product: MoneyProduct;
  reference: ReferenceState;
  checkouts: LeftCheckout[];
  /** Card payments that were refunded by hand or disputed, by their id at Stripe. */
  outside: Set<string>;
  /** When the jobs ran last. */
  jobsAt: number;
  /** The session that the last operation was about. */
  touched: ReferenceBooking | null;
};

export const emptyRun = (product: MoneyProduct): MoneyRun => ({
  product,
  reference: {
    now: product.app.clock.now().getTime(),
    bookings: [],
    sales: [],
    packs: [],
    halves: families.map(() => 0),
  },
  checkouts: [],
  outside: new Set(),
  jobsAt: 0,
  touched: null,
});
