import type { Currency } from '#app/preferences/public.ts';
import type { Language } from '#app/platform/texts.ts';
import type { PriceBook, TutorRecord } from './queries.server.ts';
import type { TutorSummary } from './schemas.ts';
import { sessionTypes } from './tutor.ts';

/** What everyone may know of a tutor: texts in one language, prices in one currency. No account, no address. */
export function summaryOf(tutor: TutorRecord, currency: Currency, speak: Language): TutorSummary {
  return {
    id: tutor.id,
    slug: tutor.slug,
    name: tutor.name,
    city: tutor.city,
    zone: tutor.zone,
    headline: tutor.headline[speak],
    subjects: tutor.subjects,
    languages: tutor.languages,
    avatar: tutor.avatar,
    rating: tutor.rating,
    cancellationHours: tutor.cancellationHours,
    prices: pricesIn(tutor.prices, currency),
  };
}

function pricesIn(book: PriceBook, currency: Currency): TutorSummary['prices'] {
  const entries = sessionTypes.map((type) => {
    const amountMinor = book[type][currency];
    return [type, amountMinor === undefined ? null : { amountMinor, currency }];
  });
  return Object.fromEntries(entries) as TutorSummary['prices'];
}
