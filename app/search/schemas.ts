import { z } from 'zod';
import { kinds } from './document.ts';
import { longestQuestion } from './question.ts';

/** Shapes of the search’s call. */
export const questionSchema = z.object({ q: z.string().trim().max(longestQuestion) });

const foundSchema = z.object({
  kind: z.enum(kinds),
  title: z.string(),
  lead: z.string(),
  /** Where it is read, as an own path. */
  address: z.string(),
});
export const foundListSchema = z.object({ found: z.array(foundSchema) });

export type FoundView = z.infer<typeof foundSchema>;
