import { z } from 'zod';
import type { ModelId, TutorPolicy } from '../domain/models.ts';
import { policies } from '../domain/models.ts';

/** How a tutor model helps, as a version holds it. Another shape than the code knows is refused. */
export const policySchema = z.strictObject({
  afterFirstFailure: z.literal([1, 2]).nullable(),
  namesNextRule: z.boolean(),
  draws: z.enum(['always', 'after_slip', 'never']),
  reflects: z.boolean(),
  tellsTime: z.boolean(),
  // Versions from before skills were taught do not say it.
  begins: z.enum(['asking', 'telling', 'doing']).optional(),
});

/** How a language model is told to talk, by the language of the session. */
export const promptSchema = z.strictObject({ en: z.string(), es: z.string(), fr: z.string() });
export type VersionPrompt = z.infer<typeof promptSchema>;

/** What a version says about helping; the code's own policy where there is no version or it does not fit. */
export function policyOf(model: ModelId, stored: unknown): TutorPolicy {
  const { begins = policies[model].begins, ...rest } = policySchema.safeParse(stored).data ?? policies[model];
  return { ...rest, begins };
}
