/** Limits of goals, separate from the schemas so that screens need not load zod. */
export const longestTitle = 120;
/** Maximum number of goals at the same time. */
export const mostGoals = 6;
