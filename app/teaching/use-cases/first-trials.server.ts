import { setTimeout as sleep } from 'node:timers/promises';
import type { Maths } from '@curvela/maths';
import type { Locale } from '#app/preferences/index.ts';
import { beginTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from '../model/first-trials.ts';
import type { Trial } from '../model/views.ts';

/** Milliseconds for which pages wait, counted from the first request. */
const patience = 1500;
const without: FirstTrials = { quadratics: null, fractions: null, linear: null };

type Ways = {
  /** First steps computed at build time. */
  built?: Partial<Record<Locale, FirstTrials>>;
  /** Resolves when a page has waited long enough. */
  waited?: () => Promise<unknown>;
};

/**
 * First steps of the home page's trials, computed once per locale and shared by concurrent requests: they never change. If the engine is
 * overloaded, the page is sent without them and the browser requests them.
 */
export function firstTrials(
  maths: Maths,
  { built = {}, waited = () => sleep(patience, undefined, { ref: false }) }: Ways = {},
): (locale: Locale) => Promise<FirstTrials> {
  const ready = Object.entries(built) as [Locale, FirstTrials][];
  const known = new Map(ready.map(([locale, trials]) => [locale, Promise.resolve(trials)]));
  return (locale) => {
    const cached = known.get(locale);
    if (cached) return cached;
    const whole = beginTrials(maths, locale);
    const first = Promise.race([whole, waited().then(() => without)]);
    known.set(locale, first);
    void whole.then((trials) => {
      // Retry failed ones with the next request.
      if (homeProblemNames.some((name) => trials[name] === null)) known.delete(locale);
      else known.set(locale, whole);
    });
    return first;
  };
}

/** First steps of the home page's trials in a locale; null where the engine timed out. */
export async function beginTrials(maths: Maths, locale: Locale): Promise<FirstTrials> {
  const trials: (Trial | null)[] = [];
  // Sequential: parallel calls would start a second engine process for nothing.
  for (const name of homeProblemNames)
    trials.push(await beginTrial({ maths }, { problem: homeProblems[name], locale }).catch(() => null));
  return Object.fromEntries(homeProblemNames.map((name, at) => [name, trials[at]])) as FirstTrials;
}
