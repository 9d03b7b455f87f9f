import { createContext } from 'react-router';
import type { Locale } from '#app/preferences/index.ts';
import type { Trial } from './views.ts';

/** Problems offered on the home page, as a visitor would type them. */
export const homeProblems = {
  quadratics: 'x^2 - 5x + 6 = 0',
  fractions: '1/2 + 1/3',
  linear: '3(x - 2) = 9',
} as const;
type HomeProblem = keyof typeof homeProblems;
export const homeProblemNames = Object.keys(homeProblems) as HomeProblem[];

/** The first step of each trial; null when the engine did not answer in time, the browser then requests it. */
export type FirstTrials = Record<HomeProblem, Trial | null>;

/** Set by the server for the home page's loader. */
export const firstTrialsContext = createContext<(locale: Locale) => Promise<FirstTrials>>(() =>
  Promise.resolve({ quadratics: null, fractions: null, linear: null }),
);
