import { z } from 'zod';
import { instant } from '#app/platform/instant.ts';
import { freeTimeSchema } from './schemas.ts';
import { sessionTypes } from '../domain/tutor.ts';
import type { LastingRule } from '../domain/availability/stranded.ts';
import type { BookingRule } from '../domain/availability/booking-obstacles.ts';

/** Request and response schemas of a tutor’s own hours, shared with the browser. */

/** Longest booking window. Pages, search and series show all of it. */
export const mostWindowDays = 120;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const withinADay = (part: { start: string; end: string }) => part.start < part.end;

const weeklyRuleSchema = z
  .object({ weekday: z.number().int().min(1).max(7), start: clockTime, end: clockTime })
  .refine(withinADay);

const exceptionSchema = z
  .object({
    kind: z.enum(['open', 'closed']),
    from: z.iso.date(),
    to: z.iso.date(),
    start: clockTime.nullable(),
    end: clockTime.nullable(),
    note: z.string().trim().max(200),
  })
  .refine((day) => day.from <= day.to && (day.start === null) === (day.end === null))
  .refine((day) => day.start === null || day.end === null || day.start < day.end);

export const availabilitySchema = z.object({
  version: z.number().int(),
  rules: z.array(weeklyRuleSchema).max(70),
  exceptions: z.array(exceptionSchema).max(200),
  /** Time zone of the hours, and the tutor’s name for the place. */
  zone: z.string().trim().min(1).max(64),
  city: z.string().trim().min(1).max(60),
  sessionTypes: z.array(z.enum(sessionTypes)).min(1).max(3),
  bufferBefore: z.number().int().min(0).max(120),
  bufferAfter: z.number().int().min(0).max(120),
  notice: z.number().int().min(0).max(20_160),
  windowDays: z.number().int().min(1).max(mostWindowDays),
  dailyLimit: z.number().int().min(1).max(24),
});

export const explainQuerySchema = z.object({
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  minutes: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(60), z.literal(90)]))
    .default(60),
});

const rules = [
  'length',
  'past',
  'notice',
  'window',
  'hours',
  'closed',
  'grid',
  'booked',
  'held',
  'buffer',
  'daily_limit',
] as const satisfies readonly BookingRule[];

export const explainedTimeSchema = z.object({
  /** One per instant at which the clock shows that time. Free if there are no reasons. */
  times: z.array(
    z.object({
      start: instant,
      reasons: z.array(
        z.object({
          rule: z.enum(rules),
          text: z.string(),
          /** The conflicting session. */
          start: instant.optional(),
          end: instant.optional(),
          /** For `notice`: the first bookable instant. */
          from: instant.optional(),
        }),
      ),
    }),
  ),
  /** Explanation when the time is skipped by a clock change. */
  skipped: z.string().nullable(),
});

export const ownAvailabilitySchema = availabilitySchema;

/** Hours to save, with the booked sessions accepted to lie outside them. */
export const savedAvailabilitySchema = availabilitySchema.extend({
  accepted: z.array(z.uuid()).max(1000).default([]),
});

const lastingRules = [
  'length',
  'hours',
  'closed',
  'buffer',
  'daily_limit',
] as const satisfies readonly LastingRule[];

/** A booked session that is kept although the new hours would not offer it. */
const strandedSchema = z.object({
  id: z.uuid(),
  start: instant,
  end: instant,
  rules: z.array(z.enum(lastingRules)),
});

const localTime = z.string();
const clockChangeSchema = z.object({
  at: instant,
  kind: z.enum(['gap', 'repeat']),
  /** Local time before and after the jump, `2027-03-28T02:00`. */
  from: localTime,
  to: localTime,
  minutes: z.number().int(),
  /** Affected open hours in minutes of the day, and by how many minutes they grow. */
  hours: z.array(
    z.object({
      date: z.iso.date(),
      start: z.number().int(),
      end: z.number().int(),
      by: z.number().int(),
    }),
  ),
});

/** Preview of the effects of unsaved hours. */
export const availabilityPreviewSchema = z.object({
  stranded: z.array(strandedSchema),
  /** Free times of the next days for this session length, before and after. */
  free: z.object({
    days: z.number().int(),
    minutes: z.number().int(),
    before: z.array(instant),
    after: z.array(instant),
  }),
  /** When the zone changes: next occurrence of each weekly span in the old and the new zone. */
  week: z.array(z.object({ weekday: z.number().int(), before: freeTimeSchema, after: freeTimeSchema })),
  /** The next two of the zone. */
  clockChanges: z.array(clockChangeSchema),
});

export type ExplainedTime = z.infer<typeof explainedTimeSchema>;
export type OwnAvailability = z.infer<typeof ownAvailabilitySchema>;
export type Availability = z.infer<typeof availabilitySchema>;
export type SavedAvailability = z.infer<typeof savedAvailabilitySchema>;
export type AvailabilityPreview = z.infer<typeof availabilityPreviewSchema>;
export type Stranded = z.infer<typeof strandedSchema>;
export type ClockChange = z.infer<typeof clockChangeSchema>;
