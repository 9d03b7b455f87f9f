import { z } from 'zod';
import {
  levels,
  type Price,
  priceCurrencies,
  type SessionType,
  sessionTypes,
  subjects,
  teachingLanguages,
} from '../domain/tutor.ts';

/** Shapes of the calls about what a tutor’s page says and costs, shared by the API and the form. */

export const longest = { headline: 120, story: 4000 } as const;

const inLanguages = (most: number) => {
  const text = z.string().trim().max(most);
  return z.object({ en: text, es: text, fr: text });
};
const once = (list: readonly string[]) => new Set(list).size === list.length;

/** What PostgreSQL's integer holds, with room; in minor units. */
const minor = z.number().int().positive().max(2_000_000_000);
const amounts = <Amount extends z.ZodType>(amount: Amount) =>
  z.object({ USD: amount, COP: amount, EUR: amount, GBP: amount });
const prices = <Amount extends z.ZodType>(amount: Amount) =>
  z.object({ trial: amounts(amount), session: amounts(amount), deep: amounts(amount) });

const words = {
  /** Raised with every save: an old one is refused. */
  version: z.number().int(),
  /** A text that is empty in one language is shown in another one. */
  headline: inLanguages(longest.headline),
  story: inLanguages(longest.story),
  subjects: z.array(z.enum(subjects)).min(1).refine(once),
  levels: z.array(z.enum(levels)).refine(once),
  languages: z.array(z.enum(teachingLanguages)).min(1).refine(once),
};

/** A page as it stands; null for a price that nobody has set yet. */
export const tutorProfileSchema = z.object({ ...words, prices: prices(minor.nullable()) });

/** A page to save: with a story in one language at least, and every price. */
export const savedProfileSchema = z
  .object({ ...words, prices: prices(minor) })
  .refine(({ story }) => Object.values(story).some((text) => text !== ''), { path: ['story'] });

export type TutorProfile = z.infer<typeof tutorProfileSchema>;
export type SavedProfile = z.infer<typeof savedProfileSchema>;

/** Prices that `isAllowed` refuses; a price that was saved before may stay, also where the lowest was raised since. */
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
