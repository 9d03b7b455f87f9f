import { z } from 'zod';
import { goalSchema } from '#app/learners/index.server.ts';

/** What is believed of a learner, on paper: for parents, and for a tutor who was allowed to read it. */
export const reportSchema = z.object({
  learner: z.object({ name: z.string(), schoolYear: z.string().nullable() }),
  /** Whether the learner belongs to the account that reads. */
  own: z.boolean(),
  madeAt: z.string(),
  /** The first and the last question that counts; null before there is one. */
  period: z.object({ from: z.string(), to: z.string(), questions: z.int() }).nullable(),
  /** Strands of which something is known, with the names of their skills. */
  strands: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      skills: z.int(),
      mastered: z.array(z.string()),
      due: z.array(z.string()),
      onTheWay: z.array(z.string()),
    }),
  ),
  claims: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(['mastered', 'kept', 'mistake', 'stuck', 'on_the_way']),
      text: z.string(),
      detail: z.string(),
      since: z.string(),
      /** An objection is open: it does not count. */
      disputed: z.boolean(),
    }),
  ),
  goals: z.array(goalSchema),
  /** What the forecasts count with. */
  pace: z.object({ eveningsAWeek: z.int(), minutesAnEvening: z.int() }),
});
export type ReportView = z.infer<typeof reportSchema>;
