import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { brand } from '#app/platform/brand.ts';
import type { BookingRecord } from '../model/booking-record.ts';

export type CalendarEntry = {
  booking: Pick<BookingRecord, 'id' | 'startsAt' | 'endsAt' | 'sequence' | 'state'>;
  title: string;
  /** Where the session takes place, in words and with the URL of its page: some calendars show no URL property. */
  location: string;
  /** URL of the booking page. */
  url: string;
  /** Public URL of the site; its host makes the UID globally unique. */
  siteUrl: string;
  /** Mailbox of the organizer. Neither side sees the address of the other. */
  organizer: string;
  /** Email address of the reader. RFC 5546 (3.2.5) requires an attendee in a cancellation. */
  attendee: string | null;
  now: Date;
};

/** The meeting link appears ten minutes before the start, so a calendar rings then. */
const alarmSeconds = 600;

/**
 * The booking as an RFC 5545 file in UTC. The UID never changes and SEQUENCE rises with each change, so calendars update the existing entry.
 * A cancelled booking removes it.
 */
export const calendarFile = (entry: CalendarEntry): string => calendarOf([entry]);

/** Several bookings in one file; published as cancellation if the first is cancelled. */
export function calendarOf(entries: readonly CalendarEntry[]): string {
  const cancelled = entries[0]?.booking.state === 'cancelled';
  const calendar = ical({ prodId });
  if (entries.length > 0) calendar.method(cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  for (const entry of entries)
    calendar.createEvent({
      ...eventOf(entry, cancelled),
      // A cancellation has an attendee and no alarm; for a published event it is the other way round (RFC 5546, 3.2).
      ...(cancelled ? attendeeOf(entry) : alarmOf(entry)),
    });
  return complete(calendar.toString(), entries.length === 0);
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

/** Feed of sessions, each with its own status and without alarms. Depends on the sessions only, so its ETag is stable. */
export function feedOf(entries: readonly CalendarEntry[], name: string): string {
  const calendar = ical({ prodId, name, ttl: refreshSeconds });
  // PUBLISH requires at least one event (RFC 5546, section 3.2.1).
  if (entries.length > 0) calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent(eventOf(entry, entry.booking.state === 'cancelled'));
  return complete(calendar.toString(), entries.length === 0);
}

/** Components follow the calendar’s properties; every line ends with CRLF, the last one too. */
function complete(file: string, isEmpty: boolean): string {
  const lines = file.split('\r\n');
  return [...lines.slice(0, -1), ...(isEmpty ? onlyZone : []), ...lines.slice(-1), ''].join('\r\n');
}

const prodId = { company: brand, product: 'booking', language: 'EN' };

const eventOf = ({ booking, ...entry }: CalendarEntry, cancelled: boolean): ICalEventData => ({
  id: `booking-${booking.id}@${new URL(entry.siteUrl).hostname}`,
  sequence: booking.sequence,
  start: booking.startsAt,
  end: booking.endsAt,
  stamp: entry.now,
  summary: entry.title,
  location: entry.location,
  url: entry.url,
  organizer: { name: brand, email: entry.organizer },
  status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

const alarmOf = ({ title }: CalendarEntry): Partial<ICalEventData> => ({
  alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: title }],
});

const attendeeOf = ({ attendee }: CalendarEntry): Partial<ICalEventData> =>
  attendee === null ? {} : { attendees: [{ email: attendee }] };
