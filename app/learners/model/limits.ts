/** Limits of goals, apart from the schemas: screens need no more. */
export const longestTitle = 120;
/** Running at the same time: more than a few are none. */
export const mostGoals = 6;
