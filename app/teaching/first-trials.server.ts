import type { Maths } from '#app/maths/public.ts';
import type { Locale } from '#app/preferences/public.ts';
import { checkTrial } from './check-trial.server.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from './first-trials.ts';

/** The beginnings of the home page's tries, worked out once per locale: they never change. */
export function firstTrials(maths: Maths): (locale: Locale) => Promise<FirstTrials> {
  const known = new Map<Locale, FirstTrials>();
  return async (locale) => {
    const kept = known.get(locale);
    if (kept) return kept;
    const trials = await Promise.all(
      homeProblemNames.map((name) =>
        checkTrial({ maths }, { problem: homeProblems[name], locale }).catch(() => null),
      ),
    );
    const first = Object.fromEntries(homeProblemNames.map((name, at) => [name, trials[at]])) as FirstTrials;
    // What failed is tried again with the next visitor.
    if (trials.every((trial) => trial !== null)) known.set(locale, first);
    return first;
  };
}
