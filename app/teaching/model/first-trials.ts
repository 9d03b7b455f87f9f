import { createContext } from 'react-router';
import type { Locale } from '#app/preferences/index.ts';
import type { Trial } from './views.ts';

/** Problems that the home page offers to try, as somebody would type them. */
export const homeProblems = {
  quadratics: 'x^2 - 5x + 6 = 0',
  fractions: '1/2 + 1/3',
  linear: '3(x - 2) = 9',
} as const;
type HomeProblem = keyof typeof homeProblems;
export const homeProblemNames = Object.keys(homeProblems) as HomeProblem[];

/** How each try begins; null where the maths could not say it in time, the browser then asks. */
export type FirstTrials = Record<HomeProblem, Trial | null>;

/** Where the home page's loader finds the beginnings. The server puts it in. */
export const firstTrialsContext = createContext<(locale: Locale) => Promise<FirstTrials>>(() =>
  Promise.resolve({ quadratics: null, fractions: null, linear: null }),
);
