import { z } from 'zod';
import { instantQuery, instant } from '#app/platform/instant.ts';
import type { Currency } from '#app/preferences/index.ts';
import type { SessionType } from '#app/tutors/index.ts';
import { bookingStates } from './states.ts';

/** Shapes of the booking calls, shared by the API, the pages and the browser. */

// The server runs this file and cannot load the doors with screens behind them, so these short lists are repeated.
const sessionTypes = ['trial', 'session', 'deep'] as const satisfies readonly SessionType[];
const currencies = ['USD', 'COP', 'EUR', 'GBP'] as const satisfies readonly Currency[];

const zone = z.string().trim().min(1).max(64);
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

export const seriesWishSchema = z.object({
  tutorId: z.string().min(1).max(80),
  start: instantQuery,
  minutes: z.coerce.number().pipe(repeated).default(60),
  count: z.coerce.number().int().min(2).max(MOST_REPEATED),
  everyWeeks: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .default(1),
  timeZone: zone.optional(),
  /** My own hold of the first time, if there is one. */
  hold: z.uuid().optional(),
});

export const occurrenceSchema = z.object({
  start: instant,
  end: instant,
  free: z.boolean(),
  /** The nearest free times, when it is not. */
  alternatives: z.array(freeTimeSchema),
});

export const seriesHoldRequestSchema = z.object({
  tutorId: z.string().min(1).max(80),
  /** As the preview gave them, or with alternatives in the place of times that are not free. */
  starts: z.array(instantQuery).min(2).max(MOST_REPEATED),
  minutes: repeated,
  currency: z.enum(currencies).optional(),
  timeZone: zone.optional(),
});

export const confirmRequestSchema = z.object({
  learnerProfileId: z.uuid().nullable().optional(),
  note: z.string().trim().max(2000).optional(),
  /** The tutor may read what this learner gets wrong, until a week after the session. */
  sharesProgress: z.boolean().optional(),
  timeZone: zone.optional(),
  /** One credit for each session, where the account has credits that are good for it; otherwise by invoice, or by card. */
  payWith: z.enum(['credit']).optional(),
});

export const cancelRequestSchema = z.object({
  /** The refund that was shown. Cancelling stops with `refund_changed` when it is another one by now. */
  refundMinor: z.number().int().min(0).optional(),
});

export const moveRequestSchema = z.object({ start: instantQuery, timeZone: zone.optional() });

export const movingSchema = z.object({
  /** Why the session cannot be moved now, in the reader’s language. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** When it could begin instead. */
  starts: z.array(instant),
});

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
  /** Everything comes back until then. */
  freeUntil: instant,
  /** What comes back from then on until the start. */
  lateRefund: priceSchema,
};

export const holdSchema = z.object({ ...session, expiresAt: instant, canExtend: z.boolean() });

/** Times that are held together, to be booked together. */
export const seriesHoldSchema = z.object({
  id: z.uuid(),
  sessions: z.array(holdSchema),
  total: priceSchema,
  expiresAt: instant,
});

export const bookingSchema = z.object({
  ...session,
  state: z.enum(bookingStates),
  /** The learner profile, when one was chosen, and its name. */
  learnerProfileId: z.uuid().nullable(),
  learner: z.string().nullable(),
  learnerZone: z.string(),
  note: z.string(),
  payment: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('invoice'), dueAt: instant }),
      /** With how far the money is that goes back to the card, and what of the refund had gone back before. */
      z.object({
        kind: z.literal('card'),
        refund: z.enum(['ordered', 'sent', 'done', 'failed']).nullable(),
        before: priceSchema.optional(),
      }),
      /** With how many halves of the credit came back, once it is known. */
      z.object({ kind: z.literal('credit'), returnedHalves: z.number().int().nullable() }),
    ])
    .nullable(),
  refund: priceSchema.nullable(),
  /** How often it may still be moved, until `freeUntil`. */
  movesLeft: z.number().int(),
  /** Who did not come, once that is settled. */
  absent: z.enum(['learner', 'tutor']).nullable(),
  /** That somebody did not come, as one side says, while it waits for an answer or, once disputed, for a founder. */
  claim: z
    .object({
      absent: z.enum(['learner', 'tutor']),
      /** Whether the one who asks has made it. */
      mine: z.boolean(),
      objected: z.boolean(),
      disputed: z.boolean(),
      /** The other side may object until then. */
      objectUntil: instant,
    })
    .nullable(),
  /** Sessions that were booked together repeat under one number. */
  seriesId: z.uuid().nullable(),
  /** The one who asks: the learner's account or the tutor. */
  as: z.enum(['learner', 'tutor']),
});

/** What of the refund had gone back to the learner’s card before. */
const before = { before: priceSchema.optional() };

export const cancellationSchema = z.object({
  refund: priceSchema,
  /** Still to pay by invoice afterwards. */
  stillDue: priceSchema,
  share: z.enum(['all', 'part', 'none']),
  /** Halves of the credit that come back, where a credit paid; then `refund` is only what they were worth. */
  halvesBack: z.number().int().nullable(),
  ...before,
});

/** Credits that are good for what is held, and until when the next one can be used. */
export const holdCreditsSchema = z.object({ credits: z.number().int(), expiresAt: instant.nullable() });

/** What cancelling all sessions of a series that have not begun gives back: each and the sum. */
export const restCancellationSchema = z.object({
  sessions: z.array(cancellationSchema.extend({ id: z.uuid(), start: instant, end: instant })),
  refund: priceSchema,
  stillDue: priceSchema,
  ...before,
});

export type RestCancellation = z.infer<typeof restCancellationSchema>;
/** Where the browser goes to pay by card, and until when it can. */
export const checkoutSchema = z.object({ paymentId: z.uuid(), url: z.url(), expiresAt: instant });

export const meetingPlaceSchema = z.object({
  joining: z.enum(['before', 'open', 'over']),
  /** From then on there is a link, if the tutor gave one. */
  opensAt: instant,
  /** Milliseconds on the server’s clock. */
  opensIn: z.number().int(),
  closesIn: z.number().int(),
  /** Only while one can join. */
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
