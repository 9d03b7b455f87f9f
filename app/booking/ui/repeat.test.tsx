import { expect, test, vi } from 'vitest';
import { bookingMessages } from '#tests/booking/booking-views.ts';
import { mounted } from '#tests/support/mounted.tsx';
import { rendered } from '#tests/support/rendered.tsx';
import { textOf } from '#tests/support/text-of.ts';
import { type Choice, readChoice } from '../model/choice.ts';
import { Repeat } from './repeat.tsx';

const choiceOf = (changes: Partial<Choice>): Choice => ({
  ...readChoice(new URLSearchParams()),
  ...changes,
});

const textWith = (changes: Partial<Choice>) =>
  textOf(
    rendered(<Repeat choice={choiceOf(changes)} onChange={() => undefined} />, { messages: bookingMessages }),
  );

test('a single session has no number of times', () => {
  expect(textWith({ every: undefined })).toBe(
    'Just once, or regularly? Repeat Once Every week Every two weeks',
  );
});

test.each([1, 2] as const)('a session that repeats every %i weeks takes place 2 to 12 times', (every) => {
  expect(textWith({ every, times: 4 })).toBe(
    'Just once, or regularly? Repeat Once Every week Every two weeks How many sessions ' +
      '2 times 3 times 4 times 5 times 6 times 7 times 8 times 9 times 10 times 11 times 12 times',
  );
});

test('the options have the values of the choice', () => {
  const page = rendered(<Repeat choice={choiceOf({ every: 2, times: 4 })} onChange={() => undefined} />, {
    messages: bookingMessages,
  });
  expect(
    [...page.matchAll(/<option value="(\d+)"( selected="")?>/g)].map(
      ([, value, on]) => value + (on ? '!' : ''),
    ),
  ).toEqual(['0', '1', '2!', '2', '3', '4!', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test.each([
  ['0', undefined],
  ['1', 1],
  ['2', 2],
  ['3', undefined],
])('choosing the rhythm %s leaves the number of times', async (value, every) => {
  const onChange = vi.fn();
  const part = <Repeat choice={choiceOf({ every: 1, times: 5 })} onChange={onChange} />;
  const page = await mounted(part, { messages: bookingMessages });
  await page.fill(/^Repeat/, value);
  expect(onChange.mock.calls).toEqual([[{ every, times: 5 }]]);
});

test('choosing the number of times leaves the rhythm', async () => {
  const onChange = vi.fn();
  const part = <Repeat choice={choiceOf({ every: 2, times: 5 })} onChange={onChange} />;
  const page = await mounted(part, { messages: bookingMessages });
  await page.fill(/^How many sessions/, '8');
  expect(onChange.mock.calls).toEqual([[{ every: 2, times: 8 }]]);
});
