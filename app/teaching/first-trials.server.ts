import type { Maths } from '#app/maths/public.ts';
import type { Locale } from '#app/preferences/public.ts';
import { beginTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from './first-trials.ts';
import type { Trial } from './views.ts';

/** The beginnings of the home page's tries, worked out once per locale, also for visitors who come at once: they never change. */
export function firstTrials(maths: Maths): (locale: Locale) => Promise<FirstTrials> {
  const known = new Map<Locale, Promise<FirstTrials>>();
  return (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const first = beginAll(maths, locale);
    known.set(locale, first);
    void first.then((trials) => {
      // What failed is tried again with the next visitor.
      if (homeProblemNames.some((name) => trials[name] === null)) known.delete(locale);
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
