import type { Currency } from '#app/preferences/index.ts';
import type { Language } from '#app/platform/texts.ts';
import type { TutorRecord } from '../model/tutor-record.ts';
import type { TutorSummary } from '../model/schemas.ts';
import { sessionMinutes, type SessionType, sessionTypes } from '../domain/tutor.ts';

/** Public view of a tutor: texts in one language, prices in one currency. No account, no address. */
export function summaryOf(tutor: TutorRecord, currency: Currency, speak: Language): TutorSummary {
  return {
    id: tutor.id,
    slug: tutor.slug,
    name: tutor.name,
    city: tutor.city,
    zone: tutor.zone,
    headline: tutor.headline[speak],
    subjects: tutor.subjects,
    levels: tutor.levels,
    languages: tutor.languages,
    avatar: tutor.avatar,
    rating: tutor.rating,
    cancellationHours: tutor.cancellationHours,
    prices: pricesIn(tutor, currency),
  };
}

/** Minor units; undefined for a session type the tutor does not offer. */
export function amountOf(
  { prices, schedule }: TutorRecord,
  type: SessionType,
  currency: Currency,
): number | undefined {
  return schedule.lengths.includes(sessionMinutes[type]) ? prices[type][currency] : undefined;
}

function pricesIn(tutor: TutorRecord, currency: Currency): TutorSummary['prices'] {
  const entries = sessionTypes.map((type) => {
    const amountMinor = amountOf(tutor, type, currency);
    return [type, amountMinor === undefined ? null : { amountMinor, currency }];
  });
  return Object.fromEntries(entries) as TutorSummary['prices'];
}
