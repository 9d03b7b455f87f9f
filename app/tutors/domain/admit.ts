import type { PriceBook } from '../model/tutor-record.ts';
import { priceCurrencies, type Portrait, sessionTypes } from './tutor.ts';

/** What a tutor needs before sessions can be booked. */
type Missing = 'hours' | 'prices' | 'meeting';

/** Without weekly hours nothing is free, without a price in every currency some visitors cannot book, without a link nobody can join. */
export function missingForBookings(tutor: {
  schedule: { rules: readonly unknown[] };
  prices: PriceBook;
  meetingUrl: string | null;
}): Missing[] {
  const priced = sessionTypes.every((type) =>
    priceCurrencies.every((currency) => tutor.prices[type][currency] !== undefined),
  );
  return [
    ...(tutor.schedule.rules.length > 0 ? [] : (['hours'] as const)),
    ...(priced ? [] : (['prices'] as const)),
    ...(tutor.meetingUrl === null ? (['meeting'] as const) : []),
  ];
}

const longestSlug = 56;

/** Slug of a new tutor: `Lucía Restrepo` → `lucia-restrepo`, with a number appended when taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, longestSlug)
      .replace(/^-+|-+$/g, '') || 'tutor';
  for (let next = 1; ; next += 1) {
    const slug = next === 1 ? plain : `${plain}-${next}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Neutral placeholder portrait until the tutor’s own is drawn. */
export const newcomerPortrait: Portrait = {
  ground: 'sand',
  skin: 3,
  hair: 'short',
  hairColour: 'brown',
  top: 'teal',
};
