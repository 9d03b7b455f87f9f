import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadChosenLocalesAndZones } from '#app/preferences/index.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

type Sides = { booking: BookingRecord; tutor: TutorRecord };

/**
 * Both sides of a booking as they want to read of it now: the learner in the locale and zone, the tutor in the language that
 * their accounts have chosen. Else it stays what the page was on which it was booked, and what the tutor's page says; a tutor's
 * hours are in the tutor's zone in any case.
 */
export async function asTheyRead(db: Services['db'], { booking, tutor }: Sides): Promise<Sides> {
  const ids = [booking.accountId, tutor.accountId].filter((id) => id !== null);
  const places = await loadChosenLocalesAndZones(db, ids);
  const learners = places.get(booking.accountId ?? '');
  const tutors = places.get(tutor.accountId ?? '');
  return {
    booking: learners
      ? { ...booking, learnerLocale: learners.locale, learnerZone: learners.timeZone }
      : booking,
    tutor: tutors ? { ...tutor, mailLanguage: languageOfLocale(tutors.locale) } : tutor,
  };
}
