import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#app/platform/brand.ts';
import type { BookingRecord } from './queries.server.ts';

export type CalendarEntry = {
  booking: Pick<BookingRecord, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'state'>;
  title: string;
  description: string;
  /** Address of the booking's page. */
  url: string;
  /** Public address of the site; its host makes the UID unique in the world. */
  siteUrl: string;
  now: Date;
};

/**
 * The booking as an RFC 5545 file in UTC. One UID for the booking's whole life; SEQUENCE rises with each change, so
 * that a calendar replaces its entry. A cancelled booking takes its entry away.
 */
export const calendarFile = (entry: CalendarEntry): string => calendarOf([entry]);

/** Several bookings in one file; all are taken away when the first is cancelled. */
export function calendarOf(entries: readonly CalendarEntry[]): string {
  const cancelled = entries[0]?.booking.state === 'cancelled';
  const calendar = ical({
    prodId: { company: brand, product: 'booking', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const { booking, ...entry } of entries)
    calendar.createEvent({
      id: `booking-${booking.id}@${new URL(entry.siteUrl).hostname}`,
      sequence: booking.sequence,
      start: booking.startsAt,
      end: booking.endsAt,
      stamp: entry.now,
      summary: entry.title,
      description: entry.description,
      url: entry.url,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}
