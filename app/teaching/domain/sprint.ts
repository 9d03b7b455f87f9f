import type { TutorPolicy } from './models.ts';

/** The learner's energy. Asked once, never judged. */
export const energies = ['low', 'okay', 'high'] as const;
export type Energy = (typeof energies)[number];

/** Sprint lengths offered, in minutes; the API accepts 5 to 25. */
export const sprints = [5, 10, 15, 20, 25] as const;
export const longestSprint = 25;

/** Default sprint length in minutes. */
export const sprintMinutes: Record<Energy, number> = { low: 5, okay: 10, high: 15 };

/** Break lengths offered, in minutes; the API accepts 1 to 30. */
export const breaks = [2, 5, 10] as const;

/** Number of parts a plan is divided into: more energy, larger parts. */
export const mostParts: Record<Energy, number> = { low: 3, okay: 3, high: 2 };

/**
 * How much help precedes a step: with low energy a small question, otherwise the name of the next idea (both are H1), with high energy
 * none, so that a correct line counts as unaided.
 */
export const policyFor = (policy: TutorPolicy, energy: Energy | undefined): TutorPolicy =>
  energy === undefined ? policy : { ...policy, namesNextRule: energy !== 'high' };

/** With low energy the concept's question replaces its name. */
export const asksSmall = (energy: Energy | undefined): boolean => energy === 'low';
