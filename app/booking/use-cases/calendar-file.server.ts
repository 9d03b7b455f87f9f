import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { brand } from '#app/platform/brand.ts';
import type { BookingRecord } from '../model/booking-record.ts';

export type CalendarEntry = {
  booking: Pick<BookingRecord, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'state'>;
  title: string;
  description: string;
  /** URL of the booking page. */
  url: string;
  /** Public URL of the site; its host makes the UID globally unique. */
  siteUrl: string;
  now: Date;
};

/**
 * The booking as an RFC 5545 file in UTC. The UID never changes and SEQUENCE rises with each change, so calendars update the existing entry.
 * A cancelled booking removes it.
 */
export const calendarFile = (entry: CalendarEntry): string => calendarOf([entry]);

/** Several bookings in one file; published as cancellation if the first is cancelled. */
export function calendarOf(entries: readonly CalendarEntry[]): string {
  const cancelled = entries[0]?.booking.state === 'cancelled';
  const calendar = ical({
    prodId,
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, cancelled));
  return calendar.toString();
}

/** Suggested refresh interval in seconds; web calendars often ignore it. */
const refreshSeconds = 3600;

/** Placeholder for an empty calendar: RFC 5545 (section 3.6) requires at least one component, and some clients reject a file without. */
const onlyZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Feed of sessions, each with its own status. Depends on the sessions only, so its ETag is stable. */
export function feedOf(entries: readonly CalendarEntry[], name: string): string {
  const calendar = ical({ prodId, name, ttl: refreshSeconds });
  // PUBLISH requires at least one event (RFC 5546, section 3.2.1).
  if (entries.length > 0) calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent(eventOf(entry, entry.booking.state === 'cancelled'));
  const lines = calendar.toString().split('\r\n');
  // Components follow the calendar’s properties; every line ends with CRLF.
  return [...lines.slice(0, -1), ...(entries.length > 0 ? [] : onlyZone), ...lines.slice(-1), ''].join(
    '\r\n',
  );
}

const prodId = { company: brand, product: 'booking', language: 'EN' };

const eventOf = ({ booking, ...entry }: CalendarEntry, cancelled: boolean): ICalEventData => ({
  id: `booking-${booking.id}@${new URL(entry.siteUrl).hostname}`,
  sequence: booking.sequence,
  start: booking.startsAt,
  end: booking.endsAt,
  stamp: entry.now,
  summary: entry.title,
  // An empty description would show as a blank line.
  ...(entry.description === '' ? {} : { description: entry.description }),
  url: entry.url,
  status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});
