import { expect, test } from 'vitest';
import { isSharedLink, linkOfSession, meetingLinkOf, meetingSchema } from './link.ts';

/** The check constraint of the database (0117). */
const httpsUrl = /^https:\/\/\S+$/;

test('a meeting link is an https URL of a public host, without credentials', () => {
  expect(
    ['https://meet.example.org/lucia', 'https://example.zoom.us/j/123?pwd=a1'].map(meetingLinkOf),
  ).toEqual(['https://meet.example.org/lucia', 'https://example.zoom.us/j/123?pwd=a1']);
  const publicHosts = [
    'https://meet.local.example.org/room',
    'https://meet.internal.example.org/room',
    'https://meet.localhost.example.org/room',
    'https://thelocal.org/room',
    'https://meetlocal.example/room',
    'https://3.rooms.example2.org/room',
    'https://example.dotlocal/room',
  ];
  expect(publicHosts.filter((text) => meetingLinkOf(text) === null)).toEqual([]);
  const others = [
    'http://meet.example.org/lucia',
    'javascript:alert(1)',
    'https://localhost/room',
    'https://127.0.0.1:5177/room',
    'https://2130706433/room',
    'https://0x7f.1/room',
    'https://10.0.0.7/room',
    'https://[::1]/room',
    'https://meet.localhost/room',
    'https://printer.local/room',
    'https://wiki.internal/room',
    'https://meet.example7/room',
    'https://me@meet.example.org/',
    'https://:secret@meet.example.org/',
    'https://meet.example.org./room',
    'https://me:secret@meet.example.org/',
    'https://meet.example.org/a room',
    'meet.example.org/lucia',
    '',
  ];
  expect(others.filter((text) => meetingLinkOf(text) !== null)).toEqual([]);
});

test('a link with a capital letter from a phone keyboard is normalized', () => {
  for (const typed of [
    'Https://meet.example.org/lucia',
    'https:/meet.example.org/lucia',
    'https:meet.example.org/lucia',
    ' HTTPS://MEET.example.org/lucia ',
  ])
    expect(meetingSchema.parse({ url: typed })).toEqual({ url: 'https://meet.example.org/lucia' });
  expect(meetingSchema.parse({ url: null })).toEqual({ url: null });
});

test('a link that exceeds the limit once normalized is rejected before it reaches the database', () => {
  const long = `https://meet.example.org/${'é'.repeat(200)}`;
  expect(long.length).toBeLessThan(500);
  expect(meetingSchema.safeParse({ url: long }).success).toBe(false);
  const fits = `https://meet.example.org/${'é'.repeat(60)}`;
  expect(meetingSchema.parse({ url: fits }).url).toMatch(httpsUrl);
});

test('a link may have a placeholder for each session, but not in its host', () => {
  const pattern = 'https://meet.example.org/lucia-{session}?x={session}';
  expect(meetingLinkOf(pattern)).toBe(pattern);
  expect(linkOfSession(pattern, 'abc')).toBe('https://meet.example.org/lucia-abc?x=abc');
  expect([isSharedLink(pattern), isSharedLink('https://meet.example.org/lucia')]).toEqual([false, true]);
  expect(meetingLinkOf('https://{session}.example.org/')).toBeNull();
});
