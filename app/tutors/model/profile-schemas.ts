import { z } from 'zod';
import { smallestAmount } from '#app/platform/money.ts';
import {
  levels,
  type Price,
  priceCurrencies,
  type SessionType,
  sessionTypes,
  subjects,
  teachingLanguages,
} from '../domain/tutor.ts';

/** Request and response schemas of a tutor’s profile and prices, shared with the form. */

export const longest = { headline: 120, story: 4000 } as const;

const inLanguages = (most: number) => {
  const text = z.string().trim().max(most);
  return z.object({ en: text, es: text, fr: text });
};
const once = (list: readonly string[]) => new Set(list).size === list.length;

/** Below the range of PostgreSQL’s integer; in minor units. */
const minor = z.number().int().positive().max(2_000_000_000);
const wholePesos = minor.multipleOf(smallestAmount('COP'));
const amounts = <Amount extends z.ZodType, Pesos extends z.ZodType>(amount: Amount, pesos: Pesos) =>
  z.object({ USD: amount, COP: pesos, EUR: amount, GBP: amount });
const prices = <Amount extends z.ZodType, Pesos extends z.ZodType>(amount: Amount, pesos: Pesos) => {
  const each = amounts(amount, pesos);
  return z.object({ trial: each, session: each, deep: each });
};

const words = {
  /** Incremented by every save; an outdated version is rejected. */
  version: z.number().int(),
  /** A text missing in one language is displayed in another. */
  headline: inLanguages(longest.headline),
  story: inLanguages(longest.story),
  subjects: z.array(z.enum(subjects)).min(1).refine(once),
  levels: z.array(z.enum(levels)).refine(once),
  languages: z.array(z.enum(teachingLanguages)).min(1).refine(once),
};

/** The stored profile; null for a price not set yet. */
export const tutorProfileSchema = z.object({ ...words, prices: prices(minor.nullable(), minor.nullable()) });

/** A profile to save: at least one story, and all prices. */
export const savedProfileSchema = z
  .object({ ...words, prices: prices(minor, wholePesos) })
  .refine(({ story }) => Object.values(story).some((text) => text !== ''), { path: ['story'] });

export type TutorProfile = z.infer<typeof tutorProfileSchema>;
export type SavedProfile = z.infer<typeof savedProfileSchema>;

/** Prices rejected by `isAllowed`; an unchanged price is accepted even if the minimum has been raised since. */
export const pricesTooLow = (
  saved: SavedProfile,
  standing: TutorProfile,
  isAllowed: (type: SessionType, price: Price) => boolean,
) =>
  sessionTypes.flatMap((type) =>
    priceCurrencies.flatMap((currency) => {
      const amountMinor = saved.prices[type][currency];
      const unchanged = amountMinor === standing.prices[type][currency];
      return unchanged || isAllowed(type, { amountMinor, currency }) ? [] : [{ type, currency }];
    }),
  );
