import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { replyAddress } from '#app/platform/mail/reply-address.ts';
import type { Language } from '#app/platform/texts.ts';
import { loadProfileNames } from '#app/learners/index.server.ts';
import { loadChosenLocaleAndZone } from '#app/preferences/index.server.ts';
import {
  DAYS_AFTER_SESSION,
  loadTutorOfAccount,
  loadTutorsByIds,
  nameByState,
} from '#app/tutors/index.server.ts';
import { type CalendarEntry, feedOf } from './calendar-file.server.ts';
import { entryFor, learnerLanguage } from './mails/letter.server.ts';
import { loadBookingsSince } from '../db/booking.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { hashOf } from './keep-feed.server.ts';
import { calendarFeedError } from '../model/feed-errors.ts';
import { findOwner } from '../db/feed.server.ts';
import type { FeedSide } from '../model/feed-schemas.ts';

const DAY = 86_400_000;
/** Days after which past sessions leave the calendar: the tutor’s with the learner’s name in them, which ends with the occasion. */
const keptDays = { learner: 60, tutor: DAYS_AFTER_SESSION };
/** Days for which cancelled sessions stay marked as cancelled; afterwards they are omitted. */
const cancelledDays = 30;
/** Upper bound of sessions in that period. */
const most = 1000;

type Deps = Pick<Services, 'db' | 'clock' | 'settings'>;
type Reader = { side: FeedSide; language: Language | null };

/**
 * The calendar of a secret: upcoming sessions and those of recent weeks, in UTC, without notes. Throws `unknown_calendar` (404), identically
 * for revoked, unknown and suspended or deleted owners.
 */
export async function readCalendar(services: Deps, secret: string): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  const owner = await findOwner(db, { secretHash: hashOf(secret), now });
  const side = owner && (await sideOf(services, owner));
  if (!side) throw calendarFeedError('unknown_calendar', { status: 404 });
  const bookings = await loadBookingsSince(db, side.whose, {
    since: new Date(now.getTime() - keptDays[side.reader.side] * DAY),
    cancelledSince: new Date(now.getTime() - cancelledDays * DAY),
    limit: most,
  });
  return feedOf(await entriesOf(services, bookings, side.reader), brand);
}

/** Sessions and language of an owner’s feed; the language is null where only a booking knows it. */
async function sideOf({ db }: Deps, { accountId, side }: { accountId: string; side: FeedSide }) {
  const place = await loadChosenLocaleAndZone(db, accountId);
  const language = place && languageOfLocale(place.locale);
  if (side === 'learner') return { whose: { accountId }, reader: { side, language } };
  const tutor = await loadTutorOfAccount(db, accountId);
  return (
    tutor && { whose: { tutorId: tutor.id }, reader: { side, language: language ?? tutor.mailLanguage } }
  );
}

async function entriesOf(
  { db, settings }: Deps,
  bookings: readonly BookingRecord[],
  { side, language }: Reader,
): Promise<CalendarEntry[]> {
  const tutors = await loadTutorsByIds(db, unique(bookings.map(({ tutorId }) => tutorId)));
  const learners = await loadProfileNames(
    db,
    unique(bookings.flatMap(({ learnerProfileId }) => learnerProfileId ?? [])),
  );
  return bookings.flatMap((booking) => {
    const tutor = tutors.find(({ id }) => id === booking.tutorId);
    if (!tutor) return [];
    const name = learners.get(booking.learnerProfileId ?? '') ?? null;
    const subject = {
      booking,
      tutor,
      learner: side === 'tutor' ? nameByState(name, booking) : name,
      organizer: replyAddress(settings),
      siteUrl: settings.siteUrl,
      // Not the request time: the file must stay the same until a session changes, which SEQUENCE then shows.
      now: booking.createdAt,
    };
    return [entryFor(subject, side, language ?? learnerLanguage(booking))];
  });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
