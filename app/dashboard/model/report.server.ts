import { z } from 'zod';
import { goalSchema } from '#app/learners/index.server.ts';

/** The learner report: for parents and linked adults, and for tutors with consent. */
export const reportSchema = z.object({
  learner: z.object({ name: z.string(), schoolYear: z.string().nullable() }),
  /** As whom the account reads. */
  reader: z.enum(['account', 'linked adult', 'tutor']),
  madeAt: z.string(),
  /** First and last question counted; null when there is none. */
  period: z.object({ from: z.string(), to: z.string(), questions: z.int() }).nullable(),
  /** Strands with any evidence, with the names of their skills. */
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
      /** An objection is open, so the claim does not count. */
      disputed: z.boolean(),
    }),
  ),
  goals: z.array(goalSchema),
  /** The pace used for forecasts. */
  pace: z.object({ eveningsAWeek: z.int(), minutesAnEvening: z.int() }),
});
export type ReportView = z.infer<typeof reportSchema>;
