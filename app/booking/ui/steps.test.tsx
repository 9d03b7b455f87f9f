import { expect, test } from 'vitest';
import { bookingMessages } from '#tests/booking/booking-views.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { Steps } from './steps.tsx';

const htmlOf = (now: Parameters<typeof Steps>[0]['now']) =>
  rendered(<Steps now={now} />, { messages: bookingMessages });
const attributesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

test.each([
  ['tutor', 'Step 1 of 4: Tutor', ['pc-halo', 'pc-now', 'pc-dot ', 'pc-dot ', 'pc-dot ']],
  ['time', 'Step 2 of 4: Time', ['pc-dot done', 'pc-halo', 'pc-now', 'pc-dot ', 'pc-dot ']],
  ['confirm', 'Step 3 of 4: Confirm', ['pc-dot done', 'pc-dot done', 'pc-halo', 'pc-now', 'pc-dot ']],
  ['booked', 'Step 4 of 4: Booked', ['pc-dot done', 'pc-dot done', 'pc-dot done', 'pc-halo', 'pc-now']],
] as const)('the step %s is named, and those before it are done', (now, label, dots) => {
  const html = htmlOf(now);
  expect(html).toContain(`aria-label="${label}"`);
  expect(textOf(html)).toBe('Tutor Time Confirm Booked');
  expect(attributesOf(html, /<circle class="([^"]*)"/g)).toEqual(dots);
});

test.each([
  ['tutor', ['now first', '', '', 'last']],
  ['time', ['first', 'now', '', 'last']],
  ['confirm', ['first', '', 'now', 'last']],
  ['booked', ['first', '', '', 'now last']],
] as const)('the label of the step %s is marked', (now, classes) => {
  expect(attributesOf(htmlOf(now), /<span class="([^"]*)"/g)).toEqual(classes);
});

test('the steps are a third of the curve apart, and their labels below them', () => {
  const html = htmlOf('time');
  const rounded = (values: (string | undefined)[]) => values.map((value) => Number(value).toFixed(2));
  expect(rounded(attributesOf(html, /<circle[^>]* cx="([^"]*)"/g))).toEqual([
    '14.00',
    '164.67',
    '164.67',
    '315.33',
    '466.00',
  ]);
  expect(rounded(attributesOf(html, /left:([\d.]+)%/g))).toEqual(['2.92', '34.31', '65.69', '97.08']);
  expect(attributesOf(html, /<circle[^>]* r="([^"]*)"/g)).toEqual(['5.5', '14', '7.5', '4.5', '4.5']);
});

test('the curve is drawn up to the step, and the rest after it', () => {
  const pathsOf = (now: Parameters<typeof Steps>[0]['now']) =>
    attributesOf(htmlOf(now), /<path class="pc-(?:rest|done)" d="([^"]*)"/g).map((d) => d !== '');
  expect(pathsOf('tutor')).toEqual([true, false]);
  expect(pathsOf('confirm')).toEqual([true, true]);
  expect(pathsOf('booked')).toEqual([false, true]);
});
