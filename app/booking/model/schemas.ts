import { z } from 'zod';
import { instantQuery, instant } from '#app/platform/instant.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import type { Currency } from '#app/preferences/index.ts';
import type { SessionType, UnavailableReason } from '#app/tutors/index.ts';
import { bookingStates } from './states.ts';

/** Request and response schemas of the booking API, shared with the browser. */

// This module runs on the server and cannot import index files that pull in screens, so these short lists are repeated.
const sessionTypes = ['trial', 'session', 'deep'] as const satisfies readonly SessionType[];
const unavailableReasons = [
  'past',
  'too_soon',
  'not_open_yet',
  'closed',
  'taken',
  'day_full',
] as const satisfies readonly UnavailableReason[];
const currencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];

const zone = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((name) => timeZoneNamed(name) !== '');
const freeTimeSchema = z.object({ start: instant, end: instant });
const priceSchema = z.object({ amountMinor: z.number().int(), currency: z.enum(currencies) });

export const holdRequestSchema = z.object({
  /** Id or slug. */
  tutorId: z.string().min(1).max(80),
  start: instantQuery,
  minutes: z.union([z.literal(30), z.literal(60), z.literal(90)]),
  sessionType: z.enum(sessionTypes).optional(),
  currency: z.enum(currencies).optional(),
  timeZone: zone.optional(),
});

const repeated = z.union([z.literal(60), z.literal(90)]);
const MOST_REPEATED = 12;

export const seriesRequestSchema = z.object({
  tutorId: z.string().min(1).max(80),
  start: instantQuery,
  minutes: z.coerce.number().pipe(repeated).default(60),
  count: z.coerce.number().int().min(2).max(MOST_REPEATED),
  everyWeeks: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .default(1),
  timeZone: zone.optional(),
  /** The caller’s own hold of the first time, if any. */
  hold: z.uuid().optional(),
});

export const occurrenceSchema = z.object({
  start: instant,
  end: instant,
  free: z.boolean(),
  /** Why it is not free, and for `not_open_yet` when the tutor’s booking window reaches it. */
  reason: z.enum(unavailableReasons).nullable(),
  opensAt: instant.nullable(),
  /** Nearest free times when it is not free; none for a time that is not open yet. */
  alternatives: z.array(freeTimeSchema),
});

export const seriesHoldRequestSchema = z.object({
  tutorId: z.string().min(1).max(80),
  /** From the preview, with alternatives replacing times that are not free. */
  starts: z.array(instantQuery).min(2).max(MOST_REPEATED),
  minutes: repeated,
  currency: z.enum(currencies).optional(),
  timeZone: zone.optional(),
});

/** One half of a credit for each half hour of the longest session. */
const MOST_HALVES = 3;

export const confirmRequestSchema = z.object({
  learnerProfileId: z.uuid().nullable().optional(),
  note: z.string().trim().max(2000).optional(),
  /**
   * Consent for this booking: the tutor may read this learner’s practice until a month after the session. `false` also ends earlier consent.
   */
  sharesProgress: z.boolean().optional(),
  timeZone: zone.optional(),
  /** With credits, otherwise by invoice or card. Without `credit`, one whole credit pays each session. */
  payWith: z.enum(['credit']).optional(),
  /** Halves of credits for each session, and the difference in money for all of them as it was shown. `credit_changed` when it differs by now. */
  credit: z
    .object({ halves: z.number().int().min(1).max(MOST_HALVES), differenceMinor: z.number().int().min(0) })
    .optional(),
});

export const cancelRequestSchema = z.object({
  /** The refund shown to the user. Fails with `refund_changed` when it differs by now. */
  refundMinor: z.number().int().min(0).optional(),
});

export const moveRequestSchema = z.object({ start: instantQuery, timeZone: zone.optional() });

export const movingSchema = z.object({
  /** Why the session cannot be moved now, localized. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Possible new starts, within the whole booking window. */
  starts: z.array(instant),
  /** The last instant of the tutor’s booking window. */
  bookableUntil: instant,
});

/** An empty text removes the earlier one. */
export const statementRequestSchema = z.object({ words: z.string().trim().max(1000) });

export const absenceRequestSchema = z.object({ absent: z.enum(['learner', 'tutor']) });

const tutorSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  zone: z.string(),
  avatar: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

const session = {
  id: z.uuid(),
  tutor: tutorSchema,
  sessionType: z.enum(sessionTypes),
  start: instant,
  end: instant,
  minutes: z.number().int(),
  price: priceSchema,
  /** Deadline for a full refund. */
  freeUntil: instant,
  /** Refund between `freeUntil` and the start. */
  lateRefund: priceSchema,
};

export const holdSchema = z.object({ ...session, expiresAt: instant, canExtend: z.boolean() });

/** Times held together, to be booked together. */
export const seriesHoldSchema = z.object({
  id: z.uuid(),
  sessions: z.array(holdSchema),
  total: priceSchema,
  expiresAt: instant,
});

/** A dispute of the payment at the family’s bank, and what went back outside a cancellation: by hand or by the bank. */
const outside = {
  dispute: z.enum(['open', 'lost', 'won']).optional(),
  outside: priceSchema.optional(),
};

/** Halves of credits that pay for the session, what they are worth, and what came back of both. The rest of the price is money. */
const credit = {
  credit: z
    .object({
      halves: z.number().int(),
      worth: priceSchema,
      returnedHalves: z.number().int(),
      returned: priceSchema,
    })
    .optional(),
};

/** A session ahead as a linked adult sees it. */
export const sessionForAdultSchema = z.object({
  id: z.uuid(),
  start: instant,
  end: instant,
  tutor: z.string(),
  /** Null where the account itself learns. */
  learner: z.string().nullable(),
});
export type SessionForAdult = z.infer<typeof sessionForAdultSchema>;

export const bookingSchema = z.object({
  ...session,
  state: z.enum(bookingStates),
  /** The chosen learner profile and its name. */
  learnerProfileId: z.uuid().nullable(),
  learner: z.string().nullable(),
  learnerZone: z.string(),
  note: z.string(),
  payment: z
    .discriminatedUnion('kind', [
      /** `paid` once the transfer has arrived. */
      z.object({ kind: z.literal('invoice'), dueAt: instant, paid: z.literal(true).optional(), ...credit }),
      /** Includes the state of a card refund and the part already returned. */
      z.object({
        kind: z.literal('card'),
        refund: z.enum(['ordered', 'sent', 'done', 'failed']).nullable(),
        before: priceSchema.optional(),
        ...outside,
        ...credit,
      }),
      /** Includes the returned halves of the credit, once known. */
      z.object({
        kind: z.literal('credit'),
        returnedHalves: z.number().int().nullable(),
        dispute: outside.dispute,
        ...credit,
      }),
    ])
    .nullable(),
  refund: priceSchema.nullable(),
  /** Remaining moves, until `freeUntil`. */
  movesLeft: z.number().int(),
  /** The absent side, once settled. */
  absent: z.enum(['learner', 'tutor']).nullable(),
  /** An unsettled claim of absence: awaiting an answer or, once disputed, a founder’s decision. */
  claim: z
    .object({
      absent: z.enum(['learner', 'tutor']),
      /** Whether the caller made the claim. */
      mine: z.boolean(),
      objected: z.boolean(),
      disputed: z.boolean(),
      /** Deadline for the other side’s objection. */
      objectUntil: instant,
      /** What the caller wrote for the founder who decides. */
      statement: z.string().nullable(),
    })
    .nullable(),
  /** The family confirmed that the session took place; only for the family. */
  attended: z.literal(true).optional(),
  /** Shared by sessions that were booked together. */
  seriesId: z.uuid().nullable(),
  /** The caller’s side: the learner’s account or the tutor. */
  as: z.enum(['learner', 'tutor']),
});

/** Part of the refund already returned to the learner’s card. */
const before = { before: priceSchema.optional() };

export const cancellationSchema = z.object({
  refund: priceSchema,
  /** Amount still to be paid by invoice afterwards. */
  stillDue: priceSchema,
  share: z.enum(['all', 'part', 'none']),
  /** Halves of credits that are returned, when credits pay; `refund` contains their value. */
  halvesBack: z.number().int().nullable(),
  /** The part of `refund` in money: off the invoice or to the card. */
  moneyBack: priceSchema,
  ...before,
});

/**
 * Number of credits that pay for what is held without a difference, and the earliest expiry among them; and each way to pay for it, or for all
 * sessions held together, with credits: halves for each session, halves in all, what they are worth, and the difference in money.
 */
export const holdCreditsSchema = z.object({
  credits: z.number().int(),
  expiresAt: instant.nullable(),
  options: z.array(
    z.object({
      halves: z.number().int(),
      halvesInAll: z.number().int(),
      worth: priceSchema,
      difference: priceSchema,
      expiresAt: instant,
    }),
  ),
});

/** Refund for cancelling all remaining sessions of a series: each and the sum. */
export const restCancellationSchema = z.object({
  sessions: z.array(cancellationSchema.extend({ id: z.uuid(), start: instant, end: instant })),
  refund: priceSchema,
  stillDue: priceSchema,
  /** As of one session. */
  halvesBack: z.number().int().nullable(),
  moneyBack: priceSchema,
  /** The series was paid by bank transfer: what comes back is transferred. */
  isInvoicePaid: z.literal(true).optional(),
  ...before,
});

export type RestCancellation = z.infer<typeof restCancellationSchema>;
/** URL of the card payment page and when it expires. */
export const checkoutSchema = z.object({ paymentId: z.uuid(), url: z.url(), expiresAt: instant });

export const meetingPlaceSchema = z.object({
  joining: z.enum(['before', 'open', 'over']),
  /** From then on the link is available, if the tutor set one. */
  opensAt: instant,
  /** Milliseconds, measured on the server’s clock. */
  opensIn: z.number().int(),
  closesIn: z.number().int(),
  /** Only while the session can be joined. */
  url: z.string().nullable(),
});

export type MeetingPlace = z.infer<typeof meetingPlaceSchema>;
export type HoldRequest = z.infer<typeof holdRequestSchema>;
export type ConfirmRequest = z.infer<typeof confirmRequestSchema>;
export type CheckoutView = z.infer<typeof checkoutSchema>;
export type Hold = z.infer<typeof holdSchema>;
export type Occurrence = z.infer<typeof occurrenceSchema>;
export type SeriesHold = z.infer<typeof seriesHoldSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type Moving = z.infer<typeof movingSchema>;
export type Cancellation = z.infer<typeof cancellationSchema>;
export type HoldCredits = z.infer<typeof holdCreditsSchema>;
