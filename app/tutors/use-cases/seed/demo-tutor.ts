import type { Language } from '#app/platform/texts.ts';
import type {
  TeachingLevel,
  Localized,
  Portrait,
  SessionType,
  TutorSubject,
  TeachingLanguage,
} from '../../domain/tutor.ts';

/** Amounts in whole units, in the order GBP, EUR, USD, COP. */
type Amounts = readonly [number, number, number, number];

/** A demo tutor: a fictitious person with realistic hours. */
export type DemoTutor = {
  id: string;
  slug: string;
  name: string;
  city: string;
  zone: string;
  email: string;
  mailLanguage: Language;
  headline: Localized;
  story: Localized;
  subjects: readonly TutorSubject[];
  levels: readonly TeachingLevel[];
  languages: readonly TeachingLanguage[];
  avatar: Portrait;
  prices: Record<SessionType, Amounts>;
  /** Local hours per weekday (1 Monday … 7 Sunday): `'09:00-12:00 14:00-18:00'`. */
  hours: Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>>;
  notice?: number;
  bufferAfter?: number;
  dailyLimit?: number;
};
