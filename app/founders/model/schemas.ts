import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import { auditActions } from './audit.ts';

/** Request and response schemas of the founders’ area, shared with the browser. */

const count = z.number().int();
const currency = z.enum(['USD', 'COP', 'EUR', 'GBP']);
const price = z.object({ amountMinor: z.number().int(), currency });
const sessionType = z.enum(['trial', 'session', 'deep']);
const status = z.enum(['active', 'paused', 'left']);
const missing = z.array(z.enum(['hours', 'prices', 'meeting']));
const portrait = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const numbersSchema = z.object({
  tutors: z.object({ active: count, paused: count, left: count }),
  applicationsWaiting: count,
  messages: z.object({ received: count, waiting: count }),
  latestAlerts: z.array(
    z.object({ id: z.uuid(), email: z.string(), context: z.string(), userAgent: z.string(), at: instant }),
  ),
});

export const tutorRowSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  avatar: portrait,
  subjects: z.array(z.string()),
  status,
  sessionsAhead: count,
  missing,
  /** Whether the page has ever been open for bookings. */
  wasOpen: z.boolean(),
});

export const tutorRecordSchema = tutorRowSchema.extend({
  zone: z.string(),
  email: z.string().nullable(),
  languages: z.array(z.string()),
  headline: z.string(),
  story: z.string(),
  rating: z.object({ average: z.number(), count }).nullable(),
  prices: z.array(z.object({ type: sessionType, amounts: z.array(price) })),
  hours: z.array(z.object({ weekday: z.number().int(), start: z.string(), end: z.string() })),
  exceptions: z.array(
    z.object({
      kind: z.enum(['open', 'closed']),
      from: z.iso.date(),
      to: z.iso.date(),
      start: z.string().nullable(),
      end: z.string().nullable(),
    }),
  ),
  rules: z.object({
    bufferBefore: count,
    bufferAfter: count,
    notice: count,
    windowDays: count,
    dailyLimit: count,
    cancellationHours: count,
  }),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['confirmed', 'completed', 'cancelled', 'no_show']),
      type: sessionType,
      start: instant,
      end: instant,
      price,
    }),
  ),
});

export const statusChangeSchema = z.object({ status: z.enum(['active', 'paused']) });

export const applicationSchema = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  name: z.string(),
  email: z.string(),
  zone: z.string(),
  city: z.string().optional(),
  /** Language of the text; null in older applications. */
  language: z.enum(['en', 'es', 'fr']).nullable(),
  subjects: z.array(z.string()),
  levels: z.array(z.string()).optional(),
  languages: z.array(z.string()),
  story: z.string(),
  state: z.enum(['received', 'approved', 'declined']),
  at: instant,
});
export const decisionSchema = z.object({
  decision: z.enum(['approved', 'declined']),
  /** When the application that was read was sent; one that was sent again since is not decided. */
  sentAt: z.iso.datetime().optional(),
});
export type ApplicationDecision = z.infer<typeof decisionSchema>;

export const messageSchema = z.object({
  id: z.uuid(),
  topic: z.enum(['question', 'tutors', 'booking', 'five', 'privacy', 'mistake']),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(['en', 'es', 'fr']),
  at: instant,
  /** When it was answered or settled without an answer; null while open. */
  answeredAt: instant.nullable(),
  /** Email of that founder. */
  answeredBy: z.string().nullable(),
  /** Why it looks automated, although the sender confirmed being human. */
  doubt: z.enum(['trap', 'hurry', 'links']).nullable(),
  answers: z.array(z.object({ text: z.string(), at: instant })),
});
const longestAnswer = 8000;
export const answerSchema = z.object({
  answer: z.string().trim().min(1).max(longestAnswer),
  /** Number of answers visible to the founder when writing this one. */
  after: z.number().int().min(0),
});
export const answeredSchema = z.object({ answered: z.boolean() });

/** A learner’s review of a tutor. */
const reviewRowSchema = z.object({
  bookingId: z.uuid(),
  tutor: z.string(),
  stars: count,
  words: z.string(),
  /** Signature; null for a learner without a name. */
  name: z.string().nullable(),
  at: instant,
  answer: z.string().nullable(),
  hidden: z.boolean(),
});

export const reviewListSchema = z.object({
  reviews: z.array(reviewRowSchema),
  /** Number of reviews older than these. */
  older: count,
  /** Number of hidden reviews in total. */
  hidden: count,
});

export const reportedQuestionSchema = z.object({
  id: z.uuid(),
  at: instant,
  template: z.string(),
  seed: z.int(),
  skill: z.string(),
  state: z.enum(['open', 'upheld', 'rejected']),
  /** The learner’s statement. */
  text: z.string(),
  prompt: z.string(),
  /** The accepted answer. */
  answer: z.string(),
});
export const questionDecisionSchema = z.object({ decision: z.enum(['upheld', 'rejected']) });

export const safetyFlagSchema = z.object({
  id: z.uuid(),
  at: instant,
  kind: z.enum(['self_harm', 'threat', 'abuse', 'personal_data']),
  state: z.enum(['open', 'seen']),
  /** The learner’s text, with personal data masked. */
  text: z.string(),
  /** Note of the founder who handled it. */
  note: z.string().nullable(),
});
export const longestNote = 1000;
export const flagReviewSchema = z.object({ note: z.string().trim().min(1).max(longestNote).nullable() });

const share = z.number().min(0).max(1).nullable();
export const tutorVersionSchema = z.object({
  id: z.uuid(),
  model: z.string(),
  version: count,
  /** Weight among all running versions of the model. */
  share: count,
  retired: z.boolean(),
  sessions: count,
  /** Problems after the first one of a completed session, and the share solved unaided. */
  nextItems: count,
  nextCorrect: share,
  /** Mean of the deepest help level of a session, 0 to 4. */
  hintDepth: z.number().nullable(),
  /** Language model calls. */
  calls: count,
  /** Share of calls withheld because they revealed the answer. */
  leakRate: share,
  /** Calls withheld because a formula failed its check. */
  failedMaths: count,
  /** Milliseconds to the first word: median and 95th percentile. */
  latencyMs: z.object({ half: z.number().nullable(), most: z.number().nullable() }),
});

/** Acts of founders on one booking, latest first. */
export const bookingHistorySchema = z.array(
  z.object({
    id: z.uuid(),
    at: instant,
    actor: z.string(),
    action: z.enum(auditActions),
    subject: z.string(),
    reason: z.string().nullable(),
  }),
);

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: instant,
  actor: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export const aiSchema = z.object({
  models: z.array(z.object({ id: z.string(), sessions: count, turns: count })),
  /** Days covered by the counts. */
  days: count,
  languageModel: z
    .object({
      /** Endpoint URL without secrets it might contain. */
      address: z.string(),
      model: z.string(),
      hasKey: z.boolean(),
    })
    .nullable(),
});

export const healthSchema = z.object({
  state: z.enum(['not_configured', 'healthy', 'model_unknown', 'refused', 'unreachable']),
  checkedAt: instant,
  milliseconds: count.nullable(),
  /** HTTP status of the endpoint’s response, if any. */
  status: count.nullable(),
});

export type Numbers = z.infer<typeof numbersSchema>;
export type TutorRow = z.infer<typeof tutorRowSchema>;
export type TutorRecordView = z.infer<typeof tutorRecordSchema>;
export type ApplicationView = z.infer<typeof applicationSchema>;
export type MessageView = z.infer<typeof messageSchema>;
export type ReviewRow = z.infer<typeof reviewRowSchema>;
export type ReviewList = z.infer<typeof reviewListSchema>;
export type ReportedQuestionView = z.infer<typeof reportedQuestionSchema>;
export type SafetyFlagView = z.infer<typeof safetyFlagSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type BookingHistory = z.infer<typeof bookingHistorySchema>;
export type HealthReport = z.infer<typeof healthSchema>;
