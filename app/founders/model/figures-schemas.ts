import { z } from 'zod';
import { figureKeys, partKeys, presets } from '../domain/figures/figures.ts';

/** Request and response schemas of the figures, shared with the browser. */

/** Either a range that ends today (default 28 days), or two calendar dates, both inclusive. Days begin at midnight in the zone. */
export const rangeQuerySchema = z.object({
  range: z.enum(presets).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  zone: z.string().trim().min(1).max(64).default('UTC'),
});
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** `base`: sample size of a share, mean or percentile; null for counts. */
const measured = z.object({ value: z.number().nullable(), base: z.number().int().nullable() });

const seriesSchema = z.object({
  key: z.enum(figureKeys),
  currency: z.string().nullable(),
  now: measured,
  before: measured,
  /** Retention in months, if rows of the range or of the previous one have already been deleted. */
  keptMonths: z.number().int().nullable(),
  points: z.array(z.object({ now: measured, before: measured })),
});

const days = z.object({ from: z.iso.date(), to: z.iso.date() });
const named = z.object({ name: z.string(), now: z.number().int(), before: z.number().int() });

export const figuresSchema = z.object({
  range: days,
  before: days,
  zone: z.string(),
  /** If the last day is not over: the time of day at which both ranges end. */
  soFar: z.string().nullable(),
  step: z.enum(['day', 'week']),
  /** Start date of each step, and of the one it is compared with. */
  steps: z.array(z.object({ now: z.iso.date(), before: z.iso.date() })),
  series: z.array(seriesSchema),
  parts: z.array(z.object({ key: z.enum(partKeys), rows: z.array(named) })),
});

export type Measured = z.infer<typeof measured>;
export type FigureSeries = z.infer<typeof seriesSchema>;
export type FounderFigures = z.infer<typeof figuresSchema>;
