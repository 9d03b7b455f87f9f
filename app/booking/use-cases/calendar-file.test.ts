import { expect, test } from 'vitest';
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
  description: 'Completing the square; second line,\nwith a break',
  url: 'http://localhost:5173/booking/thanks?booking=6a1f2f4e',
  siteUrl: 'http://localhost:5173',
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

test('commas, semicolons and line breaks in texts are escaped', () => {
  expect(calendarFile(entry)).toContain('Completing the square\\; second line\\,\\n');
});

test('a session without a note has no empty line in the calendar', () => {
  expect(calendarFile({ ...entry, description: '' })).not.toContain('DESCRIPTION');
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
