/** Three problems to try on the home page: the text that the checker gets, and an example of how to type. */
export const trialProblems = {
  quadratics: { expected: 'x^2-5x+6=0', example: '(x-1)(x-6)=0' },
  fractions: { expected: '1/2+1/3', example: '2/5' },
  brackets: { expected: '(x-3)^2', example: 'x^2+9' },
} as const;

export type TrialProblem = keyof typeof trialProblems;
