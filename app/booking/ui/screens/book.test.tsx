import { describe, expect, test } from 'vitest';
import { bookingMessages, british, shownTutor } from '#tests/booking/booking-views.ts';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import Book, { meta, shouldRevalidate } from './book.tsx';

type BookProps = Parameters<typeof Book>[0];
type Shown = BookProps['loaderData'];

const listed = { ...shownTutor(), free: [] };

function pageOf(changes: object, path = '/book'): string {
  const loaderData = {
    title: '',
    now: '2026-11-22T12:00:00.000Z',
    card: false,
    minutes: 60,
    tutors: [listed],
    total: 1,
    tutor: null,
    starts: [],
    ...changes,
  };
  const props = partOf<BookProps>({ loaderData: loaderData as unknown as Shown });
  return rendered(<Book {...props} />, { messages: bookingMessages, visitor: british, path });
}

describe('booking without a tutor', () => {
  test('starts with the selection of a tutor', () => {
    const html = pageOf({});
    expect(html).toContain('<h1>Who would you like to learn with?</h1>');
    expect(html).toContain('aria-label="Step 1 of 4: Tutor"');
    expect(html).toMatch(/<h2><a href="\/tutors\/lucia-restrepo"[^>]*>Lucía Restrepo<\/a><\/h2>/);
    expect(html).toMatch(/<a href="\/tutor"[^>]*>Search by subject, language and time<\/a>/);
    expect(textOf(html)).toContain('London');
  });

  test.each([
    [1, false],
    [2, true],
    [40, true],
  ])('says how many of %i tutors are listed when some are not', (total, stated) => {
    const text = textOf(pageOf({ total }));
    expect(text.includes(`Showing 1 of ${total} tutors.`)).toBe(stated);
    expect(text.includes('Showing')).toBe(stated);
  });

  test.each([
    [30, '£12'],
    [60, '£32'],
    [90, '£45'],
  ])('states the price of %i minutes', (minutes, price) => {
    expect(textOf(pageOf({ minutes }))).toContain(price);
  });
});

test('booking with a tutor continues with the selection of a time', () => {
  const html = pageOf({ tutor: shownTutor() });
  expect(html).toContain('<h1>Book with Lucía Restrepo</h1>');
  expect(html).toContain('aria-label="Step 2 of 4: Time"');
  expect(html).not.toContain('Who would you like to learn with?');
});

test.each([
  ['/book?tutor=lucia', '/book?tutor=lucia&day=2026-11-24', true, false],
  ['/book?tutor=lucia', '/book?tutor=lucia&start=2026-11-24T18:00:00Z', true, false],
  ['/book?tutor=lucia', '/book?tutor=amara', false, true],
  ['/book?tutor=lucia', '/book', false, true],
  ['/book?tutor=lucia', '/book?tutor=lucia&minutes=90', false, true],
  ['/book?tutor=lucia', '/book?tutor=lucia&minutes=60', true, false],
  ['/book?tutor=lucia', '/book?tutor=lucia', true, true],
  ['/book?tutor=lucia', '/book?tutor=lucia', false, false],
  ['/book?tutor=lucia', '/confirm?tutor=lucia', true, true],
  ['/book?tutor=lucia', '/confirm?tutor=amara', false, false],
])('free times are loaded again from %s to %s when the default is %s: %s', (from, to, otherwise, loads) => {
  const argument = partOf<Parameters<typeof shouldRevalidate>[0]>({ defaultShouldRevalidate: otherwise });
  const currentUrl = new URL(from, 'http://localhost:5173');
  const nextUrl = new URL(to, 'http://localhost:5173');
  expect(shouldRevalidate({ ...argument, currentUrl, nextUrl })).toBe(loads);
});

test('the page has the title of its data', () => {
  const titleOf = (loaderData: object | undefined) =>
    JSON.stringify(meta(partOf<Parameters<typeof meta>[0]>({ loaderData: loaderData as Shown })));
  expect(titleOf({ title: 'Book with Lucía Restrepo' })).toContain('Book with Lucía Restrepo');
  expect(titleOf(undefined)).not.toContain('undefined');
});
