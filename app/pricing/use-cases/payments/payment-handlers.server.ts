import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { RefundShare } from '../../db/refund-shares.server.ts';
import type { Payment, Subject } from '../../domain/payment.ts';

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

export type TakeEventDeps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail' | 'log'>;

/**
 * Effect of a payment, injected at composition. Runs inside the transaction `services.db` and returns whether the subject is booked: false
 * when its time is taken; the payer has then been notified.
 */
export type BookPaid = (
  services: TakeEventDeps,
  subject: Subject,
  paid: { payment: Pick<Payment, 'id' | 'price'>; now: Date },
) => Promise<boolean>;

/** Effects of pack payments. All run inside the transaction `services.db`. */
export type PaidPacks = {
  /** Sells the agreed pack. False when that is no longer possible; the payer has then been notified. */
  sell(services: TakeEventDeps, payment: Payment, paid: { now: Date }): Promise<boolean>;
  /** Money was refunded elsewhere: takes back unused credits and returns how much had been used. */
  takeBack(
    services: TakeEventDeps,
    packId: string,
    back: { amountMinor: number; now: Date; dispute?: { refundId: string } },
  ): Promise<number>;
  /** What a lost dispute had taken is with us again: the credits come back. `amountMinor` is what they are worth. */
  reinstate(
    services: TakeEventDeps,
    packId: string,
    back: { refundId: string; amountMinor: number; now: Date },
  ): Promise<void>;
  /** Emails the owner about the money of the pack. `key` makes it idempotent. */
  notify(
    services: TakeEventDeps,
    payment: Payment,
    about: { change: PaymentChange; amount: Money; key: string; now: Date },
  ): Promise<void>;
};

export type PaymentHandlers = { bookPaid: BookPaid; packs: PaidPacks; sessions: PaidSessions };
export type Inside = TakeEventDeps & PaymentHandlers & { now: Date };
