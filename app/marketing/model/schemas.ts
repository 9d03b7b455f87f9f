import { z } from 'zod';
import { contactTopics, emailPattern, longestMessage, longestName } from './contact-fields.ts';

export const contactSchema = z.object({
  topic: z.enum(contactTopics),
  name: z.string().trim().min(1).max(longestName),
  email: z.string().trim().max(254).regex(emailPattern),
  message: z.string().trim().min(1).max(longestMessage),
  /** People leave this field empty, because they do not see it; programs fill it in. */
  website: z.string().max(200).optional(),
  /** Milliseconds from the first letter to sending. */
  took: z.number().int().min(0).optional(),
  /** Whoever was taken for a program says that a person wrote it. */
  person: z.literal(true).optional(),
});
export type ContactMessage = z.infer<typeof contactSchema>;
