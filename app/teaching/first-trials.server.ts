import type { Maths } from '#app/maths/public.ts';
import type { Locale } from '#app/preferences/public.ts';
import { beginTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from './first-trials.ts';
import type { Trial } from './views.ts';

/** The beginnings of the home page's tries, worked out once per locale: they never change. */
export function firstTrials(maths: Maths): (locale: Locale) => Promise<FirstTrials> {
  const known = new Map<Locale, FirstTrials>();
  return async (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const trials: (Trial | null)[] = [];
    // One after the other: a second maths process would be started for nothing.
    for (const name of homeProblemNames) {
      trials.push(await beginTrial({ maths }, { problem: homeProblems[name], locale }).catch(() => null));
    }
    const first = Object.fromEntries(homeProblemNames.map((name, at) => [name, trials[at]])) as FirstTrials;
    // What failed is tried again with the next visitor.
    if (trials.every((trial) => trial !== null)) known.set(locale, first);
    return first;
  };
}
