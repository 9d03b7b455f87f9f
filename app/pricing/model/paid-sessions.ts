import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { RefundShare } from '../db/refund-shares.server.ts';
import type { Payment, Subject } from '../domain/payment.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>;
type PaidPayment = Pick<Payment, 'id'> & { subject: Subject };

/** What both sides are informed of about the money of their sessions. */
export type PaymentChange = 'refunded' | 'contested' | 'lost' | 'won';

/** Effects on sessions of money that moves outside. Injected at composition; all run inside the transaction `services.db`. */
export type PaidSessions = {
  /** Locks the bookings. Before the payment: the order that cancelling uses. */
  lock(db: Kysely<DB>, subject: Subject): Promise<void>;
  /** An amount of the payment went back by hand, or the bank gave it back: divides it among the sessions, corrects invoice and pay. */
  returned(
    services: Deps,
    payment: PaidPayment,
    refund: { id: string; amountMinor: number; by: 'hand' | 'bank'; now: Date },
  ): Promise<void>;
  /** What the bank had given back is with us again, and its refund is deleted. */
  restored(
    services: Deps,
    payment: PaidPayment,
    back: { shares: readonly RefundShare[]; now: Date },
  ): Promise<void>;
  /** Emails both sides. `key` makes it idempotent. */
  notify(
    services: Deps,
    payment: PaidPayment,
    about: {
      change: PaymentChange;
      amount: { amountMinor: number; currency: string };
      key: string;
      now: Date;
    },
  ): Promise<void>;
};
