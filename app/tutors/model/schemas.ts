import { z } from 'zod';
import { isSingleLine } from '#app/platform/single-line.ts';
import { instantQuery, instant } from '#app/platform/instant.ts';
import { levels, priceCurrencies, subjects, teachingLanguages } from '../domain/tutor.ts';

/** Request and response schemas of tutors, shared with the browser. */

const priceSchema = z.object({ amountMinor: z.number().int(), currency: z.enum(priceCurrencies) });
export const freeTimeSchema = z.object({ start: instant, end: instant });

const portraitSchema = z.object({
  ground: z.enum(['clay', 'sun', 'teal', 'green', 'violet', 'sand']),
  skin: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  hair: z.enum(['long', 'bob', 'short', 'curls', 'bun', 'bald']),
  hairColour: z.enum(['black', 'brown', 'auburn', 'blond', 'grey']),
  top: z.enum(['teal', 'plum', 'rust', 'mustard', 'navy', 'olive']),
  beard: z.boolean().optional(),
  glasses: z.boolean().optional(),
});

const price = priceSchema.nullable();
const tutorSummarySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  zone: z.string(),
  headline: z.string(),
  subjects: z.array(z.enum(subjects)),
  levels: z.array(z.enum(levels)),
  languages: z.array(z.enum(teachingLanguages)),
  avatar: portraitSchema,
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  cancellationHours: z.number().int(),
  prices: z.object({ trial: price, session: price, deep: price }),
});

export const tutorSchema = tutorSummarySchema.extend({
  story: z.string(),
  bookableDays: z.number().int(),
});

const listedTutorSchema = tutorSummarySchema.extend({
  free: z.array(freeTimeSchema),
  /** From the wanted to the nearest free time; negative if earlier. */
  minutesAway: z.number().nullable(),
  fit: z.number(),
});

/** The first matching tutors in the requested order, and the total. */
export const tutorListSchema = z.object({
  tutors: z.array(listedTutorSchema),
  close: z.array(listedTutorSchema),
  others: z.array(listedTutorSchema),
  total: z.object({ tutors: z.number().int(), close: z.number().int(), others: z.number().int() }),
});

/** Initial and maximum size of a list, and the step of “more”. */
export const listSizes = { first: 24, most: 240 } as const;
export const shownSchema = z.coerce.number().int().min(1).max(listSizes.most);

export const tutorSorts = ['fit', 'earliest', 'price', 'rating'] as const;
export type TutorSort = (typeof tutorSorts)[number];

/** An hourly price in major units: `maxPrice=40&currency=GBP`. */
export const tutorFiltersSchema = z.object({
  subject: z.enum(subjects).optional(),
  level: z.enum(levels).optional(),
  /** Minimum average rating; excludes tutors without a rating. */
  minRating: z.coerce.number().min(1).max(5).optional(),
  language: z.enum(teachingLanguages).optional(),
  maxPrice: z.coerce.number().positive().max(10_000_000).optional(),
  currency: z.enum(priceCurrencies).optional(),
  freeAt: instantQuery.optional(),
  minutes: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(60), z.literal(90)]))
    .optional(),
  sort: z.enum(tutorSorts).optional(),
  /** List size, over all three groups together. */
  shown: shownSchema.default(listSizes.first),
});

export const slotsQuerySchema = z.object({
  from: instantQuery,
  to: instantQuery,
  minutes: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(60), z.literal(90)]))
    .default(60),
});

export const applicationSchema = z.object({
  name: z.string().trim().min(1).max(80).refine(isSingleLine),
  zone: z.string().trim().min(1).max(64),
  /** The town or city that learners read. */
  city: z.string().trim().max(60).optional(),
  subjects: z.array(z.enum(subjects)).min(1),
  levels: z.array(z.enum(levels)).optional(),
  languages: z.array(z.enum(teachingLanguages)).min(1),
  story: z.string().trim().min(1).max(4000),
});

export const ownApplicationSchema = applicationSchema.extend({
  state: z.enum(['received', 'approved', 'declined']),
  sentAt: instant,
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;
export type TutorSummary = z.infer<typeof tutorSummarySchema>;
export type Tutor = z.infer<typeof tutorSchema>;
export type ListedTutor = z.infer<typeof listedTutorSchema>;
export type TutorList = z.infer<typeof tutorListSchema>;
export type Application = z.infer<typeof applicationSchema>;
