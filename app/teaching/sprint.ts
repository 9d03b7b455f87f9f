/** How much somebody brings. Asked once, never judged. */
export const energies = ['low', 'okay', 'high'] as const;
export type Energy = (typeof energies)[number];

/** Lengths of a sprint in minutes that are offered; the API takes any from 5 to 25. */
export const sprints = [5, 10, 15, 20, 25] as const;

/** How long a sprint is when nothing was chosen. */
export const sprintMinutes: Record<Energy, number> = { low: 5, okay: 10, high: 15 };
