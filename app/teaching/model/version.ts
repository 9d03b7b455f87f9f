import { z } from 'zod';
import type { ModelId, TutorPolicy } from '../domain/models.ts';
import { policies } from '../domain/models.ts';

/** Policy of a tutor model, as stored with a version. Unknown shapes are rejected. */
export const policySchema = z.strictObject({
  afterFirstFailure: z.literal([1, 2]).nullable(),
  namesNextRule: z.boolean(),
  draws: z.enum(['always', 'after_slip', 'never']),
  reflects: z.boolean(),
  tellsTime: z.boolean(),
  // Absent in versions created before skills were taught.
  begins: z.enum(['asking', 'telling', 'doing']).optional(),
  // Absent in versions created before word problems were set up.
  asksForModel: z.boolean().optional(),
});

/** Style instructions for a language model, by session language. */
export const promptSchema = z.strictObject({ en: z.string(), es: z.string(), fr: z.string() });
export type VersionPrompt = z.infer<typeof promptSchema>;

/** The policy of a version; the built-in one without a version or if the stored shape does not match. */
export function policyOf(model: ModelId, stored: unknown): TutorPolicy {
  const known = policies[model];
  const {
    begins = known.begins,
    asksForModel = known.asksForModel,
    ...rest
  } = policySchema.safeParse(stored).data ?? known;
  return { ...rest, begins, asksForModel };
}
