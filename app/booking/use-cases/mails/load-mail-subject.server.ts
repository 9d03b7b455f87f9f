import { loadProfileNames } from '#app/learners/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { replyAddress } from '#app/platform/mail/reply-address.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import { loadFirstOfSeries } from '../../db/booking.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import { asTheyRead, withChosen } from './chosen-place.server.ts';
import type { MailSubject } from './letter.server.ts';

type About = {
  booking: BookingRecord;
  tutor: TutorRecord;
  now: Date;
  /** Name of the learner profile where the caller knows it. */
  learner?: string | null;
  /** The readers’ preferences where the caller knows them. */
  places?: Parameters<typeof withChosen>[1];
};

/** What the emails about one session are rendered from, with each reader’s current preferences. */
export async function loadMailSubject(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { booking, tutor, now, learner, places }: About,
): Promise<MailSubject> {
  const { learnerProfileId: profile, seriesId } = booking;
  const sides = places ? withChosen({ booking, tutor }, places) : await asTheyRead(db, { booking, tutor });
  const named =
    learner === undefined && profile ? (await loadProfileNames(db, [profile])).get(profile) : learner;
  return {
    ...sides,
    learner: named ?? null,
    confirmedWith: (seriesId && (await loadFirstOfSeries(db, seriesId))) || booking.id,
    organizer: replyAddress(settings),
    siteUrl: settings.siteUrl,
    now,
  };
}
