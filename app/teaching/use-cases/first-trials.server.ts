import { setTimeout as sleep } from 'node:timers/promises';
import type { Maths } from '@curvela/maths';
import type { Locale } from '#app/preferences/index.ts';
import { beginTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from '../model/first-trials.ts';
import type { Trial } from '../model/views.ts';

/** Milliseconds for which pages wait, from the first of them on. */
const patience = 1500;
const without: FirstTrials = { quadratics: null, fractions: null, linear: null };

type Ways = {
  /** Those that a build has worked out. */
  built?: Partial<Record<Locale, FirstTrials>>;
  /** Resolves when a page has waited long enough. */
  waited?: () => Promise<unknown>;
};

/**
 * The beginnings of the home page's tries, worked out once per locale, also for visitors who come at once: they never change. Where
 * the maths is asked more than it can answer, the page comes without them and the browser asks.
 */
export function firstTrials(
  maths: Maths,
  { built = {}, waited = () => sleep(patience, undefined, { ref: false }) }: Ways = {},
): (locale: Locale) => Promise<FirstTrials> {
  const ready = Object.entries(built) as [Locale, FirstTrials][];
  const known = new Map(ready.map(([locale, trials]) => [locale, Promise.resolve(trials)]));
  return (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const whole = beginTrials(maths, locale);
    const first = Promise.race([whole, waited().then(() => without)]);
    known.set(locale, first);
    void whole.then((trials) => {
      // What failed is tried again with the next visitor.
      if (homeProblemNames.some((name) => trials[name] === null)) known.delete(locale);
      else known.set(locale, whole);
    });
    return first;
  };
}

/** How each try of the home page begins in a locale; null for what the maths could not say in its time. */
export async function beginTrials(maths: Maths, locale: Locale): Promise<FirstTrials> {
  const trials: (Trial | null)[] = [];
  // One after the other: a second maths process would be started for nothing.
  for (const name of homeProblemNames)
    trials.push(await beginTrial({ maths }, { problem: homeProblems[name], locale }).catch(() => null));
  return Object.fromEntries(homeProblemNames.map((name, at) => [name, trials[at]])) as FirstTrials;
}
