import { expect, test } from 'vitest';
import { bestFit, nearness, steadyRating } from './best-fit.ts';

test('a tutor at the requested time, without a rating and at the lowest price has a fit of 0.97', () => {
  expect(bestFit({ minutesAway: 0, rating: null, amountMinor: 3000, lowestMinor: 3000 })).toBeCloseTo(
    0.97,
    10,
  );
});

test('a time three hours away scores zero, half of that scores half', () => {
  expect([nearness(0), nearness(-90), nearness(180), nearness(400)]).toEqual([1, 0.5, 0, 0]);
});

test('a rating of 5.0 from one session counts as 4.55, 4.9 from 212 as about 4.88', () => {
  expect(steadyRating({ average: 5, count: 1 })).toBeCloseTo(4.5455, 3);
  expect(steadyRating({ average: 4.9, count: 212 })).toBeCloseTo(4.882, 3);
});

test('twice the price lowers the fit by a tenth', () => {
  const cheap = bestFit({ minutesAway: 0, rating: null, amountMinor: 3000, lowestMinor: 3000 });
  const dear = bestFit({ minutesAway: 0, rating: null, amountMinor: 6000, lowestMinor: 3000 });
  expect(cheap - dear).toBeCloseTo(0.1, 10);
});
