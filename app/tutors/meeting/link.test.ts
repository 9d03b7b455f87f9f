import { expect, test } from 'vitest';
import { isMeetingLink } from './link.ts';

test('a meeting link leads to a host on the web, by https, without a password inside', () => {
  expect(
    ['https://meet.example.org/lucia', 'https://example.zoom.us/j/123?pwd=a1'].map(isMeetingLink),
  ).toEqual([true, true]);
  const others = [
    'http://meet.example.org/lucia',
    'javascript:alert(1)',
    'https://localhost/room',
    'https://me:secret@meet.example.org/',
    'https://meet.example.org/a room',
    'meet.example.org/lucia',
    '',
  ];
  expect(others.filter(isMeetingLink)).toEqual([]);
});
