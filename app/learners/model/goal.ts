import { z } from 'zod';
import { skillIds } from '@curvela/curriculum';
import { longestTitle } from './limits.ts';

/** A goal: skills to be mastered by a day. */
export const newGoalSchema = z.object({
  title: z.string().trim().min(1).max(longestTitle),
  skills: z.array(z.enum(skillIds)).min(1).max(60),
  /** ISO date; the day itself is included. */
  dueOn: z.iso.date(),
});
export type NewGoal = z.infer<typeof newGoalSchema>;

const forecastSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reached') }),
  z.object({ kind: z.literal('not_enough_known'), attempts: z.int(), needed: z.int() }),
  z.object({
    kind: z.literal('expected'),
    earliest: z.string(),
    likely: z.string(),
    latest: z.string(),
    questions: z.int(),
    inTime: z.enum(['yes', 'close', 'no']),
  }),
]);

export const goalSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  skills: z.array(z.object({ id: z.string(), name: z.string(), mastered: z.boolean() })),
  dueOn: z.string(),
  createdAt: z.string(),
  forecast: forecastSchema,
});
export type GoalView = z.infer<typeof goalSchema>;
