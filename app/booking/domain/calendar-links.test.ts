import { expect, test } from 'vitest';
import { calendarLinks, subscriptionsOf } from './calendar-links.ts';

const links = calendarLinks({
  start: '2026-11-24T13:00:00.000-05:00',
  end: '2026-11-24T19:00:00.000Z',
  title: '60 minutos con Lucía & más',
  page: 'https://curvela.example/booking/thanks?booking=1',
});

test('the Google link has start and end in UTC, without separators', () => {
  const { searchParams, origin } = new URL(links.google);
  expect(origin).toBe('https://calendar.google.com');
  expect(searchParams.get('dates')).toBe('20261124T180000Z/20261124T190000Z');
  expect(searchParams.get('text')).toBe('60 minutos con Lucía & más');
  expect(searchParams.get('location')).toBe('https://curvela.example/booking/thanks?booking=1');
});

test('the Outlook link has start and end in UTC and percent-encoded spaces', () => {
  const { searchParams, origin, search } = new URL(links.outlook);
  expect(origin).toBe('https://outlook.live.com');
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual([
    '2026-11-24T18:00:00.000Z',
    '2026-11-24T19:00:00.000Z',
  ]);
  expect(searchParams.get('subject')).toBe('60 minutos con Lucía & más');
  expect(search).not.toContain('+');
});

test('a feed is subscribed to with webcal, and with its https address in Outlook', () => {
  const address = 'https://curvela.example/functions/v1/calendar/5ec/sessions.ics';
  const { webcal, google, outlook } = subscriptionsOf(address, 'Curvela & más');
  expect(webcal).toBe('webcal://curvela.example/functions/v1/calendar/5ec/sessions.ics');
  expect(new URL(google).searchParams.get('cid')).toBe(webcal);
  expect(new URL(outlook).searchParams.get('url')).toBe(address);
  expect(new URL(outlook).searchParams.get('name')).toBe('Curvela & más');
});

test('a feed of a server without https is also subscribed to with webcal', () => {
  expect(subscriptionsOf('http://localhost:5173/sessions.ics', 'Curvela').webcal).toBe(
    'webcal://localhost:5173/sessions.ics',
  );
});
