import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { brand } from '#app/platform/brand.ts';
import type { BookingRecord } from '../model/booking-record.ts';

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
    prodId,
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, cancelled));
  return calendar.toString();
}

/** Seconds after which a calendar asks again; those on the web take longer, whatever they are told. */
const refreshSeconds = 3600;

/**
 * What stands in a calendar without sessions: one component at least has to (RFC 5545, section 3.6), and some programs refuse a file
 * without any.
 */
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

/** Sessions as a calendar to subscribe to: each with its own state, and nothing in it but the sessions changes the file. */
export function feedOf(entries: readonly CalendarEntry[], name: string): string {
  const calendar = ical({ prodId, name, ttl: refreshSeconds });
  // Nothing is published without an event (RFC 5546, section 3.2.1).
  if (entries.length > 0) calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent(eventOf(entry, entry.booking.state === 'cancelled'));
  const lines = calendar.toString().split('\r\n');
  // Components come after the calendar’s own properties, and every line has its end.
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
  // An empty one would stand in the calendar as a line without words.
  ...(entry.description === '' ? {} : { description: entry.description }),
  url: entry.url,
  status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});
