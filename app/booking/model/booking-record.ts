import type { Currency } from '#app/preferences/index.ts';
import type { Locale } from '#app/preferences/index.ts';
import type { SessionType } from '#app/tutors/index.ts';
import type { Side } from '../domain/absence.ts';
import type { CancelledBy } from '../domain/cancellation-policy.ts';
import type { Policy } from '../domain/cancellation-policy.ts';
import type { BookingState } from './states.ts';

/** A booking as the domain rules use it. */
export type BookingRecord = {
  id: string;
  tutorId: string;
  state: BookingState;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  /** The first agreed start; it determines until when cancelling and moving are free. */
  firstStartsAt: Date;
  moves: number;
  absent: Side | null;
  seriesId: string | null;
  accountId: string | null;
  visitorId: string | null;
  learnerProfileId: string | null;
  learnerEmail: string | null;
  learnerLocale: Locale;
  learnerZone: string;
  note: string;
  sharesProgress: boolean;
  priceMinor: number;
  currency: Currency;
  policy: Policy;
  payment: 'invoice' | 'card' | 'credit' | null;
  paymentDueAt: Date | null;
  expiresAt: Date | null;
  extensions: number;
  sequence: number;
  cancelledBy: CancelledBy | null;
  refundMinor: number | null;
  /** Part of the refund already returned to the card by hand. */
  backBeforeMinor: number | null;
  /** Halves of credits that pay for it, alone or together with money; what they are worth; and of the refund, what came back as halves. */
  creditHalves: number;
  creditMinor: number;
  creditBackMinor: number | null;
  /** Returned halves, when paid with credits. */
  returnedHalves: number | null;
  /** When a founder marked the session as attended. */
  attendedAt: Date | null;
  createdAt: Date;
};
