import { setTimeout as sleep } from 'node:timers/promises';
import type { Maths } from '#app/maths/public.ts';
import type { Locale } from '#app/preferences/public.ts';
import { beginTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from './first-trials.ts';
import type { Trial } from './views.ts';

/** Milliseconds for which pages wait, from the first of them on. */
const patience = 1500;
const without: FirstTrials = { quadratics: null, fractions: null, linear: null };

/**
 * The beginnings of the home page's tries, worked out once per locale, also for visitors who come at once: they never change. Where
 * the maths is asked more than it can answer, the page comes without them and the browser asks; `waited` resolves when that is so.
 */
export function firstTrials(
  maths: Maths,
  waited: () => Promise<unknown> = () => sleep(patience, undefined, { ref: false }),
): (locale: Locale) => Promise<FirstTrials> {
  const known = new Map<Locale, Promise<FirstTrials>>();
  return (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const whole = beginAll(maths, locale);
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

async function beginAll(maths: Maths, locale: Locale): Promise<FirstTrials> {
  const trials: (Trial | null)[] = [];
  // One after the other: a second maths process would be started for nothing.
  for (const name of homeProblemNames)
    trials.push(await beginTrial({ maths }, { problem: homeProblems[name], locale }).catch(() => null));
  return Object.fromEntries(homeProblemNames.map((name, at) => [name, trials[at]])) as FirstTrials;
}
