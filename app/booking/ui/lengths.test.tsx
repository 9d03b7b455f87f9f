import { expect, test, vi } from 'vitest';
import { bookingMessages, british, pounds, shownTutor } from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import type { Choice } from '../model/choice.ts';
import { Lengths } from './lengths.tsx';

const shown = { messages: bookingMessages, visitor: british };
const htmlOf = (minutes: Choice['minutes'], tutor = shownTutor()) =>
  rendered(<Lengths tutor={tutor} minutes={minutes} onChange={() => undefined} />, shown);

test('each length has its name, its note and its price', () => {
  expect(textOf(htmlOf(60))).toBe(
    'How long? Trial 30 min, once per tutor and learner £12 Session 60 min £32 Long session 90 min, exam work £45',
  );
});

test('a length without a price is not offered', () => {
  const tutor = shownTutor({ prices: { trial: null, session: pounds(3200), deep: null } });
  expect(textOf(htmlOf(60, tutor))).toBe('How long? Session 60 min £32');
});

test.each([
  [30, [true, false, false]],
  [60, [false, true, false]],
  [90, [false, false, true]],
] as const)('%i minutes are selected', (minutes, selected) => {
  const inputs = htmlOf(minutes).match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes('checked'))).toEqual(selected);
});

test.each([
  [/^Trial/, 30],
  [/^Session/, 60],
  [/^Long session/, 90],
])('%s is a choice of %i minutes', async (label, minutes) => {
  const onChange = vi.fn();
  const page = await mounted(<Lengths tutor={shownTutor()} minutes={60} onChange={onChange} />, shown);
  await page.fill(label, true);
  expect(onChange.mock.calls).toEqual([[minutes]]);
});
