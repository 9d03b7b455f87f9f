import type { Currency } from '#app/preferences/index.ts';
import type { Language } from '#app/platform/texts.ts';
import type { DatedException, Schedule } from '../domain/availability/schedule.ts';
import type {
  TeachingLevel,
  Localized,
  Portrait,
  TutorRating,
  SessionType,
  TutorSubject,
  TeachingLanguage,
} from '../domain/tutor.ts';

export type PriceBook = Record<SessionType, Partial<Record<Currency, number>>>;

/** A tutor with all data needed to sell a session. */
export type TutorRecord = {
  id: string;
  slug: string;
  accountId: string | null;
  email: string | null;
  mailLanguage: Language;
  name: string;
  city: string;
  zone: string;
  headline: Localized;
  story: Localized;
  subjects: TutorSubject[];
  levels: TeachingLevel[];
  languages: TeachingLanguage[];
  avatar: Portrait;
  status: 'active' | 'paused' | 'left';
  /** Meeting URL. Not part of any tutor view: `booking` decides when it is shown. */
  meetingUrl: string | null;
  /** Whether the page has ever been open for bookings. */
  wasOpen: boolean;
  cancellationHours: number;
  availabilityVersion: number;
  schedule: Schedule & { exceptions: readonly (DatedException & { note: string })[] };
  prices: PriceBook;
  rating: TutorRating | null;
};
