import { expect, test } from 'vitest';
import { bookingMessages } from '#tests/booking/booking-views.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { NothingHeld } from './nothing-held.tsx';

test('without a held time the page links to the tutors', () => {
  const html = rendered(<NothingHeld />, { messages: bookingMessages });
  expect(html).toContain('<title>Check and confirm · Curvela</title>');
  expect(textOf(html.replace(/<title>.*<\/title>/, ''))).toBe(
    'You haven’t chosen a time yet. Choose a tutor and a time first; we hold it for ten minutes. Find a tutor',
  );
  expect(html).toContain('<h1>You haven’t chosen a time yet.</h1>');
  expect(html).toContain('href="/tutor" data-discover="true">Find a tutor</a>');
});
