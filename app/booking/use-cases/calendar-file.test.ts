import { expect, test } from 'vitest';
import { readStrictCalendar } from '#tests/support/strict-calendar.ts';
import { calendarFile, calendarOf, feedOf } from './calendar-file.server.ts';

const entry = {
  booking: {
    id: '6a1f2f4e-0000-4000-a000-000000000001',
    startsAt: new Date('2026-11-24T18:00:00Z'),
    endsAt: new Date('2026-11-24T19:00:00Z'),
    sequence: 0,
    state: 'confirmed' as const,
  },
  title: 'Curvela: 60 min with Lucía Restrepo',
  location: 'Online: http://localhost:5173/booking/thanks?booking=6a1f2f4e',
  url: 'http://localhost:5173/booking/thanks?booking=6a1f2f4e',
  siteUrl: 'http://localhost:5173',
  organizer: 'hello@curvela.example',
  attendee: 'carmen@example.org',
  now: new Date('2026-11-20T09:00:00Z'),
};
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

test('a booking is one event in UTC with a UID that never changes', () => {
  const lines = linesOf(calendarFile(entry));
  expect(lines).toContain('UID:booking-6a1f2f4e-0000-4000-a000-000000000001@localhost');
  expect(lines).toContain('DTSTART:20261124T180000Z');
  expect(lines).toContain('DTEND:20261124T190000Z');
  expect(lines).toContain('SEQUENCE:0');
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('a cancelled booking removes the same event', () => {
  const cancelled = { ...entry, booking: { ...entry.booking, state: 'cancelled' as const, sequence: 1 } };
  const lines = linesOf(calendarFile(cancelled));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('SEQUENCE:1');
  expect(lines).toContain('UID:booking-6a1f2f4e-0000-4000-a000-000000000001@localhost');
});

test('a file follows RFC 5545 to the letter: organizer, place, an alarm when the meeting link appears', () => {
  expect(readStrictCalendar(calendarFile(entry))).toEqual({
    method: 'PUBLISH',
    events: [
      {
        uid: 'booking-6a1f2f4e-0000-4000-a000-000000000001@localhost',
        start: '2026-11-24T18:00:00.000Z',
        end: '2026-11-24T19:00:00.000Z',
        sequence: 0,
        status: 'CONFIRMED',
        summary: 'Curvela: 60 min with Lucía Restrepo',
        location: 'Online: http://localhost:5173/booking/thanks?booking=6a1f2f4e',
        description: null,
        url: 'http://localhost:5173/booking/thanks?booking=6a1f2f4e',
        organizer: 'mailto:hello@curvela.example',
        attendees: [],
        alarms: ['-PT10M'],
      },
    ],
  });
});

test('a cancellation has no alarm and names its reader, as RFC 5546 requires', () => {
  const cancelled = { ...entry, booking: { ...entry.booking, state: 'cancelled' as const } };
  const { method, events } = readStrictCalendar(calendarFile(cancelled));
  expect([method, events]).toMatchObject([
    'CANCEL',
    [{ alarms: [], attendees: ['MAILTO:carmen@example.org'], organizer: 'mailto:hello@curvela.example' }],
  ]);
  expect(calendarFile({ ...cancelled, attendee: null })).not.toContain('ATTENDEE');
});

test('commas, semicolons and line breaks in texts are escaped, and long lines folded between characters', () => {
  const title = `${'Áé'.repeat(60)}; first,\nsecond`;
  expect(calendarFile({ ...entry, title }).replaceAll('\r\n ', '')).toContain('\\; first\\,\\nsecond');
  expect(readStrictCalendar(calendarFile({ ...entry, title })).events[0]?.summary).toBe(title);
});

test('a file without sessions is valid too', () => {
  expect(readStrictCalendar(calendarOf([]))).toEqual({ method: null, events: [] });
});

const second = {
  ...entry,
  booking: { ...entry.booking, id: '6a1f2f4e-0000-4000-a000-000000000002', state: 'cancelled' as const },
};
const statusesOf = (file: string) => linesOf(file).filter((line) => line.startsWith('STATUS:'));

test('a file of several bookings has the method of the first one', () => {
  expect(statusesOf(calendarOf([entry, second]))).toEqual(['STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
  expect(statusesOf(calendarOf([second, entry]))).toEqual(['STATUS:CANCELLED', 'STATUS:CANCELLED']);
  expect(linesOf(calendarOf([second, entry]))).toContain('METHOD:CANCEL');
});

test('a feed publishes each session with its own status and an hourly refresh interval', () => {
  const lines = linesOf(feedOf([entry, second], 'Curvela'));
  expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ]);
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect([lines[0], ...lines.slice(-3)]).toEqual(['BEGIN:VCALENDAR', 'END:VEVENT', 'END:VCALENDAR', '']);
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

test('a feed follows RFC 5545 to the letter, without alarms and attendees', () => {
  const { method, events } = readStrictCalendar(feedOf([entry, second], 'Curvela'));
  expect(method).toBe('PUBLISH');
  expect(events.map(({ alarms, attendees, status }) => [alarms, attendees, status])).toEqual([
    [[], [], 'CONFIRMED'],
    [[], [], 'CANCELLED'],
  ]);
  expect(readStrictCalendar(feedOf([], 'Curvela')).events).toEqual([]);
});

test('a feed of one session is also published', () => {
  const lines = linesOf(feedOf([entry], 'Curvela'));
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

test('a feed without sessions has a time zone and no events', () => {
  const lines = linesOf(feedOf([], 'Curvela'));
  expect(lines.filter((line) => line.startsWith('METHOD:'))).toEqual([]);
  expect([lines[0], ...lines.slice(-3)]).toEqual(['BEGIN:VCALENDAR', 'END:VTIMEZONE', 'END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
