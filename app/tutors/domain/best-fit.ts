import type { TutorRating } from './tutor.ts';

/** Inputs of the “best fit” order. */
type Fit = {
  /** Minutes between the wanted and the nearest free time; null without a wanted time. */
  minutesAway: number | null;
  rating: TutorRating | null;
  amountMinor: number;
  /** The lowest price in the list, in the same currency. */
  lowestMinor: number;
};

/** Bayesian prior: virtual sessions added to every tutor’s rating. */
const PRIOR = { sessions: 10, average: 4.5 };
const FAR = 180;

/** 1 at the wanted time, falling linearly to 0 at three hours. */
export function nearness(minutesAway: number | null): number {
  return minutesAway === null ? 1 : Math.max(0, 1 - Math.abs(minutesAway) / FAR);
}

/** Rating smoothed by the prior, so that a single good one does not beat two hundred. */
export function steadyRating(rating: TutorRating | null): number {
  const { average, count } = rating ?? { average: 0, count: 0 };
  return (average * count + PRIOR.average * PRIOR.sessions) / (count + PRIOR.sessions);
}

/** ½·t + 3⁄10·r⁄5 + 1⁄5·p_min⁄p (product, section 12). Between 0 and 1; shown to users. */
export function bestFit(fit: Fit): number {
  return (
    nearness(fit.minutesAway) / 2 +
    (3 / 10) * (steadyRating(fit.rating) / 5) +
    (1 / 5) * (fit.lowestMinor / fit.amountMinor)
  );
}
