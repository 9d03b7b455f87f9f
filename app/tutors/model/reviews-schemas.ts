import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';

/** Request and response schemas of reviews, shared with the browser. */

const mostWords = 1000;

export const newReviewSchema = z.object({
  stars: z.number().int().min(1).max(5),
  /** Plain text; empty for none. */
  words: z.string().trim().max(mostWords),
  /** Signature: initial or first name of the learner. */
  signed: z.enum(['initial', 'name']),
});

export const answerSchema = z.object({ text: z.string().trim().min(1).max(mostWords) });

/** A published review. */
const reviewSchema = z.object({
  stars: z.number().int(),
  words: z.string().nullable(),
  name: z.string().nullable(),
  /** `2026-11`. */
  month: z.string(),
  answer: z.string().nullable(),
});

export const reviewPageSchema = z.object({
  reviews: z.array(reviewSchema),
  /** Number of further reviews. */
  more: z.number().int(),
});

/** What the account may do about the review of its session. */
export const ownReviewSchema = z.object({
  review: z
    .object({
      stars: z.number().int(),
      words: z.string(),
      signed: z.enum(['initial', 'name']),
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Deadline for writing or changing it; null if not allowed. */
  until: instant.nullable(),
  mayWrite: z.boolean(),
  tutor: z.string(),
  /** Possible signatures; null without a learner profile. */
  names: z.object({ initial: z.string(), name: z.string() }).nullable(),
});

export const tutorsReviewSchema = reviewSchema.extend({
  bookingId: z.uuid(),
  hidden: z.boolean(),
});

export const waitingReviewSchema = z.object({
  bookingId: z.uuid(),
  tutor: z.string(),
  start: instant,
  learner: z.string().nullable(),
});

export type NewReview = z.infer<typeof newReviewSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ReviewPage = z.infer<typeof reviewPageSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
export type TutorsReview = z.infer<typeof tutorsReviewSchema>;
export type WaitingReview = z.infer<typeof waitingReviewSchema>;
