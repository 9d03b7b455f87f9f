import type { TutorPolicy } from './models.ts';

/** How much somebody brings. Asked once, never judged. */
export const energies = ['low', 'okay', 'high'] as const;
export type Energy = (typeof energies)[number];

/** Lengths of a sprint in minutes that are offered; the API takes any from 5 to 25. */
export const sprints = [5, 10, 15, 20, 25] as const;
export const longestSprint = 25;

/** How long a sprint is when nothing was chosen. */
export const sprintMinutes: Record<Energy, number> = { low: 5, okay: 10, high: 15 };

/** Lengths of a break in minutes that are offered; the API takes any from 1 to 30. */
export const breaks = [2, 5, 10] as const;

/** Into how many parts a way is laid out. Who has much energy takes bigger ones. */
export const mostParts: Record<Energy, number> = { low: 3, okay: 3, high: 2 };

/**
 * How much of a step is given beforehand: with little energy a small question, otherwise the name of the next idea (both are H1),
 * with much energy nothing, so that what is right then counts as without help.
 */
export const policyFor = (policy: TutorPolicy, energy: Energy | undefined): TutorPolicy =>
  energy === undefined ? policy : { ...policy, namesNextRule: energy !== 'high' };

/** With little energy the question of the next idea is asked in place of its name. */
export const asksSmall = (energy: Energy | undefined): boolean => energy === 'low';
