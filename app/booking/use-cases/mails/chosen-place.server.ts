import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadChosenLocalesAndZones } from '#app/preferences/index.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

type Sides = { booking: BookingRecord; tutor: TutorRecord };

/**
 * Booking and tutor with each reader’s current preferences: locale and zone for the learner’s account, language for the tutor’s. Defaults
 * are those of the page the booking was made on and of the tutor’s profile. A tutor’s times always use the tutor’s zone.
 */
export const asTheyRead = async (db: Services['db'], sides: Sides): Promise<Sides> =>
  withChosen(sides, await loadChosenLocalesAndZones(db, readersOf(sides)));

type Ids = { booking: Pick<BookingRecord, 'accountId'>; tutor: Pick<TutorRecord, 'accountId'> };

/** Accounts whose preferences `withChosen` needs. */
export const readersOf = ({ booking, tutor }: Ids): string[] =>
  [booking.accountId, tutor.accountId].filter((id) => id !== null);

/** The same with preferences that were loaded before. */
export function withChosen(
  { booking, tutor }: Sides,
  places: Awaited<ReturnType<typeof loadChosenLocalesAndZones>>,
): Sides {
  const learners = places.get(booking.accountId ?? '');
  const tutors = places.get(tutor.accountId ?? '');
  return {
    booking: learners
      ? { ...booking, learnerLocale: learners.locale, learnerZone: learners.timeZone }
      : booking,
    tutor: tutors ? { ...tutor, mailLanguage: languageOfLocale(tutors.locale) } : tutor,
  };
}
