import { z } from 'zod';
import { figureKeys, partKeys, presets } from '../domain/figures/figures.ts';

/** Shapes of the calls for figures, shared by the API and the browser. */

/** Either a range that ends today (28 days where nothing is said), or two calendar days, both of them in it. Days begin at midnight of the zone. */
export const rangeQuerySchema = z.object({
  range: z.enum(presets).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  zone: z.string().trim().min(1).max(64).default('UTC'),
});
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** `base`: of how many a share, a mean or a percentile is made; null for what is counted. */
const measured = z.object({ value: z.number().nullable(), base: z.number().int().nullable() });

const seriesSchema = z.object({
  key: z.enum(figureKeys),
  currency: z.string().nullable(),
  now: measured,
  before: measured,
  /** After so many months the rows are erased: part of what is asked for, or of what it is compared with, is gone. */
  keptMonths: z.number().int().nullable(),
  points: z.array(z.object({ now: measured, before: measured })),
});

const days = z.object({ from: z.iso.date(), to: z.iso.date() });
const named = z.object({ name: z.string(), now: z.number().int(), before: z.number().int() });

export const figuresSchema = z.object({
  range: days,
  before: days,
  zone: z.string(),
  /** The last day is not over: both ranges end at this time of their last day. */
  soFar: z.string().nullable(),
  step: z.enum(['day', 'week']),
  /** On which day each step begins, and the one that it is compared with. */
  steps: z.array(z.object({ now: z.iso.date(), before: z.iso.date() })),
  series: z.array(seriesSchema),
  parts: z.array(z.object({ key: z.enum(partKeys), rows: z.array(named) })),
});

export type Measured = z.infer<typeof measured>;
export type FigureSeries = z.infer<typeof seriesSchema>;
export type FounderFigures = z.infer<typeof figuresSchema>;
