import { expect, test } from 'vitest';
import { whatMakesUp } from './what-fits.ts';

const failed = [10, 30, 30, 15].map((amountMinor, place) => ({ place, amountMinor }));
const places = (amountMinor: number) => whatMakesUp(failed, amountMinor).map(({ place }) => place);

test.each([
  [30, [1]],
  [15, [3]],
  [40, [0, 1]],
  [85, [0, 1, 2, 3]],
  [20, []],
  [100, []],
  [0, []],
])('%i given back by hand makes up the refunds at %j', (amountMinor, expected) => {
  expect(places(amountMinor)).toEqual(expected);
});
